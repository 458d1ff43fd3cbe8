"""The journal: forward, back, again, and where undo and redo lead."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solitaria_app.content.library import Library
from solitaria_app.engine.agenda import ChooseCard
from solitaria_app.engine.inputs import Build, Play
from solitaria_app.engine.notation import read
from solitaria_app.engine.play import IllegalInput, apply
from solitaria_app.engine.refusal import Why
from solitaria_app.engine.setup import begin
from solitaria_app.session.game import BadJournal, Game, human_decides, inputs_of_turns
from solitaria_app.session.header import new_header
from tests.session.conftest import whole_game


def _new(library: Library, level: str = "standard") -> Game:
    game = Game(new_header(library, "italia", level, "game"), library)
    game.settle()
    return game


def _say(game: Game, *texts: str) -> None:
    for text in texts:
        game.do(read(game.rules, text))
        game.settle()


def test_the_states_are_those_of_the_engine(game: Game) -> None:
    state, events = begin(game.rules)
    assert (game.state_at(0), game.events_at(0)) == (state, events)
    for number, one in enumerate(game.inputs, 1):
        state, events = apply(state, one)
        assert (game.state_at(number), game.events_at(number)) == (state, events)
    assert game.state == state
    assert game.prompt() is None
    assert game.legal() == ()


def test_settling_stops_where_a_person_decides(library: Library) -> None:
    game = Game(new_header(library, "italia", "standard", "settle"), library)
    assert not game.waits_for_human()
    events = game.settle()
    assert game.waits_for_human()
    assert isinstance(game.state.agenda[-1], ChooseCard)
    told = [event for n in range(1, game.length() + 1) for event in game.events_at(n)]
    assert list(events) == told
    assert game.settle() == ()


def test_a_refused_input_changes_nothing(library: Library) -> None:
    game = _new(library)
    length = game.length()
    with pytest.raises(IllegalInput) as caught:
        game.do(Build(3))
    assert caught.value.refusal.why is Why.NOT_NOW
    assert game.refusal(Build(3)) == caught.value.refusal
    assert (game.length(), game.cursor) == (length, length)


def test_replay_names_the_input_that_is_refused(library: Library, game: Game) -> None:
    wrong = next(n for n, one in enumerate(game.inputs) if isinstance(one, Play)) + 1
    inputs = [*game.inputs[:wrong], *game.inputs[wrong - 1 :]]
    with pytest.raises(BadJournal) as caught:
        Game.replay(game.header, library, inputs)
    assert (caught.value.number, caught.value.given) == (wrong, inputs[wrong])
    assert str(wrong + 1) in str(caught.value)


def test_replay_to_a_place(library: Library, game: Game) -> None:
    again = Game.replay(game.header, library, game.inputs, 30)
    assert (again.cursor, again.length()) == (30, game.length())
    assert again.state == game.state_at(30)


@pytest.mark.parametrize("number", [-1, 100_000])
def test_there_is_nothing_outside_the_journal(game: Game, number: int) -> None:
    here = game.cursor
    with pytest.raises(IndexError):
        game.go_to(number)
    assert game.cursor == here


def test_turns(game: Game) -> None:
    ends = game.turn_ends()
    assert len(ends) == game.state.turn + 1
    for turn, end in enumerate(ends[:-1]):
        assert game.state_at(end).turn == turn + 1
        assert isinstance(game.state_at(end).agenda[-1], ChooseCard)
    assert game.state_at(ends[-1]).over
    turns = inputs_of_turns(game)
    assert [given for turn in turns for given in turn] == game.inputs
    assert all(isinstance(turn[0], Play) for turn in turns[1:])


def test_undo_inside_a_turn_goes_decision_by_decision(library: Library) -> None:
    game = _new(library)
    start = game.cursor
    _say(game, "play architect", "move roma cosa=roma")
    game.go_to(game.undo_step() or 0)
    assert game.cursor == start + 1
    game.go_to(game.undo_step() or 0)
    assert game.cursor == start
    assert game.undo_step() is None
    assert game.decision_after() == start + 1
    assert game.redo_step() == start + 2


def test_undo_at_the_start_of_a_turn_takes_back_the_turn_before(library: Library) -> None:
    game = _new(library)
    starts = [game.cursor]
    for card, choice in (("architect", "done"), ("prefect", "cash")):
        _say(game, f"play {card}", choice)
        starts.append(game.cursor)
    assert game.undo_step() == starts[1]
    game.go_to(starts[1])
    assert game.undo_step() == starts[0]
    assert game.redo_step() == starts[2]
    game.go_to(starts[0])
    assert game.redo_step() == starts[1]
    assert game.turn_start() is None


def test_the_choice_of_a_veterans_lines_can_be_taken_back_too(library: Library) -> None:
    for seed in range(60):
        header = new_header(library, "italia", "veteran", f"opening-{seed}")
        game = Game(header, library)
        game.settle()
        if game.state.turn == 0:
            break
    first = game.cursor
    while game.state.turn == 0:
        game.do(game.legal()[0])
        game.settle()
    assert game.undo_step() is not None
    game.go_to(game.undo_step() or 0)
    assert game.state.turn == 0
    assert game.cursor >= first


def test_undo_at_the_end_leads_before_the_last_card(game: Game) -> None:
    last = game.turn_ends()[-2]
    assert game.undo_step() == last
    game.go_to(last)
    assert game.redo_step() == game.length()


@settings(max_examples=30)
@given(st.lists(st.integers(0, 10_000), max_size=30))
def test_going_anywhere_and_doing_the_same_again_is_the_same_game(
    played: Game, places: list[int]
) -> None:
    for place in places:
        cursor = place % (played.length() + 1)
        played.go_to(cursor)
        assert played.state is played.state_at(cursor)
        if cursor < played.length():
            assert played.do(played.inputs[cursor]) == played.events_at(cursor + 1)
        for where in (played.undo_step(), played.decision_before(), played.turn_start()):
            assert where is None or where < played.cursor
            assert where is None or human_decides(played.state_at(where))
        for where in (played.redo_step(), played.decision_after()):
            assert where is None or played.cursor < where <= played.length()


def test_dice_keep_their_faces_when_inputs_are_taken_back(library: Library) -> None:
    game = whole_game(library, seed="faces")
    inputs = list(game.inputs)
    for cursor in range(game.length() - 1, 0, -17):
        game.go_to(cursor)
        if not game.waits_for_human():
            assert game.draw() == inputs[cursor]
        while not game.waits_for_human() and not game.state.over:
            game.do(game.draw())
        assert game.inputs == inputs
