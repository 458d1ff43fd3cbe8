"""The dice of the last reaction, small beside the prompt."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from solitaria_app.ui import drawings
from solitaria_app.ui.drawings import DieFace
from solitaria_app.ui.view import View


class DiceStrip(QWidget):
    """The dice of the last reaction, as they fell."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self.faces: tuple[DieFace, ...] = ()

    def show_dice(self, view: View, faces: Sequence[DieFace]) -> None:
        """Show faces in the order they were rolled."""
        self._view, self.faces = view, tuple(faces)
        say = view.words.say
        told = [
            say.texts.sentence("event.rolled", die=say.die(f.die), face=say.face(f.face), by="")
            for f in faces
        ]
        self.setAccessibleName(" ".join(told))
        self.setToolTip("\n".join(told))
        self.setVisible(bool(faces))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        if self._view is None:
            return QSize(0, 0)
        side = self._view.theme.size(1.75)
        return QSize(round(len(self.faces) * (side + 4)), round(side))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._view is None:
            return
        painter = QPainter(self)
        side = min(self._view.theme.size(1.75), self.height())
        for n, face in enumerate(self.faces):
            box = QRectF(n * (side + 4), (self.height() - side) / 2, side, side)
            drawings.draw(painter, box, face, self._view.theme)
