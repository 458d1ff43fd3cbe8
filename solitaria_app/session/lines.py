"""Abandoned lines: whole journals that another decision replaced."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from solitaria_app.engine.inputs import Input


@dataclass(frozen=True, slots=True)
class Line:
    """A journal from its start, with its bookmarks: (number of inputs, note)."""

    inputs: tuple[Input, ...]
    bookmarks: tuple[tuple[int, str], ...] = ()

    def starts(self, inputs: Sequence[Input]) -> bool:
        """Whether it is the start of a journal, or all of it."""
        return common_start(self.inputs, inputs) == len(self.inputs)

    def with_bookmarks(self, other: Line) -> Line:
        """The same line with another one's bookmarks besides its own."""
        notes = dict(other.bookmarks) | dict(self.bookmarks)
        return Line(self.inputs, tuple(sorted(notes.items())))


def common_start(a: Sequence[object], b: Sequence[object]) -> int:
    """How many inputs two journals share from their start."""
    same = 0
    while same < min(len(a), len(b)) and a[same] == b[same]:
        same += 1
    return same
