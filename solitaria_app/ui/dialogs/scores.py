"""The end of the game: both scores side by side, by source and card by card."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from solitaria_app.engine.cards import God
from solitaria_app.engine.scoring import result
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.session.words import ResultWords
from solitaria_app.ui import symbols
from solitaria_app.ui.panels import cardpaint
from solitaria_app.ui.view import View

SIGNS = ("laurel", *(f"god-{god.id}" for god in God), "card")
"""The symbols of the rows: start and play, the gods in their order, the Concordia card."""


class Table(QWidget):
    """Rows of points with bars to both sides from the middle."""

    def __init__(self, view: View, words: ResultWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view, self._words = view, words
        told = [f"{row.name}: {row.human} – {row.contrarius}" for row in (*words.rows, words.total)]
        self.setAccessibleName("\n".join(told))
        self.setMinimumSize(self.sizeHint())

    def _row_height(self) -> float:
        return self._view.theme.size(1.95)

    def sizeHint(self) -> QSize:
        rows = len(self._words.rows) + 2
        return QSize(round(self._view.theme.size(33)), round(rows * self._row_height() + 8))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, c = self._view.theme, self._view.theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = self._row_height()
        wide = self.width()
        name = theme.size(9.5)
        middle = (wide - name) / 2
        rows = self._words.rows
        most = max(1, *(max(row.human, row.contrarius) for row in rows))
        bar = middle - theme.size(3.2)
        sides = (theme.side(0), theme.side(CONTRARIUS))
        strong = theme.font("strong")
        centre, right = Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight
        texts = self._view.texts
        cardpaint.words(
            painter,
            QRectF(0, 0, middle - 8, high),
            texts("scores.you"),
            strong,
            sides[0].text,
            right,
        )
        cardpaint.words(
            painter,
            QRectF(middle + name + 8, 0, middle, high),
            texts("scores.contrarius"),
            strong,
            sides[1].text,
        )
        for n, row in enumerate((*rows, self._words.total)):
            total = n == len(rows)
            top = (n + 1) * high + (6 if total else 0)
            if total:
                painter.setPen(QColor(c.edge_strong))
                painter.drawLine(0, round(top - 3), wide, round(top - 3))
            font = theme.font("number" if total else "body")
            box = QRectF(middle, top, name, high)
            if not total:
                side = high * 0.62
                place = QRectF(box.left() + 4, box.center().y() - side / 2, side, side)
                symbols.draw(painter, place, SIGNS[n], c.bronze)
                box = box.adjusted(side + 10, 0, 0, 0)
                cardpaint.words(painter, box, row.name, theme.font("body"), c.ink)
            else:
                cardpaint.words(painter, box, row.name, strong, c.ink, centre)
            for points, colours, way in (
                (row.human, sides[0], -1),
                (row.contrarius, sides[1], 1),
            ):
                edge = middle - 8 if way < 0 else middle + name + 8
                long = 0.0 if total else bar * max(0, points) / most
                start = edge - long if way < 0 else edge
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(colours.fill))
                painter.drawRoundedRect(QRectF(start, top + high * 0.24, long, high * 0.52), 3, 3)
                font.setWeight(QFont.Weight.Bold)
                gap = long + 6 if not total else 0
                if way < 0:
                    place = QRectF(0, top, edge - gap, high)
                    cardpaint.words(painter, place, str(points), font, colours.text, right)
                else:
                    place = QRectF(edge + gap, top, 200, high)
                    cardpaint.words(painter, place, str(points), font, colours.text)


class ScoresDialog(QDialog):
    """`again` asks for the same set-up, `another` for the dialog of a new game."""

    again = Signal()
    another = Signal()

    def __init__(self, parent: QWidget | None, view: View) -> None:
        super().__init__(parent)
        texts, over = view.texts, view.state.over
        words = view.words.result(view.state, result(view.state))
        title = texts("scores.title" if over else "scores.now")
        self.setWindowTitle(title)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(22, 16, 22, 16)
        whole.setSpacing(8)
        heading = QLabel(title, self)
        heading.setProperty("role", "title")
        self.headline = QLabel(words.headline, self)
        self.headline.setProperty("role", "prompt")
        decided = QLabel(" ".join(words.decided), self)
        decided.setProperty("role", "soft")
        decided.setWordWrap(True)
        whole.addWidget(heading)
        whole.addWidget(self.headline)
        whole.addWidget(decided)
        whole.addWidget(Table(view, words, self))
        whole.addWidget(self._cards(view, words))
        whole.addLayout(self._buttons(view, over))

    def _cards(self, view: View, words: ResultWords) -> QFrame:
        frame = QFrame(self)
        frame.setProperty("look", "panel")
        row = QHBoxLayout(frame)
        row.setContentsMargins(12, 8, 12, 8)
        row.setSpacing(24)
        for key, lines in (
            ("scores.you", words.human),
            ("scores.contrarius", words.contrarius),
        ):
            column = QLabel(frame)
            column.setProperty("role", "small")
            column.setTextFormat(Qt.TextFormat.PlainText)
            column.setText("\n".join((view.texts(key), *_gathered(view, lines))))
            column.setAlignment(Qt.AlignmentFlag.AlignTop)
            row.addWidget(column, 1)
        return frame

    def _buttons(self, view: View, over: bool) -> QHBoxLayout:
        texts = view.texts
        row = QHBoxLayout()
        again = QPushButton(texts("scores.again"), self)
        another = QPushButton(texts("scores.another"), self)
        close = QPushButton(texts("scores.board" if over else "close"), self)
        again.clicked.connect(self.accept)
        again.clicked.connect(self.again)
        another.clicked.connect(self.accept)
        another.clicked.connect(self.another)
        close.clicked.connect(self.reject)
        first = another if over else close
        first.setProperty("look", "primary")
        for button in (again, another, close):
            button.setAutoDefault(False)
            button.setVisible(over or button is close)
        first.setDefault(True)
        row.addStretch(1)
        row.addWidget(close)
        row.addWidget(again)
        row.addWidget(another)
        first.setFocus()
        return row


def _gathered(view: View, lines: tuple[str, ...]) -> list[str]:
    """Equal lines as one, with their number."""
    return [
        line
        if lines.count(line) == 1
        else view.texts("scores.times", n=lines.count(line), line=line)
        for line in dict.fromkeys(lines)
    ]
