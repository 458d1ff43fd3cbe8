"""Keeps what changes seldom as a picture of the present view, so that pieces change without it."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

MARGIN = 96.0
"""How much is painted beyond the edges when the map can be moved, in pixels."""

PaintLayer = Callable[[QPainter, QRectF], None]
"""Paints what lies in a rectangle of map units; the painter is in map units."""


class Layer:
    """A picture of part of the map; panning moves it and paints only what comes into sight."""

    def __init__(self, see_through: bool = False) -> None:
        self._see_through = see_through
        self._picture = QPixmap()
        self._scale = 0.0
        self._at = (0, 0)
        """Pixel of the picture where the map's origin is."""
        self._view = (0, 0)
        """Pixel of the picture where the widget begins."""
        self._key: object = None
        self._cost = 0.0
        self._done = 0.0

    def forget(self) -> None:
        """Paint all of it anew next time."""
        self._key = None
        self._done = 0.0

    def update(
        self,
        size: tuple[float, float],
        ratio: float,
        scale: float,
        offset: tuple[float, float],
        margin: float,
        paint: PaintLayer,
        hurry: bool,
    ) -> bool:
        """Bring the picture up to date; False if it was left for later.

        `size` in pixels, `ratio` device pixels each, `scale` and `offset` as the camera has them;
        `margin` is how much is painted beyond each side, in pixels, so that a small movement needs
        no painting. With `hurry`, a picture that is expensive and was painted just now stays:
        `draw` stretches it, and the caller comes back when the hurry is over.
        """
        device = scale * ratio
        at = (round(offset[0] * ratio), round(offset[1] * ratio))
        edge = round(margin * ratio)
        wide = max(1, round(size[0] * ratio)) + 2 * edge
        high = max(1, round(size[1] * ratio)) + 2 * edge
        key = (wide, high, ratio, device, edge)
        if key == self._key:
            self._look(at, edge, paint)
            return True
        now = time.perf_counter()
        if hurry and not self._picture.isNull() and now - self._done < 3 * self._cost + 0.05:
            return False
        if self._picture.width() != wide or self._picture.height() != high:
            self._picture = QPixmap(wide, high)
            if self._see_through:
                self._picture.fill(Qt.GlobalColor.transparent)  # gives it an alpha channel
        self._key, self._scale = key, device
        self._at, self._view = (at[0] + edge, at[1] + edge), (edge, edge)
        self._paint([QRect(0, 0, wide, high)], paint)
        self._done = time.perf_counter()
        self._cost = self._done - now
        return True

    def draw(
        self,
        painter: QPainter,
        ratio: float,
        scale: float,
        offset: tuple[float, float],
        area: QRect,
    ) -> None:
        """Draw the part of the picture in `area` (pixels); stretched if it is of another view."""
        stretch = scale * ratio / self._scale
        if abs(stretch - 1) < 1e-9:
            source = QRectF(
                area.x() * ratio + self._view[0],
                area.y() * ratio + self._view[1],
                area.width() * ratio,
                area.height() * ratio,
            )
            painter.drawPixmap(QRectF(area), self._picture, source)
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        left = offset[0] - self._at[0] * stretch / ratio
        top = offset[1] - self._at[1] * stretch / ratio
        wide = self._picture.width() * stretch / ratio
        high = self._picture.height() * stretch / ratio
        whole = QRectF(0, 0, self._picture.width(), self._picture.height())
        painter.drawPixmap(QRectF(left, top, wide, high), self._picture, whole)

    def _look(self, at: tuple[int, int], edge: int, paint: PaintLayer) -> None:
        """Look at another part of the picture; move what it shows if it does not reach."""
        self._view = (self._at[0] - at[0], self._at[1] - at[1])
        if all(0 <= view <= 2 * edge for view in self._view):
            return
        dx, dy = (edge - view for view in self._view)
        self._at = (at[0] + edge, at[1] + edge)
        self._view = (edge, edge)
        whole = QRect(QPoint(0, 0), self._picture.size())
        wide, high = whole.width(), whole.height()
        if abs(dx) >= wide or abs(dy) >= high:
            self._paint([whole], paint)
            return
        self._picture.scroll(dx, dy, whole)
        side = QRect(0 if dx > 0 else wide + dx, 0, abs(dx), high)
        level = QRect(0, 0 if dy > 0 else high + dy, wide, abs(dy))
        self._paint([strip for strip in (side, level) if not strip.isEmpty()], paint)

    def _paint(self, areas: list[QRect], paint: PaintLayer) -> None:
        painter = QPainter(self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for area in areas:
            painter.save()
            painter.setClipRect(area, Qt.ClipOperation.ReplaceClip)
            if self._see_through:
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
                painter.fillRect(area, Qt.GlobalColor.transparent)
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
            painter.translate(*self._at)
            painter.scale(self._scale, self._scale)
            paint(
                painter,
                QRectF(
                    (area.x() - self._at[0]) / self._scale,
                    (area.y() - self._at[1]) / self._scale,
                    area.width() / self._scale,
                    area.height() / self._scale,
                ),
            )
            painter.restore()
        painter.end()
