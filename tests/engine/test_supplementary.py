"""Supplementary rules to the reactions (002:105-109; `no-site`, `six-colonists`, `dead-end`)."""

from dataclasses import replace

import pytest

from tests.engine.table import Table

ALL_LAND, ALL_SEA = "roma roma roma", "roma roma roma"


def stuck(no_site: str = "reroll", **of_contrarius: str) -> Table:
    """Contrarius has no colonist on the board, so it reaches no city at all."""
    table = Table("italia", no_site=no_site).contrarius(face_up="mason-1")
    return table.contrarius(**of_contrarius)


def walled_in(no_site: str = "reroll") -> Table:
    """All six colonists are out, and a house of its own is in every city."""
    table = stuck(no_site, land=ALL_LAND, sea=ALL_SEA)
    table.state.contrarius.houses = table.rules.board.token_cities
    table.rules = table.state.rules = replace(table.rules, houses=40)
    return table


def roll_white(table: Table) -> Table:
    """Play the Senator without buying; with an empty display nothing is asked."""
    done = ["done"] if table.state.display else []
    table.do("play senator", *done, "roll white food")
    return table


@pytest.mark.parametrize("kind", ["land", "sea"])
def test_no_site_places_a_colonist_by_the_red_die(kind):
    """002:107, no-site: it can't build, so the red die says which colonist it places."""
    table = roll_white(stuck())
    assert table.nothing() == ["no-site"]
    table.do(f"roll red {kind}")
    assert table.recruited() == [kind]
    assert table.colonists(table.state.contrarius) == ["roma"]
    assert table.waiting() == "ChooseCard"


def test_no_site_reroll_rolls_the_card_face_again():
    """no-site: with the option `reroll` the card face counts for nothing."""
    table = roll_white(stuck("reroll"))
    table.do("roll red card")
    assert table.nothing() == ["card-face-rerolled"]
    assert table.taken() == []
    table.do("roll red card", "roll red sea")
    assert table.recruited() == ["sea"]


def test_no_site_take_card_takes_the_first_card():
    """no-site: with the option `take-card` the card face takes the first display card."""
    table = roll_white(stuck("take-card"))
    first = table.shown()[0]
    table.do("roll red card")
    assert table.taken() == [first]
    assert table.recruited() == []


def test_no_site_take_card_without_cards_rolls_again():
    """no-site, dead-end: nothing to take, so only a colonist can come."""
    table = stuck("take-card").display(hidden="")
    roll_white(table)
    table.do("roll red card")
    assert table.nothing() == ["card-face-rerolled"]
    table.do("roll red land")
    assert table.recruited() == ["land"]


@pytest.mark.parametrize("card", ["senator", "mercator", "tribune"])
def test_no_site_whatever_card_asked(card):
    """002:107: the same for Senator, Mercator and Tribune; the Tribune's red die still follows."""
    table = stuck()
    inputs = {
        "senator": ["done", "roll white wine"],
        "mercator": ["done", "roll black wine"],
        "tribune": [],
    }[card]
    table.do(f"play {card}", *inputs, "roll red land")
    assert table.recruited() == ["land"]
    if card == "tribune":
        table.do("roll red sea")
        assert table.recruited() == ["sea"]
    assert table.waiting() == "ChooseCard"


@pytest.mark.parametrize(
    ("land", "sea", "face", "placed"),
    [(ALL_LAND, "roma", "land", "sea"), ("roma", ALL_SEA, "sea", "land")],
)
def test_the_other_kind_is_placed_if_none_is_left(land, sea, face, placed):
    """002:108: no land colonist in the supply: a sea colonist, and vice versa."""
    table = stuck(land=land, sea=sea).you(hand="colonist-1")
    table.do("play colonist-1", "done", f"roll red {face}")
    assert table.recruited() == [placed]


def test_six_colonists_take_the_first_card_without_a_roll():
    """002:108, six-colonists: all six are placed, so no red die for the Colonist."""
    table = stuck(land=ALL_LAND, sea=ALL_SEA).you(hand="colonist-1")
    first = table.shown()[0]
    table.do("play colonist-1", "done")
    assert table.nothing() == ["all-colonists-placed"]
    assert table.taken() == [first]


def test_six_colonists_after_a_house_of_the_tribune():
    """six-colonists: the Tribune's second part takes the first card as well."""
    table = Table("italia").contrarius(land=ALL_LAND, sea=ALL_SEA, face_up="mason-1")
    first = table.shown()[0]
    table.do("play tribune")
    while table.waiting() == "MoveNext":
        table.do(table.legal()[0])
    assert table.taken() == [first]


def test_six_colonists_and_no_site_take_the_first_card():
    """six-colonists, no-site: whatever asked for the colonist."""
    table = walled_in()
    first = table.shown()[0]
    roll_white(table)
    assert table.nothing() == ["no-site", "all-colonists-placed"]
    assert table.taken() == [first]


def test_dead_end_when_nothing_is_left():
    """dead-end: no site, no colonist, no card: nothing happens, and it is said."""
    table = walled_in().display(hidden="")
    roll_white(table)
    assert table.nothing() == ["no-site", "all-colonists-placed", "dead-end"]
    assert table.waiting() == "ChooseCard"


def test_no_card_builds_with_the_white_die():
    """002:109: the red die shows the card, but there is none: a house by the white die."""
    table = Table("italia", goods="casinvm food").display(hidden="")
    table.you(hand="colonist-1").contrarius(land="roma")
    table.do("play colonist-1", "done", "roll red card")
    assert table.nothing() == ["no-card-left"]
    table.do("roll white food")
    assert table.built_by_contrarius() == ["casinvm"]
    assert table.waiting() == "ChooseCard"


def test_no_card_and_six_colonists_build_with_the_white_die():
    """002:108-109, six-colonists: no colonist and no card, so it builds."""
    table = Table("italia", goods="casinvm food").display(hidden="")
    table.you(hand="colonist-1").contrarius(land=ALL_LAND, sea=ALL_SEA)
    table.do("play colonist-1", "done", "roll white food")
    assert table.nothing() == ["all-colonists-placed", "no-card-left"]
    assert table.built_by_contrarius() == ["casinvm"]


def test_no_card_and_no_site_place_a_colonist():
    """002:107-109: card face, no card, white die, no site: then a colonist after all."""
    table = stuck().display(hidden="").you(hand="colonist-1")
    table.do("play colonist-1", "done", "roll red card", "roll white food")
    assert table.nothing() == ["no-card-left", "no-site"]
    table.do("roll red card", "roll red land")
    assert table.recruited() == ["land"]
    assert table.waiting() == "ChooseCard"


def test_dead_end_of_the_longest_chain():
    """dead-end: Colonist, all six placed, no card, white die, no site: the end of the chain."""
    table = walled_in().display(hidden="").you(hand="colonist-1")
    table.do("play colonist-1", "done", "roll white food")
    assert table.nothing() == [
        "all-colonists-placed",
        "no-card-left",
        "no-site",
        "all-colonists-placed",
        "dead-end",
    ]
    assert table.waiting() == "ChooseCard"


def test_without_a_specialist_there_is_no_good_to_build():
    """002:86, no-site: with cards that hold no specialist the Tribune places a colonist."""
    table = Table("italia").contrarius(land="roma")
    table.do("play tribune")
    assert table.nothing() == ["no-specialist"]
    table.do("roll red sea")
    assert table.recruited() == ["sea"]
    assert table.legal() == ["roll red card", "roll red land", "roll red sea"]


def test_take_card_refills_the_display():
    """002:63, 002:76: the row moves up and the next card of the stack comes last."""
    table = Table("italia").you(hand="colonist-1")
    shown = table.shown()
    table.do("play colonist-1", "done", "roll red card", "reveal consul-2")
    assert table.shown() == [*shown[1:], "consul-2"]
