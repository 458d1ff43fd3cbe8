"""Every fault of cards and dice: found, worded, and at its line."""

from __future__ import annotations

import pytest

from .conftest import NO_ID, Case, Folder, meets

SECOND_STACK = """\
source: "I"
    certainty: inferred
    note: "Taken from the base game's cards of the same stack: same names, gods and prices."
    cards:
      - {id: "architect-2\
"""

CASES = [
    Case(
        "cards.yaml",
        'source: "II"',
        'source: "2"',
        [('"2"', "the source is hand, contrarius, I, II or III")],
    ),
    Case(
        "cards.yaml",
        'source: "II"',
        'source: "I"',
        [(SECOND_STACK, "the pile I is there twice (first at cards.yaml:26)")],
    ),
    Case(
        "cards.yaml",
        '{id: "senator"',
        '{id: "Senator"',
        [('"Senator"', f'"Senator" {NO_ID}')],
    ),
    Case(
        "cards.yaml",
        '{id: "senator"',
        '{id: "tribune"',
        [("personality: senator", "the card tribune is there twice")],
    ),
    Case(
        "cards.yaml",
        '{id: "consul-2"',
        '{id: "c-consul"',
        [('god: jupiter, price: ["cloth"]', "the card c-consul is there twice")],
    ),
    Case(
        "cards.yaml",
        "personality: senator, god: vesta",
        'personality: senator, god: vesta, price: ["cloth"]',
        [("vesta", "a card that is never bought has no price")],
    ),
    Case(
        "cards.yaml",
        'price: ["food"], points: 3',
        'price: ["fish"], points: 3',
        [("fish", 'expected brick, food, tool, wine or cloth, not "fish"')],
    ),
    Case(
        "cards.yaml",
        "personality: consul, god: jupiter, price",
        "personality: consul, god: juppiter, price",
        [
            (
                "juppiter",
                "expected vesta, jupiter, saturnus, mercurius, mars or minerva, "
                'not "juppiter" (did you mean jupiter?)',
            )
        ],
    ),
    Case(
        "cards.yaml",
        "personality: diplomat, god: jupiter",
        "personality: dictator, god: jupiter",
        [
            (
                "dictator",
                "expected tribune, architect, prefect, colonist, mercator, diplomat, "
                "senator, consul, mason, farmer, smith, vintner or weaver, "
                'not "dictator" (did you mean mercator?)',
            )
        ],
    ),
    Case(
        "cards.yaml",
        'price: ["food"], points: 3',
        'price: ["food"]',
        [('"mason-1"', "a specialist scores at least 1 point for a house")],
    ),
    Case(
        "cards.yaml",
        "personality: consul, god: jupiter, price",
        "personality: consul, god: jupiter, points: 2, price",
        [("points: 2", "only specialists score points for houses")],
    ),
    Case(
        "cards.yaml", "bonus: 2", "bonus: 3", [("bonus: 3", "a Prefect takes 1 or 2 bonus goods")]
    ),
    Case(
        "cards.yaml",
        "personality: senator, god: vesta",
        "personality: senator, god: vesta, bonus: 2",
        [("god: vesta", "only a Prefect takes bonus goods")],
    ),
    Case(
        "cards.yaml",
        ", sestertii: 3",
        "",
        [('"mercator"', "a Mercator brings at least 1 sestertius")],
    ),
    Case(
        "cards.yaml",
        "personality: senator, god: vesta",
        "personality: senator, god: vesta, sestertii: 2",
        [("god: vesta", "only a Mercator brings sestertii")],
    ),
    Case(
        "cards.yaml",
        "personality: tribune",
        "personality: senator",
        [('source: "hand"', "the hand holds no Tribune, so no card would ever come back")],
    ),
    Case(
        "cards.yaml",
        'personality: mason, god: minerva, price: ["food"], points: 3',
        "personality: consul, god: minerva",
        [('source: "I"', "the first stack needs 3 specialists at least, not 2")],
    ),
    Case("dice.yaml", "5, 1]", "5]", [("faces: [1", "a die has 6 faces, not 5")]),
    Case(
        "dice.yaml",
        "5, 1]",
        "5, 8]",
        [("5, 8]", "a face of the blue die is 1, 2, 3, 4, 5, 6 or 7, not 8")],
    ),
    Case(
        "dice.yaml",
        "5, 1]",
        "5, S]",
        [("5, S]", "a face of the blue die is 1, 2, 3, 4, 5, 6 or 7, not S")],
    ),
    Case("dice.yaml", "5, 1]", "5, 1.5]", [("1.5", "expected a whole number or a text, not 1.5")]),
    Case(
        "dice.yaml", "5, 1]", "5, true]", [("true", "expected a whole number or a text, not true")]
    ),
    Case(
        "dice.yaml",
        '["land", "land", "sea", "sea", "card", "card"]',
        '["card", "card", "card", "card", "card", "lnd"]',
        [
            ("lnd", "the red die needs a face with a colonist, land or sea"),
            ("lnd", "a face of the red die is land, sea or card, not lnd (did you mean land?)"),
        ],
    ),
    Case(
        "dice.yaml",
        '"cloth", "S"]',
        '"cloth", 1]',
        [('"cloth", 1]', "a face of the white die is brick, food, tool, wine, cloth or S, not 1")],
    ),
    Case(
        "dice.yaml",
        'id: "black"',
        'id: "green"',
        [('"green"', 'expected blue, red, black or white, not "green"')],
    ),
    Case(
        "dice.yaml",
        'id: "black"',
        'id: "white"',
        [
            (
                'id: "white"\n    name: "Senator',
                "the die white is there twice (first at dice.yaml:14)",
            )
        ],
    ),
    Case(
        "dice.yaml",
        'certainty: inferred\n    note: "Only',
        'certainty: guessed\n    note: "Only',
        [("guessed", 'expected confirmed, single-source or inferred, not "guessed"')],
    ),
]


@pytest.mark.parametrize("case", CASES)
def test_fault(folder: Folder, case: Case) -> None:
    meets(folder, case)
