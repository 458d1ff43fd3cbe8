"""Makes the drawing of a board: land, provinces, lines, and a place for every word and piece.

Runs once on a developer's machine; its results are the files under assets/maps. See docs/map.md.
"""
