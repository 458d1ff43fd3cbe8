"""The list of games as lines of a table, and as objects for programs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any

from solitaria_app.content.faults import printable
from solitaria_app.content.library import Library
from solitaria_app.session.entries import Entry, local_time
from solitaria_app.session.wanted import SCREEN, TABLE, lead, physical
from solitaria_app.session.words.catalogue import Catalogue

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "columns": "No.|Last played|Board|Difficulty|Way|How it stands|Lead|Name",
        "setup": "set-up",
        "turn": "turn {turn}: {you} to {contrarius}",
        "joined": "turn {turn}, joined: {you} to {contrarius}",
        "won": "won {you} to {contrarius}",
        "lost": "lost {you} to {contrarius}",
        "given-up": "given up in turn {turn}: {you} to {contrarius}",
        "unknown": "not known",
        "table": "table",
        "screen": "screen",
        "none": "There is no such game.",
        "campaign": "Campaign",
    },
    "de": {
        "columns": "Nr.|Zuletzt gespielt|Plan|Schwierigkeit|Art|Stand|Vorsprung|Name",
        "setup": "Aufbau",
        "turn": "Zug {turn}: {you} zu {contrarius}",
        "joined": "Zug {turn}, eingestiegen: {you} zu {contrarius}",
        "won": "{you} zu {contrarius} gewonnen",
        "lost": "{you} zu {contrarius} verloren",
        "given-up": "in Zug {turn} aufgegeben: {you} zu {contrarius}",
        "unknown": "nicht bekannt",
        "table": "Tisch",
        "screen": "Bildschirm",
        "none": "Es gibt keine solche Partie.",
        "campaign": "Kampagne",
    },
}
"""By language, then by key; every language has every key with the same placeholders."""
TO_THE_RIGHT = (0, 6)
"""Columns of numbers."""


class GamesText:
    """Words for the list of games in one language, which `Terms` has looked at; `campaigns` are
    the names of the campaigns by the games that belong to one."""

    def __init__(self, library: Library, language: str, campaigns: Mapping[int, str]) -> None:
        self._campaigns = campaigns
        self._words = WORDS[language]
        self._catalogue = catalogue = Catalogue(language)
        self._boards = {id: board.name for id, board in library.boards.items()}
        self._levels = {id: catalogue.of_data(one.name) for id, one in library.levels.items()}

    def lines(self, entries: Iterable[Entry]) -> list[str]:
        """A heading and a line for each game, with the campaigns if one belongs to one; or one
        sentence if there is none."""
        shown = list(entries)
        if not shown:
            return [self._words["none"]]
        rows = [self._words["columns"].split("|"), *map(self.row, shown)]
        names = [printable(self._campaigns.get(entry.id, "")) for entry in shown]
        if any(names):
            for row, name in zip(rows, [self._words["campaign"], *names], strict=True):
                row.insert(-1, name)
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        return [_line(row, widths) for row in rows]

    def row(self, entry: Entry) -> list[str]:
        """The cells of a game that can be read."""
        header, points = entry.header, lead(entry)
        assert header is not None
        return [
            str(entry.id),
            f"{when:%Y-%m-%d %H:%M}" if (when := entry.when()) else "",
            self._boards.get(header.board, header.board),
            self._levels.get(header.level, header.level),
            self._words[TABLE if physical(entry) else SCREEN],
            self.stands(entry),
            "" if points is None else f"{points:+d}",
            printable(entry.name),
        ]

    def stands(self, entry: Entry) -> str:
        """Turn and scores, or how it ended."""
        found = entry.summary
        if found is None:
            return self._words["unknown"]
        if entry.over:
            key = "won" if found.won else "lost"
        elif entry.given_up:
            key = "given-up"
        else:
            key = "setup" if not found.turn else "joined" if found.joined else "turn"
        scores = {"you": found.human, "contrarius": found.contrarius}
        return self._words[key].format(turn=found.turn, **scores)

    def sought(self, entry: Entry) -> tuple[str, str]:
        """All that `--search` looks through but the seed, and the seed, in small letters."""
        why = self._catalogue.told(entry.problem or "")
        campaign = self._campaigns.get(entry.id, "")
        parts = [str(entry.id), entry.name, entry.note, why, campaign]
        if entry.header is None:
            return "\n".join(parts).casefold(), ""
        board, level = entry.header.board, entry.header.level
        parts += [board, level, self._boards.get(board, ""), self._levels.get(level, "")]
        return "\n".join(parts).casefold(), entry.header.seed.casefold()

    def as_object(self, entry: Entry) -> dict[str, Any]:
        """A game for programs; what is not known is null. Times are local, in ISO format."""
        header, found = entry.header, entry.summary
        return {
            "number": entry.id,
            "name": entry.name,
            "campaign": self._campaigns.get(entry.id),
            "note": entry.note,
            "state": None if header is None else entry.state,
            "deleted": bool(entry.deleted),
            "board": header and header.board,
            "level": header and header.level,
            "way": None if header is None else found.way if found else None,
            "start": header and header.start_points,
            "seed": header and header.seed,
            "turn": found and found.turn,
            "human": found and found.human,
            "contrarius": found and found.contrarius,
            "lead": lead(entry),
            "won": found.won if found and entry.over else None,
            "inputs": entry.inputs,
            "begun": _iso(local_time(entry.begun)),
            "played": _iso(entry.when()),
            "problem": entry.problem and str(entry.problem),
        }


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    cells = [
        cell.rjust(wide) if column in TO_THE_RIGHT else cell.ljust(wide)
        for column, (cell, wide) in enumerate(zip(row, widths, strict=True))
    ]
    return "  ".join(cells).rstrip()


def _iso(when: datetime | None) -> str | None:
    return None if when is None else when.isoformat(timespec="seconds")
