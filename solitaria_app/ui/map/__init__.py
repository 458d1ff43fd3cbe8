"""The map: the board as drawn from assets/maps, with everything that stands on it."""
