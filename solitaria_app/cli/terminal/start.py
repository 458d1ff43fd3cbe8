"""Which game is played: one that was saved half-way, or a new one."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from solitaria_app.content.digest import digest
from solitaria_app.content.faults import short
from solitaria_app.content.library import Library
from solitaria_app.session.archive import Archive, ArchiveProblem, Entry
from solitaria_app.session.entries import RUNNING
from solitaria_app.session.game import Game
from solitaria_app.session.header import Header
from solitaria_app.session.openlock import claim

from ..console import Output
from ..terms import Terms
from .commands import Command, Key, Number, understand
from .keeper import Keeper
from .table import Ask, Leave

MOST_OFFERED = 5
"""Games saved half-way that are offered, the last ones."""


@dataclass(frozen=True, slots=True)
class Starter:
    """Finds the game to play in a file of games."""

    library: Library
    terms: Terms
    out: Output
    ask: Ask

    def offer(self, archive: Archive, new: Header) -> tuple[Game, Keeper] | None:
        """The saved game that the player takes, None for the new one.

        Raises ArchiveProblem if the file can't be read, EOFError or Leave if the player goes.
        """
        entries = archive.entries()
        for problem in filter(None, (entry.problem for entry in entries)):
            self.out.line(self.terms.told(problem))
        unfinished = [one for one in entries if not one.problem and one.state == RUNNING]
        unfinished.sort(key=lambda one: one.taken_in)  # those played here come first
        saved = [self._told(archive, one) for one in unfinished[:MOST_OFFERED]]
        while saved:
            entry = self._chosen(saved, new)
            if entry is None:
                return None
            held = claim(archive.path, entry.id, entry.begun)
            if held is None:
                self.out.line(self.terms("elsewhere"))
                saved.remove(entry)
                continue
            try:
                game = archive.load(entry.id, self.library)
            except ArchiveProblem as why:
                held.close()
                self.out.line(self.terms.told(why))
                saved.remove(entry)
                continue
            if digest(game.rules) != game.header.rules:
                self.out.line(self.terms("other-rules"))
            return game, Keeper(archive, entry.id, held)
        return None

    def _told(self, archive: Archive, entry: Entry) -> Entry:
        """A game with its summary, unless it can't be opened."""
        if entry.summary is not None:
            return entry
        try:
            return replace(entry, summary=archive.complete(entry.id, self.library))
        except ArchiveProblem:  # told when the player takes it
            return entry

    def _chosen(self, saved: list[Entry], new: Header) -> Entry | None:
        terms = self.terms
        self.out.line(terms("resume"), style="bold")
        labels = [self._label(entry) for entry in saved]
        self.out.options([*labels, terms("new", board=new.board, level=new.level)])
        while True:
            line = self.ask()
            match understand(line):
                case Number(number) if 1 <= number <= len(saved):
                    return saved[number - 1]
                case Number(number) if number == len(saved) + 1:
                    return None
                case Command(Key.QUIT):
                    raise Leave
            self.out.line(terms("no-choice", n=short(line), most=len(saved) + 1))

    def _label(self, entry: Entry) -> str:
        header, summary, when = entry.header, entry.summary, entry.when()
        assert header is not None
        words = [self.terms("go-on", board=header.board, level=header.level, seed=header.seed)]
        if summary is not None:
            you, contrarius = summary.human, summary.contrarius
            words.append(self.terms("stands", turn=summary.turn, you=you, contrarius=contrarius))
        if when is not None:
            words.append(self.terms("saved-at", when=f"{when:%Y-%m-%d %H:%M}"))
        return ", ".join(words)
