"""A whole game in the terminal: menu, commands, saving."""
