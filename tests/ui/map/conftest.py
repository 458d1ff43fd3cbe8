"""Fonts, games in their middle, and map widgets that show them."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaria_app.content.library import Library, load
from solitaria_app.engine.state import GameState
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.ui.map.targets import Choice, Target
from solitaria_app.ui.map.view import MapView
from solitaria_app.ui.theme import load_fonts

BOARDS = ("italia", "imperium")
SIZES = ((900, 520), (1300, 760), (520, 640))

MakeView = Callable[..., MapView]


@pytest.fixture(scope="session")
def library() -> Library:
    return load()


@pytest.fixture(scope="session")
def toys() -> Library:
    return load(Path(__file__).parents[2] / "data" / "toy")


@pytest.fixture(scope="session")
def states(library: Library) -> dict[str, GameState]:
    """A game of each base board after 150 inputs of a player who plays at random."""
    found = {}
    for board in BOARDS:
        game = Game(new_header(library, board, "veteran", "7"), library)
        choose = random.Random(5)
        game.settle()
        while game.length() < 150 and not game.state.over:
            game.do(choose.choice(game.legal()))
            game.settle()
        found[board] = game.state
    return found


@pytest.fixture(scope="session")
def fonts(qapp: QApplication) -> None:
    assert load_fonts() == []


@pytest.fixture
def make_view(
    qtbot: QtBot, fonts: None, library: Library, states: dict[str, GameState]
) -> MakeView:
    """Makes a map of a board with its game in the middle."""

    def make(board: str, size: tuple[int, int] = SIZES[0], shown: bool = False) -> MapView:
        view = MapView()
        qtbot.addWidget(view)
        view.resize(*size)
        view.animate(False)
        view.set_board(library.board(board))
        view.set_state(states[board])
        if shown:
            view.show()
            qtbot.waitExposed(view)
            view.activateWindow()
            view.setFocus()
            qtbot.waitUntil(view.hasFocus)
        return view

    return make


def all_targets(state: GameState) -> list[Target]:
    """Every city, line, province and colonist of a state."""
    board = state.rules.board
    sides = [*enumerate(state.humans), (-1, state.contrarius)]
    colonists = {
        Target("colonist", place, kind, side)
        for side, pieces in sides
        for kind, places in enumerate(pieces.colonists)
        for place in places
    }
    return [
        *(Target("city", n) for n in range(len(board.cities))),
        *(Target("line", n) for n in range(len(board.lines))),
        *(Target("province", n) for n in range(len(board.provinces))),
        *sorted(colonists, key=lambda t: (t.number, t.side, t.colonist_kind)),
    ]


def choices(targets: list[Target]) -> list[Choice]:
    """Each target as a choice."""
    return [Choice(target, f"{target.kind} {target.number}") for target in targets]
