"""Files and folders without the right to write, or to read; and drives that are read-only."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from solitaria_app.content.library import load
from solitaria_app.session.archive import Archive, ArchiveProblem
from solitaria_app.session.backup import back_up, folder_of

from .contents import Broken, contents, short_game, small_library, told
from .full import can_unshare
from .kills import check_whole
from .nursery import Nursery

LIBRARY = load()
NOBODY = 65534
"""The user whom rights bind; whoever is root becomes that one."""


@dataclass(slots=True)
class Rights:
    """What was said in each case: when opening, when saving, when copying; empty for nothing."""

    cases: dict[str, dict[str, str]] = field(default_factory=dict)

    def __str__(self) -> str:
        return "".join(
            f"\n  {case}:" + "".join(f"\n    {did}: {said}" for did, said in answers.items())
            for case, answers in self.cases.items()
        )


def attempt(path: str, log: str, user: int | None) -> None:
    """Open, save and copy, as a user; writes down what is said."""
    if user is not None:
        os.setgroups([])
        os.setresgid(user, user, user)
        os.setresuid(user, user, user)
    place = Path(path)
    said = {
        "opening": _said(place, lambda: contents(place, LIBRARY)),
        "saving": _said(place, lambda: Archive(place).add(short_game(LIBRARY, "new", 3))),
        "copying": _said(None, lambda: back_up(place)),
    }
    os.write(os.open(log, os.O_WRONLY | os.O_TRUNC), json.dumps(said).encode())


def _said(place: Path | None, work: Callable[[], object]) -> str:
    try:
        work()
    except ArchiveProblem as problem:
        return told(problem, place) if place else str(problem)
    return ""


@cache
def _games() -> bytes:
    """A file with some games."""
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "games.db"
        small_library(path, LIBRARY, 2)
        return path.read_bytes()


@contextmanager
def _case() -> Iterator[Path]:
    """A file of games, and a copy that is older, in a folder that everybody may write to."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "data"
        folder.mkdir()
        path = folder / "games.db"
        path.write_bytes(_games())
        back_up(path)
        Archive(path).add(short_game(LIBRARY, "after the copy", 5))
        for one in (Path(name), folder, folder_of(path)):
            one.chmod(0o777)
        path.chmod(0o666)
        try:
            yield path
        finally:
            folder.chmod(0o777)


def _look(path: Path, nursery: Nursery, user: int | None) -> dict[str, str]:
    """What is said; raises Broken if a file is not as it was afterwards."""
    log = path.parent.parent / "log"
    log.touch()
    log.chmod(0o666)
    before = path.read_bytes()
    nursery.run("rights:attempt", path=str(path), log=str(log), user=user)
    said: dict[str, str] = json.loads(log.read_text())
    if said["saving"] and path.read_bytes() != before:
        raise Broken("saving was refused, but the file was changed")
    check_whole(path)
    return {did: answer.replace(str(path.parent), "...") for did, answer in said.items()}


def with_few_rights(nursery: Nursery) -> Rights:
    """Folders and files that may not be written to, or not read. Raises Broken."""
    seen = Rights()
    user = None if os.getuid() else NOBODY
    for case, rights in (
        ("a file that is read-only", {"games.db": 0o444}),
        ("a folder that is read-only", {".": 0o555}),
        ("both read-only", {".": 0o555, "games.db": 0o444}),
        ("a file that may not be read", {"games.db": 0o000}),
        ("a folder that may not be looked into", {".": 0o000}),
        ("a folder of copies that is read-only", {"backups": 0o555}),
    ):
        with _case() as path:
            for name, mode in rights.items():
                (path.parent / name).chmod(mode)
            seen.cases[case] = _look(path, nursery, user)
    return seen


def on_drives(nursery: Nursery) -> Rights:
    """What only root can do: a file and a folder that even root can't change. Raises Broken."""
    seen = Rights()
    for case, names in (
        ("an immutable file", ["games.db"]),
        ("an immutable folder", ["."]),
    ):
        with _case() as path:
            places = [str(path.parent / name) for name in names]
            subprocess.run(["chattr", "+i", *places], check=True)
            try:
                seen.cases[case] = _look(path, nursery, None)
            finally:
                subprocess.run(["chattr", "-i", *places], check=True)
    with _case() as path:
        subprocess.run(["mount", "--bind", str(path.parent), str(path.parent)], check=True)
        try:
            subprocess.run(["mount", "-o", "remount,bind,ro", str(path.parent)], check=True)
            seen.cases["a drive that is read-only"] = _look(path, nursery, None)
        finally:
            subprocess.run(["umount", str(path.parent)], check=True)
    return seen


def can_mount() -> bool:
    """Whether this is root, with the rights to mount and to make files immutable."""
    return os.name != "nt" and not os.getuid() and bool(shutil.which("chattr")) and can_unshare()
