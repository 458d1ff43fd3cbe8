"""A running game: header, journal, chance from a seed, saving, simulation and sentences."""
