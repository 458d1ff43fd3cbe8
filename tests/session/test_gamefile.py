"""Exported games: whole, readable, and refused with a sentence where they are not."""

from __future__ import annotations

import errno
import os
import re
from pathlib import Path

import msgspec
import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from solitaria_app.content.faults import BadFile
from solitaria_app.content.library import Library
from solitaria_app.content.yamlfile import read
from solitaria_app.session.game import Game
from solitaria_app.session.gamefile import (
    Turn,
    check_file,
    read_file,
    text_of,
    write_file,
)
from solitaria_app.session.header import FORMAT, new_header
from solitaria_app.session.statejson import state_digest
from solitaria_app.session.yamltext import yaml_text
from tests.session.conftest import whole_game


@pytest.fixture
def file(game: Game, tmp_path: Path) -> Path:
    path = tmp_path / "game.yaml"
    write_file(game, path)
    return path


def _changed(path: Path, old: str, new: str, count: int = 1) -> int:
    """Replace the first `old` in a file and give the line where it stood."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, count), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


def test_a_game_comes_back_as_it_was(library: Library, game: Game, file: Path) -> None:
    reading = read_file(file, library)
    assert reading.game.header == game.header
    assert reading.game.inputs == game.inputs
    assert reading.game.state == game.state
    assert reading.ends == tuple(game.turn_ends())
    assert reading.other_rules is reading.first_difference is reading.refused is None


@pytest.mark.parametrize("level", ["veteran", "expert"])
def test_every_level_comes_back(library: Library, tmp_path: Path, level: str) -> None:
    game = whole_game(library, level)
    write_file(game, tmp_path / "g.yaml")
    assert read_file(tmp_path / "g.yaml", library).game.state == game.state


def test_a_game_is_written_up_to_its_cursor(library: Library, game: Game, tmp_path: Path) -> None:
    path = tmp_path / "part.yaml"
    ends = game.turn_ends()
    for cursor in (0, 1, ends[0] - 1, ends[0], ends[1], ends[5] + 1, ends[7] - 1):
        game.go_to(cursor)
        write_file(game, path)
        reading = read_file(path, library)
        assert reading.game.inputs == game.inputs[:cursor]
        assert reading.first_difference is None
    turns = yaml.safe_load(path.read_text(encoding="utf-8"))["turns"]
    assert len(turns) == 8
    assert turns[3]["digest"] == state_digest(game.state_at(ends[3]))


def test_the_file_is_plain_yaml_for_any_reader(game: Game, file: Path) -> None:
    value = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert value["game"] == msgspec.to_builtins(game.header)
    assert sum(len(turn["inputs"]) for turn in value["turns"]) == game.length()


# A digest like 12345678e1234567 is a number to YAML unless it is quoted.
@given(
    st.from_regex(r"[0-9]{1,14}e[0-9]{1,14}|[0-9a-f]{16}|[0-9.]+|[-+~.0xo_]{1,4}", fullmatch=True)
)
def test_texts_that_look_like_numbers_stay_texts(
    tmp_path_factory: pytest.TempPathFactory, text: str
) -> None:
    path = tmp_path_factory.getbasetemp() / "quoted.yaml"
    written = yaml_text({"turns": [{"digest": text, "inputs": [text]}]}, flow=False)
    assert yaml.safe_load(written)["turns"][0]["digest"] == text
    path.write_text(written.replace("turns:", "turns:", 1), encoding="utf-8")

    class Turns(msgspec.Struct):
        turns: list[Turn]

    assert read(path, Turns).value.turns == [Turn(text, [text])]


def test_a_file_may_be_read_by_others_and_nothing_else_is_left(file: Path) -> None:
    assert [path.name for path in file.parent.iterdir()] == ["game.yaml"]
    if os.name == "posix":
        mask = os.umask(0o022)
        os.umask(mask)
        assert file.stat().st_mode & 0o777 == 0o666 & ~mask


def test_a_full_disk_leaves_the_old_file_as_it_was(
    game: Game, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = file.read_bytes()

    def full(number: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    game.go_to(10)
    with pytest.raises(OSError, match="No space left"):
        write_file(game, file)
    assert file.read_bytes() == before
    assert list(file.parent.iterdir()) == [file]


# --- differences ------------------------------------------------------------------


def test_another_digest_names_its_turn(library: Library, game: Game, file: Path) -> None:
    digest = state_digest(game.state_at(game.turn_ends()[4]))
    line = _changed(file, digest, "0" * 16)
    reading = read_file(file, library)
    assert reading.game.state == game.state
    text = f"turn 4 differs: the digest after it is {digest}, not {'0' * 16}"
    assert reading.first_difference is not None
    assert (reading.first_difference.line, str(reading.first_difference.text)) == (line, text)


def test_only_the_first_difference_is_named(library: Library, game: Game, file: Path) -> None:
    for turn in (9, 4, 6):
        _changed(file, state_digest(game.state_at(game.turn_ends()[turn])), "0" * 16)
    difference = read_file(file, library).first_difference
    assert difference is not None and str(difference.text).startswith("turn 4 differs")


def test_another_die_is_found_in_its_turn(library: Library, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    found = re.search(r"roll blue (\d)", text)
    assert found is not None
    other = "2" if found[1] != "2" else "3"
    _changed(file, found[0], f"roll blue {other}")
    turn = text[: found.start()].count("- digest:") - 1
    difference = check_file(file, library).first_difference
    assert difference is not None
    assert str(difference.text).startswith(f"turn {turn} differs")


def test_a_refused_input_is_a_fault_for_reading_and_a_difference_for_checking(
    library: Library, game: Game, file: Path
) -> None:
    end = game.turn_ends()[2]
    third = f"- play {file.read_text(encoding='utf-8').split('- play ')[3].splitlines()[0]}"
    turns = file.read_text(encoding="utf-8").split("- digest:")
    assert third in turns[4]
    turns[4] = turns[4].replace(third, "- play weaver-2")
    file.write_text("- digest:".join(turns), encoding="utf-8")
    line = "- digest:".join(turns[:5]).partition("- play weaver-2")[0].count("\n") + 1
    with pytest.raises(BadFile) as bad:
        read_file(file, library)
    (fault,) = bad.value.faults
    assert fault.line == line
    assert str(fault.text).startswith("the rules refuse 'play weaver-2': ")
    assert str(fault.text).endswith(".")
    reading = check_file(file, library)
    assert reading.first_difference is not None
    assert str(reading.first_difference.text) == f"turn 3 differs: {fault.text}"
    assert reading.game.cursor == end
    assert len(reading.ends) == 4


def test_other_rules_are_told_and_the_game_comes_all_the_same(
    library: Library, game: Game, file: Path
) -> None:
    line = _changed(file, f"rules: {game.header.rules}", "rules: 0123456789abcdef")
    reading = read_file(file, library)
    assert reading.game.state == game.state
    assert reading.first_difference is None
    assert reading.other_rules is not None
    assert reading.other_rules.line == line
    assert game.header.rules in str(reading.other_rules.text)


def test_another_board_of_the_same_name_is_other_rules(
    library: Library, game: Game, file: Path
) -> None:
    _changed(file, "start_points: 20", "start_points: 30")
    assert read_file(file, library).other_rules is not None


@pytest.mark.skipif(os.name == "nt", reason="links and pipes in folders")
def test_a_link_stays_one_and_a_pipe_too(library: Library, file: Path, tmp_path: Path) -> None:
    game = read_file(file, library).game
    target, link, pipe = tmp_path / "target", tmp_path / "link", tmp_path / "pipe"
    link.symlink_to(target)
    write_file(game, link)
    assert link.is_symlink() and target.read_bytes() == file.read_bytes()
    os.mkfifo(pipe)
    with pytest.raises(OSError, match="not a regular file"):
        write_file(game, pipe)
    assert pipe.is_fifo()


# --- files that are none ------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "text"),
    [
        ("board: italia", "board: atlantis", 'no board called "atlantis"'),
        ("level: standard", "level: easy", 'no level called "easy"'),
        ("mover: shortest", "mover: longest", "longest"),
        ("no_site: reroll", "no_site: nothing", "nothing"),
        ("format: 2", f"format: {FORMAT + 1}", "written by a newer version of the program"),
        ("format: 2", "format: one", "expected a whole number"),
        ("turns:", "turn:", "the key turns is missing"),
        ("- digest:", "- digets:", "digest"),
        ("- token ", "- taken ", "'taken' is no input"),
        ("- token aqvileia", "- token atlantis", "expected a city, not 'atlantis'"),
        ("- play ", "- play the ", "expected a card, not 'the'"),
        ("red: [land", "red: [lend", "red die"),
        ("personality: architect", "personality: king", "king"),
        ("god: jupiter", "god: thor", "thor"),
    ],
)
def test_what_is_no_game_is_refused_with_its_line(
    library: Library, file: Path, old: str, new: str, text: str
) -> None:
    line = _changed(file, old, new)
    for read_it in (read_file, check_file):
        with pytest.raises(BadFile) as bad:
            read_it(file, library)
        fault = bad.value.faults[0]
        assert text in str(fault.text)
        assert 1 <= fault.line <= line
        if not new.startswith(("turn:", "- digets:")):  # a missing key has no line of its own
            assert fault.line == line


def test_a_file_that_is_cut_off_says_so(library: Library, file: Path) -> None:
    text = file.read_text()
    file.write_text(text[: text.rindex("- ") + 4])
    with pytest.raises(BadFile) as bad:
        check_file(file, library)
    (fault,) = bad.value.faults
    assert str(fault.text).startswith("the file is cut off or damaged here: ")


def test_every_unknown_input_is_named_at_once(library: Library, file: Path) -> None:
    for _ in range(3):
        _changed(file, "- roll ", "- rool ")
    with pytest.raises(BadFile) as bad:
        read_file(file, library)
    assert len(bad.value.faults) == 3


@pytest.mark.parametrize("content", [b"", b"\x00\x01", b"[1, 2]", b"game: {", b"\xff\xfe", b"a: 1"])
def test_foreign_files(library: Library, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "foreign.yaml"
    path.write_bytes(content)
    with pytest.raises(BadFile):
        read_file(path, library)


def test_no_file_and_a_folder(library: Library, tmp_path: Path) -> None:
    for path in (tmp_path / "none.yaml", tmp_path):
        with pytest.raises(BadFile) as bad:
            read_file(path, library)
        assert len(bad.value.faults) == 1


@given(st.binary(max_size=40), st.integers(0, 6000))
def test_a_damaged_file_is_read_or_refused_but_never_breaks(
    library: Library,
    played: Game,
    tmp_path_factory: pytest.TempPathFactory,
    noise: bytes,
    place: int,
) -> None:
    played.go_to(40)
    text = text_of(played).encode()
    place %= len(text)
    path = tmp_path_factory.getbasetemp() / "damaged.yaml"
    path.write_bytes(text[:place] + noise + text[place + len(noise) // 2 :])
    try:
        reading = check_file(path, library)
    except BadFile as bad:
        assert bad.faults
    else:
        assert reading.game.length() <= len(reading.game.inputs)


def test_a_new_game_has_no_turns(library: Library, tmp_path: Path) -> None:
    game = Game(new_header(library, "italia", "standard", "x"), library)
    write_file(game, tmp_path / "new.yaml")
    reading = read_file(tmp_path / "new.yaml", library)
    assert (reading.game.length(), reading.ends) == (0, ())
    value = {"game": msgspec.to_builtins(game.header), "turns": []}
    assert yaml.safe_load(text_of(game)) == value


def test_a_file_that_is_no_game_is_told_in_one_sentence(library: Library, tmp_path: Path) -> None:
    other = tmp_path / "other.yaml"
    other.write_text("name: x\nwhat: 3\nmore: [1, 2]\n", encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        read_file(other, library)
    assert str(caught.value).count("\n") == 0
    assert "this is not a game" in str(caught.value)
