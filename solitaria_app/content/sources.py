"""The files of a data folder, with a player's own files laid over them.

Files that take part: `goods`, `tokens`, `markers`, `levels`, `options`, `cards`, `dice`,
`boards/*` and `campaigns/*`, all `.yaml`. The player's folder may hold `boards/*.yaml`,
`campaigns/*.yaml`, `cards.yaml` and `dice.yaml` of the same shape; each board, campaign, pile of
cards and die in them takes the place of the one with the same id, or is added.
"""

from __future__ import annotations

import stat
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Generic, TypeVar

from .campaign import Definition
from .faults import BadFile, Fault, short, shown, unreadable
from .shapes import (
    BoardFile,
    CardsFile,
    DiceFile,
    DieEntry,
    GoodsFile,
    LevelsFile,
    MarkersFile,
    OptionsFile,
    PileEntry,
    TokensFile,
)
from .yamlfile import Document, Key, read

T = TypeVar("T")
S = TypeVar("S")

BASE = ("goods.yaml", "tokens.yaml", "markers.yaml", "levels.yaml", "options.yaml")
"""The files that only a whole data folder has."""
CARDS, DICE = "cards.yaml", "dice.yaml"
OWN = (CARDS, DICE)
"""The files, beside boards and campaigns, that a player's folder may hold too."""
MANY = ("boards", "campaigns")
"""The folders in which each file is one thing."""


@dataclass(frozen=True, slots=True)
class Entry(Generic[T]):
    """A part of a file that a player's file can replace, and where it stands."""

    value: T
    path: Path
    document: Document[object]
    keys: tuple[Key, ...] = ()

    def line_of(self, *keys: Key) -> int:
        """The line of what the keys lead to inside the entry."""
        return self.document.line(*self.keys, *keys)

    def fault(self, text: str, *keys: Key) -> Fault:
        """A fault at the line of what the keys lead to inside the entry."""
        return self.document.fault(text, *self.keys, *keys)


@dataclass
class Sources:
    """What was read; None or missing where a file could not be, which `faults` explains."""

    goods: Document[GoodsFile] | None = None
    tokens: Document[TokensFile] | None = None
    markers: Document[MarkersFile] | None = None
    levels: Document[LevelsFile] | None = None
    options: Document[OptionsFile] | None = None
    boards: dict[str, Entry[BoardFile]] = field(default_factory=dict)
    campaigns: dict[str, Entry[Definition]] = field(default_factory=dict)
    piles: dict[str, Entry[PileEntry]] = field(default_factory=dict)
    dice: dict[str, Entry[DieEntry]] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)


def gather(folder: Path, user_folder: Path | None = None) -> Sources:
    """Reads a whole data folder, then the player's folder over it if there is one."""
    sources = Sources()
    if not _is_folder(sources, folder):
        sources.faults = sources.faults or [Fault(folder, 0, "there is no such folder")]
        return sources
    sources.goods = _read(sources, folder / "goods.yaml", GoodsFile)
    sources.tokens = _read(sources, folder / "tokens.yaml", TokensFile)
    sources.markers = _read(sources, folder / "markers.yaml", MarkersFile)
    sources.levels = _read(sources, folder / "levels.yaml", LevelsFile)
    sources.options = _read(sources, folder / "options.yaml", OptionsFile)
    _read_own(sources, folder, OWN)
    if user_folder is not None and _is_folder(sources, user_folder):
        files = _listed(sources, user_folder)
        known = [user_folder / name for name in OWN]
        for path in files:
            if path.suffix in (".yaml", ".yml") and path not in known:
                known_names = ", ".join(f"{name}/*.yaml" for name in MANY)
                text = f"only {known_names}, {CARDS} and {DICE} can be added"
                sources.faults.append(Fault(path, 0, text))
        _read_own(sources, user_folder, [name for name in OWN if user_folder / name in files])
    return sources


def _is_folder(sources: Sources, folder: Path) -> bool:
    try:
        if stat.S_ISDIR(folder.stat().st_mode):
            return True
        sources.faults.append(Fault(folder, 0, "this is a file, not a folder"))
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError as error:
        sources.faults.append(unreadable(folder, error))
    return False


def _read(sources: Sources, path: Path, shape: type[T]) -> Document[T] | None:
    try:
        return read(path, shape)
    except BadFile as bad:
        sources.faults.extend(bad.faults)
        return None


def _read_own(sources: Sources, folder: Path, files: Sequence[str]) -> None:
    boards = _read_each(sources, folder / "boards", BoardFile, "a board's file")
    _lay(sources, sources.boards, ((e.value.id, e) for e in boards), "board", "id")
    campaigns = _read_each(sources, folder / "campaigns", Definition, "a campaign's file")
    _lay(sources, sources.campaigns, ((e.value.id, e) for e in campaigns), "campaign", "id")
    if CARDS in files:
        cards = _read(sources, folder / CARDS, CardsFile)
        if cards is not None:
            piles = _entries(cards, "piles", cards.value.piles)
            _lay(sources, sources.piles, ((e.value.source, e) for e in piles), "pile", "source")
    if DICE in files:
        dice = _read(sources, folder / DICE, DiceFile)
        if dice is not None:
            entries = _entries(dice, "dice", dice.value.dice)
            _lay(sources, sources.dice, ((e.value.id, e) for e in entries), "die", "id")


def _read_each(sources: Sources, folder: Path, shape: type[T], what: str) -> list[Entry[T]]:
    """The files of a folder of which each is one thing."""
    found: list[Entry[T]] = []
    for path in _listed(sources, folder):
        if path.suffix == ".yaml":
            document = _read(sources, path, shape)
            if document is not None:
                found.append(Entry(document.value, path, document))
        elif path.suffix == ".yml":
            sources.faults.append(Fault(path, 0, f"the name of {what} ends in .yaml"))
    return found


def _entries(document: Document[S], key: str, values: list[T]) -> Iterator[Entry[T]]:
    for number, value in enumerate(values):
        yield Entry(value, document.path, document, (key, number))


def _lay(
    sources: Sources,
    under: dict[str, Entry[T]],
    over: Iterable[tuple[str, Entry[T]]],
    what: str,
    key: str,
) -> None:
    """Puts the entries of one folder over those of the folder below, by id."""
    layer: dict[str, Entry[T]] = {}
    for name, entry in over:
        first = layer.setdefault(name, entry)
        if first is not entry:
            place = f"{shown(first.path)}:{first.line_of(key)}"
            sources.faults.append(
                entry.fault(f"the {what} {short(name)} is there twice (first at {place})", key)
            )
    under.update(layer)


def _listed(sources: Sources, folder: Path) -> list[Path]:
    """What is in a folder, sorted; nothing if it does not exist."""
    if not _is_folder(sources, folder):
        return []
    try:
        return sorted(folder.iterdir())
    except OSError as error:
        sources.faults.append(unreadable(folder, error))
        return []
