"""Checks that hold after every input of any game, and games to try them on."""
