"""What docs/formats.md says, for tests that hold it to its word."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml
from click.testing import CliRunner

from solitaria_app.cli.main import solitaria
from solitaria_app.resources import data_dir

TEXT = (Path(__file__).parents[2] / "docs" / "formats.md").read_text(encoding="utf-8")


GOODS = ["brick", "food", "tool", "wine", "cloth"]


def example(name: str) -> str:
    """The fenced block behind the comment with a name."""
    found = re.findall(rf"<!-- example: {name} -->\n```\w+\n(.*?)```\n", TEXT, re.DOTALL)
    assert len(found) == 1, name
    return str(found[0])


def section(heading: str) -> str:
    """The text from a heading to the next one of its kind or higher."""
    level, start = heading.partition(" ")[0], TEXT.index(f"\n{heading}\n")
    rest = TEXT[start + len(heading) + 2 :]
    end = re.search(rf"^#{{1,{len(level)}}} ", rest, re.MULTILINE)
    return rest[: end.start()] if end else rest


def first_cells(text: str) -> list[str]:
    """What stands in backquotes in the first column of the tables of a text."""
    cells = re.findall(r"^\| ([^|]*) \|", text, re.MULTILINE)
    return [word for cell in cells for word in re.findall(r"`([^`]+)`", cell)]


def run(*arguments: str) -> str:
    result = CliRunner().invoke(solitaria, arguments, catch_exceptions=False)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def data(name: str) -> Any:
    return yaml.safe_load((data_dir() / f"{name}.yaml").read_text(encoding="utf-8"))
