"""The parts of the window round the map."""
