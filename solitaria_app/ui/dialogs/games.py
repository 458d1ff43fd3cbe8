"""The saved games, from which one can be gone on with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from PySide6.QtCore import QDateTime, QLocale, Qt, QTimer, Signal
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QWidget

from solitaria_app.content.library import Library
from solitaria_app.session.archive import ArchiveProblem, Entry, Summary
from solitaria_app.session.words.catalogue import Catalogue
from solitaria_app.ui.dialogs.plain import Plain
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme

COLUMNS = ("games.board", "games.level", "games.stands", "games.played", "games.seed")
STANDS = 2
_ENTRY = Qt.ItemDataRole.UserRole


class GamesDialog(Plain):
    """All games, the unfinished ones above, the one played last first; `taken` brings the number
    of one.

    A game of an older version of the program tells only after it was played through how it
    stands; `summarise` does that, for one after the other while the dialog is open already.
    """

    taken = Signal(int)

    def __init__(
        self,
        parent: QWidget | None,
        entries: Sequence[Entry],
        present: int | None,
        summarise: Callable[[int], Summary],
        library: Library,
        texts: Texts,
        theme: Theme,
    ) -> None:
        """`present` is the number of the game in the window."""
        super().__init__(parent, texts("games.title"))
        self._present, self._summarise = present, summarise
        self._library, self._texts, self._words = library, texts, Catalogue(texts.language)
        self._locale = QLocale(texts.language)
        self.words(texts("games.about" if entries else "games.none"), "soft")
        self.list = QTreeWidget(self)
        self.list.setRootIsDecorated(False)
        self.list.setAllColumnsShowFocus(True)
        self.list.setUniformRowHeights(True)
        self.list.setHeaderLabels([texts(name) for name in COLUMNS])
        self.list.setAccessibleName(texts("games.title"))
        self._waiting: list[QTreeWidgetItem] = []
        items = [self._item(entry) for entry in sorted(entries, key=_group)]
        self._add(items)
        self.list.setVisible(bool(items))
        self.body.addWidget(self.list, 1)
        self.close_button = self.button(texts("close"), self.reject)
        self.take = self.button(texts("games.open"), self._take, primary=True)
        self.list.itemDoubleClicked.connect(self._take)
        self.list.currentItemChanged.connect(self._enable)
        others = [item for item in items if _entry(item).id != present]
        if items:
            self.list.setCurrentItem((others or items)[0])
        self._enable()
        self.size_to(theme.size(58), theme.size(30) if items else theme.size(10))
        (self.list if items else self.close_button).setFocus()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._fill_one)
        if self._waiting:
            self._timer.start(0)

    def _add(self, items: list[QTreeWidgetItem]) -> None:
        """The rows; the sentences on damaged games make no column wider."""
        damaged = [item for item in items if _entry(item).problem]
        self.list.addTopLevelItems([item for item in items if not _entry(item).problem])
        for column in range(len(COLUMNS)):
            self.list.resizeColumnToContents(column)
        self.list.addTopLevelItems(damaged)
        for item in damaged:
            item.setFirstColumnSpanned(True)

    def _item(self, entry: Entry) -> QTreeWidgetItem:
        texts, library, header = self._texts, self._library, entry.header
        item = QTreeWidgetItem()
        item.setData(0, _ENTRY, entry)
        if header is None:
            item.setText(0, f"{texts('games.broken')}: {entry.problem}")
            item.setToolTip(0, f"<p>{escape(entry.problem)}</p>")
            return item
        boards, levels = library.boards, library.levels
        board = library.board(header.board).name if header.board in boards else header.board
        level = levels[header.level].name if header.level in levels else header.level
        if entry.summary is None:
            self._waiting.append(item)
            stands = texts("games.unknown")
        else:
            stands = self._stands(entry, entry.summary)
        cells = (board, self._words.of_data(level), stands, self._played(entry), header.seed)
        for column, text in enumerate(cells):
            item.setText(column, text)
        return item

    def _stands(self, entry: Entry, summary: Summary) -> str:
        scores = {"you": summary.human, "contrarius": summary.contrarius}
        if entry.over:
            return self._texts("games.won" if summary.won else "games.lost", **scores)
        if not summary.turn:
            return self._texts("games.setup")
        return self._texts("games.turn", n=summary.turn, **scores)

    def _played(self, entry: Entry) -> str:
        """When it was played last, as the player's language writes it."""
        when = entry.when()
        if when is None:
            return ""
        moment = QDateTime.fromSecsSinceEpoch(int(when.timestamp()))
        shown = self._locale.toString(moment, QLocale.FormatType.ShortFormat)
        if entry.id == self._present:
            return self._texts("games.present", when=shown)
        return shown

    def _fill_one(self) -> None:
        """Play one more game through and tell how it stands."""
        if not self._waiting:
            self._timer.stop()
            self.list.resizeColumnToContents(STANDS)
            return
        item = self._waiting.pop(0)
        entry = _entry(item)
        try:
            item.setText(STANDS, self._stands(entry, self._summarise(entry.id)))
        except ArchiveProblem as problem:
            item.setText(STANDS, self._texts("games.broken"))
            item.setToolTip(STANDS, f"<p>{escape(str(problem))}</p>")

    def _enable(self) -> None:
        item = self.list.currentItem()
        entry = None if item is None else _entry(item)
        self.take.setEnabled(entry is not None and not entry.problem)
        over = entry is not None and entry.over
        self.take.setText(self._texts("games.look" if over else "games.open"))

    def _take(self) -> None:
        item = self.list.currentItem()
        if item is not None and not _entry(item).problem:
            self.accept()
            self.taken.emit(_entry(item).id)


def _entry(item: QTreeWidgetItem) -> Entry:
    entry = item.data(0, _ENTRY)
    assert isinstance(entry, Entry)
    return entry


def _group(entry: Entry) -> int:
    """Unfinished, finished, damaged."""
    return 2 if entry.problem else int(entry.over)
