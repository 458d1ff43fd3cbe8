"""Do to files of games whatever can happen to them, and see that nothing is lost.

    python tools/faults.py [--only kills damage ...] [--kills 200] [--cuts 100] [--flips 1000]

Prints figures, for docs/reliability.md; stops at the first thing that is lost, harmed or not
told as it should be. Works in a temporary folder. What needs root (other users' rights, small
disks, power cuts) is left out, and said to be, where it can't be done.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from faulting import clock, damage, full, power, rights, windows  # noqa: E402
from faulting.contents import Broken, small_library  # noqa: E402
from faulting.kills import kills  # noqa: E402
from faulting.nursery import Nursery  # noqa: E402

from solitaria_app.content.library import load  # noqa: E402
from solitaria_app.session.backup import back_up  # noqa: E402

PARTS = ("kills", "power", "damage", "rights", "full", "windows", "clock")
CORPUS = sorted((ROOT / "tests" / "corpus").glob("games-[12].db"))
LIBRARY = load()


def figures(part: str, options: argparse.Namespace, folder: Path) -> Iterator[str]:
    """The lines of one part. Raises Broken."""
    if part == "power":
        if rights.can_mount() and shutil.which("mkfs.ext4"):
            yield f"power cuts: {power.in_own_space(folder, options.cuts, options.seed)}"
        else:
            yield "power cuts: this needs root, and rights to mount"
    elif part == "full":
        if full.can_unshare():
            yield f"full disk: {full.in_own_space(folder, options.disks)}"
        else:
            yield "full disk: this needs the right to mount"
    elif part == "clock":
        yield f"clock: {clock.with_jumps(folder / 'games.db', LIBRARY, options.jumps)}"
    elif part == "damage":
        yield from _damage(options, folder / "games.db")
    else:
        with Nursery() as nursery:
            yield from _with_others(part, options, folder, nursery)


def _damage(options: argparse.Namespace, path: Path) -> Iterator[str]:
    before = small_library(path, LIBRARY)
    back_up(path)
    whole = path.read_bytes()
    yield f"a file of {len(before)} games and {len(whole)} bytes"
    for name, files in (
        (f"cut off at every byte number {options.step}", damage.cut_off(whole, options.step)),
        ("one page of zeros", damage.zeroed(whole)),
        ("one byte changed", damage.flipped(whole, options.flips, options.seed)),
    ):
        yield f"{name}: {damage.look_at(path, LIBRARY, before, files)}"


def _with_others(
    part: str, options: argparse.Namespace, folder: Path, nursery: Nursery
) -> Iterator[str]:
    if part == "kills":
        yield str(kills(folder, LIBRARY, options.kills, options.seed, nursery, CORPUS))
    elif part == "rights":
        yield f"rights: {rights.with_few_rights(nursery)}"
        if rights.can_mount():
            yield f"rights, as root: {rights.on_drives(nursery)}"
        else:
            yield "rights, as root: not root here"
    else:
        for count in (2, 4):
            for kind, work in (
                ("games of their own", windows.with_own_games),
                ("one game", windows.with_one_game),
            ):
                place = folder / f"{kind}-{count}"
                place.mkdir()
                changes = options.changes // (1 if kind != "one game" else count)
                yield f"windows, {kind}: {work(place, nursery, count, changes)}"


def main(arguments: list[str]) -> int:
    """Command line; 1 if something was lost."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--cuts", type=int, default=100, help="power cuts")
    parser.add_argument("--step", type=int, default=64, help="bytes between two lengths")
    parser.add_argument("--flips", type=int, default=1000, help="bytes that change")
    parser.add_argument("--disks", type=int, default=40, help="small disks")
    parser.add_argument("--changes", type=int, default=100, help="changes of each window")
    parser.add_argument("--jumps", type=int, default=70, help="of the clock")
    parser.add_argument("--seed", default="1")
    options = parser.parse_args(arguments)
    if os.name == "nt":
        print("This kills processes and mounts disks as Linux does.")
        return 2
    for part in options.only:
        began = time.perf_counter()
        with tempfile.TemporaryDirectory() as name:
            try:
                for line in figures(part, options, Path(name)):
                    print(line, flush=True)
            except Broken as fault:
                print(f"{part}: BROKEN: {fault}")
                return 1
        print(f"  ({part}: {time.perf_counter() - began:.0f} s)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
