"""Runs commands in this process, as the console script would."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from solitaria_app.cli.main import solitaria
from solitaria_app.content.library import Library, load

from .playing import Play

Run = Callable[..., Result]


@pytest.fixture(scope="session")
def library() -> Library:
    return load()


@pytest.fixture
def run() -> Run:
    """Call with the arguments of `solitaria`; an exception of the program is the test's."""

    def invoke(*arguments: object) -> Result:
        return CliRunner().invoke(
            solitaria, [str(argument) for argument in arguments], catch_exceptions=False
        )

    return invoke


@pytest.fixture
def toy_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The boards made for tests, as a player's own data folder."""
    monkeypatch.setenv("SOLITARIA_DATA", str(Path(__file__).parents[1] / "data" / "toy"))


@pytest.fixture
def play() -> Play:
    """Call with the lines that the player types, and options."""

    def invoke(lines: list[str], *options: str) -> Result:
        text = "".join(f"{line}\n" for line in lines)
        return CliRunner().invoke(solitaria, ["play", *options], input=text, catch_exceptions=False)

    return invoke
