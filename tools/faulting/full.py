"""A disk that fills up while games are saved, copied and written out.

unshare -m python -m faulting.full FOLDER        mounts a small disk in memory on FOLDER
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from solitaria_app.content.library import load
from solitaria_app.session.archive import Archive, ArchiveProblem
from solitaria_app.session.backup import Backup, back_up, backups, in_order, last_good
from solitaria_app.session.gamefile import write_file
from solitaria_app.session.puttingback import restore

from .contents import Broken, contents, fingerprint, short_game, small_library, told
from .kills import check_whole
from .nursery import ROOT

LIBRARY = load()
SIZE = 1024 * 1024
PAGE = 4096


@dataclass(slots=True)
class Full:
    """What was said, and how often something fitted and did not."""

    tries: int = 0
    done: Counter[str] = field(default_factory=Counter)
    said: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        done = ", ".join(f"{what} {count}" for what, count in self.done.items()) or "nothing"
        said = "".join(f"\n    {count:5} x {text}" for text, count in self.said.most_common())
        return f"{self.tries} disks with little left; fitted all the same: {done}{said}"


def fill(folder: Path, left: int) -> Path:
    """Fill the disk up to some bytes."""
    stuff = folder / "stuff"
    free = os.statvfs(folder).f_bavail * os.statvfs(folder).f_frsize
    stuff.write_bytes(bytes(max(0, free - left)))
    return stuff


def on_small_disk(folder: Path, steps: int) -> Full:
    """Fill a disk, that holds nothing but games, up to more and more pages. Raises Broken."""
    seen, path, out = Full(), folder / "games.db", folder / "out.yaml"
    small_library(path, LIBRARY, 4)
    archive = Archive(path)
    game = short_game(LIBRARY, "full", 60)
    number = archive.add(game)
    write_file(game, out)
    back_up(path)
    for step in range(steps):
        game.bookmarks[step] = "a note " * 100
        archive.save(number, game)
        before, copies, written = contents(path, LIBRARY), backups(path), out.read_bytes()
        stuff = fill(folder, step * PAGE)
        seen.tries += 1
        _copy(path, copies, seen)
        _restore(path, seen)
        _write(out, written, seen)
        after = _save(path, number, seen)
        stuff.unlink()
        if contents(path, LIBRARY) not in (before, {**before, number: after}):
            raise Broken("a full disk has harmed the games")
        check_whole(path)
        left = [one.name for one in folder.rglob("*") if ".part" in one.name]
        if left or Path(f"{path}-journal").exists():
            raise Broken(f"something is left lying about: {left}")
        archive = Archive(path)
        game = archive.load(number, LIBRARY)
    return seen


def _save(path: Path, number: int, seen: Full) -> str:
    archive = Archive(path)
    game = archive.load(number, LIBRARY)
    game.go_to(game.length() // 2)
    game.do(next(one for one in game.legal() if one != game.inputs[game.cursor]))
    try:
        archive.save(number, game)
        seen.done["saving"] += 1
    except ArchiveProblem as problem:
        seen.said[f"saving: {told(problem, path).removeprefix(f'{path}: ')}"] += 1
    return fingerprint(game)


def _copy(path: Path, before: list[Backup], seen: Full) -> None:
    try:
        seen.done["copying"] += back_up(path) is not None
    except ArchiveProblem as problem:
        seen.said["copying: " + str(problem).rpartition(": ")[2]] += 1
        if backups(path) != before:
            raise Broken("a copy is there that could not be made") from None
    if not all(in_order(copy.path) for copy in backups(path)):
        raise Broken("half a copy is there")


def _restore(path: Path, seen: Full) -> None:
    copy, before = last_good(path), path.read_bytes()
    assert copy is not None
    try:
        aside = restore(path, copy).aside
    except ArchiveProblem as problem:
        seen.said["bringing back: " + told(problem, path).rpartition(": ")[2]] += 1
        if path.read_bytes() != before:
            raise Broken("a copy that did not fit has harmed the games") from None
        for left in path.parent.glob("games-replaced-*"):
            left.unlink()
        return
    seen.done["bringing back"] += 1
    assert aside is not None
    os.replace(aside, path)


def _write(out: Path, before: bytes, seen: Full) -> None:
    try:
        write_file(short_game(LIBRARY, "other", 200), out)
        seen.done["writing out"] += 1
    except OSError as error:
        seen.said[f"writing out: {error.strerror}"] += 1
        if out.read_bytes() != before:
            raise Broken("the file that was there was overwritten in part") from None


def in_own_space(folder: Path, steps: int) -> str:
    """Do this on a disk in memory that nobody else sees, and that is gone afterwards.

    Gives what was seen as text; raises Broken with what went wrong.
    """
    done = subprocess.run(
        [*unshared(), sys.executable, "-m", "faulting.full", str(folder), str(steps)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "tools"), str(ROOT)))},
        capture_output=True,
        check=False,
        text=True,
    )
    if done.returncode:
        raise Broken(done.stderr)
    return done.stdout.strip()


def unshared() -> list[str]:
    """The command before a command that has mounts of its own."""
    return ["unshare", "-m" if not os.getuid() else "-rm", "--"]


def can_unshare() -> bool:
    """Whether a process may have mounts of its own here."""
    if not shutil.which("unshare"):
        return False
    return not subprocess.run([*unshared(), "true"], capture_output=True, check=False).returncode


def main(folder: str, steps: str) -> None:
    """Mount, do it, print what was seen."""
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "games", folder], check=True)
    print(on_small_disk(Path(folder), int(steps)))


if __name__ == "__main__":
    main(*sys.argv[1:])
