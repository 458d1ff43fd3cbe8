"""Every fault of goods, tokens, markers, levels and table rules, at its line."""

from __future__ import annotations

import pytest

from .conftest import NO_ID, Case, Folder, meets

REROLL = 'choices:\n      - {id: "reroll"'

CASES = [
    Case(
        "goods.yaml",
        '{id: "food", name: "Food", price: 4',
        '{id: "food", name: "Food", price: 3',
        [('id: "food"', "food must cost more than brick")],
    ),
    Case(
        "goods.yaml",
        'price: 3, build: {goods: ["food"], sestertii: 1}',
        'price: 0, build: {goods: ["food"], sestertii: -1}',
        [("price: 0", "the price is 1 at least"), ("price: 0", "sestertii can't be negative")],
    ),
    Case(
        "goods.yaml",
        '{id: "food", name: "Food", price: 4',
        '{id: "brick", name: "Food", price: 4',
        [("goods:", "the goods are brick, food, tool, wine, cloth, in this order")],
    ),
    Case(
        "goods.yaml",
        "goods: {brick: 1",
        "goods: {brick: -1",
        [("{brick: -1", "an amount can't be negative")],
    ),
    Case(
        "goods.yaml",
        "goods: {brick: 1",
        "goods: {brick: 4",
        [("{brick: 4", "the goods and 4 waiting colonists don't fit the storehouse")],
    ),
    Case("goods.yaml", "sestertii: 6", "sestertii: -6", [("-6", "sestertii can't be negative")]),
    Case("goods.yaml", "houses: 15  ", "houses: 0", [("houses: 0", "houses is 1 at least")]),
    Case(
        "goods.yaml",
        "colonists_of_kind: 3",
        "colonists_of_kind: 5",
        [
            ("colonists_of_kind: 5", "colonists_of_kind is 4 at most"),
            (
                "goods: {",
                "the goods and 8 waiting colonists don't fit the storehouse",
            ),
        ],
    ),
    Case(
        "goods.yaml",
        "concordia_points: 7",
        "concordia_points: -7",
        [("-7", "concordia_points can't be negative")],
    ),
    Case(
        "tokens.yaml",
        '"D": {brick: 1',
        '"DD": {brick: -1',
        [
            ('"DD"', '"DD" is no letter from A to Z'),
            ('"DD"', "an amount can't be negative"),
            *(
                (
                    "boards/imperium.yaml",
                    f'"{city}"',
                    "no tokens have the letter D; they have A, B, C or DD",
                )
                for city in ("NOVARIA", "AQVILEIA", "SYRACVSAE", "DYRRHACHIVM", "ATHENAE")
            ),
        ],
    ),
    Case(
        "markers.yaml",
        "brick: 2, food: 2",
        "brick: -2",
        [
            ("coins: {", "the coins of food are missing"),
            ("coins: {", "an amount can't be negative"),
        ],
    ),
    Case(
        "levels.yaml",
        'id: "beginner"',
        'id: "be ginner"',
        [('"be ginner"', f'"be ginner" {NO_ID}')],
    ),
    Case(
        "levels.yaml",
        'id: "beginner"',
        'id: "standard"',
        [('id: "standard"\n    name: "Standard"', "the level standard is there twice")],
    ),
    Case(
        "levels.yaml",
        "start_points: 40",
        "start_points: -40",
        [("-40", "the points at the start can't be negative")],
    ),
    Case(
        "levels.yaml",
        "houses: 2",
        "houses: 3",
        [("houses: 3", "Contrarius starts with 0 to 2 houses")],
    ),
    Case(
        "levels.yaml",
        "start_points: 40",
        "start_points: 40\n    houses: 1",
        [("houses: 1", "houses at the start go with adjacent: true, and it with them")],
    ),
    Case(
        "levels.yaml",
        "[10, 20, 30, 40, 50]",
        "[0, 20, 20, 40, 50]",
        [
            ("track: [0", "places of the track count from 1"),
            ("track: [0", "the places of the track must rise"),
        ],
    ),
    Case(
        "levels.yaml",
        "[10, 20, 30, 40, 50]",
        f"[{', '.join(map(str, range(1, 17)))}]",
        [("track: [1,", "Contrarius has only 15 houses")],
    ),
    Case(
        "options.yaml",
        'id: "mover"',
        'id: "moover"',
        [
            ("options:", "the table rule mover is missing"),
            ('"moover"', "the table rules are mover or no_site"),
        ],
    ),
    Case(
        "options.yaml",
        'id: "no_site"',
        'id: "mover"',
        [
            ("options:", "the table rule no_site is missing"),
            ('id: "mover"\n    name: "No site', "the table rule mover is there twice"),
            (REROLL, "the choices of mover are shortest, any, in this order"),
        ],
    ),
    Case(
        "options.yaml",
        'id: "take-card"',
        'id: "take"',
        [(REROLL, "the choices of no_site are reroll, take-card, in this order")],
    ),
    Case("levels.yaml", "levels:", "levels: []\nrest:", [("rest", 'unknown key "rest"')]),
]


@pytest.mark.parametrize("case", CASES)
def test_fault(folder: Folder, case: Case) -> None:
    meets(folder, case)
