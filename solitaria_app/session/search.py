"""The files of games in folders, looked for step by step: a folder may hold 100,000s of them."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

from solitaria_app.content.faults import printable, shown

from .problem import Problem

SUFFIXES = (".yaml", ".yml")
AT_ONCE = 200
"""How many things of a folder are looked at in one step."""


class Search:
    """Goes through files and folders, deeper ones too.

    `found` has the files as they were given, and those of each folder by name before those of the
    folders in it; each once. Of a folder that can't be read, of a link that leads back to a
    folder above it, and of what is named like a game and is no file (a link that leads nowhere, a
    device), `passed` has a problem; the rest is found all the same. A link to any other
    folder is followed.
    """

    def __init__(self, paths: Iterable[Path]) -> None:
        self.found: list[Path] = []
        self.passed: list[Problem] = []
        self._paths = list(paths)
        self._known: set[str] = set()
        self._entered: set[str] = set()
        """The folders that were gone into, without links in their paths."""

    def steps(self) -> Iterator[int]:
        """The search, in short steps; each gives how many files were found until then."""
        for path in self._paths:
            if path.is_dir():
                yield from self._folders(path)
            else:
                self._take(os.fspath(path))
                yield len(self.found)

    def _folders(self, top: Path) -> Iterator[int]:
        """A folder and those in it, without recursion: they may lie deep."""
        ahead = [(os.fspath(top), os.path.realpath(top))]
        while ahead:
            folder, place = ahead.pop()
            if place in self._entered:
                continue
            self._entered.add(place)
            files: list[str] = []
            inside: list[tuple[str, str]] = []
            try:
                with os.scandir(folder) as entries:
                    while some := list(islice(entries, AT_ONCE)):
                        for entry in some:
                            self._look(entry, place, files, inside)
                        yield len(self.found) + len(files)
            except OSError as error:
                self._pass(folder, _why(error))
            files.sort()
            for start in range(0, len(files), AT_ONCE):
                for path in files[start : start + AT_ONCE]:
                    self._take(path)
                yield len(self.found)
            ahead += sorted(inside, reverse=True)

    def _look(
        self, entry: os.DirEntry[str], place: str, files: list[str], inside: list[tuple[str, str]]
    ) -> None:
        """Sort one thing of the folder at a place in: a file of a game, a folder, or neither."""
        try:
            if not entry.is_dir():
                if not entry.name.lower().endswith(SUFFIXES):
                    return
                if entry.is_file():
                    files.append(entry.path)
                else:
                    nowhere = entry.is_symlink() and not os.path.exists(entry.path)
                    why = "problem.nowhere" if nowhere else "problem.no-file"
                    self._pass(entry.path, Problem(why))
                return
            if not _links(entry):
                inside.append((entry.path, os.path.join(place, entry.name)))
                return
            leads = os.path.realpath(entry.path)
        except OSError as error:
            self._pass(entry.path, _why(error))
            return
        if place == leads or place.startswith(os.path.join(leads, "")):
            self._pass(entry.path, Problem("problem.loop"))
        else:
            inside.append((entry.path, leads))

    def _take(self, path: str) -> None:
        if path not in self._known:
            self._known.add(path)
            self.found.append(Path(path))

    def _pass(self, path: str, why: Problem) -> None:
        self.passed.append(why.at(printable(shown(Path(path)))))


def _why(error: OSError) -> Problem:
    return Problem("problem.unreadable", error=error.strerror or type(error).__name__)


def _links(entry: os.DirEntry[str]) -> bool:
    """Whether a folder is only a link, or what Windows calls a junction."""
    if sys.version_info >= (3, 12) and entry.is_junction():
        return True
    return entry.is_symlink()
