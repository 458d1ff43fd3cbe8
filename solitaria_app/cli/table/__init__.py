"""The state of a game drawn for a terminal: both sides, display, board, points."""
