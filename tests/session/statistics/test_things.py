"""Figures of gods, cards, cities and dice: exact values."""

from __future__ import annotations

from math import exp

import msgspec
import pytest

from solitaria_app.session.facts import Facts, facts_of
from solitaria_app.session.game import Game
from solitaria_app.session.statistics.cards import cards, played
from solitaria_app.session.statistics.chisquare import chance_of, chi_square, verdict
from solitaria_app.session.statistics.dice import dice
from solitaria_app.session.statistics.gods import by_strongest_god, gods
from solitaria_app.session.statistics.sites import sites

from .made import fact

GODS = [
    fact(0, 100, 90, gods={"mars": (20, 10), "vesta": (5, 0)}),
    fact(1, 80, 90, gods={"mars": (8, 14), "jupiter": (8, 20)}),
    fact(2, 110, 90, gods={"mars": (10, 12), "jupiter": (30, 16)}),
]


def test_points_by_god() -> None:
    table = gods(GODS)
    assert [row.key for row in table.rows] == ["jupiter", "mars", "vesta"]
    mars = dict(zip([c.id for c in table.columns], table.rows[1].values, strict=True))
    assert mars["you"] == pytest.approx(38 / 3)
    assert mars["contrarius"] == 12
    assert (mars["you-won"], mars["contrarius-won"]) == (15, 11)
    assert (mars["you-lost"], mars["contrarius-lost"]) == (8, 14)
    assert mars["difference"] == 7
    only_won = gods(GODS[:1])
    assert only_won.value("mars", "you-lost") is None
    assert only_won.value("mars", "difference") is None


def test_results_by_the_strongest_god() -> None:
    table = by_strongest_god(GODS)
    assert {row.key: row.values[:2] for row in table.rows} == {"jupiter": (2, 1), "mars": (2, 1)}


def test_cards() -> None:
    table = cards(
        [
            fact(0, 100, 90, cards=({"senator": 4, "smith-1": 9}, {"mason-1": 6})),
            fact(1, 80, 90, cards=({"senator": 8}, {"smith-1": 12, "mason-1": 3})),
        ]
    )
    assert [row.key for row in table.rows] == ["smith-1", "senator"]
    assert table.column("games") == (1, 2)
    assert table.column("rate") == (1.0, 0.5)
    assert table.column("points") == (9.0, 6.0)
    assert table.column("lead") == (10.0, 0.0)
    assert table.column("contrarius-had") == (1, 0)
    assert table.column("contrarius-points") == (12.0, None)


def test_played_personalities() -> None:
    table = played(
        [
            fact(0, 100, 90, played={"prefect": 9, "mason": 1}),
            fact(1, 80, 90, played={"prefect": 6}),
            fact(2, 80, 90, played={"prefect": 3, "mason": 4}),
        ]
    )
    assert [row.key for row in table.rows] == ["prefect", "mason"]
    assert table.rows[0].values == (18, 6.0, 9.0, 4.5)
    assert played([fact(0, 90, 100, played={"mason": 2})]).rows[0].values == (2, 2.0, None, 2.0)


def test_where_contrarius_went() -> None:
    facts = [
        fact(0, 100, 90, built=("roma", "cosa")),
        fact(1, 80, 90, built=("roma", "genva", "roma")),
        fact(2, 80, 90, board="imperium", built=("roma",)),
    ]
    table = sites(facts, "italia")
    assert table.about == "italia"
    assert [(row.key, row.values) for row in table.rows] == [
        ("roma", (2, 1.0, 1.0, 1.0)),
        ("cosa", (1, 0.5, 1.0, 0.0)),
        ("genva", (1, 0.5, 0.0, 1.0)),
    ]
    assert sites(facts, "nowhere").rows == ()


def test_dice_against_their_faces() -> None:
    facts = [
        fact(0, 1, 2, faces={"blue": {"1": 10, "2": 5, "3": 5, "4": 5, "5": 5}}),
        fact(1, 1, 2, faces={"blue": {"1": 30}}, dice={"blue": "1 2 3 4 5 6"}),
        fact(2, 1, 2, faces={"blue": {"1": 99}}, dice={}),
    ]
    luck, blue = dice(facts)
    assert (blue.id, blue.about) == ("faces", "blue")
    rows = {row.key: row.values for row in blue.rows}
    assert rows["1"] == (40, 15.0, 40 / 60, 0.25, 25.0)
    assert rows["2"] == (5, 10.0, 5 / 60, pytest.approx(1 / 6), -5.0)
    assert rows["6"] == (0, 5.0, 0.0, pytest.approx(1 / 12), -5.0)
    measure = 25**2 / 15 + 4 * 25 / 10 + 25 / 5
    assert luck.rows[0].values == (
        60,
        "very-unusual",
        pytest.approx(chance_of(measure, 5)),
        pytest.approx(measure),
        5,
    )


def test_few_rolls_and_dice_of_one_face_tell_nothing() -> None:
    few = dice([fact(0, 1, 2, faces={"red": {"land": 2}})])[0]
    assert few.rows[0].values[:3] == (2, "few", None)
    same = dice([fact(0, 1, 2, faces={"red": {"sea": 60}}, dice={"red": "sea sea"})])[0]
    assert same.rows[0].values == (60, "few", None, 0, 0)


@pytest.mark.parametrize(
    ("measure", "freedom", "chance"),
    [(3.841459, 1, 0.05), (9.487729, 4, 0.05), (18.466827, 4, 0.001), (0.554298, 5, 0.99)],
)
def test_the_chance_of_a_chi_square_is_that_of_printed_tables(
    measure: float, freedom: int, chance: float
) -> None:
    assert chance_of(measure, freedom) == pytest.approx(chance, rel=1e-5)


def test_with_two_degrees_of_freedom_the_chance_is_plain() -> None:
    for measure in (0.0, 0.1, 1.0, 3.9, 4.1, 40.0, 900.0):
        assert chance_of(measure, 2) == pytest.approx(exp(-measure / 2))
    assert chi_square([12, 8], [10, 10]) == pytest.approx(0.8)


def test_verdicts() -> None:
    chances = (None, 1.0, 0.05, 0.049, 0.001, 0.0009)
    words = ("few", "usual", "usual", "unusual", "unusual", "very-unusual")
    assert tuple(map(verdict, chances)) == words


def test_a_finished_game_keeps_the_faces_of_its_dice(game: Game) -> None:
    facts = facts_of(game)
    assert facts is not None
    assert {die: faces.split() for die, faces in facts.dice.items()} == game.header.dice
    for die, counts in facts.faces.items():
        assert counts.keys() <= set(facts.dice[die].split())


def test_older_facts_have_no_dice(game: Game) -> None:
    facts = facts_of(game)
    assert facts is not None
    written = msgspec.to_builtins(facts)
    del written["dice"]
    assert msgspec.convert(written, Facts, strict=False).dice == {}
