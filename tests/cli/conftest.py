"""Runs commands in this process, as the console script would."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from solitaria_app.cli.main import solitaria

Run = Callable[..., Result]


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
