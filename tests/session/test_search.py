"""The files of games in folders: step by step, whatever the folders are like."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from solitaria_app.session import search
from solitaria_app.session.search import Search


def whole(*paths: Path) -> tuple[list[str], list[str]]:
    """Names of the files that are found, and the sentences on what was passed by."""
    found = Search(paths)
    list(found.steps())
    return [path.name for path in found.found], found.passed


def fill(folder: Path, *names: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        (folder / name).write_text("")


def test_files_by_name_then_those_of_deeper_folders_each_once(tmp_path: Path) -> None:
    fill(tmp_path / "b", "z.yml", "y.YAML", "no.txt")
    fill(tmp_path / "a" / "deeper", "k.yaml")
    fill(tmp_path, "2.yaml", "1.yaml")
    (tmp_path / "folder.yaml").mkdir()
    names, passed = whole(tmp_path / "2.yaml", tmp_path, tmp_path / "b", tmp_path / "none.yaml")
    assert names == ["2.yaml", "1.yaml", "k.yaml", "y.YAML", "z.yml", "none.yaml"]
    assert passed == []


def test_a_folder_is_gone_through_in_short_steps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "AT_ONCE", 10)
    fill(tmp_path, *(f"{n}.yaml" for n in range(100)))
    looked = Search([tmp_path])
    steps = looked.steps()
    assert next(steps) == 10
    assert looked.found == []
    assert max(steps) == len(looked.found) == 100


@pytest.mark.skipif(sys.platform == "win32", reason="links need a right there")
def test_links_that_lead_in_a_circle_are_told_and_others_followed(tmp_path: Path) -> None:
    fill(tmp_path / "top" / "inner", "a.yaml")
    fill(tmp_path / "elsewhere", "b.yaml")
    (tmp_path / "top" / "inner" / "up").symlink_to(tmp_path / "top")
    (tmp_path / "elsewhere" / "back").symlink_to(tmp_path / "top" / "inner")
    (tmp_path / "top" / "other").symlink_to(tmp_path / "elsewhere")
    (tmp_path / "top" / "itself.yaml").symlink_to("itself.yaml")
    names, passed = whole(tmp_path / "top")
    assert names == ["a.yaml", "b.yaml"]
    up, itself = sorted(map(str, passed), key=lambda sentence: "itself" in sentence)
    assert up.startswith(str(tmp_path / "top" / "inner" / "up"))
    assert up.endswith(": leads back to a folder above it, and is not followed.")
    assert "itself.yaml: can't be read: " in itself


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes with a name there")
def test_what_is_named_like_a_game_and_is_no_file_is_told(tmp_path: Path) -> None:
    fill(tmp_path, "a.yaml", "b.txt")
    os.mkfifo(tmp_path / "pipe.yaml")
    os.mkfifo(tmp_path / "pipe.txt")
    (tmp_path / "gone.yml").symlink_to(tmp_path / "nowhere.yml")
    (tmp_path / "nothing.yaml").symlink_to(os.devnull)
    names, passed = whole(tmp_path)
    assert names == ["a.yaml"]
    assert sorted(map(str, passed)) == [
        f"{tmp_path / 'gone.yml'}: this link leads nowhere.",
        f"{tmp_path / 'nothing.yaml'}: this is no file, but a device or a pipe, and is not read.",
        f"{tmp_path / 'pipe.yaml'}: this is no file, but a device or a pipe, and is not read.",
    ]


def test_a_folder_that_cannot_be_read_does_not_stop_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(tmp_path / "a", "a.yaml")
    fill(tmp_path / "b", "b.yaml")
    reading = os.scandir

    def refuse(path: str) -> object:
        if path.endswith("a"):
            raise PermissionError(13, "Permission denied", path)
        return reading(path)

    monkeypatch.setattr(os, "scandir", refuse)
    names, passed = whole(tmp_path)
    assert names == ["b.yaml"]
    assert list(map(str, passed)) == [f"{tmp_path / 'a'}: can't be read: Permission denied."]
