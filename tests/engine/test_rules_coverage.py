"""docs/rules-coverage.md names modules and tests that exist, and leaves nothing out."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "solitaria_app"
TEXT = (ROOT / "docs" / "rules-coverage.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^## ([^\n]+)\n(.*?)(?=^## |\Z)", TEXT, re.M | re.S))
SOLO_PART = set(range(5, 124))
"""Lines of 002: the components, solo play, its supplementary rules and its variants."""


def rows(section: str) -> list[list[str]]:
    """The cells of each row of the tables of a section, without heads."""
    (text,) = (body for head, body in SECTIONS.items() if head.startswith(section))
    found = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in text.splitlines()
        if line.startswith("|")
    ]
    return [row for row in found if row[0] not in ("lines", "line", "part", "id", "---")]


def quoted(cell: str) -> list[str]:
    """The names in backticks."""
    return re.findall(r"`([^`]+)`", cell)


@cache
def known_tests() -> frozenset[str]:
    """Every test function of this folder: `test_prefect.py::test_...`."""
    return frozenset(
        f"{path.name}::{name}"
        for path in Path(__file__).parent.glob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.M)
    )


@cache
def docstrings() -> str:
    """All docstrings of the engine: of modules, classes, functions and attributes."""
    found = []
    for path in (PACKAGE / "engine").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Expr)
                and isinstance(node.value, ast.Constant)
                and isinstance(node.value.value, str)
            ):
                found.append(node.value.value)
    return "\n".join(found)


def numbers(cell: str) -> set[int]:
    """`5-21, 93` as numbers."""
    found: set[int] = set()
    for part in cell.split(","):
        first, _, last = part.strip().partition("-")
        found.update(range(int(first), int(last or first) + 1))
    return found


def test_every_test_that_is_named_exists():
    """No row points into the void."""
    named = set(re.findall(r"`(test_\w+\.py::\w+)`", TEXT))
    assert len(named) > 200
    assert named <= known_tests()


def test_every_module_that_is_named_exists():
    """Modules stand below the package."""
    named = set(re.findall(r"`((?:engine|content)/[\w/]+\.py)`", TEXT))
    assert len(named) > 20
    assert [name for name in named if not (PACKAGE / name).is_file()] == []


def test_nothing_of_the_solo_part_is_left_out():
    """Each line of 002's solo part stands in exactly one row, with tests unless it is no part."""
    covered = [line for row in rows("002") for line in sorted(numbers(row[0]))]
    assert covered == sorted(SOLO_PART)
    for line, _rule, modules, shown in rows("002"):
        assert (quoted(modules) and quoted(shown)) or (modules == "-" and "not part" in shown), line


@pytest.mark.parametrize("section", ["000", "Interpretations", "Beside a table"])
def test_each_row_has_module_and_test(section):
    """No empty cells."""
    for row in rows(section):
        assert quoted(row[-2]) and quoted(row[-1]), row[0]


def test_every_ruling_has_a_test_named_after_it():
    """A ruling of 003 is shown by tests that carry its line, and all of them are listed."""
    for line, _ruling, shown in (row for row in rows("003") if len(row) == 3):
        carrying = {name for name in known_tests() if f"::test_003_{int(line):03d}_" in name}
        assert carrying == set(quoted(shown)) != set(), line


def test_every_test_named_after_a_ruling_is_listed():
    """No test cites a line that the document does not have."""
    listed = {int(row[0]) for row in rows("003") if len(row) == 3}
    cited = {int(line) for name in known_tests() for line in re.findall(r"::test_003_(\d+)_", name)}
    assert cited == listed


def test_rulings_on_solo_play_and_the_others_do_not_overlap():
    """A line is either covered or said to be about something else."""
    listed = {int(row[0]) for row in rows("003") if len(row) == 3}
    others = {line for row in rows("003") if len(row) == 2 for line in numbers(row[0])}
    assert not listed & others
    sources = {line - 1 for line in listed}  # the line before says where an answer comes from
    assert set(range(7, 230)) - listed - sources - others == set()


@pytest.mark.parametrize("row", rows("Interpretations"), ids=lambda row: row[0])
def test_every_interpretation_is_in_a_docstring_and_a_test_name(row):
    """The id stands in backticks in the engine, and in the name of each of its tests."""
    id = row[0]
    assert f"`{id}`" in docstrings()
    for name in quoted(row[-1]):
        assert id.replace("-", "_") in name
