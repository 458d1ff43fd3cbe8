"""The fingerprint of a rule set: the same everywhere, different for every different game."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import MISSING, fields, replace
from pathlib import Path

import pytest

from solitaria_app.content.digest import digest
from solitaria_app.content.library import Library, load
from solitaria_app.engine.board import Board, Line
from solitaria_app.engine.cards import Card
from solitaria_app.engine.goods import Good
from solitaria_app.engine.ruleset import (
    Dice,
    Face,
    Level,
    Mover,
    NoSite,
    Options,
    PositionCost,
    Ruleset,
)

CHECKOUT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def library() -> Library:
    return load()


@pytest.fixture(scope="module")
def rules(library: Library) -> Ruleset:
    return library.ruleset("italia", "veteran")


def test_the_same_in_every_process(rules: Ruleset) -> None:
    code = (
        "from solitaria_app.content.library import load\n"
        "from solitaria_app.content.digest import digest\n"
        "print(digest(load().ruleset('italia', 'veteran')))"
    )
    for seed in ("0", "1"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        said = subprocess.run(
            [sys.executable, "-c", code],
            cwd=CHECKOUT,
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        assert said.stdout.strip() == digest(rules)


def test_it_is_sixteen_hex_digits_and_differs_between_games(library: Library) -> None:
    all_of_them = {
        digest(library.ruleset(board, level))
        for board in library.boards
        for level in library.levels
    }
    assert len(all_of_them) == len(library.boards) * len(library.levels)
    assert all(len(text) == 16 and int(text, 16) >= 0 for text in all_of_them)


def test_names_alone_do_not_change_it(library: Library, rules: Ruleset) -> None:
    board = rules.board
    renamed = Board("x", "Y", board.cities, board.provinces, board.lines, board.capital)
    assert digest(replace(rules, board=renamed)) == digest(rules)
    beginner = library.ruleset("italia", "beginner", start_points=20)
    assert digest(beginner) == digest(library.ruleset("italia", "standard"))


def _changed(rules: Ruleset) -> list[Ruleset]:
    """Rule sets that differ from the given one in one fact each."""
    board, dice, cards = rules.board, rules.dice, rules.cards

    def with_board(**parts: object) -> Ruleset:
        old = {name: getattr(board, name) for name in ("cities", "provinces", "lines", "capital")}
        return replace(rules, board=Board(board.id, board.name, **{**old, **parts}))  # type: ignore[arg-type]

    def with_city(**parts: str) -> Ruleset:
        return with_board(cities=(replace(board.cities[0], **parts), *board.cities[1:]))

    def with_line(line: Line) -> Ruleset:
        return with_board(lines=(line, *board.lines[1:]))

    def with_card(**parts: object) -> Ruleset:
        return replace(rules, cards=(replace(cards[0], **parts), *cards[1:]))  # type: ignore[arg-type]

    line, level = board.lines[0], rules.level
    return [
        with_city(id="x"),
        with_city(name="ZETA"),
        with_city(letter="B"),
        with_board(cities=(*board.cities[1:], board.cities[0])),
        with_board(provinces=(replace(board.provinces[0], id="x"), *board.provinces[1:])),
        with_line(replace(line, kind=line.kind.other)),
        with_line(replace(line, ends=(line.ends[1], line.ends[0]))),
        with_line(replace(line, shared=True)),
        with_line(replace(line, no_stop=True)),
        with_board(capital=(board.capital[0], 0)),
        with_card(id="x"),
        with_card(personality=cards[1].personality),
        with_card(god=cards[1].god),
        with_card(source="II"),
        with_card(price=(1, 0, 0, 0, 0)),
        with_card(bonus=2),
        with_card(sestertii=9),
        with_card(points=9),
        replace(rules, cards=(*cards[1:], cards[0])),
        replace(rules, dice=replace(dice, blue=(5, *dice.blue[1:]))),
        replace(rules, dice=replace(dice, red=(Face.CARD, *dice.red[1:]))),
        replace(rules, dice=replace(dice, black=(Good.CLOTH, *dice.black[1:]))),
        replace(rules, dice=replace(dice, white=(Face.SPECIALIST, *dice.white[1:]))),
        replace(rules, level=replace(level, start_points=9)),
        replace(rules, level=replace(level, adjacent=False)),
        replace(rules, level=replace(level, houses=2)),
        replace(rules, level=replace(level, track=(10,))),
        replace(rules, options=Options(mover=Mover.ANY)),
        replace(rules, options=Options(no_site=NoSite.TAKE_CARD)),
        replace(rules, tokens={**rules.tokens, "A": (0, 0, 0, 0, 0)}),
        replace(rules, marker_coins=(1, 1, 1, 1, 1)),
        replace(rules, prices=(1, 2, 3, 4, 5)),
        replace(rules, build_goods=rules.build_goods[::-1]),
        replace(rules, build_sestertii=(0, 0, 0, 0, 0)),
        replace(rules, display_costs=(PositionCost(any=2), *rules.display_costs[1:])),
        replace(rules, display_costs=(PositionCost((1, 0, 0, 0, 0)), *rules.display_costs[1:])),
        replace(rules, start_goods=(0, 0, 0, 0, 0)),
        replace(rules, start_sestertii=7),
        replace(rules, colonist_cost=(0, 0, 0, 0, 0)),
        replace(rules, storehouse=13),
        replace(rules, houses=14),
        replace(rules, colonists_of_kind=2),
        replace(rules, concordia_points=8),
    ]


def test_every_fact_that_affects_play_changes_it(rules: Ruleset) -> None:
    changed = [digest(other) for other in _changed(rules)]
    assert digest(rules) not in changed
    assert len(set(changed)) == len(changed)


def test_no_field_is_forgotten(rules: Ruleset) -> None:
    """A field that is new in the engine has to join the facts above."""
    kinds = (Ruleset, Dice, Level, Options, Card, PositionCost, Line)
    counts = {kind.__name__: len([f for f in fields(kind) if f.init]) for kind in kinds}
    assert counts == {
        "Ruleset": 18,
        "Dice": 4,
        "Level": 5,
        "Options": 2,
        "Card": 8,
        "PositionCost": 2,
        "Line": 4,
    }


def test_a_later_rule_that_is_off_changes_nothing(rules: Ruleset) -> None:
    """Fields that hold their default are left out."""
    off = [field for field in fields(Options) if field.default is not MISSING]
    assert len(off) == len(fields(Options))
    by_hand = replace(rules, options=Options(Mover.SHORTEST, NoSite.REROLL))
    assert digest(by_hand) == digest(rules)
