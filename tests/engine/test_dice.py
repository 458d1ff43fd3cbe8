"""The four dice as inputs: who rolls which, and which faces they have."""

import pytest

from solitaria_app.engine import notation, play
from solitaria_app.engine.dice import Die, Face
from solitaria_app.engine.goods import Good
from solitaria_app.engine.inputs import Rolled
from solitaria_app.engine.refusal import Why
from tests.engine.table import Table


@pytest.mark.parametrize(
    ("card", "inputs", "die"),
    [
        ("architect", ["done"], "blue"),
        ("mercator", ["done"], "black"),
        ("senator", ["done"], "white"),
        ("tribune", [], "red"),
    ],
)
def test_the_die_of_each_card(card, inputs, die):
    """002:14, 86: blue Architect, black Mercator, white Senator and Consul, red Tribune."""
    table = Table("italia").you(land="roma", sea="roma").contrarius(land="roma", sea="roma")
    table.contrarius(face_up="mason-1")
    table.do(f"play {card}", *inputs)
    while table.waiting() == "MoveNext":
        table.do(table.legal()[0])
    assert table.waiting() == "Roll"
    assert {text.split()[1] for text in table.legal()} == {die}


@pytest.mark.parametrize("text", ["roll white food", "roll red land", "roll black brick"])
def test_another_die_is_refused(text):
    """The Architect asks for the blue die."""
    table = Table("italia").you(land="roma")
    table.do("play architect", "done")
    assert table.refused(text) is Why.WRONG_DIE


def test_a_face_the_die_lacks_is_refused():
    """002:63: the blue die shows 1 to 5; S is on the white die only."""
    table = Table("italia").you(land="roma")
    table.do("play architect", "done")
    assert table.refused("roll blue 6") is Why.NO_SUCH_FACE
    assert table.legal("roll") == ["blue 1", "blue 2", "blue 3", "blue 4", "blue 5"]
    table = Table("italia")
    table.do("play mercator", "done")
    assert table.refused("roll black S") is Why.NO_SUCH_FACE


def test_numbers_are_not_goods():
    """A position is no good and a good no position, although both are small integers inside."""
    table = Table("italia").you(land="roma")
    table.do("play architect", "done")
    assert table.refused("roll blue food") is Why.NO_SUCH_FACE
    assert play.refusal(table.state, Rolled(Die.BLUE, Good.FOOD)).why is Why.NO_SUCH_FACE
    table = Table("italia")
    table.do("play mercator", "done")
    assert table.refused("roll black 1") is Why.NO_SUCH_FACE
    assert table.refused("roll black food") is None


def test_each_different_face_is_listed_once():
    """The red die has each result on two of its six faces."""
    table = Table("italia").contrarius(land="roma", face_up="mason-1")
    table.you(goods="1 food 1 tool").do("play tribune", "done")
    while table.waiting() == "MoveNext":
        table.do(table.legal()[0])
    assert table.legal() == ["roll red card", "roll red land", "roll red sea"]
    assert notation.read(table.rules, "roll red card") == Rolled(Die.RED, Face.CARD)
