"""Reading one file: what is refused, with which line."""

from __future__ import annotations

import os
from enum import Enum
from pathlib import Path
from time import perf_counter
from typing import Annotated, Literal

import msgspec
import pytest

from solitaria_app.content import yamlfile
from solitaria_app.content.faults import MOST_FAULTS, MOST_TEXT, BadFile, Fault, listed
from solitaria_app.content.yamlfile import MOST_BYTES, MOST_DEPTH, parse, read


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Part(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    size: int = 0
    at: tuple[float, float] = (0.0, 0.0)


class Thing(msgspec.Struct, forbid_unknown_fields=True):
    title: str
    parts: list[Part] = []
    colour: Colour = Colour.RED
    kind: Literal["land", "sea"] = "land"
    counts: dict[Literal["brick", "food"], int] = {}
    either: str | Part = ""
    words: str | list[str] = ""
    share: float = 0.0
    on: bool = False
    small: Annotated[int, msgspec.Meta(le=9)] = 0
    note: str | None = None
    mixed: Annotated[int, msgspec.Meta(ge=1)] | Literal["any", "all"] = 1


def faults(path: Path, text: str | bytes) -> list[str]:
    """What reading the text as a Thing says, without the path."""
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(BadFile) as caught:
        read(path, Thing)
    assert all(fault.path == path for fault in caught.value.faults)
    return [f"{fault.line}: {fault.text}" for fault in caught.value.faults]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "thing.yaml"


def test_values(path: Path) -> None:
    path.write_text(
        'title: "no"\nkind: sea\ncolour: blue\nshare: 1\nsmall: +7\non: true\nnote: ~\n'
        'parts:\n  - name: on\n    size: -3\n  - {name: "12", at: [.5, 1e-1]}\n'
        "counts: {brick: 2}\nwords: [yes, 2020-01-01, 0x1f, 007, 1:30, <<, ., -, .inf]\n"
        "either: {name: x}\n",
        "utf-8",
    )
    document = read(path, Thing)
    thing = document.value
    assert thing.title == "no"
    assert (thing.kind, thing.colour, thing.share, thing.small) == ("sea", Colour.BLUE, 1.0, 7)
    assert (thing.on, thing.note) == (True, None)
    assert thing.parts == [Part("on", -3), Part("12", 0, (0.5, 0.1))]
    assert thing.words == ["yes", "2020-01-01", "0x1f", "007", "1:30", "<<", ".", "-", ".inf"]
    assert thing.either == Part("x")


def test_lines(path: Path) -> None:
    path.write_text(
        "# a remark\ntitle: x\nparts:\n  -\n    name: a\n    at:\n      - 1\n      - 2\n"
        "  - {name: b}\n",
        "utf-8",
    )
    line = read(path, Thing).line
    assert line() == 2
    assert line("title") == 2
    assert line("parts") == 3
    assert line("parts", 0, "name") == 5
    assert line("parts", 0, "at") == 6
    assert line("parts", 0, "at", 1) == 8
    assert line("parts", 1) == 9
    # what is not there: the last thing on the way
    assert line("parts", 1, "size") == 9
    assert line("parts", 7) == 3
    assert line("title", "x") == 2
    assert line("nothing") == 2


def test_byte_order_mark_and_line_ends_of_other_systems(path: Path) -> None:
    path.write_bytes(b"\xef\xbb\xbftitle: x\r\nparts: []\r\n")
    assert read(path, Thing).line("parts") == 2


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ["1: the file is empty"]),
        ("# nothing\n\n", ["1: the file is empty"]),
        ("- a\n- b\n", ["1: expected `key: value` lines"]),
        ("just words\n", ["1: expected `key: value` lines"]),
        ("title: a\ntitle: b\n", ["2: the key title is there twice (first on line 1)"]),
        (
            "title: a\nparts:\n  - {name: a, size: 1,\n     name: b}\n",
            ["4: the key name is there twice (first on line 3)"],
        ),
        (
            "title: &a x\nnote: *a\n",
            ["1: used again through an alias (*), which is not allowed"],
        ),
        (
            "title: x\nparts: &p [*p]\n",
            ["2: used again through an alias (*), which is not allowed"],
        ),
        ("title: x\n1: y\n", ["2: a key must be a text; put it in quotes"]),
        ("title: x\n[a]: y\n", ["2: a key must be a text; put it in quotes"]),
        ("title: x\n<<: {on: true}\n", ['2: unknown key "<<"']),
        ("title: !!binary aGk=\n", ["1: the tag tag:yaml.org,2002:binary is not allowed"]),
        ("title: !thing {a: b}\n", ["1: the tag !thing is not allowed"]),
        ("title: !thing a\n", ["1: the tag !thing is not allowed"]),
        ("title: x\nsmall: !!int ten\n", ["2: ten can't be used as int"]),
        ("title: x\non: !!bool maybe\n", ["2: maybe can't be used as bool"]),
        ("title: x\nshare: 1e999\n", ["2: the number 1e999 is too large"]),
        (
            "title: x\nshare: 1" + "0" * 5000 + "\n",
            [f"2: 1{'0' * 36}... can't be used as int"],
        ),
        (
            "title: [a\nparts: b\n",
            ["2: can't be read as YAML: did not find expected ',' or ']'"],
        ),
        ("title: *a\n", ["1: can't be read as YAML: found undefined alias"]),
        ("title: a\n\tnote: b\n", None),
        ("title: a\n---\ntitle: b\n", ["2: can't be read as YAML: but found another document"]),
        ("title: x\nnote: \x07\n", ["2: not a text file: it holds control characters"]),
        ('title: "\\ud800"\n', None),
        ('title: "\\Uffffffff"\n', None),
        (b"title: x\nnote: \xff\n", ["2: not UTF-8 text"]),
        ("title: x\n".encode("utf-16"), ["1: not UTF-8 text"]),
        (b"title: x\n\0\n", ["2: not a text file: it holds control characters"]),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", ["1: not UTF-8 text"]),
    ],
)
def test_what_is_not_yaml_enough(path: Path, text: str | bytes, expected: list[str] | None) -> None:
    found = faults(path, text)
    if expected is None:
        assert len(found) == 1
        assert "can't be read as YAML" in found[0]
    else:
        assert found == expected


@pytest.mark.parametrize("closed", [True, False])
@pytest.mark.parametrize("depth", [MOST_DEPTH + 1, 900, 50_000])
def test_deep_nesting(path: Path, depth: int, closed: bool) -> None:
    found = faults(path, "title: x\nnote: " + "[" * depth + "]" * depth * closed)
    assert len(found) == 1


def test_alias_bomb(path: Path) -> None:
    rows = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    rows += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 30)]
    found = faults(path, "\n".join(rows))
    assert found[0] == "1: used again through an alias (*), which is not allowed"


def test_a_huge_file_is_not_read(path: Path) -> None:
    assert faults(path, "title: x\n" + "#" * MOST_BYTES) == [
        "0: larger than 1000 kB, not a data file"
    ]


def test_what_is_no_file(tmp_path: Path) -> None:
    for path, text in (
        (tmp_path / "none.yaml", "there is no such file"),
        (tmp_path, "this is a folder, not a file"),
        (tmp_path / "nul\0.yaml", "there is no such file"),
    ):
        with pytest.raises(BadFile) as caught:
            read(path, Thing)
        assert [str(fault.text) for fault in caught.value.faults] == [text]
        assert caught.value.faults[0].line == 0


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.yaml")
    with pytest.raises(BadFile, match="not a regular file"):
        read(tmp_path / "pipe.yaml", Thing)


def test_a_file_that_may_not_be_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.write_text("title: x\n", "utf-8")

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(BadFile, match=r"thing\.yaml: can't be read: Permission denied"):
        read(path, Thing)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "titel: x\n",
            ['1: unknown key "titel" (did you mean title?)', "1: the key title is missing"],
        ),
        ("title: 5\n", ["1: expected a text, not 5"]),
        ("title: null\n", ["1: expected a text, not nothing"]),
        ("title: x\nparts: a\n", ['2: expected a list, not "a"']),
        ("title: x\nparts:\n", ["2: expected a list, not nothing"]),
        ("title: x\nparts: [a]\n", ['2: expected a mapping (key: value), not "a"']),
        ("title: x\nparts: {name: a}\n", ["2: expected a list, not a mapping (key: value)"]),
        ("title: x\nparts:\n  - size: 1\n", ["3: the key name is missing"]),
        (
            "title: x\nparts:\n  - name: a\n    at: [0.1]\n  - name: b\n    at: [a, 0.1, 2]\n",
            ["4: expected 2 values, not 1", "6: expected 2 values, not 3"],
        ),
        ("title: x\nparts: [{name: b, at: [a, 1]}]\n", ['2: expected a number, not "a"']),
        ("title: x\ncolour: rde\n", ['2: expected red or blue, not "rde" (did you mean red?)']),
        ("title: x\ncolour: 3\n", ["2: expected red or blue, not 3"]),
        ("title: x\nkind: see\n", ['2: expected land or sea, not "see" (did you mean sea?)']),
        ("title: x\ncounts: {brick: x}\n", ['2: expected a whole number, not "x"']),
        (
            "title: x\ncounts: {bric: 1}\n",
            ['2: expected brick or food, not "bric" (did you mean brick?)'],
        ),
        ("title: x\neither: 4\n", ["2: expected a text or a mapping (key: value), not 4"]),
        (
            "title: x\neither: {nam: x}\n",
            ['2: unknown key "nam" (did you mean name?)', "2: the key name is missing"],
        ),
        ("title: x\nwords: [a, 1]\n", ["2: expected a text, not 1"]),
        ("title: x\nshare: true\n", ["2: expected a number, not true"]),
        ("title: x\non: yes\n", ['2: expected true or false, not "yes"']),
        ("title: x\nsmall: 1.5\n", ["2: expected a whole number, not 1.5"]),
        ("title: x\nsmall: 12\n", ["2: 12 is not allowed here"]),
        ("title: x\nnote: [" + "9" * 3000 + "]\n", ["2: expected a text or nothing, not a list"]),
        (
            "title: x\nnote: " + "9" * 3000 + "\n",
            ["2: expected a text or nothing, not a huge number"],
        ),
        (
            "title: x\nmixed: none\n",
            ['2: expected a whole number or any or all, not "none"'],
        ),
        (
            "title: 1\nparts: [{size: a}]\non: no\ntitle: 2\n",
            [
                "1: expected a text, not 1",
                '2: expected a whole number, not "a"',
                "2: the key name is missing",
                '3: expected true or false, not "no"',
                "4: the key title is there twice (first on line 1)",
            ],
        ),
    ],
)
def test_what_has_another_shape(path: Path, text: str, expected: list[str]) -> None:
    assert faults(path, text) == expected


def test_parse_goes_on_behind_a_fault(path: Path) -> None:
    path.write_text("a: 1\na: 2\nb: !x y\nc: 3\n", "utf-8")
    document, found = parse(path)
    assert document.value == {"a": 1, "b": None, "c": 3}
    assert [fault.line for fault in found] == [2, 3]


def test_paths_are_shown_from_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert str(Fault(tmp_path / "a" / "b.yaml", 3, "no")) == f"{Path('a/b.yaml')}:3: no"
    assert str(Fault(Path("c.yaml"), 0, "no")) == "c.yaml: no"
    outside = tmp_path.parent / "elsewhere.yaml"
    assert str(Fault(outside, 1, "no")) == f"{outside}:1: no"


def test_a_fault_is_one_line_that_a_terminal_can_show() -> None:
    assert str(Fault(Path("x.yaml"), 1, "a\x1b[31m\nb")) == "x.yaml:1: a?[31m?b"
    assert len(str(Fault(Path("x.yaml"), 1, "a" * 10_000))) < MOST_TEXT + 50
    bad = BadFile([Fault(Path("x.yaml"), 1, "a"), Fault(Path("x.yaml"), 2, "b")])
    assert str(bad) == "x.yaml:1: a\nx.yaml:2: b"


def test_names_in_a_phrase() -> None:
    assert [listed(names) for names in ("", "a", "ab", "abc")] == ["", "a", "a or b", "a, b or c"]


def test_works_without_the_c_parser(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """PyYAML can be installed without it; nothing but the speed may differ."""
    import yaml

    class Slow(yamlfile.Forms, yaml.SafeLoader):
        pass

    monkeypatch.setattr(yamlfile, "_Loader", Slow)
    path.write_text("title: x\nwords: [yes, 5]\n", "utf-8")
    with pytest.raises(BadFile, match="2: expected a text, not 5"):
        read(path, Thing)
    assert faults(path, "title: " + "[" * 5_000) == ["1: nested too deeply"]
    assert "can't be read as YAML" in faults(path, 'title: "\\Uffffffff"\n')[0]


def test_many_keys_take_no_time_to_speak_of(path: Path) -> None:
    path.write_text("".join(f"k{n}: 1\n" for n in range(30_000)), encoding="utf-8")
    document, _ = parse(path)
    start = perf_counter()
    assert [document.line(f"k{n}") for n in range(30_000)] == list(range(1, 30_001))
    assert perf_counter() - start < 5


def test_of_very_many_faults_the_first_are_told_and_how_many_more(path: Path) -> None:
    told = faults(path, "".join(f"key{n}: 1\n" for n in range(60_000)))
    assert told[0] == '1: unknown key "key0"'
    assert len(told) == MOST_FAULTS + 1
    assert told[-1] == f"0: {60_001 - MOST_FAULTS} more things are wrong with it"
