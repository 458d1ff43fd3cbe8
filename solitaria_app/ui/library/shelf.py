"""The player's file of games, as the list uses it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from solitaria_app.content.library import Library
from solitaria_app.session.archive import Archive, Entry, Summary
from solitaria_app.session.backup import Backup
from solitaria_app.session.bundle import Moved, export, take_in
from solitaria_app.session.collection import Collection
from solitaria_app.session.rescue import rescue


class Shelf:
    """Reads and changes the file without knowing the game in the window; all troubles are
    ArchiveProblem."""

    def __init__(self, path: Path, library: Library) -> None:
        self._archive = Archive(path)  # of its own: it must not know what others save
        self._library = library
        self.collection = Collection(path)

    def entries(self) -> list[Entry]:
        """All games, deleted ones too."""
        return self._archive.all_entries()

    def complete(self, id: int) -> Summary:
        """How a game stands that does not say so."""
        return self._archive.complete(id, self._library)

    def copy(self, entry: Entry, name: str) -> int:
        """A second game like one of them, up to where the present rules differ."""
        game = self._archive.open(entry.id, self._library).game
        return self._archive.add(game, name, entry.note)

    def rescue(self, entry: Entry) -> tuple[int, Backup] | None:
        """A damaged game out of the newest copy of the file that has it whole, as a new one: its
        number, and the copy; None if no copy has it."""
        found = rescue(self.collection.path, entry.id, self._library)
        if found is None:
            return None
        return self._archive.add(found.game, found.name, found.note), found.copy

    def export(self, entries: Iterable[Entry], folder: Path) -> Iterator[Moved]:
        """See `bundle.export`."""
        return export(self._archive, entries, folder, self._library)

    def take_in(self, files: Iterable[Path]) -> Iterator[Moved]:
        """See `bundle.take_in`."""
        return take_in(self._archive, files, self._library)
