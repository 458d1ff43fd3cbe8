"""Amending, abandoned lines, bookmarks and standings."""

from __future__ import annotations

import pytest

from solitaria_app.content.library import load
from solitaria_app.engine.inputs import DONE, Play, Rolled
from solitaria_app.engine.notation import read
from solitaria_app.engine.play import IllegalInput
from solitaria_app.engine.scoring import result
from solitaria_app.session.amend import amend
from solitaria_app.session.game import BadJournal, Game
from solitaria_app.session.header import new_header
from solitaria_app.session.lines import Line
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
    change = amend(game, number, read(game.rules, "play tribune"))
    assert game.inputs == before
    assert change.misfit is not None and change.refusal is not None
    assert change.game.inputs[number] == read(game.rules, "play tribune")
    assert change.lost == len(before) - change.misfit
    assert change.game.abandoned[-1].inputs == tuple(before)


def test_amending_a_die_keeps_all_that_still_fits(game: Game) -> None:
    number = next(n for n, given in enumerate(game.inputs) if isinstance(given, Rolled))
    old = game.inputs[number]
    assert isinstance(old, Rolled)
    other = next(face for face in game.rules.dice.blue if face not in (old.face,))
    change = amend(game, number, Rolled(old.die, other))
    assert change.game.inputs[number] == Rolled(old.die, other)
    fits = len(game.inputs) if change.misfit is None else change.misfit
    assert change.game.inputs[number + 1 : fits] == game.inputs[number + 1 : fits]


def test_an_amendment_the_rules_refuse_changes_nothing(game: Game) -> None:
    before = list(game.inputs)
    with pytest.raises(IllegalInput):
        amend(game, number_of(game, "play senator"), DONE)
    assert game.inputs == before


def test_playing_on_from_the_past_keeps_the_old_line_and_can_return_to_it(game: Game) -> None:
    old = tuple(game.inputs)
    state = game.state
    game.go_to(number_of(game, "play senator"))
    game.do(read(game.rules, "play tribune"))
    assert [line.inputs for line in game.abandoned] == [old]
    new = tuple(game.inputs)
    game.take_line(0)
    assert tuple(game.inputs) == old
    assert game.state == state
    assert [line.inputs for line in game.abandoned] == [new]


def test_typing_the_same_again_abandons_nothing(game: Game) -> None:
    length = game.length()
    game.go_to(number_of(game, "play senator"))
    game.do(read(game.rules, "play senator"))
    assert game.abandoned == []
    assert game.length() == length


def test_bookmarks_beyond_a_new_decision_stay_with_the_abandoned_line(game: Game) -> None:
    number, end = number_of(game, "play senator"), game.length()
    game.bookmarks = {number: "before the Senator", end: "after it"}
    game.go_to(number)
    game.do(Play(game.rules.card_number["tribune"]))
    assert game.bookmarks == {number: "before the Senator"}
    game.bookmarks[game.length()] = "the Tribune instead"
    game.take_line(0)
    assert game.bookmarks == {number: "before the Senator", end: "after it"}


def test_lines_that_only_start_a_kept_journal_are_not_kept(game: Game) -> None:
    number = number_of(game, "play senator")
    for text in ("play tribune", "play architect", "play senator"):
        game.go_to(number)
        try:
            game.do(read(game.rules, text))
        except IllegalInput:
            continue
        game.bookmarks[number + 1] = text
    line = next(n for n, one in enumerate(game.abandoned) if len(one.inputs) > number + 1)
    game.take_line(line)
    assert not any(one.starts(game.inputs) for one in game.abandoned)
    assert game.bookmarks[number + 1] == "play senator"


def test_a_line_that_the_rules_refuse_changes_nothing(game: Game) -> None:
    before, present = list(game.inputs), game.state
    game.abandoned = [Line((*before[:-1], read(game.rules, "play senator"), *before[-1:]))]
    with pytest.raises(BadJournal):
        game.take_line(0)
    assert game.inputs == before
    assert game.state is present
    assert len(game.abandoned) == 1


def test_a_copy_leaves_the_game_alone(game: Game) -> None:
    before, cursor = list(game.inputs), game.cursor
    number = number_of(game, "play senator")
    other = game.at(number)
    other.do(read(game.rules, "play tribune"))
    other.bookmarks[0] = "start"
    assert (game.inputs, game.cursor, game.abandoned, game.bookmarks) == (before, cursor, [], {})
    assert other.length() == number + 1


def test_amended_dice_stay_when_the_turn_is_done_again(game: Game) -> None:
    number = next(n for n, given in enumerate(game.inputs) if isinstance(given, Rolled))
    old = game.inputs[number]
    assert isinstance(old, Rolled)
    other = Rolled(old.die, next(f for f in game.rules.dice.of(old.die) if f != old.face))
    changed = amend(game, number, other).game
    changed.settle()
    changed.go_to(number)
    changed.settle()
    assert changed.inputs[number] == other


def test_what_was_taken_back_stays_so_when_amending(game: Game) -> None:
    number = next(n for n, given in enumerate(game.inputs) if isinstance(given, Rolled))
    old = game.inputs[number]
    assert isinstance(old, Rolled)
    game.go_to(number_of(game, "play senator"))
    other = Rolled(old.die, next(f for f in game.rules.dice.of(old.die) if f != old.face))
    change = amend(game, number, other)
    assert change.game.cursor == min(game.cursor, change.game.length())


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
