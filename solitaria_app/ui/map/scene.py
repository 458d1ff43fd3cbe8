"""What the map shows: a board with its drawing, a state, choices and marks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from solitaria_app.content.model import BoardData
from solitaria_app.engine.state import GameState
from solitaria_app.ui.colours import MapColours

from .ground import Ground
from .lettering import Lettering
from .mapfile import load_drawing
from .places import Places
from .targets import Choice, Mark, Target
from .ways import Ways


class Scene:
    """A board ready to paint, and what is to be shown on it."""

    def __init__(self, data: BoardData) -> None:
        drawing = load_drawing(data)
        self.board = data.board
        self.bounds, self.sizes = drawing.bounds, drawing.sizes
        self.ground, self.ways = Ground(drawing), Ways(drawing)
        cities = [drawing.cities[city.id] for city in self.board.cities]
        self.lettering = Lettering(drawing, cities, [city.name for city in self.board.cities])
        labels = [
            (box.left(), box.top(), box.right(), box.bottom()) for box in self.lettering.labels
        ]
        self.places = Places(drawing, data, labels)
        self.state: GameState | None = None
        self.choices: dict[Target, Choice] = {}
        self.marks: list[Mark] = []

    def set_state(self, state: GameState) -> None:
        """Show a state of a game on this board."""
        self.state = state
        self.places.set_state(state)

    def set_choices(self, choices: Iterable[Choice]) -> None:
        """Show what may be chosen."""
        self.choices = {choice.target: choice for choice in choices}

    def set_marks(self, marks: Sequence[Mark]) -> None:
        """Show marks."""
        self.marks = list(marks)

    def paint_ground(self, painter: QPainter, colours: MapColours, clip: QRectF) -> None:
        """Paint all that never changes; the painter is in map units."""
        self.ground.paint(painter, colours, clip)
        self.ways.paint(painter, colours, clip)
        self.lettering.paint_provinces(painter, colours, clip)

    def choice_at(self, x: float, y: float, reach: float, slack: float) -> Target | None:
        """The choice a point means: what it lies on, its province, or the nearest around.

        `reach` is the distance to the middle of a thing, `slack` to its edge, in map units.
        """
        if not self.choices:
            return None
        on = self.places.nearest(self.choices, x, y, 0.0, 0.5)
        if on is not None:
            return on
        number = self.ground.province_at(x, y)
        province = None if number is None else self.choices.get(Target("province", number))
        if province is not None and province.emphasis != "quiet":
            return province.target
        near = self.places.nearest(self.choices, x, y, reach, slack)
        return province.target if near is None and province is not None else near

    def thing_at(self, x: float, y: float, reach: float) -> Target | None:
        """Whatever is at a point, choosable or not; on open land its province."""
        found = self.places.nearest(self.places.everything(), x, y, reach, 1.5)
        if found is None:
            province = self.ground.province_at(x, y)
            found = None if province is None else Target("province", province)
        return found
