"""From the list of games into a campaign, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from solitaria_app.session.archive import Entry
from solitaria_app.session.campaign.joining import Misfit
from solitaria_app.session.meanwhile import Undo
from solitaria_app.ui.campaign.book import Book, Shown
from solitaria_app.ui.campaign.joining import Joining
from solitaria_app.ui.filework.waysback import WaysBack
from solitaria_app.ui.library.shelf import Shelf

if TYPE_CHECKING:
    from solitaria_app.ui.library.dialog import LibraryDialog


class IntoCampaign:
    """Asks for the campaign, and tells what follows there."""

    def __init__(self, dialog: LibraryDialog, shelf: Shelf, ways: WaysBack) -> None:
        self._dialog, self._ways = dialog, ways
        self._texts = dialog.telling.texts
        self._book = Book(shelf.collection.path, shelf.library, self._texts)
        shelf.watch(self._book.store)

    def ask(self, game: Entry) -> None:
        """Ask for the campaign of a game."""
        self._ways.do(self._book.read, lambda campaigns: self._ask(game, campaigns))

    def _ask(self, game: Entry, campaigns: list[Shown]) -> None:
        asking = Joining(self._dialog, self._book, campaigns, game, self._dialog.theme)
        asking.chosen.connect(lambda shown: self._join(game, shown))
        asking.finished.connect(asking.deleteLater)
        asking.open()

    def _join(self, game: Entry, shown: Shown) -> None:
        id, book = shown.campaign.id, self._book

        def joined(undo: Undo | Misfit) -> None:
            if isinstance(undo, Misfit):
                self._dialog.strip.tell(book.words.unfit(undo.why, undo.story, undo.entry))
            else:
                self._ways.do(lambda: book.load(id), lambda now: self._tell(game, now, undo))

        self._ways.do(lambda: book.try_to_join(id, game.id), joined)

    def _tell(self, game: Entry, shown: Shown, undo: Undo) -> None:
        def left(_: object) -> str:
            self._again(game)
            return self._said("games.left", game, shown)

        self._again(game)
        follows = self._book.follows(shown)
        self._ways.made(self._said("games.joined", game, shown, follows=follows), undo, left)

    def _said(self, key: str, game: Entry, shown: Shown, **values: object) -> str:
        name = self._dialog.telling.name(game)
        return self._texts(key, name=name, campaign=shown.campaign.name, **values).rstrip()

    def _again(self, game: Entry) -> None:
        """Show which campaigns the games are in now."""
        self._dialog.put_some((), [game.id])
