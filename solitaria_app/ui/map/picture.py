"""Paints what changes on the map: goods, pieces, choices and marks, over the ground."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QTransform

from solitaria_app.ui.theme import Theme

from . import marks, plates
from .camera import Camera
from .places import Box, box_round
from .scene import Scene
from .sprites import Sprites
from .targets import Choice, Mark, MarkStyle, Target
from .things import paint_things
from .trails import paint_trail, trails
from .veil import Veil

LEAST_RING = 12.0
"""Radius of the smallest ring, in pixels."""
REACH = 48.0
"""How far a thing is painted round its middle at most, in map units."""

ORDER: tuple[MarkStyle, ...] = ("hint", "candidate", "struck", "built", "winner")


class Picture:
    """Paints a scene for a camera, in pixels. Keeps what it can from one time to the next."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._sprites = Sprites()
        self._veil = Veil()
        self._plates: list[tuple[QRectF, Mark]] = []
        self._plates_for: object = None

    def forget(self) -> None:
        """Words find their places anew: state or marks have changed."""
        self._plates_for = None

    def ring(self, scene: Scene, camera: Camera, target: Target) -> tuple[QPointF, float]:
        """Middle and radius of the ring round a thing, in pixels."""
        x, y = camera.to_pixels(*scene.places.at(target))
        return QPointF(x, y), max(LEAST_RING, scene.places.radius(target) * camera.scale)

    def paint(
        self,
        painter: QPainter,
        scene: Scene,
        camera: Camera,
        ratio: float,
        area: QRect,
        pulse: float,
        pointed: Target | None,
        focus: Target | None,
        hurry: bool,
    ) -> None:
        """Paint everything that touches `area`. `pulse` from 0 to 1, 0 for none.

        With `hurry`, pictures made for another zoom are good enough.
        """
        scale, (dx, dy) = camera.scale, camera.offset
        self._sprites.prepare(scale, ratio, self.theme, hurry)
        to_pixels = QTransform().translate(dx, dy).scale(scale, scale)
        near = QRectF(area).adjusted(-REACH * scale - 24, -REACH * scale - 24, REACH * scale + 24,
                             REACH * scale + 24)  # fmt: skip
        self._veil.draw(
            painter,
            scene,
            camera,
            ratio,
            area,
            self.theme.colours.marks,
            (pointed, focus),
            hurry,
        )
        for steps in trails(_gone(scene.marks), scene.board, scene.ways):
            paint_trail(painter, steps, to_pixels, self.theme.colours.marks)
        shown: list[Mark | Choice] = [*_sorted(scene.marks), *scene.choices.values()]
        rings = [(thing, *self.ring(scene, camera, thing.target)) for thing in shown]
        rings = [ring for ring in rings if near.contains(ring[1])]
        for thing, at, radius in rings:
            if isinstance(thing, Mark):
                self._under_mark(painter, thing, at, radius)
            else:
                self._under_choice(painter, thing, at, radius, pulse, thing.target == pointed)
        if pointed is not None and pointed not in scene.choices:
            at, radius = self.ring(scene, camera, pointed)
            marks.paint_pointed(painter, at, radius, self.theme.colours.marks)
        paint_things(painter, self._sprites, scene, camera, near, self.theme)
        for thing, at, radius in rings:
            if isinstance(thing, Choice):
                self._over_choice(painter, thing, at, radius)
            elif thing.style == "struck":
                marks.paint_struck(painter, at, radius, self.theme.colours.marks)
        if focus is not None:
            at, radius = self.ring(scene, camera, focus)
            marks.paint_focus(painter, at, radius, self.theme.colours.marks)
        for box, mark in self._words(scene, camera):
            if box.intersects(QRectF(area)):
                marks.paint_plate(painter, box, mark, self.theme)

    def _under_mark(self, painter: QPainter, mark: Mark, at: QPointF, radius: float) -> None:
        paint = {
            "hint": marks.paint_hint,
            "candidate": marks.paint_candidate,
            "built": marks.paint_built,
            "winner": marks.paint_winner,
        }.get(mark.style)
        if paint is not None:
            paint(painter, at, radius, self.theme.colours.marks)

    def _under_choice(
        self,
        painter: QPainter,
        choice: Choice,
        at: QPointF,
        radius: float,
        pulse: float,
        pointed: bool,
    ) -> None:
        colours = self.theme.colours.marks
        grown = radius + 2.5 if pointed else radius
        if choice.emphasis == "selected":
            marks.paint_selected(painter, at, grown, colours)
        elif choice.emphasis == "option" or pointed:
            marks.paint_option(painter, at, grown, colours, 0.45 if pointed else pulse)

    def _over_choice(self, painter: QPainter, choice: Choice, at: QPointF, radius: float) -> None:
        selected = choice.emphasis == "selected"
        if selected:
            marks.paint_tick(painter, at, radius, self.theme.colours.marks)
        if choice.badge:
            corner = QPointF(at.x() - radius * 0.71, at.y() - radius * 0.71)
            beside = at if choice.target.kind == "line" else corner
            marks.paint_badge(painter, beside, choice.badge, self.theme, selected)

    def _words(self, scene: Scene, camera: Camera) -> list[tuple[QRectF, Mark]]:
        """The plates of marks with a word: box in pixels, and the mark."""
        key = (camera.scale, camera.offset, self.theme)
        if key != self._plates_for:
            self._plates_for = key
            self._plates = self._lay_out(scene, camera)
        return self._plates

    def _lay_out(self, scene: Scene, camera: Camera) -> list[tuple[QRectF, Mark]]:
        said = [m for m in scene.marks if m.text]
        if not said:
            return []
        wanted = []
        for mark in said:
            at, radius = self.ring(scene, camera, mark.target)
            wanted.append(plates.Wanted(at.x(), at.y(), radius,
                                        *marks.plate_size(mark, self.theme)))  # fmt: skip
        boxes = plates.place(
            wanted,
            [_pixels(camera, box) for box in scene.places.labels],
            [_pixels(camera, box) for box in _solid(scene)],
            (2.0, 2.0, camera.width - 2.0, camera.height - 2.0),
        )
        return [
            (QRectF(QPointF(b[0], b[1]), QPointF(b[2], b[3])), m)
            for m, b in zip(said, boxes, strict=True)
        ]


def _sorted(said: list[Mark]) -> list[Mark]:
    """The marks that are rings, in the order they are painted."""
    return sorted((m for m in said if m.style != "moved"), key=lambda m: ORDER.index(m.style))


def _gone(said: list[Mark]) -> list[list[int]]:
    """The ways of colonists, each as the places it passes."""
    found: list[list[int]] = []
    for mark in said:
        if mark.style == "moved":
            if mark.starts or not found:
                found.append([])
            found[-1].append(_place(mark.target))
    return found


def _place(target: Target) -> int:
    """A target as a place where colonists stand."""
    return ~target.number if target.kind == "city" else target.number


def _pixels(camera: Camera, box: Box) -> Box:
    left, top = camera.to_pixels(box[0], box[1])
    right, bottom = camera.to_pixels(box[2], box[3])
    return (left, top, right, bottom)


def _solid(scene: Scene) -> list[Box]:
    """What words of marks should not hide: temples, goods, houses, colonists, banners."""
    sizes, places = scene.sizes, scene.places
    return [
        *(box_round(c.at, sizes.temple) for c in places.cities),
        *(box_round(c.badge, sizes.badge) for c in places.cities if c.badge is not None),
        *(box_round(house.at, sizes.house) for house in places.houses),
        *(box_round(piece.at, sizes.colonist) for piece in places.pieces),
        *(box_round(banner, sizes.banner) for banner in places.banners),
    ]
