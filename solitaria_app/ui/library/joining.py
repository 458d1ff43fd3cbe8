"""From the list of games into a campaign, and the way back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from solitaria_app.session.archive import ArchiveProblem, Entry
from solitaria_app.session.campaign.joining import Misfit
from solitaria_app.session.meanwhile import Meanwhile
from solitaria_app.ui.campaign.book import Book, Shown
from solitaria_app.ui.campaign.joining import Joining
from solitaria_app.ui.library.shelf import Shelf

if TYPE_CHECKING:
    from solitaria_app.ui.library.dialog import LibraryDialog


class Joins:
    """Asks for the campaign, and tells what follows there."""

    def __init__(self, dialog: LibraryDialog, shelf: Shelf) -> None:
        self._dialog, self._shelf = dialog, shelf
        self._texts = dialog.telling.texts
        self._book = Book(shelf.collection.path, shelf.library, self._texts)

    def ask(self, game: Entry) -> None:
        """Ask for the campaign of a game. Raises ArchiveProblem."""
        asking = Joining(self._dialog, self._book, game, self._dialog.theme)
        asking.chosen.connect(lambda shown: self._try(lambda: self._join(game, shown)))
        asking.finished.connect(asking.deleteLater)
        asking.open()

    def _join(self, game: Entry, shown: Shown) -> None:
        id = shown.campaign.id
        undo = self._book.join(id, game.id)
        self._again(game)
        follows = self._book.follows(self._book.shown(self._book.store.load(id)))
        self._dialog.strip.tell(
            self._said("games.joined", game, shown, follows=follows),
            self._texts("games.undo"),
            lambda: self._try(lambda: self._leave(game, shown, undo)),
        )

    def _leave(self, game: Entry, shown: Shown, undo: Callable[[], object]) -> None:
        undo()
        self._again(game)
        self._dialog.strip.tell(self._said("games.left", game, shown))

    def _said(self, key: str, game: Entry, shown: Shown, **values: object) -> str:
        name = self._dialog.telling.name(game)
        return self._texts(key, name=name, campaign=shown.campaign.name, **values).rstrip()

    def _again(self, game: Entry) -> None:
        """Show the games as they are now."""
        self._dialog.put(self._shelf.entries(), [game.id])

    def _try(self, does: Callable[[], object]) -> None:
        """Do something; what goes wrong is told in the dialog."""
        words, tell = self._book.words, self._dialog.strip.tell
        try:
            does()
        except Misfit as other:
            tell(words.unfit(other.why, other.story, other.entry))
        except Meanwhile as other:
            tell(other.said(self._texts.language))
        except ArchiveProblem as problem:
            tell(self._texts.told(problem))
