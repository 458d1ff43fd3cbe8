"""The data that comes with the program: complete, clean, and what the sources say."""

from __future__ import annotations

from collections import Counter

import pytest

from solitaria_app import resources
from solitaria_app.content.check import check
from solitaria_app.content.library import Library, NotFound, load
from solitaria_app.engine.board import Kind, bits
from solitaria_app.engine.cards import God, Personality
from solitaria_app.engine.goods import GOODS, Good, goods
from solitaria_app.engine.ruleset import Die, Face, Mover, NoSite, Options, PositionCost


@pytest.fixture(scope="module")
def library() -> Library:
    return load()


def test_it_has_no_faults() -> None:
    assert check(resources.data_dir()) == []


@pytest.mark.parametrize(
    ("board", "letters", "provinces", "land", "sea"),
    [
        ("italia", {"A": 7, "B": 8, "C": 10}, 11, 40, 23),
        ("imperium", {"A": 7, "B": 8, "C": 10, "D": 5}, 12, 44, 35),
    ],
)
def test_boards(
    library: Library, board: str, letters: dict[str, int], provinces: int, land: int, sea: int
) -> None:
    data = library.boards[board]
    compiled = data.board
    assert Counter(city.letter for city in compiled.cities if city.letter) == letters
    assert len(list(bits(compiled.token_cities))) == sum(letters.values())
    assert len(compiled.provinces) == provinces
    kinds = Counter(line.kind for line in compiled.lines)
    assert (kinds[Kind.LAND], kinds[Kind.SEA]) == (land, sea)
    roma = compiled.cities[compiled.capital[0]]
    assert (roma.name, roma.province, compiled.capital[1]) == ("ROMA", -1, compiled.capital[0])
    assert len(data.city_names) == len(data.city_at) == len(compiled.cities)
    assert len(data.line_at) == len(compiled.lines)
    assert len(data.province_names) == provinces
    free, any_one, cloth = PositionCost(), PositionCost(any=1), PositionCost(goods(Good.CLOTH))
    assert data.display_costs == (
        free,
        any_one,
        any_one,
        cloth,
        cloth,
        PositionCost(goods(Good.CLOTH), 1),
        PositionCost(goods(Good.CLOTH, Good.CLOTH)),
    )
    assert not data.origin.doubtful


def test_names_on_screen_are_spelt_as_today_and_order_by_the_printed_ones(
    library: Library,
) -> None:
    data = library.boards["imperium"]
    names = dict(zip([city.name for city in data.board.cities], data.city_names, strict=True))
    assert names["BYCANTIVM"] == "Byzantium"
    assert names["ISCA D."] == "Isca Dumnoniorum"
    assert names["LVTETIA"] == "Lutetia"
    assert names["VALENTIA"] == "Valentia"
    ranked = [data.board.cities[city].name for city in data.board.ranked]
    assert ranked.index("BVRDIGALA") < ranked.index("BYCANTIVM") < ranked.index("CARTHAGO")


def test_thirty_tokens(library: Library) -> None:
    tokens = library.basics.tokens
    assert {letter: sum(amounts) for letter, amounts in tokens.items()} == {
        "A": 7,
        "B": 8,
        "C": 10,
        "D": 5,
    }
    totals = [sum(amounts[good] for amounts in tokens.values()) for good in GOODS]
    assert totals == [8, 7, 6, 5, 4]


def test_goods(library: Library) -> None:
    basics = library.basics
    assert basics.prices == (3, 4, 5, 6, 7)
    assert basics.build_sestertii == (1, 2, 3, 4, 5)
    assert basics.build_goods[Good.BRICK] == goods(Good.FOOD)
    assert all(
        basics.build_goods[good] == goods(Good.BRICK, good) for good in GOODS if good != Good.BRICK
    )
    assert basics.start_goods == (1, 2, 1, 1, 1)
    assert (basics.start_sestertii, basics.storehouse, basics.houses) == (6, 12, 15)
    assert (basics.colonists_of_kind, basics.concordia_points) == (3, 7)
    assert basics.colonist_cost == goods(Good.FOOD, Good.TOOL)
    assert basics.marker_coins == (2, 2, 2, 2, 1)


def test_twenty_seven_cards(library: Library) -> None:
    sizes = {name: len(pile.cards) for name, pile in library.piles.items()}
    assert sizes == {"hand": 7, "contrarius": 5, "I": 8, "II": 7}
    assert len({card.id for card in library.cards}) == 27
    gods = {name: Counter(card.god for card in pile.cards) for name, pile in library.piles.items()}
    assert gods["hand"] == {
        God.JUPITER: 2,
        God.SATURNUS: 2,
        God.MARS: 1,
        God.MERCURIUS: 1,
        God.VESTA: 1,
    }
    assert gods["contrarius"] == {God.JUPITER: 2, God.SATURNUS: 2, God.MARS: 1}
    assert gods["I"] + gods["II"] == {
        God.JUPITER: 3,
        God.SATURNUS: 3,
        God.MARS: 2,
        God.MERCURIUS: 2,
        God.MINERVA: 5,
    }
    by_id = {card.id: card for card in library.cards}
    assert by_id["prefect-pm"].bonus == 2
    assert by_id["mercator"].sestertii == 3
    assert by_id["mercator-2"].sestertii == 5
    assert by_id["weaver-2"].price == goods(Good.BRICK, Good.CLOTH)
    assert {card.personality: card.points for card in library.cards if card.points} == {
        Personality.MASON: 3,
        Personality.FARMER: 3,
        Personality.SMITH: 3,
        Personality.VINTNER: 4,
        Personality.WEAVER: 5,
    }


def test_dice(library: Library) -> None:
    dice = library.ruleset("italia", "standard").dice
    assert sorted(dice.blue) == [1, 1, 2, 3, 4, 5]
    assert Counter(dice.red) == {Face.LAND: 2, Face.SEA: 2, Face.CARD: 2}
    assert Counter(dice.black) == {
        Good.BRICK: 2,
        Good.FOOD: 1,
        Good.TOOL: 1,
        Good.WINE: 1,
        Good.CLOTH: 1,
    }
    assert set(dice.white) == {*GOODS, Face.SPECIALIST}
    assert all(isinstance(face, Good | Face) for face in (*dice.black, *dice.white))
    assert all(dice.of(die) == library.dice[die].faces for die in Die)


def test_what_is_not_certain_says_so(library: Library) -> None:
    doubts = {(doubt.kind, doubt.id): doubt.origin for doubt in library.doubts}
    assert set(doubts) == {
        *(("die", die.value) for die in Die),
        *(("pile", source) for source in ("hand", "contrarius", "I", "II")),
    }
    for origin in doubts.values():
        assert origin.certainty == "inferred"
        assert origin.note
        text = origin.path.read_text("utf-8").splitlines()
        assert "- " in text[origin.line - 1]


def test_levels(library: Library) -> None:
    assert list(library.levels) == [
        "beginner",
        "standard",
        "veteran",
        "strong-veteran",
        "expert",
        "strong-expert-9",
        "strong-expert-8",
    ]
    assert [data.level.start_points for data in library.levels.values()] == [
        40, 20, 10, 10, 0, 0, 0,
    ]  # fmt: skip
    assert [data.level.houses for data in library.levels.values()] == [0, 0, 1, 2, 0, 0, 0]
    assert library.level("expert").level.track == (10, 20, 30, 40, 50)
    assert library.level("strong-expert-9").level.track == (9, 18, 27, 36, 45)
    assert library.level("strong-expert-8").level.track == (8, 16, 24, 32, 40)


def test_ruleset(library: Library) -> None:
    rules = library.ruleset("italia", "beginner")
    assert rules.level.start_points == 40
    assert rules.options == Options()
    assert rules.stacks == ("I", "II")
    campaign = library.ruleset("ITALIA", "Standard", start_points=18)
    assert (campaign.board.id, campaign.level.id) == ("italia", "standard")
    assert campaign.level.start_points == 18
    none = library.ruleset("italia", "standard", start_points=0)
    assert none.level.start_points == 0


def test_table_rules(library: Library) -> None:
    assert library.table_rules({}) == Options()
    assert [option.default for option in library.options.values()] == ["shortest", "reroll"]
    assert library.table_rules({"mover": "any", "no_site": "take-card"}) == Options(
        Mover.ANY, NoSite.TAKE_CARD
    )
    for values, said in (
        ({"movr": "any"}, 'no table rule called "movr" (did you mean mover?)'),
        ({"mover": "all"}, 'no value of the table rule mover called "all"'),
    ):
        with pytest.raises(NotFound) as caught:
            library.table_rules(values)
        assert said in str(caught.value)


def test_unknown_names_bring_those_there_are(library: Library) -> None:
    with pytest.raises(NotFound) as caught:
        library.ruleset("italy", "standard")
    assert str(caught.value) == (
        'There is no board called "italy" (did you mean italia?); choose imperium or italia.'
    )
    with pytest.raises(NotFound) as caught:
        library.ruleset("italia", "hard\n")
    assert 'no level called "hard"; choose beginner, ' in str(caught.value)
