"""What tools/faults.py does to files of games at length, done in short."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from solitaria_app.content.library import Library
from solitaria_app.session.backup import back_up
from tools.faulting import clock, damage, full, power, rights, windows
from tools.faulting.contents import Broken, small_library
from tools.faulting.kills import Kills, compare, kills
from tools.faulting.nursery import Nursery

pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="processes and disks as on Linux"),
    pytest.mark.xdist_group("faults"),
]
CORPUS = sorted((Path(__file__).parents[1] / "corpus").glob("games-[12].db"))


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    with Nursery() as nursery:
        yield nursery


@pytest.fixture
def games(tmp_path: Path, library: Library) -> tuple[Path, dict[int, str]]:
    path = tmp_path / "games.db"
    before = small_library(path, library, 3)
    back_up(path)
    return path, before


def test_nothing_is_lost_when_the_program_is_killed(
    tmp_path: Path, library: Library, nursery: Nursery
) -> None:
    assert len(CORPUS) == 2
    seen = kills(tmp_path, library, 10, "fast", nursery, CORPUS)
    assert (seen.kills, seen.upgrades) == (10, 1)
    assert seen.changes and seen.opened


@pytest.mark.parametrize(
    ("now", "diary"),
    [
        ({1: "a"}, [("end", {"1": "b"})]),  # what had ended is not there
        ({}, [("begin", {"1": "b"})]),  # more than the change in flight is gone
        ({1: "a", 2: "c"}, [("begin", {"new": "b"})]),
        ({1: "b", 2: "b"}, [("begin", {"1": "b"})]),
    ],
)
def test_a_loss_would_be_noticed(
    now: dict[int, str], diary: list[tuple[str, dict[str, str | None]]]
) -> None:
    with pytest.raises(Broken):
        compare({1: "a"}, now, diary, Kills())


def test_a_file_that_is_cut_off(games: tuple[Path, dict[int, str]], library: Library) -> None:
    path, before = games
    whole = path.read_bytes()
    seen = damage.look_at(path, library, before, damage.cut_off(whole, 1536))
    assert seen.files == -(-len(whole) // 1536)
    assert seen.seen["found at the start"] > seen.files - 8  # the last page may be half empty


def test_pages_of_zeros(games: tuple[Path, dict[int, str]], library: Library) -> None:
    path, before = games
    seen = damage.look_at(path, library, before, damage.zeroed(path.read_bytes(), 3))
    assert seen.seen["found at the start"] > seen.files // 2


def test_bytes_that_changed(games: tuple[Path, dict[int, str]], library: Library) -> None:
    path, before = games
    seen = damage.look_at(path, library, before, damage.flipped(path.read_bytes(), 10, "fast"))
    assert seen.files == 10


def test_folders_and_files_with_few_rights(nursery: Nursery) -> None:
    cases = rights.with_few_rights(nursery).cases
    for case in ("a file that is read-only", "a folder that is read-only", "both read-only"):
        assert not cases[case]["opening"]
        assert "read-only, so the game is not saved" in cases[case]["saving"]
    for case in ("a file that may not be read", "a folder that may not be looked into"):
        assert all(cases[case].values())
    assert cases["a folder of copies that is read-only"]["saving"] == ""
    assert "no copy can be made" in cases["a folder of copies that is read-only"]["copying"]


def test_a_disk_that_fills_up(tmp_path: Path) -> None:
    if not full.can_unshare():
        pytest.skip("no mounts of its own")
    said = full.in_own_space(tmp_path, 3)
    assert "3 x saving: the disk is full, so the game is not saved." in said
    assert list(tmp_path.iterdir()) == []


def test_power_cuts(tmp_path: Path) -> None:
    if not (rights.can_mount() and shutil.which("mkfs.ext4")):
        pytest.skip("only root mounts disks")
    assert "3 kills" in power.in_own_space(tmp_path, 3, "fast")


def test_two_windows(tmp_path: Path, nursery: Nursery) -> None:
    for folder in ("own", "one"):
        (tmp_path / folder).mkdir()
    assert windows.with_own_games(tmp_path / "own", nursery, 2, 12).saved == 24
    assert windows.with_one_game(tmp_path / "one", nursery, 2, 10).saved == 20


def test_a_clock_that_goes_back(tmp_path: Path, library: Library) -> None:
    assert "7 jumps" in clock.with_jumps(tmp_path / "games.db", library, 7)
