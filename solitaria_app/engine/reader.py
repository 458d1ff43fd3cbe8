"""Reading the words of a notation one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from .board import Kind
from .dice import Die, Face
from .goods import BY_ID, Good, Goods, as_goods
from .inputs import Purchase
from .ruleset import Ruleset

V = TypeVar("V")

MOST_QUOTED = 60
"""Characters of a text that a message quotes."""


class BadNotation(ValueError):
    """A text that is no input, in one short line.

    `word` stands where a `what` is expected (the name used in keys of texts: `card`, `amount`);
    without a word the text ends there, without a what nothing more is expected. `several`: the text
    may be any of these.
    """

    def __init__(
        self, text: str, what: str = "", word: str = "", several: tuple[str, ...] = ()
    ) -> None:
        self.text, self.what, self.word, self.several = text, what, word, several
        if several:
            said = f" may be {' or '.join(several)}"
        elif word:
            said = f": expected {what or 'nothing more'}, not '{word}'"
        else:
            said = f" lacks {what}"
        super().__init__(f"'{text}'{said}")


def shown(text: str) -> str:
    """A text as a message may quote it: one short printable line."""
    line = "".join(c if c.isprintable() else "?" for c in " ".join(text.split()))
    return line if len(line) <= MOST_QUOTED else f"{line[:MOST_QUOTED]}..."


class Reader:
    """Reads the words after the verb, each of which it takes away. Raises BadNotation."""

    def __init__(self, rules: Ruleset, words: list[str], text: str) -> None:
        self.rules, self.words, self.text = rules, words, shown(text)

    def word(self, what: str) -> str:
        """The next word, which is to be a `what`."""
        if not self.words:
            raise BadNotation(self.text, what)
        return self.words.pop(0)

    def other(self, what: str, word: str) -> BadNotation:
        """That a word is no `what`."""
        return BadNotation(self.text, what, shown(word))

    def one_of(self, table: Mapping[str, V], what: str) -> V:
        """The value of the next word, which is to be one of a table."""
        word = self.word(what)
        if word not in table:
            raise self.other(what, word)
        return table[word]

    def card(self) -> int:
        """A card by its id."""
        return self.one_of(self.rules.card_number, "card")

    def city(self) -> int:
        """A city by its id."""
        return self.one_of(self.rules.city_number, "city")

    def province(self) -> int:
        """A province by its id."""
        return self.one_of(self.rules.province_number, "province")

    def line(self) -> int:
        """A line by its id."""
        return self.one_of(self.rules.line_number, "line")

    def place(self) -> int:
        """A place: a line, or a city."""
        if self.words and self.words[0] in self.rules.line_number:
            return self.line()
        return ~self.city()

    def kind(self) -> Kind:
        """A kind of colonist."""
        return self.one_of({kind.id: kind for kind in Kind}, "kind")

    def good(self) -> Good:
        """A good."""
        return self.one_of(BY_ID, "good")

    def amount(self) -> int:
        """A number below 10,000."""
        word = self.word("amount")
        if not (word.isascii() and word.isdigit() and len(word) < 5):
            raise self.other("amount", word)
        return int(word)

    def goods(self) -> Goods:
        """Amounts with goods, all that is left."""
        amounts = [0, 0, 0, 0, 0]
        while self.words:
            amount = self.amount()
            amounts[self.good()] += amount
        return as_goods(amounts)

    def die(self) -> Die:
        """A die by its colour."""
        return self.one_of({die.value: die for die in Die}, "die")

    def face(self) -> int | Face:
        """A face: a number, a good or a word."""
        word = self.word("face")
        if word in BY_ID:
            return BY_ID[word]
        for face in Face:
            if face.value == word:
                return face
        if word.isascii() and word.isdigit() and len(word) < 3:
            return int(word)
        raise self.other("face", word)

    def purchase(self) -> Purchase:
        """A card and what is paid of choice."""
        card = self.card()
        if not self.words:
            return Purchase(card)
        self.one_of({"paying": None}, "paying")
        return Purchase(card, self.goods())
