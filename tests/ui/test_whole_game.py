"""Whole games through the real widgets, by mouse alone and by keyboard alone."""

from __future__ import annotations

import pytest

from solitaria_app.content.library import Library
from solitaria_app.session.archive import Archive
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.statejson import state_digest
from solitaria_app.ui.main_window import MainWindow

from .conftest import MakeWindow
from .player import KeyPlayer, MousePlayer, Player, leave_scores


def check(window: MainWindow, library: Library) -> None:
    """The table is what the engine makes of the journal, and so is the saved game."""
    game = window.controller.game
    assert game is not None
    assert game.state.over
    again = Game.replay(game.header, library, game.inputs)
    assert state_digest(again.state) == state_digest(game.state)
    archive = Archive(window.places.games)
    saved = archive.load(archive.entries()[0].id, library)
    assert saved.inputs == game.inputs
    assert saved.cursor == game.cursor


def play(
    player: type[Player], make_window: MakeWindow, library: Library, board: str, level: str, n: int
) -> Player:
    window = make_window(game=new_header(library, board, level, str(n)))
    playing = player(window, n)
    playing.play()
    leave_scores(window)
    check(window, library)
    return playing


@pytest.mark.parametrize(
    ("board", "level", "n"), [("italia", "standard", 5), ("imperium", "veteran", 2)]
)
def test_a_whole_game_by_mouse(
    make_window: MakeWindow, library: Library, board: str, level: str, n: int
) -> None:
    playing = play(MousePlayer, make_window, library, board, level, n)
    assert playing.used >= {"hand", "chip", "map", "primary", "more-goods"}


@pytest.mark.parametrize(
    ("board", "level", "n"), [("italia", "expert", 3), ("imperium", "standard", 4)]
)
def test_a_whole_game_by_keyboard(
    make_window: MakeWindow, library: Library, board: str, level: str, n: int
) -> None:
    playing = play(KeyPlayer, make_window, library, board, level, n)
    assert playing.used >= {"hand", "chip", "map", "primary", "good"}
