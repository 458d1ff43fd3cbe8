"""The course of a turn (002:25, 002:42-44; 000 Turn Structure)."""

import pytest

from solitaria_app.engine import notation, play
from solitaria_app.engine.handler import Asks
from solitaria_app.engine.refusal import Why
from tests.engine.table import Table


def ready() -> Table:
    """Colonists of both sides in Roma, so that every card can be played."""
    table = Table("italia", goods="cosa food").contrarius(land="roma", sea="roma")
    return table.you(land="roma", sea="roma", goods="2 food 1 brick", sestertii=6)


def test_one_card_of_the_hand_is_played():
    """000 Turn Structure: exactly one, and only from the hand; it lies face up afterwards."""
    table = ready()
    assert table.refused("play weaver-2") is Why.CARD_NOT_IN_HAND
    assert table.refused("play c-consul") is Why.CARD_NOT_IN_HAND
    table.do("play prefect", "cash")
    assert table.ids(table.state.human.played) == ["prefect"]
    assert table.waiting() == "ChooseCard"
    assert table.state.turn == 2
    assert table.refused("play prefect") is Why.CARD_NOT_IN_HAND


def test_action_comes_first_then_the_reaction():
    """002:43: Contrarius reacts to the card after its action is carried out."""
    table = ready()
    table.do("play senator")
    assert play.prompt(table.state).asks is Asks.HUMAN
    table.do("done")
    assert play.prompt(table.state).asks is Asks.DICE
    table.do("roll white food")
    assert table.built_by_contrarius() == ["cosa"]


def test_an_input_of_another_moment_is_refused():
    """002: Game play: nothing but what the game waits for."""
    table = ready()
    for text in ("roll white food", "done", "cash", "build cosa", "reveal mason-1"):
        assert table.refused(text) is Why.NOT_NOW
    with pytest.raises(play.IllegalInput) as caught:
        play.apply(table.state, notation.read(table.rules, "cash"))
    assert caught.value.refusal.why is Why.NOT_NOW


def test_003_054_the_tribune_can_always_be_played():
    """003:54: with nothing else played it takes back itself and pays nothing.

    So the hand is never empty when a card must be played.
    """
    table = ready().contrarius(face_up="mason-1")
    table.you(goods="")
    table.do("play tribune")
    assert table.sestertii == 6
    assert "tribune" in table.ids(table.state.human.hand)
    assert table.state.human.played == 0


def test_bought_cards_are_played_like_the_others():
    """002:43, 003:68: a bought card comes to the hand and has its own reaction."""
    table = ready().you(goods="1 food 1 tool 1 brick").display("mason-1", "farmer-1", hidden="")
    table.do("play senator", "purchase mason-1", "done", "roll white food")
    while table.waiting() == "MoveNext":
        table.do(table.legal()[0])
    table.do("play mason-1")
    assert table.points_scored() == [3]


def test_after_the_end_every_input_is_refused():
    """002:96: the game is over; it waits for nothing."""
    table = ready()
    table.state.over = True
    table.state.agenda = ()
    assert play.prompt(table.state) is None
    assert table.refused("play tribune") is Why.GAME_OVER
    assert play.legal(table.state) == ()
