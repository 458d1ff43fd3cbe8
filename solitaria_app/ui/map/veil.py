"""Lights up the provinces that may be chosen; painted once for each view and set of choices."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from solitaria_app.ui.theme import Theme

from .camera import Camera
from .scene import Scene
from .shapes import faded, pen


class Veil:
    """A picture of the lit provinces over the ground."""

    def __init__(self) -> None:
        self._picture = QPixmap()
        self._for: object = None

    def draw(
        self,
        painter: QPainter,
        scene: Scene,
        camera: Camera,
        ratio: float,
        area: QRectF,
        theme: Theme,
    ) -> None:
        """Draw what of it lies in `area` (pixels)."""
        lit = tuple(
            (choice.target.number, choice.emphasis)
            for choice in scene.choices.values()
            if choice.target.kind == "province"
        )
        if not lit:
            self._picture, self._for = QPixmap(), None
            return
        wide, high = round(camera.width * ratio), round(camera.height * ratio)
        key = (id(scene), lit, camera.scale, camera.offset, wide, high, theme)
        if key != self._for:
            self._for = key
            self._picture = QPixmap(wide, high)
            self._picture.fill(Qt.GlobalColor.transparent)
            self._paint(scene, camera, ratio, lit, theme)
        source = QRectF(
            area.x() * ratio, area.y() * ratio, area.width() * ratio, area.height() * ratio
        )
        painter.drawPixmap(area, self._picture, source)

    def _paint(
        self,
        scene: Scene,
        camera: Camera,
        ratio: float,
        lit: tuple[tuple[int, str], ...],
        theme: Theme,
    ) -> None:
        colours = theme.colours.marks
        painter = QPainter(self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(ratio, ratio)
        (dx, dy), scale = camera.offset, camera.scale
        to_pixels = QTransform().translate(dx, dy).scale(scale, scale)
        for number, emphasis in lit:
            path = to_pixels.map(scene.ground.province_path(number))
            chosen = emphasis == "selected"
            colour = colours.selected if chosen else colours.option
            painter.fillPath(path, faded(colour, 0.16 if chosen else 0.1))
            painter.strokePath(path, pen(faded(colours.plate, 0.7), 4.5))
            painter.strokePath(path, pen(colour, 2.4 if chosen else 1.8))
        painter.end()
