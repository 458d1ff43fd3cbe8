"""Final scoring (000 Final Scoring; 002:97-99; 003:81-87, 206; `tie`)."""

import pytest

from solitaria_app.engine.cards import God
from solitaria_app.engine.scoring import score, worth
from solitaria_app.engine.state import CONTRARIUS
from tests.engine.table import Table, rules_of

CITIES = [city.id for city in rules_of("italia").board.cities if city.letter]


def of_one(table: Table, card: str, side: int = 0) -> int:
    """The points of one card of a side."""
    scores = score(table.state, side).cards
    return next(entry.points for entry in scores if entry.card == table.card(card))


def only(hand: str, **of_me: object) -> Table:
    """The human holds these cards and no points."""
    table = Table("italia", "casinvm cloth neapolis wine cosa tool florentia food", "brick")
    table.you(hand=hand, **of_me)
    table.state.human.points = 0
    mask = table.cards(hand)
    table.state.human.hand = mask
    return table


@pytest.mark.parametrize(
    ("goods", "sestertii", "points"),
    [("", 9, 0), ("", 10, 1), ("1 cloth", 3, 1), ("1 brick 1 food 1 tool 1 wine 1 cloth", 24, 4)],
)
def test_003_087_vesta_counts_money_and_goods(goods, sestertii, points):
    """003:87, 000: a point for each full 10 sestertii, goods at their price."""
    table = only("senator", goods=goods, sestertii=sestertii)
    assert of_one(table, "senator") == points


def test_jupiter_counts_houses_outside_brick_cities():
    """000: one point for each house in a city that makes no brick."""
    table = only("architect", houses="casinvm neapolis cosa florentia olbia aleria")
    assert of_one(table, "architect") == 4


def test_jupiter_at_most_fifteen():
    """000: 15 points at most, which are all houses."""
    table = Table("imperium", rest="cloth").you(hand="architect")
    cities = [city.id for city in table.rules.board.cities if city.letter]
    table.you(houses=" ".join(cities[:15]))
    assert of_one(table, "architect") == 15


@pytest.mark.parametrize(("board", "provinces"), [("italia", 11), ("imperium", 12)])
def test_003_083_saturnus_counts_provinces(board, provinces):
    """003:83, 000: a point for each province with a house; at most all there are."""
    table = Table(board).you(hand="prefect")
    first = [table.rules.board.cities[p.cities[0]].id for p in table.rules.board.provinces]
    table.you(houses=" ".join(first))
    assert of_one(table, "prefect") == provinces
    table.you(houses=first[0])
    assert of_one(table, "prefect") == 1


def test_mercurius_counts_kinds_of_goods():
    """000: two points for each kind of good that the houses make, 10 at most."""
    table = only("mercator", houses="casinvm neapolis olbia aleria")
    assert of_one(table, "mercator") == 6
    table.you(houses="casinvm neapolis cosa florentia olbia aleria")
    assert of_one(table, "mercator") == 10


def test_mars_counts_colonists_on_the_board():
    """000: two points for each, in cities as well, 12 at most."""
    table = only("tribune", land="roma cosa=roma", sea="roma")
    assert of_one(table, "tribune") == 6
    table.you(land="roma roma roma", sea="roma roma roma")
    assert of_one(table, "tribune") == 12


@pytest.mark.parametrize(
    ("card", "city", "points"),
    [
        ("mason-1", "olbia", 3),
        ("farmer-1", "florentia", 3),
        ("smith-1", "cosa", 3),
        ("vintner-2", "neapolis", 4),
        ("weaver-2", "casinvm", 5),
    ],
)
def test_minerva_counts_houses_of_the_good(card, city, points):
    """000: 3 points for each matching house of Mason, Farmer, Smith; Vintner 4, Weaver 5."""
    table = only(card, houses=city)
    assert of_one(table, card) == points
    table.you(houses=" ".join(c for c in CITIES if c != city))
    others = of_one(table, card)
    assert others == (20 * points if card == "mason-1" else 0)


def test_003_085_minerva_counts_my_own_houses_only():
    """003:85: never those of the other side."""
    table = only("weaver-2").contrarius(houses="casinvm")
    assert of_one(table, "weaver-2") == 0


def test_003_081_each_card_of_a_god_scores():
    """003:81, 003:83: two cards of Saturnus score twice; the maximum is for each card."""
    table = only("prefect prefect-pm", houses="casinvm cosa")
    side = score(table.state, 0)
    assert [entry.points for entry in side.cards] == [2, 2]
    assert side.of(God.SATURNUS) == side.total == 4


def test_003_081_a_god_without_a_card_scores_nothing():
    """003:81: colonists bring nothing without a card of Mars."""
    table = only("prefect", land="roma", sea="roma")
    assert score(table.state, 0).total == 0


def test_cards_in_hand_and_played_score():
    """000 Final Scoring: all cards of the human, wherever they lie."""
    table = only("prefect", houses="casinvm").you(played="prefect-pm")
    assert score(table.state, 0).total == 2


def test_002_098_contrarius_scores_face_up_and_face_down():
    """002:98: all the gods on all its cards."""
    table = Table("italia").contrarius(land="roma", face_up="c-colonist", face_down="tribune")
    table.state.contrarius.face_up = table.cards("c-colonist")
    side = score(table.state, CONTRARIUS)
    assert sorted(entry.points for entry in side.cards) == [2, 2]


def test_002_026_contrarius_scores_nothing_for_vesta():
    """002:26: it has neither goods nor sestertii, so a card of Vesta brings it nothing."""
    table = Table("italia").contrarius(face_up="senator").you(sestertii=100)
    assert of_one(table, "senator", CONTRARIUS) == 0


def test_contrarius_keeps_the_points_of_its_reactions():
    """002:26, 002:98: what it scored in play is added; the human adds its start."""
    table = Table("italia", level="veteran").contrarius(points=31)
    assert score(table.state, CONTRARIUS).base == 31
    assert score(table.state, 0).base == 10


def test_houses_on_the_track_score_nothing():
    """002:37: only houses in cities count."""
    table = Table("italia", level="expert").contrarius(face_up="c-consul")
    assert of_one(table, "c-consul", CONTRARIUS) == 0


def test_concordia_card_is_worth_seven():
    """002:96: for whoever brought about the end."""
    table = Table("italia")
    for side, other in ((0, CONTRARIUS), (CONTRARIUS, 0)):
        table.state.ended_by = side
        assert score(table.state, side).concordia == 7
        assert score(table.state, other).concordia == 0


@pytest.mark.parametrize(("owner", "won"), [(0, True), (CONTRARIUS, False)])
def test_003_206_tie_goes_to_the_owner_of_concordia(owner, won):
    """002:99, 003:206, tie: not the Praefectus Magnus."""
    table = only("prefect")
    table.state.ended_by = owner
    table.contrarius(points=0)
    difference = score(table.state, 0).total - score(table.state, CONTRARIUS).total
    table.state.contrarius.points += max(0, difference)
    table.state.human.points += max(0, -difference)
    outcome = table.result()
    assert outcome.lead == 0
    assert outcome.won is won


def test_more_points_win_whoever_has_concordia():
    """002:98: the tie-break is for ties only."""
    table = only("prefect")
    table.state.ended_by = CONTRARIUS
    table.state.human.points = 100
    assert table.result().won
    table.state.ended_by = 0
    table.state.contrarius.points = 200
    assert not table.result().won
    assert table.result().lead < 0


def test_breakdown_adds_up():
    """000 Final Scoring: base, each card and Concordia are the total; worth agrees."""
    table = only("prefect architect senator", houses="casinvm cosa", sestertii=25)
    table.state.human.points = 20
    table.state.ended_by = 0
    side = score(table.state, 0)
    assert side.total == 20 + 7 + sum(entry.points for entry in side.cards) == 20 + 7 + 2 + 2 + 2
    for entry in side.cards:
        card = table.rules.cards[entry.card]
        assert worth(table.state, table.state.human, card) == (entry.count, entry.points)
