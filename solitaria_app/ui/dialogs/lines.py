"""The abandoned lines of a game, from which one can be taken up again."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QWidget

from solitaria_app.session.branches import branch
from solitaria_app.session.game import BadJournal, Game
from solitaria_app.session.words import Words
from solitaria_app.session.words.catalogue import capital
from solitaria_app.session.words.deeds import deed
from solitaria_app.ui.dialogs.plain import Plain
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme

_NUMBER = Qt.ItemDataRole.UserRole


class LinesDialog(Plain):
    """Where each line branched off, how far it went, its scores; the latest first.

    The lines are played through one after the other while the dialog is open already.
    `taken` brings the number of a line in `game.abandoned`.
    """

    taken = Signal(int)

    def __init__(
        self, parent: QWidget | None, game: Game, words: Words, texts: Texts, theme: Theme
    ) -> None:
        super().__init__(parent, texts("lines.title"))
        self._game, self._say, self._texts = game, words.say, texts
        self.words(texts("lines.about"), "soft")
        self.list = QTreeWidget(self)
        self.list.setRootIsDecorated(False)
        self.list.setAllColumnsShowFocus(True)
        self.list.setHeaderLabels(
            [
                texts("lines.from"),
                texts("lines.first"),
                texts("lines.to"),
                texts("lines.scores"),
            ]
        )
        self.list.setAccessibleName(texts("lines.title"))
        self._waiting: list[QTreeWidgetItem] = []
        for number in reversed(range(len(game.abandoned))):
            item = QTreeWidgetItem(["…"] * self.list.columnCount())
            item.setData(0, _NUMBER, number)
            self.list.addTopLevelItem(item)
            self._waiting.append(item)
        self.body.addWidget(self.list, 1)
        self.close_button = self.button(texts("close"), self.reject)
        self.take = self.button(texts("lines.take"), self._take, primary=True)
        self.list.itemDoubleClicked.connect(self._take)
        self.list.currentItemChanged.connect(self._enable)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._fill_one)
        if self._waiting:
            self.list.setCurrentItem(self._waiting[0])
            self._fill_one()
            self._timer.start(0)
        self._enable()
        self.size_to(theme.size(50), theme.size(26))
        self.list.setFocus()

    def _fill_one(self) -> None:
        """Play one more line through and tell of it."""
        if not self._waiting:
            self._timer.stop()
            for column in range(self.list.columnCount()):
                self.list.resizeColumnToContents(column)
            return
        item, texts = self._waiting.pop(0), self._texts
        line = self._game.abandoned[item.data(0, _NUMBER)]
        try:
            found = branch(self._game, line)
        except BadJournal:
            item.setText(0, texts("lines.broken"))
            item.setDisabled(True)
            self._enable()
            return
        item.setText(0, texts("log.turn", n=found.turn) if found.turn else texts("log.setup"))
        item.setText(1, "" if found.first is None else capital(deed(self._say, found.first)))
        item.setText(2, texts("lines.end" if found.over else "lines.reached", n=found.reached))
        item.setText(3, texts("log.totals", you=found.human, contrarius=found.contrarius))

    def _enable(self) -> None:
        item = self.list.currentItem()
        self.take.setEnabled(item is not None and not item.isDisabled())

    def _take(self) -> None:
        item = self.list.currentItem()
        if item is not None and not item.isDisabled():
            self.accept()
            self.taken.emit(item.data(0, _NUMBER))
