"""Finished games that are in the file more than once: copied, or taken in again."""

from __future__ import annotations

import sqlite3
from collections.abc import Hashable, Iterable, Iterator, Sequence
from pathlib import Path

import msgspec

from .columns import Headers
from .gamesfile import ArchiveProblem
from .header import beginning

Row = tuple[int, str, str]
"""Number, time of the last change and facts of a game."""
AT_ONCE = 500
"""How many headers are asked for in one query."""


class _Seed(msgspec.Struct):
    """What nearly always tells two games apart, and is read in no time."""

    seed: str = ""


_SEEDS = msgspec.json.Decoder(_Seed)


def once(
    db: sqlite3.Connection, path: Path, rows: Sequence[Row]
) -> list[tuple[int, str, str, tuple[int, ...]]]:
    """The rows without those that are an earlier one once more, each with the numbers of these.

    Such games began as one and have the same facts. Headers are looked at only where facts are
    the same, and wholly only where seeds are too: nothing else is as long to read.
    """
    same_facts = [alike for alike in _alike((row[2], row[0]) for row in rows) if len(alike) > 1]
    if not same_facts:
        return [(*row, ()) for row in rows]
    written = dict(_written(db, [id for alike in same_facts for id in alike]))
    headers = Headers(path)
    copies: dict[int, tuple[int, ...]] = {}
    for alike in same_facts:
        for same_seed in _alike((_seed(written[id]), id) for id in alike):
            if len(same_seed) > 1:
                begun = ((_beginning(headers, written[id]), id) for id in same_seed)
                copies.update((first, tuple(others)) for first, *others in _alike(begun))
    others = {id for found in copies.values() for id in found}
    return [(*row, copies.get(row[0], ())) for row in rows if row[0] not in others]


def _alike(games: Iterable[tuple[Hashable, int]]) -> list[list[int]]:
    """The numbers of games together that have the same before them, in their order."""
    found: dict[Hashable, list[int]] = {}
    for key, id in games:
        found.setdefault(key, []).append(id)
    return list(found.values())


def _written(db: sqlite3.Connection, ids: Sequence[int]) -> Iterator[tuple[int, bytes]]:
    """The headers of games as the file has them, whatever that is."""
    for start in range(0, len(ids), AT_ONCE):
        some = ids[start : start + AT_ONCE]
        places = ", ".join("?" * len(some))
        query = f"SELECT id, CAST(header AS BLOB) FROM game WHERE id IN ({places})"
        yield from db.execute(query, some)


def _seed(written: bytes) -> str:
    try:
        return _SEEDS.decode(written).seed
    except msgspec.MsgspecError:
        return ""


def _beginning(headers: Headers, written: bytes) -> bytes:
    """How a game began; of a header that can't be read all that is there."""
    try:
        return beginning(headers.read(written.decode(errors="replace"), 0))
    except ArchiveProblem:
        return written
