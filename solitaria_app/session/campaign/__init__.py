"""Campaigns: games one after the other whose results decide how the next one begins."""
