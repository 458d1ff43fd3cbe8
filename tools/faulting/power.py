"""A power cut: what the disk has at one moment is all that is left.

    unshare -m python -m faulting.power FOLDER CUTS SEED

The games lie on a file system in a file. Somebody plays; at random moments they are held, and
that file is copied: it has what was handed to the disk, and nothing that was only in memory.
Each copy is mounted, as after a restart, and looked into.
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from solitaria_app.content.library import load
from solitaria_app.session.backup import backups, in_order

from .contents import Broken, contents, forget_what_was_checked
from .full import unshared
from .kills import Kills, check_whole, compare, is_hot, read_diary
from .nursery import ROOT, Nursery

LIBRARY = load()
MEGABYTES = 24
PER_PLAYER = 10
"""Cuts of one player's work."""


@contextmanager
def mounted(image: Path, at: Path) -> Iterator[Path]:
    """A file system in a file, which hands nothing over to the disk by itself."""
    subprocess.run(["mount", "-o", "loop,commit=600", str(image), str(at)], check=True)
    try:
        yield at
    finally:
        subprocess.run(["umount", str(at)], check=True)


def cuts(folder: Path, count: int, seed: str) -> Kills:
    """Cut the power `count` times. Raises Broken."""
    seen, chance = Kills(), random.Random(seed)
    image, at, diary = folder / "disk", folder / "mounted", folder / "diary"
    at.mkdir()
    taken: list[Path] = []
    with Nursery() as nursery:
        while seen.kills + len(taken) < count:
            image.write_bytes(b"")
            os.truncate(image, MEGABYTES * 1024 * 1024)
            subprocess.run(["mkfs.ext4", "-q", str(image)], check=True)
            diary.unlink(missing_ok=True)
            with mounted(image, at):
                pid = nursery.start(
                    "player:play",
                    path=str(at / "games.db"),
                    diary=str(diary),
                    seed=str(chance.random()),
                )
                for number in range(min(PER_PLAYER, count - seen.kills)):
                    time.sleep(chance.uniform(0.01, 0.4))
                    taken.append(_take(pid, image, diary, folder / f"cut-{number}"))
                nursery.kill(pid)
            for cut in taken:
                _look(cut, at, seen)
            taken.clear()
    return seen


def _take(pid: int, image: Path, diary: Path, to: Path) -> Path:
    """What the disk has, and what was written down until then."""
    os.kill(pid, signal.SIGSTOP)
    while Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0] not in "Tt":
        time.sleep(0.001)
    shutil.copyfile(image, to)
    if diary.exists():
        shutil.copyfile(diary, to.with_suffix(".diary"))
    os.kill(pid, signal.SIGCONT)
    return to


def _look(cut: Path, at: Path, seen: Kills) -> None:
    diary = cut.with_suffix(".diary")
    with mounted(cut, at):
        path = at / "games.db"
        forget_what_was_checked()
        seen.kills += 1
        seen.undone += is_hot(Path(f"{path}-journal"))
        now = contents(path, LIBRARY)
        seen.amid += compare({}, now, read_diary(diary) if diary.exists() else [], seen) is not None
        if path.exists() and now:
            check_whole(path)
        seen.opened += len(now)
        copies = backups(path)
        if not all(in_order(copy.path) for copy in copies):
            raise Broken("a copy is not in order after a power cut")
        seen.copies += len(copies)
    cut.unlink()
    diary.unlink(missing_ok=True)


def in_own_space(folder: Path, count: int, seed: str) -> str:
    """Do this with mounts that nobody else sees. Gives what was seen; raises Broken."""
    done = subprocess.run(
        [*unshared(), sys.executable, "-m", "faulting.power", str(folder), str(count), seed],
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "tools"), str(ROOT)))},
        capture_output=True,
        check=False,
        text=True,
    )
    if done.returncode:
        raise Broken(done.stderr)
    return done.stdout.strip()


if __name__ == "__main__":
    print(cuts(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]))
