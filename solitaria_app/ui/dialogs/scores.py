"""The end of the game, or how it stands: the sheet of the result and what may be done then."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from solitaria_app.ui.controls.folding import Folding
from solitaria_app.ui.dialogs.fitting import fit
from solitaria_app.ui.result.outcome import Outcome
from solitaria_app.ui.result.sheet import Sheet
from solitaria_app.ui.texts import Texts

SIDE = 18
"""What stays free beside what is below the sheet, so that it begins where the sheet's words do."""


class ScoresDialog(QDialog):
    """`again` asks for the same set-up, `fresh` for the same board and level with another seed,
    `another` for the dialog of a new game; `picture` and `text` for a file of the result."""

    again = Signal()
    fresh = Signal()
    another = Signal()
    picture = Signal()
    text = Signal()

    def __init__(self, parent: QWidget | None, shown: Outcome) -> None:
        super().__init__(parent)
        self.shown = shown
        texts, over = shown.view.texts, shown.view.state.over
        self.setWindowTitle(shown.title)
        self.sheet = Sheet(shown, self)
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setWidget(self.sheet)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.first: QPushButton
        self.area.setAccessibleName(shown.title)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(8, 6, 8, 10)
        whole.setSpacing(6)
        whole.addWidget(self.area, 1)
        buttons = Folding([self._keeping(texts), self._going_on(texts, over)], 12, self)
        buttons.setContentsMargins(SIDE, 0, SIDE, 0)
        whole.addWidget(buttons)
        fit(self, self.area)
        self.first.setFocus()

    def put(self, part: QWidget, primary: QPushButton) -> None:
        """Put something above the buttons; its primary button takes the place of the other."""
        whole = self.layout()
        assert isinstance(whole, QVBoxLayout)
        part.setContentsMargins(SIDE, 0, SIDE, 0)
        whole.insertWidget(1, part)
        self.first.setProperty("look", None)
        self.first.setDefault(False)
        self.first.style().unpolish(self.first)
        self.first.style().polish(self.first)
        self.first = primary
        primary.setDefault(True)
        fit(self, self.area)
        primary.setFocus()

    def _keeping(self, texts: Texts) -> QWidget:
        """Numbers, picture, text."""
        group = QWidget(self)
        row = _row(group)
        self.numbers = QPushButton(texts("scores.numbers"), group)
        self.numbers.setCheckable(True)
        self.numbers.toggled.connect(self.sheet.show_numbers)
        self.numbers.setToolTip(texts("scores.numbers.tip"))
        self.numbers.setAutoDefault(False)
        row.addWidget(self.numbers)
        for key, tip, signal in (
            ("scores.picture", "scores.picture.tip", self.picture),
            ("scores.text", "scores.text.tip", self.text),
        ):
            button = QPushButton(texts(key), group)
            button.setToolTip(texts(tip))
            button.setAutoDefault(False)
            button.clicked.connect(signal)
            row.addWidget(button)
        row.addStretch(1)
        return group

    def _going_on(self, texts: Texts, over: bool) -> QWidget:
        """Back to the board, or another game."""
        group = QWidget(self)
        row = _row(group)
        row.addStretch(1)
        close = QPushButton(texts("scores.board" if over else "close"), group)
        close.clicked.connect(self.reject)
        row.addWidget(close)
        first = close
        for key, tip, signal in (
            ("scores.again", "scores.again.tip", self.again),
            ("scores.fresh", "scores.fresh.tip", self.fresh),
            ("scores.another", "scores.another.tip", self.another),
        ):
            button = QPushButton(texts(key), group)
            button.setToolTip(texts(tip))
            button.setAutoDefault(False)
            button.clicked.connect(self.accept)
            button.clicked.connect(signal)
            button.setVisible(over)
            row.addWidget(button)
            if over:
                first = button
        close.setAutoDefault(False)
        first.setProperty("look", "primary")
        first.setDefault(True)
        self.first = first
        return group


def _row(group: QWidget) -> QHBoxLayout:
    row = QHBoxLayout(group)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(8)
    return row
