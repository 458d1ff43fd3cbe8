"""A pair of colours to choose: the pieces of both sides in it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from solitaria_app.engine.board import Kind
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.ui import drawings, symbols
from solitaria_app.ui.drawings import Piece
from solitaria_app.ui.panels import cardpaint
from solitaria_app.ui.theme import Theme

PIECES = (None, Kind.LAND, Kind.SEA)


class SidesTile(QAbstractButton):
    """Checkable; one of a group. `pair` is the name of a set of colours."""

    def __init__(self, pair: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pair = pair
        self._theme = Theme()
        self.setObjectName(pair)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def dress(self, name: str, theme: Theme) -> None:
        """Its name in the present language, and the theme it is drawn with."""
        self.setText(name)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self._theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self._theme.size(11)), round(self._theme.size(4.6)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, c = self._theme, self._theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour, wide = (c.accent, 2.6) if self.isChecked() else (c.edge_strong, 1.0)
        if self.hasFocus():
            colour, wide = c.focus, 3.0
        painter.setPen(QPen(QColor(colour), wide))
        painter.setBrush(QColor(c.selection if self.isChecked() else c.raised))
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.drawRoundedRect(box, 6, 6)
        shown = replace(theme, side_set=self.pair)
        side = theme.size(1.45)
        x = box.center().x() - side * 3.3
        for owner in (0, CONTRARIUS):
            for piece in PIECES:
                place = QRectF(x, box.top() + theme.size(0.45), side, side)
                drawings.draw(painter, place, Piece(owner, piece), shown)
                x += side
            x += side * 0.6
        below = QRectF(
            box.left() + 8, box.bottom() - theme.size(2), box.width() - 16, theme.size(2)
        )
        if self.isChecked():
            tick = theme.size(1.1)
            symbols.draw(
                painter,
                QRectF(below.left(), below.center().y() - tick / 2, tick, tick),
                "check",
                c.accent,
            )
            below.setLeft(below.left() + tick + 4)
        font = cardpaint.fitted(
            theme.font("body"), self.text(), below.width(), round(theme.size(0.7))
        )
        centre = Qt.AlignmentFlag.AlignHCenter
        cardpaint.words(painter, below, self.text(), font, c.ink, centre)
