"""Reading rows of the file of games, whose columns may hold anything."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from .gamesfile import ArchiveProblem
from .header import FORMAT, BoxCard, Header
from .problem import Problem

T = TypeVar("T")


def read_row(row: object, shape: type[T], path: Path, id: int) -> T:
    """A row of the file, whose columns hold whatever was put into them.

    Raises ArchiveProblem.
    """
    try:
        return msgspec.convert(row, shape)
    except msgspec.ValidationError:
        raise ArchiveProblem(Problem("problem.game-damaged", path, id=id, so="")) from None


def read_header(text: str, path: Path, id: int) -> Header:
    """The header of a game. Raises ArchiveProblem, also for one of a newer version."""
    try:
        header = msgspec.json.decode(text)
        version = header.get("format") if isinstance(header, dict) else None
        if isinstance(version, int) and version > FORMAT:
            about = {"id": id, "version": version, "most": FORMAT}
            raise ArchiveProblem(Problem("problem.game-newer", path, **about))
        return msgspec.convert(header, Header)
    except msgspec.MsgspecError:
        raise ArchiveProblem(Problem("problem.game-header", path, id=id)) from None


class _Outline(Header, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A header whose large parts are still text."""

    dice: msgspec.Raw  # type: ignore[assignment]
    contrarius: msgspec.Raw  # type: ignore[assignment]


class Headers:
    """Reads the headers of many games. Dice and cards, which are nearly always the same ones, are
    read once for each of their texts."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._outlines = msgspec.json.Decoder(_Outline)
        self._dice: dict[bytes, dict[str, list[str]]] = {}
        self._cards: dict[bytes, list[BoxCard]] = {}

    def read(self, text: str, id: int) -> Header:
        """As `read_header`."""
        try:
            found = self._outlines.decode(text)
            if found.format > FORMAT:
                return read_header(text, self.path, id)
            dice, cards = bytes(found.dice), bytes(found.contrarius)
            if dice not in self._dice:
                self._dice[dice] = msgspec.json.decode(dice, type=dict[str, list[str]])
            if cards not in self._cards:
                self._cards[cards] = msgspec.json.decode(cards, type=list[BoxCard])
        except msgspec.MsgspecError:
            return read_header(text, self.path, id)  # which says what is wrong
        return Header(
            format=found.format,
            program=found.program,
            board=found.board,
            level=found.level,
            way=found.way,
            mover=found.mover,
            no_site=found.no_site,
            start_points=found.start_points,
            seed=found.seed,
            rules=found.rules,
            dice=self._dice[dice],
            contrarius=self._cards[cards],
        )
