"""Amending what was typed beside a table, and corrections: by the real widgets."""

from __future__ import annotations

from dataclasses import replace

import pytest

from solitaria_app.content.library import Library
from solitaria_app.engine.agenda import ChooseCard
from solitaria_app.engine.corrections import SetHouse, SetPoints
from solitaria_app.engine.following import Way
from solitaria_app.engine.inputs import Input, Play, Reveal, Rolled, Token
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.session.alternatives import alternatives
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.ui.main_window import MainWindow

from .conftest import MakeWindow
from .player import press
from .test_amending import amending, pick
from .windows import running


def typed(library: Library, way: Way, cards: int) -> Game:
    """A game beside a table up to a turn; the first thing that is possible always happens."""
    game = Game(new_header(library, "italia", "standard", "1", way=way), library)
    played = 0
    while played < cards or not isinstance(game.state.agenda[-1], ChooseCard):
        allowed = game.legal()
        given: Input = allowed[played % len(allowed)]
        played += isinstance(given, Play)
        game.do(replace(given, by_hand=True) if isinstance(given, Rolled) else given)
    return game


@pytest.fixture
def beside(make_window: MakeWindow, library: Library) -> MainWindow:
    """A window with a game beside a table."""
    window = make_window()
    window.controller.adopt(typed(library, Way.FULL, 4))
    return window


@pytest.mark.parametrize("kind", [Token, Reveal, Rolled])
def test_what_chance_brought_is_amended(beside: MainWindow, kind: type) -> None:
    game = running(beside)
    old = list(game.inputs)
    number = max(n for n, given in enumerate(old) if isinstance(given, kind))
    if kind is Token:  # the last ones of a letter leave no choice
        number = 0
    others = [one for one in alternatives(game.state_at(number), old[number]) if one != old[number]]
    dialog = amending(beside, number)
    shown = [dialog.options.item(n).text() for n in range(dialog.options.count())]
    assert sum(text.endswith("(as it stands)") for text in shown) == 1
    pick(dialog, others[0])
    press(dialog.apply)
    now = running(beside).inputs[number]
    assert now == others[0] != old[number]
    assert type(now) is kind
    if isinstance(now, Rolled):
        assert now.by_hand


def test_a_correction_is_replaced(beside: MainWindow) -> None:
    game = running(beside)
    beside.controller.do(SetPoints(CONTRARIUS, 40))
    number = game.cursor - 1
    dialog = amending(beside, number)
    pick(dialog, SetPoints(CONTRARIUS, 43))
    press(dialog.apply)
    assert running(beside).inputs[number] == SetPoints(CONTRARIUS, 43)
    assert running(beside).state.contrarius.points == 43


@pytest.mark.parametrize("last", [True, False])
def test_a_correction_is_left_out(beside: MainWindow, last: bool) -> None:
    game = running(beside)
    city = game.rules.city_number["olbia"]
    before, houses = list(game.inputs), game.state.contrarius.houses
    game.bookmarks[game.cursor] = "before"
    beside.controller.do(SetHouse(CONTRARIUS, city, True))
    number = game.cursor - 1
    if not last:
        beside.controller.do(SetPoints(CONTRARIUS, 40))
        game.bookmarks[game.cursor] = "after"
    dialog = amending(beside, number)
    assert dialog.options.item(0).text() == "Leave this entry out"
    pick(dialog, None)
    press(dialog.apply)
    now = running(beside)
    assert now.inputs == before + ([] if last else [SetPoints(CONTRARIUS, 40)])
    assert now.state.contrarius.houses == houses
    assert now.cursor == len(now.inputs)
    notes = {len(before): "before"} | ({} if last else {len(before) + 1: "after"})
    assert now.bookmarks == notes
    assert any(len(line.inputs) > len(before) for line in now.abandoned)
