"""The list of all games in a dialog."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from solitaria_app.content.library import Library
from solitaria_app.session.archive import Entry
from solitaria_app.session.wanted import DELETED, Wanted
from solitaria_app.ui.dialogs.plain import Plain
from solitaria_app.ui.library.catchingup import CatchingUp
from solitaria_app.ui.library.completing import Completing
from solitaria_app.ui.library.deeds import Deeds
from solitaria_app.ui.library.details import Details
from solitaria_app.ui.library.finding import Finding
from solitaria_app.ui.library.model import GamesModel
from solitaria_app.ui.library.shelf import Shelf
from solitaria_app.ui.library.strip import Strip
from solitaria_app.ui.library.table import GamesTable
from solitaria_app.ui.library.telling import Telling
from solitaria_app.ui.library.traffic import Traffic
from solitaria_app.ui.settings import Settings
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme

SIZE, SMALL = (92.0, 58.0), (50.0, 18.0)
"""Width and height in heights of text, with games and without."""
DETAILS = (17.0, 0.34)
"""Width of what stands beside the list: in heights of text, and at most of the dialog's."""


class LibraryDialog(Plain):
    """All games, the one played last first; `taken` brings the number of one to open, `removed`
    those that were deleted."""

    taken = Signal(int)
    removed = Signal(object)

    def __init__(
        self,
        parent: QWidget | None,
        shelf: Shelf,
        entries: Sequence[Entry],
        present: int | None,
        library: Library,
        texts: Texts,
        theme: Theme,
        settings: Settings,
    ) -> None:
        """`present` is the number of the game in the window."""
        super().__init__(parent, texts("games.title"))
        self._shelf, self._texts, self.theme = shelf, texts, theme
        telling = self.telling = Telling(library, texts, present)
        self.model = GamesModel(telling, theme)
        self.table = GamesTable(self.model, theme, self)
        self.details = Details(telling, theme, self)
        self.strip = Strip(texts("dismiss"), theme, self)
        boards = dict.fromkeys([*library.boards, *_boards(entries)])
        self.finding = Finding(telling, boards, library.levels, theme, self)
        self.nothing = QLabel(self)
        self.nothing.setWordWrap(True)
        self.nothing.setProperty("role", "soft")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.catching_up = CatchingUp(self, shelf)
        self.deeds = Deeds(self, shelf)
        self.traffic = Traffic(self, shelf, settings)
        self._build()
        self.catching_up.look_round()
        self.model.put(entries)
        self._connect()
        others = [e.id for e in self.model.shown if not e.problem and e.id != present]
        self.table.choose((others or [e.id for e in self.model.shown])[:1])
        self._completing = Completing(self.model, shelf, telling, self)
        self._completing.completed.connect(self._completed)
        self.refresh()
        self._size()
        (self.table if entries else self.close_button).setFocus()

    def _build(self) -> None:
        texts = self._texts
        below = QHBoxLayout()
        below.setSpacing(8)
        below.addWidget(self.finding.count)
        below.addWidget(self.finding.all)
        below.addStretch(1)
        place = QWidget(self)
        self._stack = QStackedLayout(place)
        self._stack.setContentsMargins(0, 0, 0, 0)
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.nothing)
        left = QVBoxLayout()
        left.setSpacing(4)
        left.addWidget(place, 1)
        left.addLayout(below)
        middle = QHBoxLayout()
        middle.setSpacing(10)
        middle.addLayout(left, 1)
        middle.addWidget(self.details)
        self.body.addWidget(self.finding)
        self.body.addLayout(middle, 1)
        self.body.addWidget(self.strip)
        for number, button in enumerate((self.traffic.taking_in, self.traffic.saving)):
            self.buttons.insertWidget(number, button)
        self.close_button = self.button(texts("close"), self.reject)
        self.take = self.button(texts("games.open"), self._take, primary=True)

    def _size(self) -> None:
        """Small as long as there is nothing to list."""
        wide, high = SIZE if self.model.known else SMALL
        self.size_to(self.theme.size(wide), self.theme.size(high))

    def _connect(self) -> None:
        self.finding.changed.connect(self._want)
        self.model.renamed.connect(self.deeds.rename)
        self.table.taken.connect(self._take)
        self.table.chosen.connect(self.chosen)
        self.table.deleted.connect(lambda: self.deeds.do("delete"))
        self.table.typed.connect(self._search)
        self.details.renamed.connect(self.deeds.rename)
        self.details.noted.connect(self.deeds.note)
        self.details.asked.connect(self.deeds.do)
        self.deeds.ways.cancelled.connect(self.refresh)
        for keys, does in (
            (QKeySequence.StandardKey.Find, self._search),
            (QKeySequence.StandardKey.Undo, self.strip.press),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(does)

    def resizeEvent(self, event: QResizeEvent) -> None:
        wide = min(self.theme.size(DETAILS[0]), self.width() * DETAILS[1])
        self.details.setFixedWidth(round(wide))
        super().resizeEvent(event)

    # --- showing --------------------------------------------------------------------

    def put(self, entries: Sequence[Entry], chosen: Sequence[int]) -> None:
        """Other games are there; some of them are chosen."""
        before = bool(self.model.known)
        self.catching_up.look_round()
        self.model.put(entries)
        self._changed(before, chosen)

    def put_some(
        self, entries: Sequence[Entry], chosen: Sequence[int] = (), seen: Sequence[int] = ()
    ) -> None:
        """Some games are new, or other ones; some are chosen, or (`seen`) none, and the first of
        those is seen."""
        before = bool(self.model.known)
        self.catching_up.look_round()
        self.model.put_some(entries)
        self._changed(before, chosen, seen)

    def _changed(self, before: bool, chosen: Sequence[int], seen: Sequence[int] = ()) -> None:
        if not before:
            self._size()
        if seen:
            self.table.show_first(seen)
        else:
            self.table.again(chosen)
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """What other windows did meanwhile is seen when this one comes to the front."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.catching_up.look()

    def refresh(self) -> None:
        """Everything round the table follows what it shows."""
        model = self.model
        there = model.count(self.finding.wanted().state == DELETED)
        self.finding.show_count(len(model.shown), there)
        everything = self.finding.wanted() == Wanted()
        self.nothing.setText(self._texts("games.none" if everything else "games.none.found"))
        self._stack.setCurrentIndex(0 if model.shown else 1)
        some = bool(there) or not everything
        for part in (self.finding, self.finding.count, self.details):
            part.setVisible(some)
        self.traffic.enable()
        self.chosen()

    def chosen(self) -> None:
        """What is shown beside the list follows the chosen games."""
        games = self.table.games()
        self.details.show_games(games)
        one = games[0] if len(games) == 1 else None
        self.take.setEnabled(one is not None and not one.problem and not one.deleted)
        ended = one is not None and one.over
        self.take.setText(self._texts("games.look" if ended else "games.open"))
        self.traffic.enable()

    def _completed(self, id: int) -> None:
        if id in [entry.id for entry in self.table.games()[:1]]:
            self.chosen()

    def _want(self, wanted: Wanted) -> None:
        kept = [entry.id for entry in self.table.games()]
        self.model.want(wanted)
        self.table.again(kept)
        self.refresh()

    def _search(self, letters: str = "") -> None:
        self.finding.search.setFocus()
        if letters:
            self.finding.search.insert(letters)
        else:
            self.finding.search.selectAll()

    # --- leaving --------------------------------------------------------------------

    def _take(self) -> None:
        games = self.table.games()
        if len(games) == 1 and self.take.isEnabled():
            self.accept()
            self.taken.emit(games[0].id)

    def done(self, result: int) -> None:
        """What was typed is kept; work ends."""
        self.details.keep()
        self.catching_up.stop()
        self._completing.stop()
        self.traffic.stop()
        super().done(result)


def _boards(entries: Sequence[Entry]) -> list[str]:
    """The boards of the games, also those that there are no more."""
    return sorted({entry.header.board for entry in entries if entry.header is not None})
