"""Inputs as short readable text that can be read back: `move roma cosa=roma`, `roll blue 3`."""

from __future__ import annotations

from .board import Kind
from .dice import Die, Face
from .goods import BY_ID, GOODS, Good, Goods, as_goods
from .inputs import (
    CASH,
    DONE,
    MONEY,
    Build,
    Buy,
    Cash,
    Copy,
    Done,
    Input,
    Keep,
    Money,
    Place,
    Play,
    Produce,
    Purchase,
    Reveal,
    Rolled,
    Sell,
    Send,
    Settle,
    Step,
    Token,
)
from .ruleset import Ruleset

MOST_QUOTED = 60
"""Characters of a text that a message quotes."""


class BadNotation(ValueError):
    """A text that is no input; its message is one sentence."""


def write_goods(amounts: Goods) -> str:
    """Amounts as words: `2 cloth 1 tool`, dearest first."""
    return " ".join(f"{amounts[good]} {good.id}" for good in reversed(GOODS) if amounts[good])


def write(rules: Ruleset, given: Input) -> str:
    """The notation of an input."""
    board = rules.board
    match given:
        case Play(card):
            return f"play {rules.cards[card].id}"
        case Place(kind, city):
            return f"place {kind.id} {board.cities[city].id}"
        case Step(place, line):
            return f"move {board.place_id(place)} {board.line_ids[line]}"
        case Build(city):
            return f"build {board.cities[city].id}"
        case Produce(province):
            return f"produce {board.provinces[province].id}"
        case Cash():
            return "cash"
        case Money():
            return "money"
        case Sell(good, amount):
            return f"sell {amount} {good.id}"
        case Buy(good, amount):
            return f"buy {amount} {good.id}"
        case Copy(card):
            return f"copy {rules.cards[card].id}"
        case Purchase(card, choice):
            paying = f" paying {write_goods(choice)}" if any(choice) else ""
            return f"purchase {rules.cards[card].id}{paying}"
        case Keep(goods):
            return f"keep {write_goods(goods)}"
        case Send(place, line):
            return f"send {board.place_id(place)} {board.line_ids[line]}"
        case Settle(line):
            return f"settle {board.line_ids[line]}"
        case Done():
            return "done"
        case Token(city, good):
            return f"token {board.cities[city].id} {good.id}"
        case Reveal(card):
            return f"reveal {rules.cards[card].id}"
        case Rolled(die, face):
            return f"roll {die.value} {write_face(face)}"


def write_face(face: int | Face) -> str:
    """A face of a die: a position as a number, a good or another face as a word."""
    if isinstance(face, Face):
        return face.value
    return face.id if isinstance(face, Good) else str(face)


def _shown(text: str) -> str:
    """A text as a message may quote it: one short printable line."""
    line = "".join(c if c.isprintable() else "?" for c in " ".join(text.split()))
    return line if len(line) <= MOST_QUOTED else f"{line[:MOST_QUOTED]}..."


class _Reader:
    """Reads the words after the verb."""

    def __init__(self, rules: Ruleset, words: list[str], text: str) -> None:
        self.rules, self.words, self.text = rules, words, _shown(text)

    def word(self, what: str) -> str:
        if not self.words:
            raise BadNotation(f"'{self.text}' lacks {what}")
        return self.words.pop(0)

    def _find(self, table: dict[str, int], what: str) -> int:
        word = self.word(what)
        if word not in table:
            raise BadNotation(f"'{self.text}': there is no {what} '{_shown(word)}'")
        return table[word]

    def card(self) -> int:
        return self._find(self.rules.card_number, "card")

    def city(self) -> int:
        return self._find(self.rules.city_number, "city")

    def province(self) -> int:
        return self._find(self.rules.province_number, "province")

    def line(self) -> int:
        return self._find(self.rules.line_number, "line")

    def place(self) -> int:
        if self.words and self.words[0] in self.rules.line_number:
            return self.line()
        return ~self.city()

    def kind(self) -> Kind:
        return Kind(self._find({kind.id: kind for kind in Kind}, "kind of colonist"))

    def good(self) -> Good:
        return Good(self._find(dict(BY_ID), "good"))

    def amount(self) -> int:
        word = self.word("an amount")
        if not (word.isascii() and word.isdigit() and len(word) < 5):
            raise BadNotation(f"'{self.text}': '{_shown(word)}' is no amount")
        return int(word)

    def goods(self) -> Goods:
        amounts = [0, 0, 0, 0, 0]
        while self.words:
            amount = self.amount()
            amounts[self.good()] += amount
        return as_goods(amounts)

    def die(self) -> Die:
        word = self.word("a die")
        for die in Die:
            if die.value == word:
                return die
        raise BadNotation(f"'{self.text}': there is no die '{_shown(word)}'")

    def face(self) -> int | Face:
        word = self.word("a face")
        if word in BY_ID:
            return BY_ID[word]
        for face in Face:
            if face.value == word:
                return face
        if word.isascii() and word.isdigit() and len(word) < 3:
            return int(word)
        raise BadNotation(f"'{self.text}': there is no face '{_shown(word)}'")

    def purchase(self) -> Purchase:
        card = self.card()
        if not self.words:
            return Purchase(card)
        if self.word("'paying'") != "paying":
            raise BadNotation(f"'{self.text}': expected 'paying' after the card")
        return Purchase(card, self.goods())


def read(rules: Ruleset, text: str) -> Input:
    """The input a text stands for. Raises BadNotation with a sentence."""
    words = text.split()
    if not words:
        raise BadNotation("an empty input")
    reader = _Reader(rules, words[1:], text)
    given = _read(reader, words[0])
    if reader.words:
        raise BadNotation(f"'{reader.text}': '{_shown(' '.join(reader.words))}' is too much")
    return given


def _read(reader: _Reader, verb: str) -> Input:
    match verb:
        case "play":
            return Play(reader.card())
        case "place":
            return Place(reader.kind(), reader.city())
        case "move":
            return Step(reader.place(), reader.line())
        case "build":
            return Build(reader.city())
        case "produce":
            return Produce(reader.province())
        case "cash":
            return CASH
        case "money":
            return MONEY
        case "sell":
            amount = reader.amount()
            return Sell(reader.good(), amount)
        case "buy":
            amount = reader.amount()
            return Buy(reader.good(), amount)
        case "copy":
            return Copy(reader.card())
        case "purchase":
            return reader.purchase()
        case "keep":
            return Keep(reader.goods())
        case "send":
            return Send(reader.place(), reader.line())
        case "settle":
            return Settle(reader.line())
        case "done":
            return DONE
        case "token":
            return Token(reader.city(), reader.good())
        case "reveal":
            return Reveal(reader.card())
        case "roll":
            return Rolled(reader.die(), reader.face())
    raise BadNotation(f"'{_shown(verb)}' is no input")
