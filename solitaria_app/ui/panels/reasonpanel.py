"""The reason: the lines of one reaction, and the way to earlier ones."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPolygonF, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from solitaria_app.ui.controls.arrowbutton import SIZE, ArrowButton
from solitaria_app.ui.panels.openrows import OpenRows
from solitaria_app.ui.panels.rows import RowText
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme


class ReasonPanel(QWidget):
    """A head with two buttons, and the lines."""

    turned = Signal()
    """Another reaction is wanted: see `back`."""
    again = Signal()
    """The reaction is to play out once more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.back = 0
        """How many reactions before the latest one are looked at."""
        self.rows = OpenRows("why", self)
        self.title = QLabel(self)
        self.title.setProperty("role", "key")
        self.earlier = self._button("Alt+Up", 1)
        self.later = self._button("Alt+Down", -1)
        self.replay = _PlayButton(1, self)
        self.replay.clicked.connect(self.again)
        head = QHBoxLayout()
        head.setSpacing(2)
        head.addWidget(self.title, 1)
        head.addWidget(self.replay)
        head.addWidget(self.earlier)
        head.addWidget(self.later)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(2)
        whole.addLayout(head)
        whole.addWidget(self.rows, 1)
        self.setFocusProxy(self.rows)

    def _button(self, keys: str, way: int) -> ArrowButton:
        button = ArrowButton(-way, self)
        button.clicked.connect(lambda: self._turn(way))
        shortcut = QShortcut(QKeySequence(keys), self)
        shortcut.activated.connect(button.click)
        return button

    def dress(self, texts: Texts, theme: Theme) -> None:
        """The looks and names of its buttons."""
        for button, key in (
            (self.replay, "why.again"),
            (self.earlier, "why.earlier"),
            (self.later, "why.later"),
        ):
            button.dress(theme, texts(key))

    def refresh(
        self, title: str, rows: Sequence[RowText], before: int, theme: Theme, latest: bool
    ) -> None:
        """Show a reaction; `before` is how many there are before it, `latest` if none is after."""
        self.title.setText(title)
        self.earlier.setEnabled(before > 0)
        self.later.setEnabled(not latest)
        for part in (self.title, self.replay, self.earlier, self.later):
            part.setVisible(bool(title))
        self.rows.set_rows(rows, theme)

    def _turn(self, way: int) -> None:
        self.back = max(0, self.back + way)
        self.turned.emit()


class _PlayButton(ArrowButton):
    """A triangle: plays it once more."""

    def paint_sign(self, painter: QPainter, box: QRectF) -> None:
        middle, size = box.center(), self.theme.size(SIZE)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.ink))
        corners = ((-0.8, -1.0), (1.0, 0.0), (-0.8, 1.0))
        painter.drawPolygon(QPolygonF([middle + QPointF(x, y) * size for x, y in corners]))
