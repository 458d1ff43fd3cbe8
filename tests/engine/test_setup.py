"""Setting the table (002:27-31, 000 Setup): tokens, markers, cards, what both sides start with."""

import pytest

from solitaria_app.engine.cards import Personality
from solitaria_app.engine.events import CardTaken, MarkersSet
from solitaria_app.engine.goods import GOODS, Good
from solitaria_app.engine.refusal import Why
from tests.engine.table import BOARDS, Table, good_of, rules_of, the_library

HAND = ["architect", "diplomat", "mercator", "prefect", "prefect-pm", "senator", "tribune"]
SCARLET = ["c-architect", "c-colonist", "c-consul", "c-prefect-1", "c-prefect-2"]


@pytest.mark.parametrize("board", BOARDS)
def test_every_city_but_the_capital_gets_a_token_of_its_letter(board):
    """002:28, 000 Setup: the tokens of a letter are laid on the cities with that letter."""
    table = Table.begin(board)
    for letter, tokens in table.rules.tokens.items():
        cities = [c for c, city in enumerate(table.rules.board.cities) if city.letter == letter]
        laid = [table.state.city_goods[city] for city in cities]
        if cities:
            assert [laid.count(good) for good in GOODS] == list(tokens)
    assert table.state.city_goods[table.city("roma")] == -1


def test_a_token_is_laid_once_and_only_while_there_are_some():
    """000 Setup: of the A tokens one shows cloth, so two A cities can't both have it."""
    table = Table.begin("italia", stop_at="DrawTokens")
    table.do("token genva cloth")
    assert table.refused("token nicaea cloth") is Why.NO_TOKEN_LEFT
    assert table.refused("token genva wine") is Why.TOKEN_TAKEN
    assert table.refused("token roma wine") is Why.NO_TOKEN_CITY
    assert table.refused("token nicaea wine") is None


def test_tokens_without_a_choice_are_laid_by_themselves():
    """When a letter has one kind of token left, its last cities are not asked about."""
    table = Table.begin("italia", stop_at="DrawTokens")
    table.do(
        "token genva cloth",
        "token nicaea wine",
        "token comvm tool",
        "token segvsio food",
        "token verona food",
    )
    assert good_of(table, "bavzanvm") is good_of(table, "aqvileia") is Good.BRICK


def test_003_007_a_marker_shows_the_best_good_of_its_province():
    """003:7: the most valuable good of any city counts, not how many cities make it."""
    table = Table.begin("italia", goods="bavzanvm brick aqvileia wine verona brick genva food")
    markers = dict(
        zip((p.id for p in table.rules.board.provinces), table.state.marker_goods, strict=True)
    )
    assert markers["venetia"] == Good.WINE
    for province in table.rules.board.provinces:
        goods = [table.state.city_goods[city] for city in province.cities]
        assert markers[province.id] == max(goods)
    assert [e.goods for e in table.of(MarkersSet)] == [table.state.marker_goods]
    assert table.state.coins == 0


def test_003_009_coins_are_two_but_one_for_cloth():
    """003:9: the coin side is worth 2 sestertii, the cloth marker's 1."""
    rules = rules_of("italia")
    assert [rules.marker_coins[good] for good in GOODS] == [2, 2, 2, 2, 1]


def test_display_is_filled_from_stack_one_then_two():
    """002:29: stack I lies on stack II; seven cards are on display, one went to Contrarius."""
    table = Table.begin("italia", reveal="architect-1 mason-1 prefect-1 mercator-1 colonist-1")
    stacks = [table.rules.cards[card].source for card in table.state.display]
    assert stacks == ["I"] * 7
    assert len(table.state.stacks) == 1
    assert table.state.stacks[0] == table.rules.sources["II"]


def test_a_card_of_stack_two_is_not_revealed_before_stack_one_is_empty():
    """002:29: shuffled separately, I on top of II."""
    table = Table.begin("italia", stop_at="Refill")
    assert table.refused("reveal weaver-2") is Why.CARD_NOT_HIDDEN
    assert table.refused("reveal tribune") is Why.CARD_NOT_HIDDEN
    assert table.refused("reveal smith-1") is None


def test_contrarius_has_five_cards_and_the_first_specialist():
    """002:30: the leftmost specialist of the display becomes its sixth card, face up."""
    table = Table.begin(
        "italia",
        reveal="architect-1 prefect-1 smith-1 mason-1 mercator-1 colonist-1 farmer-1",
    )
    contrarius = table.state.contrarius
    assert table.ids(contrarius.face_up) == sorted([*SCARLET, "smith-1"])
    assert contrarius.face_down == 0 == contrarius.points
    assert [(e.card, e.position) for e in table.of(CardTaken)] == [(table.card("smith-1"), 3)]


def test_display_moves_up_and_is_refilled_after_the_sixth_card():
    """002:30: then the display is refilled as usual: up, and the next card comes last."""
    table = Table.begin(
        "italia",
        reveal="mason-1 prefect-1 smith-1 architect-1 mercator-1 colonist-1 farmer-1",
    )
    shown = [
        "prefect-1",
        "smith-1",
        "architect-1",
        "mercator-1",
        "colonist-1",
        "farmer-1",
        "diplomat-1",
    ]
    assert table.shown() == shown


def _without_specialists(*sources):
    cards = the_library().cards
    return tuple(card for card in cards if card.source not in sources or card.good is None)


def test_no_specialist_on_display_takes_one_from_the_stack():
    """no-specialist: the first specialist in the stacks comes, which one is a matter of chance."""
    table = Table.begin(
        "italia",
        reveal="architect-1 prefect-1 mercator-1 colonist-1 architect-2 consul-2",
        stop_at="SixthCard",
        cards=_without_specialists("I"),
    )
    assert table.legal("reveal") == ["vintner-2", "weaver-2"]
    assert table.refused("reveal prefect-2") is Why.NO_SPECIALIST_CARD
    table.do("reveal weaver-2")
    assert "weaver-2" in table.ids(table.state.contrarius.face_up)
    assert table.taken() == ["weaver-2"]
    assert len(table.shown()) == 7


def test_no_specialist_anywhere_is_said():
    """no-specialist: with cards that hold none at all, Contrarius starts with five."""
    table = Table.begin("italia", cards=_without_specialists("I", "II"))
    assert table.nothing() == ["no-specialist"]
    assert table.ids(table.state.contrarius.face_up) == SCARLET


@pytest.mark.parametrize("board", BOARDS)
def test_003_198_the_human_starts_with_cards_colonists_goods_and_sestertii(board):
    """002:31: seven cards, a colonist of each kind in the capital, six goods, six sestertii.

    003:198 confirms the 6 sestertii of solo play.
    """
    table = Table.begin(board)
    human = table.state.human
    assert table.ids(human.hand) == HAND
    assert human.played == 0 == human.houses
    assert table.colonists(human) == ["roma", "roma"]
    assert table.goods() == "1 cloth 1 wine 1 tool 2 food 1 brick"
    assert table.sestertii == 6


def test_003_050_four_colonists_wait_in_the_storehouse():
    """003:50: of twelve spaces six hold goods and four hold colonists at the start."""
    table = Table.begin("italia")
    assert table.state.free_spaces(table.state.human) == 2
    assert [table.state.colonists_left(table.state.human, kind) for kind in (0, 1)] == [2, 2]


def test_both_sides_have_fifteen_houses_and_six_colonists():
    """002:17: two sets of wooden pieces."""
    rules = rules_of("imperium")
    assert (rules.houses, rules.colonists_of_kind, rules.storehouse) == (15, 3, 12)


def test_solo_cards_are_7_and_5_and_15():
    """002:10, 002:29-31: 27 cards; the hand holds both Prefects and no Colonist."""
    rules = rules_of("italia")
    counts = {source: mask.bit_count() for source, mask in rules.sources.items()}
    assert counts == {"hand": 7, "contrarius": 5, "I": 8, "II": 7}
    magnus = [card for card in rules.cards if card.bonus == 2]
    assert [(card.id, card.personality) for card in magnus] == [("prefect-pm", Personality.PREFECT)]


def test_003_071_the_smith_costs_a_tool():
    """003:71: the symbol is right, not the misprinted word: brick and tool."""
    card = rules_of("italia").cards[rules_of("italia").card_number["smith-1"]]
    assert [good.id for good in GOODS if card.price[good]] == ["brick", "tool"]


def test_the_game_begins_with_a_card_to_play():
    """002:43: after the set-up the human plays the first of the seven cards."""
    table = Table.begin("italia")
    assert table.waiting() == "ChooseCard"
    assert table.legal("play") == HAND
    assert (table.state.turn, table.state.final, table.state.ended_by) == (1, False, None)
