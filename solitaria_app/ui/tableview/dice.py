"""The dice of a reaction, as large as their place allows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from solitaria_app.ui import drawings
from solitaria_app.ui.drawings import DieFace
from solitaria_app.ui.view import View

GAP = 0.18
"""Space between two dice, as a part of one."""
IN_A_ROW = 5
"""From so many dice on they get smaller."""


class Dice(QWidget):
    """In the order they were rolled, the last one at the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self.faces: tuple[DieFace, ...] = ()
        self.side = 0
        """The side of a die where all have their place, in pixels."""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def show_dice(self, view: View, faces: Sequence[DieFace]) -> None:
        """Show faces; none hides the widget."""
        self._view, self.faces = view, tuple(faces)
        say = view.words.say
        told = [
            say.texts.sentence("event.rolled", die=say.die(f.die), face=say.face(f.face), by="")
            for f in faces
        ]
        self.setAccessibleName(" ".join(told))
        self.setVisible(bool(faces))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        count = min(len(self.faces), IN_A_ROW)
        return QSize(round(count * self.side * (1 + GAP)), self.side)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._view is None or not self.faces:
            return
        painter = QPainter(self)
        side = min(self.side, self.height(), self.width() / len(self.faces) / (1 + GAP))
        for n, face in enumerate(self.faces):
            box = QRectF(n * side * (1 + GAP), (self.height() - side) / 2, side, side)
            drawings.draw(painter, box, face, self._view.theme)
