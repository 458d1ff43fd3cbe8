"""Where Contrarius builds, rule by rule, each in the smallest position that shows it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from solitaria_app.content.library import load
from solitaria_app.content.placenames import PlaceNames
from solitaria_app.engine.board import Board, Kind, bits
from solitaria_app.engine.choice import Choice, Position, Strike, choose_site
from solitaria_app.engine.goods import BY_ID, GOODS
from solitaria_app.engine.options import Mover

LIBRARY = load(Path(__file__).parents[1] / "data" / "toy")
ITALIA, IMPERIUM, TOY = (
    PlaceNames(LIBRARY.board(name).board, ()) for name in ("italia", "imperium", "toy")
)


@dataclass
class Ask:
    """A question in words: places are `CITY`, or `A-B` and `A-B-2` for lines."""

    names: PlaceNames
    goods: dict[str, str]
    land: tuple[str, ...] = ()
    sea: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    blocked_land: tuple[str, ...] = ()
    blocked_sea: tuple[str, ...] = ()
    mover: Mover = Mover.SHORTEST
    steps: int | None = None

    def city(self, name: str) -> int:
        city = self.names.city(name)
        assert city is not None, name
        return city

    def cities(self, names: tuple[str, ...]) -> int:
        return sum(1 << self.city(name) for name in names)

    def place(self, kind: Kind, name: str) -> int:
        a, *rest = name.split("-")
        if not rest:
            return ~self.city(a)
        number = int(rest[1]) if len(rest) > 1 else 1
        return self.names.lines(kind, self.city(a), self.city(rest[0]))[number - 1]

    def wanting(self, good: str) -> Choice:
        land = tuple(self.place(Kind.LAND, name) for name in self.land)
        sea = tuple(self.place(Kind.SEA, name) for name in self.sea)
        blocked = [self.place(Kind.LAND, name) for name in self.blocked_land]
        blocked += [self.place(Kind.SEA, name) for name in self.blocked_sea]
        cities = {
            one: self.cities(tuple(name for name, its in self.goods.items() if BY_ID[its] is one))
            for one in GOODS
        }
        position = Position(
            board=self.names.board,
            colonists=(land, sea),
            occupied=sum({1 << place for place in (*land, *sea, *blocked) if place >= 0}),
            own=self.cities(self.own),
            others=self.cities(self.others),
            good_cities=tuple(cities[one] for one in GOODS),
            steps=len(land) + len(sea) if self.steps is None else self.steps,
        )
        return choose_site(position, BY_ID[good], self.mover)


def name(board: Board, city: int) -> str | None:
    return board.cities[city].name if city >= 0 else None


def struck(choice: Choice, ask: Ask, attempt: int = 0) -> dict[str, Strike | None]:
    tried = choice.attempts[attempt]
    cities = ask.names.board.cities
    return {cities[city].name: tried.struck_by(city) for city in bits(tried.candidates)}


def routes(choice: Choice, ask: Ask) -> set[tuple[str, str, int]]:
    board = ask.names.board
    return {(board.place_id(r.place), board.line_ids[r.line], r.steps) for r in choice.routes}


def test_worked_example_002_94() -> None:
    """The example of 002:94 on Italia: A to E, and the sea colonist's choice of two lines."""
    ask = Ask(
        ITALIA,
        dict.fromkeys(("SYRACVSAE", "SPOLETVM", "CASINVM", "GENVA", "ALERIA"), "food"),
        land=("ROMA",),
        sea=("ROMA",),
        own=("NEAPOLIS",),
        others=("SPOLETVM",),
    )
    choice = ask.wanting("food")
    assert struck(choice, ask) == {
        "SYRACVSAE": Strike.OUT_OF_REACH,  # city A, see 1)
        "SPOLETVM": Strike.NOT_EMPTY,  # city B, 2)
        "CASINVM": Strike.OLD_PROVINCE,  # city C, 3)
        "GENVA": Strike.ALPHABET,  # city D, 4)
        "ALERIA": None,  # city E
    }
    assert routes(choice, ask) == {("roma", "cosa~aleria", 2), ("roma", "aleria~olbia", 2)}
    assert choice.steps == 2


@pytest.mark.parametrize("steps", [0, 1, 2])
def test_reach_zero_stays_where_it_stands(steps: int) -> None:
    ask = Ask(ITALIA, {"COSA": "wine"}, land=("ROMA-COSA",), sea=("ROMA",), steps=steps)
    choice = ask.wanting("wine")
    assert name(ITALIA.board, choice.city) == "COSA"
    assert routes(choice, ask) == {("cosa=roma", "cosa=roma", 0)}
    assert choice.steps == 0


def test_reach_zero_stays_also_where_any_may_move() -> None:
    ask = Ask(ITALIA, {"COSA": "wine"}, land=("ROMA-COSA",), sea=("ROMA",), mover=Mover.ANY)
    choice = ask.wanting("wine")
    from_city = {("roma", line, steps) for line, steps in COSA_BY_SEA.items()}
    assert routes(choice, ask) == {("cosa=roma", "cosa=roma", 0), *from_city}


COSA_BY_SEA = {"cosa~roma": 1, "genva~cosa": 2, "cosa~aleria": 2}
"""The sea lines at Cosa and how far they are from Roma by sea."""


def test_reach_first_step_from_a_city_leads_onto_a_line_that_starts_there() -> None:
    goods = {"CASINVM": "food", "NEAPOLIS": "food"}
    near = Ask(ITALIA, goods, land=("ROMA",)).wanting("food")
    assert name(ITALIA.board, near.city) == "CASINVM"
    ask = Ask(ITALIA, {"NEAPOLIS": "food"}, land=("ROMA",))
    assert ask.wanting("food").city == -1
    ask.steps = 2
    assert routes(ask.wanting("food"), ask) == {("roma", "casinvm=neapolis", 2)}


def test_reach_first_step_keeps_to_the_colonists_own_kind_of_line() -> None:
    goods = {"OLBIA": "wine"}  # one step from Roma by sea, no land line at all
    assert Ask(ITALIA, goods, land=("ROMA",), steps=6).wanting("wine").city == -1
    by_sea = Ask(ITALIA, goods, sea=("ROMA",))
    assert routes(by_sea.wanting("wine"), by_sea) == {("roma", "olbia~roma", 1)}


def test_reach_first_step_standing_in_the_city_is_not_beside_it() -> None:
    ask = Ask(ITALIA, {"COSA": "wine"}, land=("COSA",))
    assert ask.wanting("wine").steps == 1
    ask.steps = 0
    assert ask.wanting("wine").city == -1


def test_reach_budget_is_one_colonists_alone() -> None:
    """Genua is two steps from Roma by sea; two colonists of one step each do not add up."""
    ask = Ask(ITALIA, {"GENVA": "food"}, sea=("ROMA",), land=("ROMA",))
    assert routes(ask.wanting("food"), ask) == {("roma", "genva~cosa", 2)}
    ask.steps = 1
    assert ask.wanting("food").city == -1


def test_reach_pass_goes_through_occupied_lines_and_counts_them_003_40() -> None:
    ask = Ask(ITALIA, {"GENVA": "food"}, sea=("ROMA",), blocked_sea=("COSA-ROMA",), steps=2)
    assert routes(ask.wanting("food"), ask) == {("roma", "genva~cosa", 2)}
    ask.steps = 1
    assert ask.wanting("food").city == -1


def test_reach_pass_needs_an_empty_line_beside_the_city() -> None:
    """002:88. A line that anyone stands on is no end, but may be passed on the way to one."""
    ask = Ask(ITALIA, {"GENVA": "food"}, sea=("ROMA",), blocked_sea=("GENVA-COSA",), steps=3)
    choice = ask.wanting("food")
    assert routes(choice, ask) == {
        ("roma", "genva~aleria", 3),
        ("roma", "genva~nicaea", 3),  # through the occupied line
    }
    ask.steps = 2
    assert ask.wanting("food").city == -1


def test_reach_pass_own_colonists_are_in_the_way_of_each_other() -> None:
    """Only the one that stands beside the city has it in reach there, not its neighbour."""
    ask = Ask(ITALIA, {"GENVA": "food"}, sea=("GENVA-COSA", "COSA-ROMA"), mover=Mover.ANY, steps=1)
    choice = ask.wanting("food")
    assert ("cosa~roma", "genva~cosa", 1) not in routes(choice, ask)
    assert ("genva~cosa", "genva~cosa", 0) in routes(choice, ask)


def test_reach_pass_shared_lines_are_always_free() -> None:
    line = "RIPA ALTA-RIPA B."
    ask = Ask(TOY, {"RIPA ALTA": "food"}, sea=("PORTVS VETVS",), blocked_sea=(line,), steps=2)
    assert routes(ask.wanting("food"), ask) == {("portvs-vetvs", "ripa-alta~ripa-b", 2)}


def test_reach_pass_no_end_where_none_may_stop_003_169() -> None:
    """Insula to Portus Vetus may be crossed only: Portus Vetus is reached beyond it."""
    ask = Ask(TOY, {"PORTVS VETVS": "food"}, sea=("INSVLA",), steps=1)
    assert ask.wanting("food").city == -1
    ask.steps = 2
    ends = {end for _, end, _ in routes(ask.wanting("food"), ask)}
    assert ends == {"portvs-novvs~portvs-vetvs", "portvs-vetvs~ripa-b"}


def test_parallel_lines_are_ends_of_their_own() -> None:
    ask = Ask(TOY, {"AD PONTEM": "food"}, land=("CAPVT",), blocked_land=("CAPVT-AD PONTEM",))
    assert routes(ask.wanting("food"), ask) == {
        ("capvt", "ad-pontem=capvt#2", 1),
        ("capvt", "capvt=ad-pontem#3", 1),
    }


def test_choice_order_own_house_is_no_candidate() -> None:
    ask = Ask(ITALIA, {"COSA": "food", "SPOLETVM": "food"}, land=("ROMA",), own=("COSA",))
    choice = ask.wanting("food")
    assert struck(choice, ask) == {"COSA": Strike.OWN_HOUSE, "SPOLETVM": None}


def test_choice_order_an_occupied_city_if_no_empty_one_is_in_reach() -> None:
    """002:89. Syracusae is empty but out of reach, which leaves the city with a house."""
    goods = {"COSA": "food", "SYRACVSAE": "food"}
    ask = Ask(ITALIA, goods, land=("ROMA",), others=("COSA",))
    choice = ask.wanting("food")
    assert struck(choice, ask) == {"COSA": None, "SYRACVSAE": Strike.OUT_OF_REACH}


def test_choice_order_empty_comes_before_new_province() -> None:
    """002:89 before 002:90: the empty city in an old province beats the new one with a house."""
    goods = {"NEAPOLIS": "food", "COSA": "food"}
    ask = Ask(ITALIA, goods, sea=("ROMA",), own=("CASINVM",), others=("COSA",))
    choice = ask.wanting("food")
    assert struck(choice, ask) == {"NEAPOLIS": None, "COSA": Strike.NOT_EMPTY}


def test_choice_order_an_old_province_if_no_new_one_is_left() -> None:
    """002:90. With every city in an old province the alphabet decides."""
    goods = {"NEAPOLIS": "food", "OLBIA": "food"}
    ask = Ask(ITALIA, goods, sea=("ROMA",), own=("CASINVM", "ALERIA"))
    choice = ask.wanting("food")
    assert struck(choice, ask) == {"NEAPOLIS": None, "OLBIA": Strike.ALPHABET}


def test_choice_order_the_humans_province_is_no_old_one() -> None:
    goods = {"NEAPOLIS": "food", "OLBIA": "food"}
    ask = Ask(ITALIA, goods, sea=("ROMA",), own=("ALERIA",), others=("CASINVM",))
    assert struck(ask.wanting("food"), ask)["OLBIA"] is Strike.OLD_PROVINCE


def test_alphabet_by_printed_names_002_91() -> None:
    """002:91, Aquileia before Syracusae."""
    goods = {"AQVILEIA": "food", "SYRACVSAE": "food"}
    ask = Ask(ITALIA, goods, sea=("AQVILEIA-RAVENNA", "MESSANA-SYRACVSAE"))
    assert struck(ask.wanting("food"), ask) == {"AQVILEIA": None, "SYRACVSAE": Strike.ALPHABET}


def test_alphabet_space_and_full_stop_before_letters_and_ligature_as_two() -> None:
    board = TOY.board
    by_name = [board.cities[city].name for city in board.ranked]
    assert by_name == [
        "A. MINOR", "AD PONTEM", "ADRIA", "ÆGAE", "CAPVT", "COLLIS", "INSVLA", "PORTVS NOVVS",
        "PORTVS VETVS", "RIPA ALTA", "RIPA B.", "S. MARTA", "VALLIS",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("wanted", "order"),
    [
        ("cloth", ["cloth", "wine", "tool", "food", "brick"]),
        ("tool", ["tool", "food", "brick", "cloth", "wine"]),
        ("brick", ["brick", "cloth", "wine", "tool", "food"]),
    ],
)
def test_fallback_once_round_then_no_site(wanted: str, order: list[str]) -> None:
    """002:93, 003:210."""
    choice = Ask(ITALIA, {"SYRACVSAE": "wine"}, land=("ROMA",)).wanting(wanted)
    assert [attempt.good.id for attempt in choice.attempts] == order
    assert (choice.city, choice.good, choice.steps, choice.routes) == (-1, None, None, ())


def test_fallback_stops_at_the_first_good_with_a_site() -> None:
    goods = {"SYRACVSAE": "food", "COSA": "brick", "SPOLETVM": "cloth"}
    ask = Ask(ITALIA, goods, land=("ROMA",))
    choice = ask.wanting("food")
    assert [attempt.good.id for attempt in choice.attempts] == ["food", "brick"]
    assert struck(choice, ask) == {"SYRACVSAE": Strike.OUT_OF_REACH}
    assert name(ITALIA.board, choice.city) == "COSA"


def test_mover_shortest_takes_the_fewest_steps_of_all_002_92() -> None:
    ask = Ask(ITALIA, {"COSA": "food"}, land=("ROMA",), sea=("ROMA",))
    assert routes(ask.wanting("food"), ask) == {
        ("roma", "cosa=roma", 1),
        ("roma", "cosa~roma", 1),
    }
    ask.blocked_sea = ("COSA-ROMA",)
    assert routes(ask.wanting("food"), ask) == {("roma", "cosa=roma", 1)}


def test_mover_any_takes_all_that_can_get_there() -> None:
    ask = Ask(ITALIA, {"COSA": "food"}, land=("ROMA",), sea=("ROMA",), mover=Mover.ANY)
    by_sea = {("roma", line, steps) for line, steps in COSA_BY_SEA.items()}
    by_land = {("roma", "cosa=roma", 1), ("roma", "florentia=cosa", 2)}
    choice = ask.wanting("food")
    assert routes(choice, ask) == by_land | by_sea
    assert choice.steps == 1


def test_reach_budget_ends_one_step_short_of_a_far_city() -> None:
    goods = {"TOMIS": "cloth"}
    ask = Ask(IMPERIUM, goods, land=("ROMA",), steps=6)
    (route,) = ask.wanting("cloth").routes
    ask.steps = route.steps - 1
    assert route.steps > 2
    assert ask.wanting("cloth").city == -1


def test_no_site_without_colonists_or_cities() -> None:
    assert Ask(ITALIA, {"COSA": "food"}).wanting("food").city == -1
    assert Ask(ITALIA, {}, land=("ROMA",)).wanting("food").city == -1
