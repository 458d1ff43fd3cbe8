"""Sizes of what is drawn on the map, in map units (1600 units are the width of the board).

In a window of 1280x800 the map gets about 900 pixels, so one unit is 0.5625 pixels there. The
sizes are written into the map files: who draws with them finds the places free of overlap.
"""

from __future__ import annotations

WIDTH = 1600
MARGIN_X, MARGIN_Y = 700.0, 560.0
"""How far land and sea go on beyond the board on each side."""

CITY_MARGIN = (72.0, 78.0, 72.0, 84.0)
"""Room round the outermost cities: left, top, right, bottom."""
STAND_MARGIN = 36.0
"""Room round the outermost stands of colonists."""

LABEL_FONT = 20.0
LABEL_CAPITALS = 14.0
"""Height of the capitals of a city's name."""
NAME_FONT = 23.0
NAME_CAPITALS = 16.0
"""Height of the capitals of a province's name."""

TEMPLE = (40.0, 36.0)
CAPITAL = (60.0, 52.0)
BADGE = 28.0
HOUSE = 28.0
COLONIST = (34.0, 40.0)
BANNER = (34.0, 30.0)
STAND = 16.0
"""Diameter of the mark on a line where nobody stands."""
