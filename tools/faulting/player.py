"""Somebody who plays and saves without rest, and writes down each change before and after."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from solitaria_app.content.library import load
from solitaria_app.engine.handler import Asks
from solitaria_app.engine.play import IllegalInput, asks
from solitaria_app.session.amend import amend
from solitaria_app.session.archive import Archive
from solitaria_app.session.backup import back_up
from solitaria_app.session.collection import Collection
from solitaria_app.session.game import Game

from .contents import fingerprint, short_game

LIBRARY = load()
MOST_GAMES = 10
NEW = "new"
"""Stands for a game that has no number yet."""


class Diary:
    """A file of lines `["begin", changes]` and `["end", changes]`; changes are fingerprints by
    the number of the game, null for one that is removed. Lines outlive the process."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)

    def write(self, what: str, changes: dict[str, str | None]) -> None:
        """Add a line."""
        os.write(self._file, (json.dumps([what, changes]) + "\n").encode())

    @contextmanager
    def change(self, number: int | str, print: str | None) -> Iterator[None]:
        """A change to one game."""
        self.write("begin", {str(number): print})
        yield
        self.write("end", {str(number): print})


class Player:
    """Plays the games of a file, all kinds of changes in a random order."""

    def __init__(self, path: Path, diary: Diary, seed: str) -> None:
        self.path, self.diary = path, diary
        self.random = random.Random(seed)
        self.archive, self.collection = Archive(path), Collection(path)
        self.number: int | None = None
        self.game: Game
        self.name = self.note = ""

    def step(self) -> None:
        """One change."""
        if self.number is None:
            self.take_up()
            return
        changes: list[Callable[[], None]] = [self.play] * 12 + [self.undo] * 3
        changes += [self.amend, self.amend, self.bookmark, self.rename, self.write_note]
        changes += [self.delete, self.copy, self.take_up]
        self.random.choice(changes)()

    def take_up(self) -> None:
        """Go on with any game, or begin one."""
        entries = self.archive.all_entries()
        there = [entry for entry in entries if not entry.deleted]
        if len(entries) < MOST_GAMES or not there:
            self.game = short_game(LIBRARY, str(self.random.random()), self.random.randrange(60))
            self.name = self.note = ""
            print = fingerprint(self.game)
            self.diary.write("begin", {NEW: print})
            self.number = self.archive.add(self.game)
            self.diary.write("end", {str(self.number): print})
            return
        entry = self.random.choice(there)
        self.number, self.name, self.note = entry.id, entry.name, entry.note
        self.game = self.archive.load(entry.id, LIBRARY)

    def save(self) -> None:
        """Save the game as it is now."""
        assert self.number is not None
        with self.diary.change(self.number, fingerprint(self.game, self.name, self.note)):
            self.archive.save(self.number, self.game)

    def play(self) -> None:
        """An input at the cursor."""
        game = self.game
        if game.state.over:
            game.go_to(self.random.randrange(game.length()))
        drawn = asks(game.state) is not Asks.HUMAN
        game.do(game.draw() if drawn else self.random.choice(game.legal()))
        self.save()

    def undo(self) -> None:
        """Take a step back."""
        self.game.go_to(self.game.undo_step() or 0)
        self.save()

    def amend(self) -> None:
        """Another input in the place of an earlier one; the old journal is kept as a line."""
        if not self.game.length():
            return
        number = self.random.randrange(self.game.length())
        given = self.random.choice(self.game.at(number).legal())
        try:
            self.game = amend(self.game, number, given).game
        except IllegalInput:
            return
        del self.game.abandoned[:-3]
        self.save()

    def bookmark(self) -> None:
        """A note on a moment."""
        self.game.bookmarks[self.game.cursor] = str(self.random.random())
        self.save()

    def rename(self) -> None:
        """A name for the game."""
        assert self.number is not None
        self.name = f"Game {self.random.random()}"
        with self.diary.change(self.number, fingerprint(self.game, self.name, self.note)):
            self.collection.rename(self.number, self.name)

    def write_note(self) -> None:
        """A long note on the game: several pages of the file."""
        assert self.number is not None
        self.note = f"{self.random.random()} " * 200
        self.note = self.note.strip()
        with self.diary.change(self.number, fingerprint(self.game, self.name, self.note)):
            self.collection.note(self.number, self.note)

    def delete(self) -> None:
        """Delete the game, and remove all deleted ones if there are many."""
        assert self.number is not None
        print = fingerprint(self.game, self.name, self.note, deleted=True)
        with self.diary.change(self.number, print):
            self.collection.delete([self.number])
        self.number = None
        gone = [entry.id for entry in self.archive.all_entries() if entry.deleted]
        if len(gone) > 2:
            removed: dict[str, str | None] = {str(id): None for id in gone}
            self.diary.write("begin", removed)
            self.collection.forget(days=-1)
            self.diary.write("end", removed)

    def copy(self) -> None:
        """What the program does at its start."""
        back_up(self.path)


def play(path: str, diary: str, seed: str) -> None:
    """Play until killed."""
    player = Player(Path(path), Diary(Path(diary)), seed)
    player.diary.write("ready", {})
    while True:
        player.step()
