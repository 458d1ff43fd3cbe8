"""Points by source as bars to both sides from the middle."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from solitaria_app.engine.cards import God
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.session.words import Row
from solitaria_app.ui import symbols
from solitaria_app.ui.colours import SideColours
from solitaria_app.ui.panels import cardpaint
from solitaria_app.ui.result.outcome import Outcome

SIGNS = ("laurel", *(f"god-{god.id}" for god in God), "card")
"""The symbols of the rows: start and play, the gods in their order, the Concordia card."""
NAME = 9.5
"""The width of the names in the middle, in heights of text."""
CENTRE, RIGHT = Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight


class PointsTable(QWidget):
    """A row for each source, the total below; the accessible name reads them out."""

    def __init__(self, shown: Outcome, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view, self._words = shown.view, shown.words
        rows = (*self._words.rows, self._words.total)
        self.setAccessibleName("\n".join(f"{r.name}: {r.human} – {r.contrarius}" for r in rows))
        self.setMinimumSize(self.sizeHint())

    def _row_height(self) -> float:
        return self._view.theme.size(1.95)

    def sizeHint(self) -> QSize:
        rows = len(self._words.rows) + 2
        return QSize(round(self._view.theme.size(32)), round(rows * self._row_height() + 8))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, texts = self._view.theme, self._view.texts
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high, strong = self._row_height(), theme.font("strong")
        left, right = self._edges()
        you, contrarius = theme.side(0), theme.side(CONTRARIUS)
        place = QRectF(0, 0, left, high)
        cardpaint.words(painter, place, texts("scores.you"), strong, you.text, RIGHT)
        place = QRectF(right, 0, left, high)
        cardpaint.words(painter, place, texts("scores.contrarius"), strong, contrarius.text)
        for n, row in enumerate(self._words.rows):
            self._row(painter, (n + 1) * high, row, SIGNS[n])
        self._total(painter, (len(self._words.rows) + 1) * high + 6)

    def _edges(self) -> tuple[float, float]:
        """Where the bars begin: left ones end there, right ones start there."""
        name = self._view.theme.size(NAME)
        return (self.width() - name) / 2 - 8, (self.width() + name) / 2 + 8

    def _row(self, painter: QPainter, top: float, row: Row, sign: str) -> None:
        theme, c = self._view.theme, self._view.theme.colours
        high = self._row_height()
        left, right = self._edges()
        side = high * 0.62
        place = QRectF(left + 12, top + (high - side) / 2, side, side)
        symbols.draw(painter, place, sign, c.bronze)
        box = QRectF(place.right() + 6, top, right - place.right() - 16, high)
        font = cardpaint.fitted(theme.font("body"), row.name, box.width(), round(theme.size(0.7)))
        cardpaint.words(painter, box, row.name, font, c.ink)
        most = max(1, *(max(r.human, r.contrarius) for r in self._words.rows))
        bar = left - theme.size(2.6)
        mine, theirs = (bar * max(0, n) / most for n in (row.human, row.contrarius))
        bold = theme.font("body")
        bold.setWeight(QFont.Weight.Bold)
        you, contrarius = theme.side(0), theme.side(CONTRARIUS)
        _bar(painter, QRectF(left - mine, top + high * 0.24, mine, high * 0.52), you)
        place = QRectF(0, top, left - mine - 6, high)
        cardpaint.words(painter, place, str(row.human), bold, you.text, RIGHT)
        _bar(painter, QRectF(right, top + high * 0.24, theirs, high * 0.52), contrarius)
        place = QRectF(right + theirs + 6, top, left, high)
        cardpaint.words(painter, place, str(row.contrarius), bold, contrarius.text)

    def _total(self, painter: QPainter, top: float) -> None:
        theme, total = self._view.theme, self._words.total
        high, number = self._row_height(), theme.font("number")
        left, right = self._edges()
        painter.setPen(theme.colour("edge_strong"))
        painter.drawLine(0, round(top - 3), self.width(), round(top - 3))
        middle = QRectF(left, top, right - left, high)
        ink = theme.colours.ink
        cardpaint.words(painter, middle, total.name, theme.font("strong"), ink, CENTRE)
        place = QRectF(0, top, left, high)
        you, contrarius = theme.side(0), theme.side(CONTRARIUS)
        cardpaint.words(painter, place, str(total.human), number, you.text, RIGHT)
        place = QRectF(right, top, left, high)
        cardpaint.words(painter, place, str(total.contrarius), number, contrarius.text)


def _bar(painter: QPainter, box: QRectF, colours: SideColours) -> None:
    if box.width() < 1:
        return
    painter.setPen(QPen(QColor(colours.text), 1))
    painter.setBrush(QColor(colours.fill))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
