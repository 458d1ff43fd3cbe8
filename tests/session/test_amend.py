"""Amending, abandoned lines, bookmarks and standings."""

from __future__ import annotations

import pytest

from solitaria_app.content.library import load
from solitaria_app.engine.inputs import DONE, Play, Rolled
from solitaria_app.engine.notation import read
from solitaria_app.engine.play import IllegalInput
from solitaria_app.engine.scoring import result
from solitaria_app.session.amend import amend
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.policy import random_policy
from solitaria_app.session.standing import standings
from solitaria_app.session.stream import Stream

LIBRARY = load()


@pytest.fixture
def game() -> Game:
    game = Game(new_header(LIBRARY, "italia", "standard", "amend"), LIBRARY)
    game.settle()
    for text in ("play architect", "done", "play senator", "done"):
        game.do(read(game.rules, text))
        game.settle()
    return game


def number_of(game: Game, text: str) -> int:
    return game.inputs.index(read(game.rules, text))


def test_amending_a_card_shows_the_first_input_that_no_longer_fits(game: Game) -> None:
    number = number_of(game, "play architect")
    before = list(game.inputs)
    change = amend(game, LIBRARY, number, read(game.rules, "play tribune"))
    assert game.inputs == before
    assert change.misfit is not None and change.refusal is not None
    assert change.game.inputs[number] == read(game.rules, "play tribune")
    assert change.lost == len(before) - change.misfit
    assert change.game.abandoned[-1] == tuple(before)


def test_amending_a_die_keeps_all_that_still_fits(game: Game) -> None:
    number = next(n for n, given in enumerate(game.inputs) if isinstance(given, Rolled))
    old = game.inputs[number]
    assert isinstance(old, Rolled)
    other = next(face for face in game.rules.dice.blue if face not in (old.face,))
    change = amend(game, LIBRARY, number, Rolled(old.die, other))
    assert change.game.inputs[number] == Rolled(old.die, other)
    fits = len(game.inputs) if change.misfit is None else change.misfit
    assert change.game.inputs[number + 1 : fits] == game.inputs[number + 1 : fits]


def test_an_amendment_the_rules_refuse_changes_nothing(game: Game) -> None:
    before = list(game.inputs)
    with pytest.raises(IllegalInput):
        amend(game, LIBRARY, number_of(game, "play senator"), DONE)
    assert game.inputs == before


def test_playing_on_from_the_past_keeps_the_old_line_and_can_return_to_it(game: Game) -> None:
    old = tuple(game.inputs)
    state = game.state
    game.go_to(number_of(game, "play senator"))
    game.do(read(game.rules, "play tribune"))
    assert game.abandoned == [old]
    new = tuple(game.inputs)
    game.take_line(0)
    assert tuple(game.inputs) == old
    assert game.state == state
    assert game.abandoned == [new]


def test_typing_the_same_again_abandons_nothing(game: Game) -> None:
    length = game.length()
    game.go_to(number_of(game, "play senator"))
    game.do(read(game.rules, "play senator"))
    assert game.abandoned == []
    assert game.length() == length


def test_bookmarks_beyond_a_new_decision_are_dropped(game: Game) -> None:
    number = number_of(game, "play senator")
    game.bookmarks = {number: "before the Senator", game.length(): "after it"}
    game.go_to(number)
    game.do(Play(game.rules.card_number["tribune"]))
    assert game.bookmarks == {number: "before the Senator"}


def test_standings_end_with_the_result() -> None:
    game = Game(new_header(LIBRARY, "imperium", "veteran", "chart"), LIBRARY)
    stream = Stream("chart")
    game.settle()
    while not game.state.over:
        game.do(random_policy(game.state, stream))
        game.settle()
    found = standings(game)
    end = result(game.state)
    assert [each.turn for each in found] == list(range(game.state.turn + 1))
    assert (found[-1].human, found[-1].contrarius) == (end.human.total, end.contrarius.total)
    assert [each.reactions for each in found] == sorted(each.reactions for each in found)
