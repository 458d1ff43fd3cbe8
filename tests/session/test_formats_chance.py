"""docs/formats.md on chance: dice, cards and tokens of a seed, worked out from its words and the
data files alone, as another program would."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.session.formats import GOODS, data, example, run


def number(seed: str, what: str, which: str | int) -> int:
    digest = hashlib.sha256(f"{seed}:{what}:{which}".encode()).digest()
    return int.from_bytes(digest, "big")


def test_the_numbers_of_the_example() -> None:
    shown = [int(line) for line in example("numbers").splitlines()]
    pairs = [("token", "aqvileia"), ("blue", 1), ("black", 1)]
    assert shown == [number("formats", what, which) for what, which in pairs]


def by_name(city: dict[str, Any]) -> str:
    return str(city["name"]).replace("Æ", "AE")


class Draws:
    """What a seed brings, by the document: tokens, cards and dice of one game."""

    def __init__(self, game: dict[str, Any]) -> None:
        self.seed = game["seed"]
        self.dice = game["dice"]
        self.rolls = dict.fromkeys(self.dice, 0)
        board = data(f"boards/{game['board']}")
        self.letters: dict[str, list[str]] = {}
        for city in sorted(board["cities"], key=by_name):
            if "letter" in city:
                self.letters.setdefault(city["letter"], []).append(city["id"])
        tokens = data("tokens")["tokens"]
        self.tokens = {
            letter: [good for good in GOODS for _ in range(amounts.get(good, 0))]
            for letter, amounts in tokens.items()
        }
        self.stacks = {
            pile["source"]: {card["id"]: card for card in pile["cards"]}
            for pile in data("cards")["piles"]
            if pile["source"] in ("I", "II")
        }
        self.shown = 0

    def token(self) -> str:
        for letter in sorted(self.letters):
            if self.letters[letter] and len(set(self.tokens[letter])) > 1:
                city, left = self.letters[letter].pop(0), self.tokens[letter]
                return f"token {city} {left.pop(number(self.seed, 'token', city) % len(left))}"
        raise AssertionError("no city is left")

    def card(self, wanted: str) -> str:
        """The next card; that of a game where the display lacks a specialist is told apart."""
        for cards in self.stacks.values():
            if len(cards) == 1:
                cards.clear()  # it came by itself
            if cards:
                first = min(cards, key=lambda card: number(self.seed, "card", card))
                if wanted != f"reveal {first}" and self.shown == 7:
                    first = min(
                        (card for card in cards if cards[card]["god"] == "minerva"),
                        key=lambda card: number(self.seed, "card", card),
                    )
                del cards[first]
                self.shown += 1
                return f"reveal {first}"
        raise AssertionError("no card is left")

    def roll(self, die: str) -> str:
        self.rolls[die] += 1
        index = number(self.seed, die, self.rolls[die]) % 6
        return f"roll {die} {self.dice[die][index]}"


@pytest.mark.parametrize("board", ["italia", "imperium"])
def test_dice_cards_and_tokens_come_as_the_document_says(board: str, tmp_path: Path) -> None:
    run(
        "simulate", "--board", board, "--level", "expert", "--games", "8", "--seed", "chance ä",
        "--export", str(tmp_path),
    )  # fmt: skip
    files = sorted(tmp_path.iterdir())
    assert len(files) == 8
    for path in files:
        value = yaml.safe_load(path.read_text(encoding="utf-8"))
        draws = Draws(value["game"])
        for text in (text for turn in value["turns"] for text in turn["inputs"]):
            verb, _, rest = text.partition(" ")
            if verb == "token":
                assert text == draws.token()
            elif verb == "reveal":
                assert text == draws.card(text)
            elif verb == "roll":
                assert text == draws.roll(rest.split()[0])
