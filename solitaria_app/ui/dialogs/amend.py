"""Amending an earlier input: which one, what instead, and what becomes of the rest."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from solitaria_app.engine.inputs import Adjustment, Input
from solitaria_app.session.alternatives import alternatives
from solitaria_app.session.amend import Amendment, amend
from solitaria_app.session.game import Game
from solitaria_app.session.words import Words
from solitaria_app.ui.controls.searchfield import SearchField
from solitaria_app.ui.dialogs.amendwords import named, told_of
from solitaria_app.ui.dialogs.plain import Plain
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme

SHOWN_INPUTS = 14
"""Lines of the opened list of inputs."""


class AmendDialog(Plain):
    """`amended` brings the `Amendment` that was chosen."""

    amended = Signal(object)

    def __init__(
        self,
        parent: QWidget | None,
        game: Game,
        number: int,
        words: Words,
        texts: Texts,
        theme: Theme,
    ) -> None:
        super().__init__(parent, texts("amend.title"))
        self._game, self._words, self._texts = game, words, texts
        self._change: Amendment | None = None
        self._options: tuple[Input | None, ...] = ()
        """What can stand there instead; None leaves the old input out."""
        self.which = QComboBox(self)
        self.which.setMaxVisibleItems(SHOWN_INPUTS)
        self.which.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.which.setMinimumContentsLength(30)
        self.search = SearchField(theme, texts("search.empty"), self)
        self.search.setPlaceholderText(texts("amend.search"))
        self.options = QListWidget(self)
        self.options.setWordWrap(True)
        self._build(texts)
        self.cancel = self.button(texts("cancel"), self.reject)
        self.apply = self.button(texts("amend.do"), self._apply, primary=True)
        self._fill_which(number)
        self.which.currentIndexChanged.connect(self._fill_options)
        self.search.textChanged.connect(self._filter)
        self.options.currentItemChanged.connect(self._preview)
        self.options.itemDoubleClicked.connect(self._apply)
        self._fill_options()
        self.size_to(theme.size(46), theme.size(40))
        self.search.setFocus()

    def _build(self, texts: Texts) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        for row, (key, widget) in enumerate(
            (("amend.which", self.which), ("amend.instead", self.search))
        ):
            label = QLabel(texts(key), self)
            label.setBuddy(widget)
            widget.setAccessibleName(texts(key))
            grid.addWidget(label, row, 0)
            grid.addWidget(widget, row, 1)
        grid.setColumnStretch(1, 1)
        self.options.setAccessibleName(texts("amend.options"))
        self.body.addLayout(grid)
        self.body.addWidget(self.options, 1)
        panel = QFrame(self)
        panel.setProperty("look", "panel")
        inside = QVBoxLayout(panel)
        inside.setContentsMargins(12, 8, 12, 8)
        inside.setSpacing(3)
        self.outcome = QLabel(panel)
        self.outcome.setProperty("role", "key")
        self.reason = QLabel(panel)
        self.rest = QLabel(panel)
        self.rest.setProperty("role", "soft")
        self.moves = QLabel(panel)
        for label in (self.outcome, self.reason, self.rest, self.moves):
            label.setWordWrap(True)
            inside.addWidget(label)
        self.body.addWidget(panel)

    # --- which ------------------------------------------------------------------

    def _fill_which(self, number: int) -> None:
        game = self._game
        for n in range(game.cursor):
            self.which.addItem(named(game, n, self._words, self._texts))
        self.which.setCurrentIndex(number)

    @property
    def number(self) -> int:
        """The input that is to be amended."""
        return self.which.currentIndex()

    # --- instead ----------------------------------------------------------------

    def _fill_options(self) -> None:
        state = self._game.state_at(self.number)
        old = self._game.inputs[self.number]
        self._options = alternatives(state, old)
        if isinstance(old, Adjustment):
            self._options = (None, *self._options)
        self.options.clear()
        for given in self._options:
            text = self._texts("amend.drop")
            if given is not None:
                text = self._words.label(state, given)
            item = QListWidgetItem(self._texts("amend.old", what=text) if given == old else text)
            if given == old:
                font = item.font()
                font.setItalic(True)
                item.setFont(font)
            self.options.addItem(item)
        self.search.clear()
        self._preview()

    def _filter(self, wanted: str) -> None:
        """Show the options that hold every word."""
        parts = wanted.casefold().split()
        for n in range(self.options.count()):
            item = self.options.item(n)
            text = item.text().casefold()
            item.setHidden(not all(part in text for part in parts))
        current = self.options.currentRow()
        if current >= 0 and self.options.item(current).isHidden():
            self.options.setCurrentRow(-1)
        shown = [n for n in range(self.options.count()) if not self.options.item(n).isHidden()]
        if parts and len(shown) == 1:
            self.options.setCurrentRow(shown[0])

    # --- what becomes of it -----------------------------------------------------

    def _preview(self) -> None:
        texts, game, number = self._texts, self._game, self.number
        row = self.options.currentRow()
        self._change = None
        if row < 0:
            told = (texts("amend.choose"), "", "", "")
        else:
            given = self._options[row]
            if given == game.inputs[number]:
                told = (texts("amend.same"), "", "", "")
            else:
                self._change = amend(game, number, given)
                told = told_of(self._change, game, number, self._words, texts)
        labels = (self.outcome, self.reason, self.rest, self.moves)
        for label, text in zip(labels, told, strict=True):
            label.setText(text)
            label.setVisible(bool(text))
        self.apply.setEnabled(self._change is not None)

    def _apply(self) -> None:
        if self._change is not None:
            self.accept()
            self.amended.emit(self._change)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down leads from the search to the options."""
        if event.key() == Qt.Key.Key_Down and self.focusWidget() is self.search:
            self.options.setFocus()
            shown = (n for n in range(self.options.count()) if not self.options.item(n).isHidden())
            if self.options.currentRow() < 0:
                self.options.setCurrentRow(next(shown, -1))
        else:
            super().keyPressEvent(event)
