"""A data folder to spoil, and the faults that follow."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

import pytest

from solitaria_app import resources
from solitaria_app.content.check import check
from solitaria_app.content.faults import BadFile, Fault
from solitaria_app.content.library import load

NO_ID = "is no id: lower-case letters and digits, joined by single hyphens"


class Case(NamedTuple):
    """`old` becomes `new` in `file`; each fault is at the line where its mark is afterwards.

    A fault is its mark and its text, with the file before them if it is another one.
    """

    file: str
    old: str
    new: str
    faults: list[tuple[str, ...]]


class Folder:
    """A copy of the program's data folder that a test may change."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def edit(self, file: str, old: str, new: str) -> None:
        """Replaces a text that is there once."""
        text = (self.path / file).read_text("utf-8")
        assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
        (self.path / file).write_text(text.replace(old, new), "utf-8")

    def write(self, file: str, text: str) -> None:
        """Writes a whole file."""
        (self.path / file).parent.mkdir(parents=True, exist_ok=True)
        (self.path / file).write_text(text, "utf-8")

    def line(self, file: str, mark: str) -> int:
        """The line of the first occurrence of a text."""
        text = (self.path / file).read_text("utf-8")
        return text[: text.index(mark)].count("\n") + 1

    def faults(self) -> list[Fault]:
        """What the check says."""
        return check(self.path)

    def lines(self) -> list[str]:
        """The faults with their paths as seen from the folder."""
        return [str(fault).replace(f"{self.path.as_posix()}/", "") for fault in self.faults()]


def meets(folder: Folder, case: Case) -> None:
    """The case leads to its faults, when checked as well as when loaded."""
    folder.edit(case.file, case.old, case.new)
    expected = []
    for fault in case.faults:
        *other, mark, text = fault
        file = other[0] if other else case.file
        expected.append(f"{file}:{folder.line(file, mark)}: {text}")
    assert sorted(folder.lines()) == sorted(expected)
    if expected:
        with pytest.raises(BadFile) as caught:
            load(None, folder.path)
        assert list(caught.value.faults) == folder.faults()
    else:
        load(None, folder.path)


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    """A whole data folder."""
    shutil.copytree(resources.data_dir(), tmp_path / "whole")
    return Folder(tmp_path / "whole")


@pytest.fixture
def own(tmp_path: Path) -> Folder:
    """A player's folder, empty at first."""
    (tmp_path / "own").mkdir()
    return Folder(tmp_path / "own")


@pytest.fixture
def toy() -> Path:
    """The folder of the toy boards."""
    return Path(__file__).resolve().parents[1] / "data" / "toy"
