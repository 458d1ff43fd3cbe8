"""Campaigns: the screen that tells their story, and their sign in the window of a game."""
