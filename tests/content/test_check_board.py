"""Every fault of a board: found, worded, and at its line."""

from __future__ import annotations

import pytest

from .conftest import NO_ID, Case, Folder, meets

ITALIA = "boards/italia.yaml"

CASES = [
    Case(
        ITALIA,
        'id: "italia"',
        'id: "Italia Nova"',
        [("id:", f'"Italia Nova" {NO_ID}')],
    ),
    Case(ITALIA, 'name: "Italia"', 'name: " "', [('name: " "', "the board has no name")]),
    Case(
        ITALIA,
        '{id: "cosa", name',
        '{id: "Cosa", name',
        [
            (
                '"Cosa"',
                f'"Cosa" {NO_ID}',
            ),
            ('"Cosa"', "no line leads to Cosa"),
            ('["florentia", "cosa"]', "there is no city cosa (did you mean Cosa?)"),
            ('["cosa", "roma"], at: [0.4515', "there is no city cosa (did you mean Cosa?)"),
            ('["genva", "cosa"]', "there is no city cosa (did you mean Cosa?)"),
            ('["cosa", "aleria"]', "there is no city cosa (did you mean Cosa?)"),
            ('["cosa", "roma"], at: [0.4523', "there is no city cosa (did you mean Cosa?)"),
        ],
    ),
    Case(
        ITALIA,
        '{id: "croton", name: "CROTON"',
        '{id: "cosa", name: "COSA"',
        [
            ('"COSA", display: "Croton"', "the id cosa is there twice (first on line 31)"),
            ('"COSA", display: "Croton"', "the name COSA is there twice (first on line 31)"),
            *(
                (f'"croton"{end}', "there is no city croton")
                for end in (
                    "], at: [0.7691",
                    ', "messana"], at: [0.8325',
                    "], at: [0.847,",
                    ', "messana"], at: [0.871',
                    ', "syracvsae"',
                )
            ),
        ],
    ),
    Case(
        ITALIA,
        'name: "COSA", display: "Cosa"',
        'name: "cosa\\e[1m", display: "Cosa"',
        [("\\e", "a name holds signs that can't be printed")],
    ),
    Case(ITALIA, 'name: "COSA"', 'name: " "', [('name: " "', "the name is empty")]),
    Case(
        ITALIA,
        'letter: "B", province: "etrvria", at: [0.4062',
        'letter: "Q", province: "etrvria", at: [0.4062',
        [
            ("cities:\n", "cities with the letter B: 7, tokens: 8"),
            ('"Q"', "no tokens have the letter Q; they have A, B, C or D"),
        ],
    ),
    Case(
        ITALIA,
        'letter: "B", province: "etrvria", at: [0.4062',
        'letter: "A", province: "etrvria", at: [0.4062',
        [
            ("cities:\n", "cities with the letter A: 8, tokens: 7"),
            ("cities:\n", "cities with the letter B: 7, tokens: 8"),
        ],
    ),
    Case(
        ITALIA,
        'letter: "B", province: "etrvria", at: [0.4062',
        'province: "etrvria", at: [0.4062',
        [
            ("cities:\n", "cities with the letter B: 7, tokens: 8"),
            ('"COSA"', "cosa has no letter"),
        ],
    ),
    Case(
        ITALIA,
        'province: "etrvria", at: [0.4062',
        'province: "etruria", at: [0.4062',
        [('"etruria"', "there is no province etruria (did you mean etrvria?)")],
    ),
    Case(
        ITALIA,
        'province: "etrvria", at: [0.4062',
        "at: [0.4062",
        [('"COSA"', "cosa lies in no province")],
    ),
    Case(
        ITALIA,
        '  - {id: "sicilia"',
        '  - {id: "gallia", name: "GALLIA"}\n  - {id: "sicilia"',
        [('"gallia"', "no city lies in the province gallia")],
    ),
    Case(
        ITALIA,
        'display: "Roma", at:',
        'display: "Roma", letter: "X", province: "vmbria", at:',
        [
            ('"X"', "a capital takes no token"),
            ('"X"', "a capital lies in no province"),
        ],
    ),
    Case(
        ITALIA,
        'capital: "roma"',
        'capital: "romma"',
        [
            ('"romma"', "there is no city romma (did you mean roma?)"),
            ('id: "roma"', "roma lies in no province"),
            ('id: "roma"', "roma has no letter"),
        ],
    ),
    Case(
        ITALIA,
        'capital: "roma"',
        'capital: {land: "cosa",\n  sea: "verona"}',
        [
            ('sea: "verona"', "no sea line starts at the capital verona"),
            ("cities:\n", "cities with the letter A: 6, tokens: 7"),
            ("cities:\n", "cities with the letter B: 7, tokens: 8"),
            ('name: "VERONA"', "a capital takes no token"),
            ('name: "VERONA"', "a capital lies in no province"),
            ('name: "COSA"', "a capital takes no token"),
            ('name: "COSA"', "a capital lies in no province"),
            ('id: "roma"', "roma lies in no province"),
            ('id: "roma"', "roma has no letter"),
        ],
    ),
    Case(
        ITALIA,
        "at: [0.4062, 0.6457]",
        "at: [0.4062, 1.6457]",
        [('"COSA"', "at: both numbers lie between 0 and 1")],
    ),
    Case(
        ITALIA,
        "at: [0.1757, 0.3664]",
        "at: [-0.1757, 0.3664]",
        [("[-0", "at: both numbers lie between 0 and 1")],
    ),
    Case(
        ITALIA,
        'between: ["bavzanvm", "verona"]',
        'between: ["bavzanum", "verona"]',
        [('"bavzanum"', "there is no city bavzanum (did you mean bavzanvm?)")],
    ),
    Case(
        ITALIA,
        'between: ["bavzanvm", "verona"]',
        'between: ["verona", "verona"]',
        [('"verona", "verona"', "the line joins verona with itself")],
    ),
    Case(
        ITALIA,
        '["bavzanvm", "verona"], at',
        '["bavzanvm", "aqvileia"], at',
        [],
    ),
    Case(
        ITALIA,
        '{kind: land, between: ["bavzanvm", "verona"]',
        '{kind: lake, between: ["bavzanvm", "verona"]',
        [("lake", 'expected land or sea, not "lake"')],
    ),
    Case(
        ITALIA,
        '[[], ["any"]',
        '[[], ["amy"]',
        [
            (
                "display_costs",
                'expected brick, food, tool, wine, cloth or any, not "amy" (did you mean any?)',
            )
        ],
    ),
    Case(
        ITALIA,
        '[[], ["any"], ["any"], ["cloth"], ["cloth"], ["any", "cloth"], ["cloth", "cloth"]]',
        "[]",
        [("display_costs", "the display has no places")],
    ),
    Case(
        ITALIA,
        '[[], ["any"]',
        "[[], [], [], [], [], [], [], [], [], [], [" + '"any"]',
        [("display_costs", "16 places of the display, but only 15 cards in the stacks")],
    ),
]


@pytest.mark.parametrize("case", CASES)
def test_fault(folder: Folder, case: Case) -> None:
    meets(folder, case)
