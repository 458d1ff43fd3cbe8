"""Which part of the map is seen: zoom and pan, as plain numbers."""

from __future__ import annotations

MAX_ZOOM = 5.0
"""Nearest view, as a factor of the view that shows the whole board."""
STEP = 1.25
"""Factor of one press of a zoom key."""


class Camera:
    """Turns map units into pixels: `x * scale + dx`.

    At zoom 1 the whole board (`bounds`: left, top, right, bottom) fits into the widget, and
    what lies around it fills the rest.
    """

    def __init__(self) -> None:
        self.bounds = (0.0, 0.0, 1600.0, 900.0)
        self.width, self.height = 1.0, 1.0
        self.zoom = 1.0
        self.centre = (800.0, 450.0)

    def set_bounds(self, bounds: tuple[float, float, float, float]) -> None:
        """Look at another board, all of it."""
        self.bounds = bounds
        self.fit()

    def set_size(self, width: float, height: float) -> None:
        """The widget's size in pixels; keeps what is in the middle in the middle."""
        self.width, self.height = max(1.0, width), max(1.0, height)
        self._hold()

    @property
    def scale(self) -> float:
        """Pixels a map unit."""
        left, top, right, bottom = self.bounds
        return self.zoom * min(self.width / (right - left), self.height / (bottom - top))

    @property
    def offset(self) -> tuple[float, float]:
        """Pixel position of the map's origin."""
        scale = self.scale
        return (
            self.width / 2 - self.centre[0] * scale,
            self.height / 2 - self.centre[1] * scale,
        )

    @property
    def zoomed(self) -> bool:
        """Whether part of the board may be out of sight."""
        return self.zoom > 1.0001

    def to_pixels(self, x: float, y: float) -> tuple[float, float]:
        """The pixel of a map point."""
        scale, (dx, dy) = self.scale, self.offset
        return x * scale + dx, y * scale + dy

    def to_map(self, x: float, y: float) -> tuple[float, float]:
        """The map point of a pixel."""
        scale, (dx, dy) = self.scale, self.offset
        return (x - dx) / scale, (y - dy) / scale

    def fit(self) -> None:
        """Show the whole board."""
        left, top, right, bottom = self.bounds
        self.zoom = 1.0
        self.centre = ((left + right) / 2, (top + bottom) / 2)

    def zoom_by(self, factor: float, x: float, y: float) -> bool:
        """Zoom so that the map point at pixel (x, y) stays there; whether anything changed."""
        wanted = min(MAX_ZOOM, max(1.0, self.zoom * factor))
        if wanted == self.zoom:
            return False
        point = self.to_map(x, y)
        self.zoom = wanted
        scale = self.scale
        self.centre = (
            point[0] - (x - self.width / 2) / scale,
            point[1] - (y - self.height / 2) / scale,
        )
        self._hold()
        return True

    def pan(self, dx: float, dy: float) -> bool:
        """Move what is seen by pixels; whether anything changed."""
        before = self.centre
        scale = self.scale
        self.centre = (before[0] - dx / scale, before[1] - dy / scale)
        self._hold()
        return self.centre != before

    def reveal(self, x: float, y: float, margin: float) -> bool:
        """Pan so that a map point is at least `margin` pixels inside; whether anything changed."""
        px, py = self.to_pixels(x, y)
        dx = _inside(px, margin, self.width - margin)
        dy = _inside(py, margin, self.height - margin)
        return self.pan(dx, dy) if dx or dy else False

    def _hold(self) -> None:
        """Keep the board in the widget: centred along a side where all of it is seen."""
        left, top, right, bottom = self.bounds
        scale = self.scale
        self.centre = (
            _held(self.centre[0], left, right, self.width / scale),
            _held(self.centre[1], top, bottom, self.height / scale),
        )


def _held(centre: float, low: float, high: float, seen: float) -> float:
    if seen >= high - low:
        return (low + high) / 2
    return min(high - seen / 2, max(low + seen / 2, centre))


def _inside(value: float, low: float, high: float) -> float:
    """How far to move `value` so that it lies between `low` and `high`."""
    if low > high:
        return 0.0
    return max(low - value, 0.0) + min(high - value, 0.0)
