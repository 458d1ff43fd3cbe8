"""What is to be moved on a real table from one moment of a game to another."""

from __future__ import annotations

import pytest

from solitaria_app.content.library import Library, load
from solitaria_app.engine.following import Way
from solitaria_app.engine.inputs import Follow
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.moves import to_move
from solitaria_app.session.policy import random_policy
from solitaria_app.session.restoring import towards
from solitaria_app.session.statejson import state_json
from solitaria_app.session.stream import Stream
from solitaria_app.session.words import LANGUAGES, Words

from .moves_samples import differing

LIBRARY = load()
KEPT = ("cities", "markers", "display", "human", "contrarius")


def played(turn: int, way: Way = Way.FULL, library: Library = LIBRARY) -> Game:
    """A game beside a table up to a turn."""
    game = Game(new_header(library, "italia", "veteran", "moved", way=way), library)
    stream = Stream("moves")
    while game.state.turn < turn and not game.state.over:
        game.do(random_policy(game.state, stream))
    return game


@pytest.mark.parametrize("way", [Way.FULL, Way.LIGHT])
def test_the_moves_are_just_what_leads_there(way: Way) -> None:
    game = played(12, way)
    ends = [end for end in game.turn_ends() if game.state_at(end).turn and end]
    for start, end in ((ends[1], ends[7]), (ends[8], ends[2]), (ends[-1], ends[0])):
        before, after = game.state_at(start), game.state_at(end)
        moves = to_move(before, after)
        laid, state = towards(before, state_json(after))
        there, wanted = state_json(state), state_json(after)
        assert [there[part] for part in KEPT] == [wanted[part] for part in KEPT]
        assert moves
        assert len(moves) <= len(laid) + 14  # the rest of a row moves up by itself
        assert to_move(state, after) == []


def test_nothing_is_moved_where_all_lies_the_same() -> None:
    game = played(5)
    assert to_move(game.state, game.state) == []
    other = game.at(game.cursor)
    other.do(Follow(Way.LIGHT))
    assert to_move(game.state, other.state) == []  # goods count only where both follow them


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clauses_name_each_thing_once(language: str) -> None:
    before, after = differing(played(2).state)
    words = Words(language, before.rules)
    told = words.to_move(before, after, to_move(before, after))
    assert len(set(told)) == len(told)
    for city in (1, 2):  # a house of Contrarius, one of the human
        assert sum(words.say.city(city) in clause for clause in told) >= 1
    row = ", ".join(words.say.card(card) for card in after.display[:2])
    assert sum(row in clause for clause in told) == 1  # the display is told as a whole
    hand = [clause for clause in told if words.say.cards((2, 3)) in clause]
    assert len(hand) == 1
    assert sum("10" in clause for clause in told) == 1
