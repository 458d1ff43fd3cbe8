"""A file is written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from solitaria_app.content.wholefile import write_whole


def test_what_is_there_gives_way_to_the_whole_new_content(tmp_path: Path) -> None:
    file = tmp_path / "old.txt"
    file.write_bytes(b"old and longer")
    write_whole(file, b"new")
    assert file.read_bytes() == b"new"
    assert os.listdir(tmp_path) == ["old.txt"]


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match="folder"):
        write_whole(tmp_path / "folder", b"x")
    assert os.listdir(tmp_path) == ["folder"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_what_is_no_file_is_left_as_it_is(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(OSError, match="regular file"):
        write_whole(pipe, b"x")
    assert not pipe.is_file()
    assert pipe.exists()


def test_the_file_a_link_leads_to_is_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"old")
    link = tmp_path / "link"
    try:
        link.symlink_to(file)
    except OSError:
        pytest.skip("no right to make links")
    write_whole(link, b"new")
    assert link.is_symlink()
    assert file.read_bytes() == b"new"
