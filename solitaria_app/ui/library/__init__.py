"""The library of games: a list to search, sort and tidy up, from which games are opened."""
