"""Pictures of pieces at the present zoom, painted once each."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

MARGIN = 4.0
"""Room round a piece for its outline and shadow, in map units."""


class Sprites:
    """Keeps pictures by key until scale, device pixel ratio or theme change."""

    def __init__(self) -> None:
        self._pictures: dict[Hashable, QPixmap] = {}
        self._for: object = None
        self._scale, self._ratio, self._stretch = 1.0, 1.0, 1.0

    def prepare(self, scale: float, ratio: float, theme: Hashable, hurry: bool) -> None:
        """Say what the pictures are for; others are thrown away.

        With `hurry`, those of another scale are stretched instead.
        """
        kind = (ratio, theme)
        if kind != self._for or (scale != self._scale and not hurry):
            self._for, self._scale, self._ratio = kind, scale, ratio
            self._pictures.clear()
        self._stretch = scale / self._scale

    def draw(
        self,
        painter: QPainter,
        key: Hashable,
        x: float,
        y: float,
        size: tuple[float, float],
        paint: Callable[[QPainter], None],
    ) -> None:
        """Draw a picture with its middle at pixel (x, y), on whole device pixels.

        `size` in map units; `paint` draws it round (0, 0) when it is needed for the first time.
        """
        picture = self._pictures.get(key)
        if picture is None:
            picture = self._pictures[key] = self._make(size, paint)
        ratio = self._ratio
        if self._stretch != 1.0:
            part = self._stretch / ratio
            wide, high = picture.width() * part, picture.height() * part
            source = QRectF(0, 0, picture.width(), picture.height())
            painter.drawPixmap(QRectF(x - wide / 2, y - high / 2, wide, high), picture, source)
            return
        left = round(x * ratio - picture.width() / 2) / ratio
        top = round(y * ratio - picture.height() / 2) / ratio
        painter.drawPixmap(QPointF(left, top), picture)

    def _make(self, size: tuple[float, float], paint: Callable[[QPainter], None]) -> QPixmap:
        device = self._scale * self._ratio
        wide, high = (2 * math.ceil((s / 2 + MARGIN) * device) for s in size)
        picture = QPixmap(wide, high)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(wide / 2, high / 2)
        painter.scale(device, device)
        paint(painter)
        painter.end()
        picture.setDevicePixelRatio(self._ratio)
        return picture
