"""Lights up the provinces that may be chosen."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter

from solitaria_app.ui.colours import MarkColours

from .camera import Camera
from .layer import MARGIN, Layer
from .scene import Scene
from .shapes import faded, pen
from .targets import Target

Lit = tuple[tuple[int, bool, bool], ...]
"""For each choice its province, whether it is selected, whether it has an outline."""


class Veil:
    """A picture of the lit provinces over the ground; painted anew when they change."""

    def __init__(self) -> None:
        self._layer: Layer | None = None
        self._lit: Lit = ()

    def draw(
        self,
        painter: QPainter,
        scene: Scene,
        camera: Camera,
        ratio: float,
        area: QRect,
        colours: MarkColours,
        pointed: tuple[Target | None, ...],
        hurry: bool,
    ) -> None:
        """Draw what of it lies in `area` (pixels); what is `pointed` at gets an outline."""
        lit = tuple(
            (
                target.number,
                choice.emphasis == "selected",
                choice.emphasis == "selected" or target in pointed,
            )
            for target, choice in scene.choices.items()
            if target.kind == "province" and (choice.emphasis != "quiet" or target in pointed)
        )
        if not lit:
            self._layer = None
            return
        if self._layer is None or lit != self._lit:
            self._layer, self._lit = Layer(see_through=True), lit
        size = (camera.width, camera.height)
        margin = MARGIN if camera.zoomed else 0.0
        self._layer.update(
            size,
            ratio,
            camera.scale,
            camera.offset,
            margin,
            lambda p, clip: _paint(p, clip, scene, lit, colours, 1 / camera.scale),
            hurry,
        )
        self._layer.draw(painter, ratio, camera.scale, camera.offset, area)


def _paint(
    painter: QPainter, clip: QRectF, scene: Scene, lit: Lit, colours: MarkColours, pixel: float
) -> None:
    """Fill the provinces and outline some; `pixel` is the size of one in map units."""
    for number, selected, outlined in lit:
        path = scene.ground.province_path(number)
        if not path.controlPointRect().intersects(clip):
            continue
        colour = colours.selected if selected else colours.option
        painter.fillPath(path, faded(colour, 0.12))
        if outlined:
            painter.strokePath(path, pen(faded(colours.plate, 0.7), 4.5 * pixel))
            painter.strokePath(path, pen(colour, 2.4 * pixel))
