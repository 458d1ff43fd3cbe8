"""Corrections of the table: refused only where the pieces do not allow it; the game goes on."""

import random

import pytest
from soaking.invariants import card_faults, line_faults, piece_faults

from solitaria_app.engine import play, setup
from solitaria_app.engine.board import Kind
from solitaria_app.engine.corrections import (
    Hold,
    Pile,
    SetCard,
    SetColonist,
    SetHouse,
    SetPoints,
    SetTrack,
    SwapTokens,
    TurnMarker,
)
from solitaria_app.engine.refusal import Why
from solitaria_app.engine.state import CONTRARIUS
from tests.engine.table import Table, rules_of

GOODS = "cosa cloth, florentia brick, aleria food, genva wine"


@pytest.fixture
def table() -> Table:
    return Table(goods=GOODS).you(land="roma", sea="roma").contrarius(land="roma", sea="roma")


# --- houses ---------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["human", "contrarius"])
def test_house_is_added_and_removed(table, side):
    owner = table.state.human if side == "human" else table.state.contrarius
    table.do(f"correct house {side} aleria built")
    owner = table.state.human if side == "human" else table.state.contrarius
    assert table.houses(owner) == ["aleria"]
    assert table.refused(f"correct house {side} aleria built") is Why.HOUSE_ALREADY
    table.do(f"correct house {side} aleria removed")
    assert table.refused(f"correct house {side} aleria removed") is Why.NO_HOUSE_THERE
    assert table.refused(f"correct house {side} roma built") is Why.NO_HOUSE_IN_CAPITAL


def test_a_sixteenth_house_is_refused(table):
    cities = [city.id for city in table.rules.board.cities if city.letter]
    table.you(houses=" ".join(cities[:15]))
    assert table.refused(f"correct house human {cities[15]} built") is Why.NO_HOUSE_LEFT


def test_houses_on_the_score_track_count(table):
    cities = [city.id for city in table.rules.board.cities if city.letter]
    table.contrarius(houses=" ".join(cities[:12]), track=(10, 20, 30))
    assert table.refused(f"correct house contrarius {cities[12]} built") is Why.NO_HOUSE_LEFT
    assert table.refused("correct track 40 built") is Why.NO_HOUSE_LEFT
    table.do("correct track 20 removed", f"correct house contrarius {cities[12]} built")
    assert table.state.contrarius.track == (10, 30)


def test_contrarius_chooses_by_the_corrected_houses(table):
    """A house that it has by a correction is no candidate any more."""
    table.do("play senator", "done", "roll white cloth")
    assert table.built_by_contrarius() == ["cosa"]
    other = Table(goods=GOODS).you(land="roma", sea="roma").contrarius(land="roma", sea="roma")
    other.do("correct house contrarius cosa built", "play senator", "done", "roll white cloth")
    assert other.built_by_contrarius() != ["cosa"]


# --- colonists --------------------------------------------------------------------------


def test_colonist_is_moved_added_and_taken_back(table):
    table.do("correct colonist contrarius land roma cosa=roma")
    assert table.colonists(table.state.contrarius) == ["cosa=roma", "roma"]
    table.do("correct colonist contrarius sea supply cosa~roma")
    table.do("correct colonist contrarius land cosa=roma supply")
    assert table.colonists(table.state.contrarius) == ["cosa~roma", "roma"]


def test_colonists_keep_to_their_lines_and_numbers(table):
    refused = table.refused
    assert refused("correct colonist human land roma cosa~roma") is Why.LINE_OF_OTHER_KIND
    assert refused("correct colonist human land cosa=roma roma") is Why.NO_COLONIST_THERE
    assert refused("correct colonist human land roma roma") is Why.AS_IT_IS
    table.do("correct colonist contrarius land roma cosa=roma")
    assert refused("correct colonist human land roma cosa=roma") is Why.LINE_TAKEN
    table.you(land="roma roma roma")
    assert refused("correct colonist human land supply roma") is Why.NO_COLONIST_LEFT


def test_a_colonist_that_comes_back_needs_a_space(table):
    table.you(goods="8 brick")
    why = "correct colonist human land roma supply"
    assert table.refused(why) is Why.NO_SPACE
    table.do("hold 0 sestertii 7 brick", why)
    assert table.colonists(table.state.human) == ["roma"]


def test_contrarius_colonists_are_asked_for_again_by_the_corrected_table():
    """At its choice of a colonist the ways are those of the table as it is now."""
    table = Table(goods=GOODS).you(land="roma", sea="roma")
    table.contrarius(land="cosa=roma roma roma", sea="roma")
    table.do("play senator", "done", "roll white cloth")
    before = table.legal("send")
    table = Table(goods=GOODS).you(land="roma", sea="roma")
    table.contrarius(land="roma roma", sea="roma")
    table.do("play senator", "done", "roll white cloth")
    assert table.waiting() == "MoveNext"
    table.do("correct colonist contrarius land roma cosa=roma")
    assert before == []
    assert table.waiting() == "ChooseCard"
    assert table.colonists(table.state.contrarius) == ["cosa=roma", "roma", "roma"]


# --- cards ------------------------------------------------------------------------------


def test_card_goes_to_every_pile_it_can_lie_in(table):
    card = table.shown()[0]
    for pile in ("hand", "played", "face-up", "face-down", "stack", "display 7"):
        table.do(f"correct card {card} {pile}")
        assert not list(card_faults_but_gaps(table.state))
        if "display" not in pile:
            assert table.refused(f"correct card {card} {pile}") is Why.AS_IT_IS
    assert table.shown()[-1] == card


def card_faults_but_gaps(state):
    return (fault for fault in card_faults(state) if "not refilled" not in fault)


def test_starting_cards_stay_with_their_owner(table):
    assert table.refused("correct card tribune face-up") is Why.CARD_OF_OTHER_PILE
    assert table.refused("correct card tribune display 1") is Why.CARD_OF_OTHER_PILE
    assert table.refused("correct card c-architect hand") is Why.CARD_OF_OTHER_PILE
    table.do("correct card c-architect face-down", "correct card tribune played")


def test_a_card_on_display_changes_places_with_the_one_that_lies_there(table):
    shown = table.shown()
    hidden = table.ids(table.state.stacks[0])[0]
    table.do(f"correct card {hidden} display 3")
    assert table.shown() == [*shown[:2], hidden, *shown[3:]]
    assert shown[2] in table.ids(table.state.stacks[0])
    table.do(f"correct card {shown[0]} display 7")
    assert table.shown()[0] == shown[6] and table.shown()[6] == shown[0]
    assert table.refused(f"correct card {hidden} display 8") is Why.NO_SUCH_POSITION
    assert table.refused(f"correct card {hidden} display 3") is Why.AS_IT_IS


def test_a_card_taken_from_the_display_is_replaced_when_it_is_next_refilled(table):
    card = table.shown()[1]
    table.do(f"correct card {card} hand")
    assert len(table.shown()) == 6
    table.do("play architect", "done", "roll blue 1")
    assert table.waiting() == "Refill"
    while table.waiting() == "Refill":
        table.do(f"reveal {table.ids(table.state.stacks[0])[0]}")
    assert len(table.shown()) == 7


# --- markers, tokens, numbers -----------------------------------------------------------


def test_marker_turns(table):
    table.do("correct marker etrvria coins")
    assert table.refused("correct marker etrvria coins") is Why.AS_IT_IS
    table.do("correct marker etrvria goods")
    assert table.state.coins == 0


def test_tokens_of_one_letter_change_places(table):
    """Goods, and the bonus markers of both provinces, follow."""
    cities = table.rules.board.cities
    assert cities[table.city("cosa")].letter == cities[table.city("florentia")].letter
    table.do("correct tokens cosa florentia")
    fresh = Table(goods="cosa brick, florentia cloth, aleria food, genva wine").state
    assert table.state.city_goods == fresh.city_goods
    assert table.state.good_cities == fresh.good_cities
    assert table.state.marker_goods == fresh.marker_goods
    assert table.refused("correct tokens cosa genva") is Why.OTHER_LETTER
    assert table.refused("correct tokens cosa roma") is Why.NO_TOKEN_CITY


def test_points_of_both_sides(table):
    table.do("correct points contrarius 14", "correct points human 3")
    assert table.state.contrarius.points == 14
    assert table.state.human.points == 3
    assert table.refused("correct points human 3") is Why.AS_IT_IS
    assert table.refused("correct points human 1000") is Why.OUT_OF_RANGE


def test_stock_fits_into_the_storehouse(table):
    assert table.refused("hold 5 sestertii 9 cloth") is Why.NO_SPACE
    table.do("hold 5 sestertii 8 cloth")
    assert table.goods() == "8 cloth"


def test_stock_is_not_followed_lightly(table):
    table.do("follow light")
    assert table.refused("hold 5 sestertii") is Why.NOT_FOLLOWED


def test_goods_that_arrive_fit_after_the_stock_is_corrected(table):
    """While the human chooses what to keep, more space ends the choice."""
    table.you(goods="7 brick", houses="cosa florentia")
    table.do("play prefect", "produce etrvria")
    assert table.waiting() == "Store"
    table.do("hold 0 sestertii 1 brick")
    assert table.waiting() == "ChooseCard"
    assert table.goods() == "2 cloth 2 brick"


# --- the end ----------------------------------------------------------------------------


def test_the_fifteenth_house_by_a_correction_brings_the_end(table):
    cities = [city.id for city in table.rules.board.cities if city.letter]
    table.contrarius(houses=" ".join(cities[:14]))
    table.do(f"correct house contrarius {cities[14]} built")
    assert table.state.ended_by == CONTRARIUS
    assert table.state.final
    table.do(f"correct house contrarius {cities[14]} removed")
    assert table.state.ended_by is None
    assert not table.state.final
    assert [type(event).__name__ for event in table.events] == ["Corrected", "EndWithdrawn"]


@pytest.mark.parametrize(("pile", "side"), [("hand", 0), ("face-up", CONTRARIUS)])
def test_the_last_card_by_a_correction_brings_the_end(table, pile, side):
    table.display("mason-1", hidden="")
    table.do(f"correct card mason-1 {pile}")
    assert table.state.ended_by == side


def test_after_the_end_the_score_can_be_corrected(table):
    table.state.ended_by = 0
    table.you(houses="cosa")
    table.do("play prefect", "produce etrvria")
    assert table.state.over
    before = table.result().contrarius.total
    table.do("correct points contrarius 30")
    assert table.state.over
    assert table.result().contrarius.total == before + 29


def test_the_set_up_is_taken_back_not_corrected():
    table = Table.begin("italia", stop_at="Refill")
    assert table.refused("correct points contrarius 3") is Why.SETUP_FIRST


def test_an_end_in_the_last_turn_stays_after_its_card_is_played(table):
    """The last card had no reaction, so the game can't go on as if nothing had been."""
    cities = [city.id for city in table.rules.board.cities if city.letter]
    table.contrarius(houses=" ".join(cities[:15]))
    table.state.ended_by, table.state.final = CONTRARIUS, True
    table.do("play architect", f"correct house contrarius {cities[3]} removed")
    assert table.state.ended_by == CONTRARIUS
    table.do("done")
    assert table.state.over
    assert table.result().contrarius.concordia == 7


# --- amid a reaction --------------------------------------------------------------------


def test_six_colonists_after_a_correction_take_a_card_instead_of_the_die(table):
    """The red die waits; with all six colonists on the board it is not needed (002)."""
    table.do("play tribune")
    assert table.waiting() == "Roll"
    table.do(
        "correct colonist contrarius land supply cosa=roma",
        "correct colonist contrarius land supply roma",
        "correct colonist contrarius sea supply cosa~roma",
    )
    assert table.waiting() == "Roll"
    first = table.shown()[0]
    table.do("correct colonist contrarius sea supply roma")
    assert table.taken()[0] == first
    assert table.state.contrarius.on_board == 6


def test_a_house_that_can_be_built_by_now_is_built():
    """The red die waits for want of a site; a forgotten colonist is put on the board."""
    table = Table(goods=GOODS).you(land="roma", sea="roma").contrarius(land="", sea="")
    table.do("play senator", "done", "roll white cloth")
    assert table.waiting() == "Roll"
    assert table.built_by_contrarius() == []
    table.do("correct colonist contrarius land supply roma")
    assert table.built_by_contrarius() == ["cosa"]


def test_a_card_that_lies_there_by_now_is_taken():
    """The white die waits for want of a card; a card is put on display."""
    table = Table(goods=GOODS).you(land="roma", sea="roma").contrarius(land="roma", sea="roma")
    table.you(hand="architect mason-1")
    table.display(hidden="farmer-1")
    table.state.stacks = ()
    table.do("play architect", "done")
    assert table.waiting() == "Roll"
    table.do("correct card mason-1 display 1")
    assert table.taken() == ["mason-1"]


# --- at random --------------------------------------------------------------------------


def random_correction(rng, state):
    """Any correction, sensible or not."""
    rules = state.rules
    board = rules.board
    side = rng.choice((0, CONTRARIUS))
    city, other = rng.randrange(len(board.cities)), rng.randrange(len(board.cities))
    kind = rng.choice(list(Kind))
    lines = [n for n, line in enumerate(board.lines) if line.kind is kind]
    places = [None, ~board.capital[kind], *lines]
    mine = state.contrarius if side == CONTRARIUS else state.human
    pile = rng.choice(list(Pile))
    return rng.choice(
        [
            SetHouse(side, city, rng.random() < 0.7),
            SetColonist(side, kind, rng.choice((None, *mine.colonists[kind])), rng.choice(places)),
            SetCard(
                rng.randrange(len(rules.cards)), pile, rng.randint(1, 7) * (pile.id == "display")
            ),
            TurnMarker(rng.randrange(len(board.provinces)), rng.random() < 0.5),
            SwapTokens(city, other),
            SetPoints(side, rng.randrange(60)),
            SetTrack(rng.randrange(1, 60), rng.random() < 0.5),
            Hold(tuple(rng.choice((0, 0, 1, 2)) for _ in range(5)), rng.randrange(30)),
        ]
    )


@pytest.mark.parametrize("level", ["standard", "strong-veteran", "expert"])
@pytest.mark.parametrize("seed", range(6))
def test_any_corrections_leave_a_table_on_which_the_game_goes_on(seed, level):
    """Pieces and cards stay in order, every prompt can be answered, and the game ends."""
    rng = random.Random(f"{seed}-{level}")
    state, _ = setup.begin(rules_of("italia", level))
    made = 0
    for _ in range(3000):
        if state.over:
            break
        given = random_correction(rng, state)
        if made < 60 and rng.random() < 0.4 and play.refusal(state, given) is None:
            made += 1
        else:
            legal = play.legal(state)
            if not legal:
                assert not state.human.hand
                break
            given = rng.choice(legal)
        state, _ = play.apply(state, given)
        assert not list(piece_faults(state, state.contrarius, "Contrarius"))
        assert not list(piece_faults(state, state.human, "the human"))
        assert not list(card_faults_but_gaps(state))
        assert not list(line_faults(state))
    else:
        pytest.fail("the game does not end")
    assert made > 5
