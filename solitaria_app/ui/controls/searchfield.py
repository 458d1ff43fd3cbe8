"""A field to search with, and the small × in it that empties it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from solitaria_app.ui.controls.dismiss import Dismiss
from solitaria_app.ui.theme import Theme


class SearchField(QLineEdit):
    """Qt's own sign for it stands too low where a style sheet pads the field."""

    def __init__(self, theme: Theme, empty: str, parent: QWidget | None = None) -> None:
        """`empty`: what the × does, in words."""
        super().__init__(parent)
        self.emptying = Dismiss(self)
        self.emptying.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # keys select and delete
        self.emptying.setCursor(Qt.CursorShape.ArrowCursor)
        self.emptying.dress(theme, empty)
        self.emptying.resize(self.emptying.sizeHint())
        self.emptying.clicked.connect(self.clear)
        self.emptying.hide()
        self.setTextMargins(0, 0, self.emptying.width(), 0)
        self.textChanged.connect(lambda text: self.emptying.setVisible(bool(text)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = self.height() - self.emptying.height()
        self.emptying.move(self.width() - self.emptying.width() - room // 2, room // 2)
