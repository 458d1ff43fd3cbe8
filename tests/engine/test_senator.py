"""Senator and Consul (000 Senator, Consul; 002:69-71; 003:68, 70; `buy-as-displayed`)."""

import pytest

from solitaria_app.engine.events import CardBought
from solitaria_app.engine.refusal import Why
from tests.engine.table import Table

SHOWN = ["mason-1", "architect-1", "prefect-1", "mercator-1", "colonist-1", "diplomat-1", "smith-1"]
RICH = "2 brick 2 food 2 tool 3 wine 3 cloth"


def before_the_display(goods: str, *, card: str = "senator", hidden: str = "weaver-2"):
    """The seven cards SHOWN are on display; the human, its colonists far away, has goods."""
    table = Table("italia").display(*SHOWN, hidden=hidden).you(hand=card, goods=goods)
    table.you(land="bavzanvm=verona verona=comvm comvm=segvsio")
    table.you(sea="messana~syracvsae croton~syracvsae croton~messana")
    table.do(f"play {card}")
    return table


@pytest.mark.parametrize(
    ("card", "paid"),
    [
        ("mason-1", "1 food"),
        ("architect-1", "1 tool 1 brick"),
        ("prefect-1", "1 wine 1 brick"),
        ("mercator-1", "1 wine 1 cloth"),
        ("colonist-1", "1 food 1 cloth"),
        ("diplomat-1", "1 tool 1 cloth 1 brick"),
        ("smith-1", "1 brick 1 tool 2 cloth"),
    ],
)
def test_003_068_price_and_position_are_added(card, paid):
    """003:68: the red field plus nothing, ?, ?, cloth, cloth, ? and cloth, two cloths."""
    table = before_the_display(RICH)
    choice = " paying 1 brick" if card in ("architect-1", "prefect-1", "diplomat-1") else ""
    table.do(f"purchase {card}{choice}")
    (bought,) = table.of(CardBought)
    assert bought.paid == table.amounts(paid)
    assert card in table.ids(table.state.human.hand)


def test_a_question_mark_is_any_one_good():
    """000 Senator: any good of choice, but exactly one and only what is left beside the price."""
    table = before_the_display("1 tool 1 wine 1 food")
    assert table.refused("purchase architect-1") is Why.CHOICE_SIZE
    assert table.refused("purchase architect-1 paying 1 wine 1 food") is Why.CHOICE_SIZE
    assert table.refused("purchase architect-1 paying 1 tool") is Why.CANNOT_PAY_GOODS
    assert table.refused("purchase architect-1 paying 1 brick") is Why.CANNOT_PAY_GOODS
    assert [t for t in table.legal("purchase") if t.startswith("architect-1")] == [
        "architect-1 paying 1 food",
        "architect-1 paying 1 wine",
    ]


def test_no_choice_of_goods_where_there_is_no_question_mark():
    """000 Senator: the first position costs nothing beside the card."""
    table = before_the_display("2 food")
    assert table.refused("purchase mason-1 paying 1 food") is Why.CHOICE_SIZE
    assert table.refused("purchase mason-1") is None


def test_up_to_two_cards():
    """000 Senator: none, one or two; after the second the action is over."""
    table = before_the_display(RICH)
    table.do("purchase mason-1", "purchase colonist-1")
    assert len(table.of(CardBought)) == 2
    assert table.waiting() == "Roll"


def test_senator_none_brings_the_same_reaction():
    """senator-none, 003:68: without buying, Contrarius builds by the white die."""
    table = before_the_display("").contrarius(land="roma")
    table.do("done", "roll white brick")
    assert len(table.built_by_contrarius()) == 1
    assert table.shown() == SHOWN


def test_003_070_buy_as_displayed_prices_by_the_display_as_it_stood():
    """003:70, buy-as-displayed: the second card has not moved up."""
    table = before_the_display("1 food 1 wine 1 cloth")
    table.do("purchase mason-1")
    assert table.refused("purchase mercator-1") is None
    assert table.refused("purchase mercator-1 paying 1 brick") is Why.CHOICE_SIZE
    table.do("purchase mercator-1")
    assert table.goods() == ""


def test_003_070_a_new_card_comes_only_after_the_action():
    """003:70: nothing is revealed between the two purchases; then the row moves up and fills."""
    table = before_the_display(RICH, hidden="consul-2 weaver-2 vintner-2")
    table.do("purchase mason-1")
    assert table.refused("purchase weaver-2") is Why.CARD_NOT_ON_DISPLAY
    assert table.refused("purchase mason-1") is Why.CARD_NOT_ON_DISPLAY
    table.do("purchase colonist-1")
    assert table.waiting() == "Refill"
    table.do("reveal weaver-2", "reveal vintner-2")
    left = [card for card in SHOWN if card not in ("mason-1", "colonist-1")]
    assert table.shown() == [*left, "weaver-2", "vintner-2"]
    assert table.waiting() == "Roll"


def test_003_070_a_senator_may_buy_a_consul():
    """003:70: any card of the display."""
    table = Table("italia").display("consul-2", hidden="").you(goods="1 cloth")
    table.do("play senator", "purchase consul-2")
    assert "consul-2" in table.ids(table.state.human.hand)


def test_003_068_the_consul_pays_the_red_field_only():
    """003:68: one card, whatever its position."""
    table = before_the_display("1 brick 1 tool", card="consul-2", hidden="weaver-2")
    assert table.refused("purchase smith-1 paying 1 brick") is Why.CHOICE_SIZE
    table.do("purchase smith-1")
    assert table.waiting() == "Roll"
    assert table.goods() == ""


def test_003_068_the_consul_may_buy_nothing():
    """003:68, senator-none: the reaction is the same."""
    table = before_the_display("", card="consul-2").contrarius(land="roma")
    table.do("done", "roll white brick")
    assert len(table.built_by_contrarius()) == 1


def test_bought_cards_cost_goods_that_are_held():
    """000 Senator: without the goods there is no card."""
    table = before_the_display("1 food")
    assert table.legal() == ["done", "purchase mason-1"]
    assert table.refused("purchase smith-1") is Why.CANNOT_PAY_GOODS


def test_with_an_empty_display_nothing_is_asked():
    """000 Senator: nothing to buy; the reaction follows."""
    table = Table("italia").display(hidden="").contrarius(land="roma")
    table.do("play senator")
    assert table.waiting() == "Roll"


def test_reaction_builds_by_the_white_die():
    """002:71: both cards use the white die."""
    for card in ("senator", "consul-2"):
        table = before_the_display("", card=card).contrarius(land="roma")
        table.do("done")
        assert table.legal("roll") == [
            f"white {face}" for face in ("S", "brick", "cloth", "food", "tool", "wine")
        ]


def test_white_s_means_the_best_specialist():
    """002:86: S builds for the best specialist's good."""
    table = Table("italia", goods="casinvm tool").contrarius(land="roma", face_up="mason-1 smith-1")
    table.do("play senator", "done", "roll white S")
    assert table.built_by_contrarius() == ["casinvm"]
