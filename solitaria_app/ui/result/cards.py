"""What each card brought, both sides beside each other, god by god."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from solitaria_app.engine.cards import God
from solitaria_app.engine.scoring import CardScore, Score
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.ui import symbols
from solitaria_app.ui.panels import cardpaint
from solitaria_app.ui.result.outcome import Outcome
from solitaria_app.ui.view import View

SYMBOL = 1.2
"""The size of a card's symbol, in heights of text."""


def gathered(view: View, points: Score, god: God) -> list[tuple[list[int], str]]:
    """A side's cards of a god: those that count alike together, with what they bring in words."""
    groups: dict[str, list[CardScore]] = {}
    side = CONTRARIUS if points.side == CONTRARIUS else 0
    for card in points.cards:
        if card.god is god:
            line = view.words.god(view.state, card.card, side)
            groups.setdefault(line, []).append(card)
    return [
        (
            [card.card for card in cards],
            line if len(cards) == 1 else view.texts("scores.times", n=len(cards), line=line),
        )
        for line, cards in groups.items()
    ]


class CardsByGod(QFrame):
    """A row for each god that anyone has a card of."""

    def __init__(self, shown: Outcome, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "panel")
        self._view = shown.view
        grid = QGridLayout(self)
        grid.setContentsMargins(12, 8, 12, 8)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(5)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        for column, key in enumerate(("scores.you", "scores.contrarius")):
            heading = QLabel(shown.view.texts(key), self)
            heading.setProperty("role", "name")
            grid.addWidget(heading, 0, column)
        row = 1
        for god in God:
            cells = [
                gathered(shown.view, side, god)
                for side in (shown.found.human, shown.found.contrarius)
            ]
            if not any(cells):
                continue
            for column, lines in enumerate(cells):
                grid.addLayout(self._cell(lines), row, column)
            row += 1

    def _cell(self, lines: list[tuple[list[int], str]]) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(1)
        for cards, text in lines:
            line = QHBoxLayout()
            line.setSpacing(6)
            line.addWidget(self._symbols(cards), 0, Qt.AlignmentFlag.AlignTop)
            words = QLabel(text, self)
            words.setWordWrap(True)
            words.setToolTip(self._view.words.say.cards(cards))
            line.addWidget(words, 1)
            column.addLayout(line)
        column.addStretch(1)
        return column

    def _symbols(self, cards: list[int]) -> QLabel:
        """The persons of the cards in a row."""
        view = self._view
        label = QLabel(self)
        side = view.theme.size(SYMBOL)
        label.setPixmap(_row(view, cards, side, self.devicePixelRatioF()))
        label.setToolTip(view.words.say.cards(cards))
        label.setAccessibleName(view.words.say.cards(cards))
        return label


def _row(view: View, cards: list[int], side: float, ratio: float) -> QPixmap:
    step = side + 3
    picture = QPixmap(QSize(round(step * len(cards) * ratio), round(side * ratio)))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    for n, card in enumerate(cards):
        box = QRectF(n * step, 0, side, side)
        who = cardpaint.who(view.state.rules.cards[card])
        symbols.draw(painter, box, who, view.theme.colours.purple)
    painter.end()
    return picture
