"""Where does Contrarius build? Through a played Senator (002:85-94, 003:210, `reach-*`, ...).

Around ROMA on Italia: by land Cosa, Spoletum, Casinum; by sea Cosa, Olbia, Neapolis, Panormus.
"""

from dataclasses import replace

import pytest

from solitaria_app.engine.choice import Strike
from solitaria_app.engine.events import Chose, ColonistStayed, HouseBuilt
from solitaria_app.engine.refusal import Why
from tests.engine.table import Table, toy


def senator(goods: str = "", rest: str = "wine", **rules: object) -> Table:
    """A table where the human plays the Senator without buying."""
    return Table(goods=goods, rest=rest, **rules)


def roll(table: Table, good: str = "food") -> Table:
    """Play the Senator, buy nothing, roll a good with the white die."""
    table.do("play senator", "done", f"roll white {good}")
    return table


def test_002_094_example_of_the_five_food_cities():
    """002:94: five food cities, two colonists in Roma, so two steps.

    Aquileia (A) is too far, Cosa (B) holds a house of mine, Neapolis (C) lies in Campania,
    where Contrarius has a house already; of Genua (D) and Aleria (E) the name decides. The
    sea colonist goes next to Aleria by either of two lines.
    """
    table = senator("aqvileia food cosa food neapolis food genva food aleria food")
    table.you(houses="cosa").contrarius(land="roma", sea="roma", houses="casinvm")
    roll(table)
    assert table.built_by_contrarius() == ["aleria"]
    (chose,) = table.of(Chose)
    (attempt,) = chose.choice.attempts
    struck = {
        city: rule.value
        for city in ("aqvileia", "cosa", "neapolis", "genva", "aleria")
        if (rule := attempt.struck_by(table.city(city)))
    }
    assert struck == {
        "aqvileia": "out-of-reach",
        "cosa": "not-empty",
        "neapolis": "old-province",
        "genva": "alphabet",
    }
    assert table.legal() == ["send roma aleria~olbia", "send roma cosa~aleria"]
    table.do("send roma aleria~olbia")
    assert table.colonists(table.state.contrarius) == ["roma", "aleria~olbia"]


def test_reach_zero_a_colonist_next_to_the_city_stays():
    """reach-zero: it reaches the city with no step at all and does not move."""
    table = senator("cosa food").contrarius(land="cosa=roma")
    roll(table)
    assert table.built_by_contrarius() == ["cosa"]
    assert table.moved() == []
    assert [e.line for e in table.of(ColonistStayed)] == [table.place("cosa=roma")]


def test_reach_zero_needs_no_free_line():
    """reach-zero, reach-pass: its own colonist on the line is no obstacle to itself."""
    table = senator("florentia food")
    table.contrarius(land="florentia=cosa")
    roll(table)
    assert table.built_by_contrarius() == ["florentia"]


def test_reach_first_step_counts_lines():
    """reach-first-step: with one colonist in Roma one step leads next to Cosa, not to Florentia."""
    table = senator("florentia food cosa tool").contrarius(land="roma")
    assert roll(table).built_by_contrarius() != ["florentia"]
    table = senator("florentia food cosa tool").contrarius(land="roma cosa=roma")
    assert roll(table).built_by_contrarius() == ["florentia"]
    assert table.moved() == ["cosa=roma florentia=cosa 1"]


def test_reach_first_step_land_and_sea_keep_their_lines():
    """reach-first-step: no land line leads to Olbia from Roma, however many steps."""
    table = senator("olbia food cosa tool", rest="cloth").contrarius(land="roma roma roma")
    assert roll(table).built_by_contrarius() == ["ancona"]
    attempt = table.of(Chose)[0].choice.attempts[0]
    assert attempt.struck_by(table.city("olbia")) is Strike.OUT_OF_REACH


def test_reach_budget_is_the_number_of_colonists():
    """reach-budget: three on the board, so one may go three steps, all by itself."""
    goods = "mvtina food"
    two = senator(goods).contrarius(land="roma", sea="roma")
    assert roll(two).built_by_contrarius() != ["mvtina"]
    three = senator(goods).contrarius(land="roma", sea="roma roma")
    assert roll(three).built_by_contrarius() == ["mvtina"]
    assert three.moved() == ["roma mvtina=florentia 3"]


def test_reach_pass_over_occupied_lines():
    """reach-pass: both mine and its own colonists may be passed; each line counts a step."""
    table = senator("florentia food").you(land="cosa=roma spoletvm=roma casinvm=roma")
    table.contrarius(land="roma", sea="roma")
    roll(table)
    assert table.built_by_contrarius() == ["florentia"]
    assert table.waiting() == "MoveNext"
    assert table.legal() == ["send roma florentia=cosa", "send roma florentia=spoletvm"]


def test_reach_pass_the_last_line_must_be_free_of_everyone():
    """002:88, 003:204, reach-pass: mine or its own, a colonist on the last line bars it."""
    table = senator("cosa food casinvm food").you(land="cosa=roma")
    table.contrarius(land="roma")
    assert roll(table).built_by_contrarius() == ["casinvm"]
    table = senator("cosa food", rest="food").contrarius(land="roma", sea="cosa~roma")
    roll(table)
    assert table.built_by_contrarius() == ["aleria"]


def test_reach_pass_a_line_for_crossing_only_is_no_end():
    """reach-pass, 003:169: none may end on it, so the city behind needs another line."""
    board = toy("roma~alba| alba~veii", {"latium": "alba", "tuscia": "veii"})
    table = senator("alba food veii tool", board=board).contrarius(sea="roma")
    roll(table)
    assert table.waiting() == "Roll"
    table = senator("alba food veii tool", board=board).contrarius(sea="roma roma")
    roll(table)
    assert table.built_by_contrarius() == ["alba"]
    assert table.moved() == ["roma alba~veii 2"]


def test_reach_pass_a_shared_line_is_always_free():
    """reach-pass: several colonists may stand on it."""
    board = toy("roma~alba* alba~veii", {"latium": "alba", "tuscia": "veii"})
    table = senator("alba food", board=board).contrarius(sea="roma").you(sea="roma~alba")
    roll(table)
    assert table.built_by_contrarius() == ["alba"]
    assert table.moved() == ["roma roma~alba 1"]


def test_choice_order_no_second_house_of_its_own():
    """002:88, choice-order: a city with its house is no candidate, even as the only one."""
    table = senator("cosa food", rest="wine").contrarius(land="roma", houses="cosa")
    roll(table)
    assert table.of(Chose)[0].choice.attempts[0].city == -1
    assert table.built_by_contrarius() == ["casinvm"]


def test_choice_order_empty_city_before_new_province():
    """002:89-90, choice-order: emptiness is looked at first, the province after it."""
    table = senator("cosa food neapolis food").contrarius(land="roma", sea="roma")
    table.contrarius(houses="casinvm").you(houses="cosa")
    assert roll(table).built_by_contrarius() == ["neapolis"]


def test_choice_order_a_city_with_a_house_if_no_other():
    """002:89: only if no empty city is reachable."""
    table = senator("cosa food casinvm wine").contrarius(land="roma").you(houses="cosa")
    assert roll(table).built_by_contrarius() == ["cosa"]
    assert table.state.houses_in(table.city("cosa")) == 2


def test_choice_order_new_province_before_the_alphabet():
    """002:90: Casinum lies in an old province, so Spoletum is chosen."""
    table = senator("casinvm food spoletvm food").contrarius(land="roma", houses="neapolis")
    assert roll(table).built_by_contrarius() == ["spoletvm"]


def test_choice_order_an_old_province_if_no_other():
    """002:90: only if no new province is reachable."""
    table = senator("casinvm food").contrarius(land="roma", houses="neapolis")
    assert roll(table).built_by_contrarius() == ["casinvm"]


def test_alphabet_by_the_printed_name():
    """002:91, alphabet: Casinum before Cosa before Spoletum."""
    table = senator("casinvm food cosa food spoletvm food").contrarius(land="roma")
    assert roll(table).built_by_contrarius() == ["casinvm"]


@pytest.mark.parametrize(
    ("cities", "first"),
    [
        ("A. TREVERORVM|ALESIA", "A. TREVERORVM"),
        ("VENTA|VTICA", "VENTA"),
        ("VRBS|VTICA|VALENTIA", "VALENTIA"),
        ("CÆSAREA|CALES", "CÆSAREA"),
        ("AB|A B", "A B"),
    ],
)
def test_alphabet_spaces_dots_and_ligatures(cities, first):
    """alphabet: space and full stop before letters, V stays V, a ligature is two letters."""
    names = cities.split("|")
    ids = [f"city{number}" for number in range(len(names))]
    board = toy(" ".join(f"roma={id}" for id in ids), {"latium": " ".join(ids)})
    named = [
        replace(city, name=names[ids.index(city.id)]) if city.id in ids else city
        for city in board.cities
    ]
    table = senator(rest="food", board=replace(board, cities=tuple(named)))
    table.contrarius(land="roma")
    assert roll(table).built_by_contrarius() == [ids[names.index(first)]]


@pytest.mark.parametrize(
    ("wanted", "there", "tried"),
    [
        ("cloth", "brick", ["cloth", "wine", "tool", "food", "brick"]),
        ("tool", "food", ["tool", "food"]),
        ("food", "cloth", ["food", "brick", "cloth"]),
        ("brick", "cloth", ["brick", "cloth"]),
        ("brick", "wine", ["brick", "cloth", "wine"]),
        ("food", "tool", ["food", "brick", "cloth", "wine", "tool"]),
    ],
)
def test_003_210_fallback_goes_round_once(wanted, there, tried):
    """002:93, 003:210, fallback: the next cheaper good, and cloth after brick, once round."""
    table = senator(rest=there).contrarius(land="roma")
    roll(table, wanted)
    assert table.built_by_contrarius() == ["casinvm"]
    assert [attempt.good.id for attempt in table.of(Chose)[0].choice.attempts] == tried


def test_fallback_only_when_all_five_fail_there_is_no_site():
    """fallback: then a colonist is placed (see test_supplementary)."""
    table = senator(rest="food")
    roll(table, "tool")
    (chose,) = table.of(Chose)
    assert chose.choice.city == -1
    assert [a.good.id for a in chose.choice.attempts] == ["tool", "food", "brick", "cloth", "wine"]


def test_002_092_the_human_chooses_colonist_and_line():
    """002:92: land and sea colonist both need one step to Cosa."""
    table = senator("cosa food").contrarius(land="roma", sea="roma")
    roll(table)
    assert table.legal() == ["send roma cosa=roma", "send roma cosa~roma"]
    assert table.refused("send roma florentia=cosa") is Why.NO_SUCH_ROUTE
    table.do("send roma cosa~roma")
    assert table.moved() == ["roma cosa~roma 1"]


def test_mover_shortest_takes_the_fewest_steps_of_all():
    """002:92, mover: the sea colonist's two-step way by the line to Roma is not offered.

    Nor may the colonist go that is two steps from Florentia, where the other needs one.
    """
    table = senator("cosa food").contrarius(land="roma", sea="aleria~olbia")
    roll(table)
    assert table.legal() == [
        "send aleria~olbia cosa~aleria",
        "send roma cosa=roma",
    ]
    table = senator("florentia food").contrarius(land="roma cosa=roma")
    roll(table)
    assert table.moved() == ["cosa=roma florentia=cosa 1"]


def test_mover_any_lets_everyone_go_that_can():
    """mover: with the option `any` also the ones that need more steps, on longer ways."""
    table = senator("florentia food", mover="any").contrarius(land="roma cosa=roma")
    roll(table)
    assert table.legal() == sorted(
        f"send {place} {line}"
        for place, line in [
            ("cosa=roma", "florentia=cosa"),
            ("cosa=roma", "florentia=spoletvm"),
            ("cosa=roma", "genva=florentia"),
            ("cosa=roma", "mvtina=florentia"),
            ("cosa=roma", "ravenna=florentia"),
            ("roma", "florentia=cosa"),
            ("roma", "florentia=spoletvm"),
        ]
    )
    table.do("send roma florentia=cosa")
    assert table.moved() == ["roma florentia=cosa 2"]


def test_mover_any_one_may_stay_and_another_come():
    """mover, reach-zero: the one that stands there may stay, or another one goes there."""
    table = senator("cosa food", mover="any").contrarius(land="cosa=roma", sea="roma")
    roll(table)
    assert "send cosa=roma cosa=roma" in table.legal()
    assert "send roma cosa~roma" in table.legal()
    table.do("send cosa=roma cosa=roma")
    assert len(table.of(ColonistStayed)) == 1
    assert table.colonists(table.state.contrarius) == ["cosa=roma", "roma"]


def test_mover_with_one_possibility_nothing_is_asked():
    """mover: the only route is taken at once."""
    table = senator("casinvm food").contrarius(land="roma")
    roll(table)
    assert table.waiting() == "ChooseCard"


def test_mover_two_that_stay_are_one_possibility():
    """mover, reach-zero: two colonists beside the city make no difference, nobody moves."""
    table = senator("cosa food").contrarius(land="cosa=roma", sea="cosa~roma")
    roll(table)
    assert table.waiting() == "ChooseCard"
    assert len(table.of(ColonistStayed)) == 1


def test_parallel_lines_are_two_ways_to_the_city():
    """002:92: of two lines between the same cities the free one remains."""
    board = toy("roma=alba roma=alba alba=veii", {"latium": "alba", "tuscia": "veii"})
    table = senator("alba food", board=board).contrarius(land="roma")
    roll(table)
    assert table.legal() == ["send roma roma=alba", "send roma roma=alba#2"]
    table = senator("alba food", board=board).contrarius(land="roma").you(land="roma=alba")
    roll(table)
    assert table.moved() == ["roma roma=alba#2 1"]


def test_contrarius_never_builds_in_the_capital():
    """003:42: Roma takes no house, whoever builds."""
    table = senator(rest="food").contrarius(land="roma", sea="roma")
    roll(table)
    assert all(event.city != table.city("roma") for event in table.of(HouseBuilt))


def test_002_026_contrarius_pays_nothing():
    """002:26: it has neither goods nor sestertii."""
    table = senator("casinvm cloth").contrarius(land="roma")
    roll(table, "cloth")
    (built,) = table.of(HouseBuilt)
    assert (sum(built.paid), built.sestertii) == (0, 0)
