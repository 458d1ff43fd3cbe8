"""Inputs as short readable text that can be read back: `move roma cosa=roma`, `roll blue 3`."""

from __future__ import annotations

from .correction_notation import read_correction, write_correction
from .dice import Face
from .following import Way
from .goods import GOODS, Good, Goods
from .inputs import (
    CASH,
    DONE,
    MIDWAY,
    MONEY,
    Build,
    Buy,
    Cash,
    Copy,
    Done,
    Follow,
    Hold,
    Input,
    Keep,
    Midway,
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
from .reader import BadNotation as BadNotation
from .reader import Reader
from .ruleset import Ruleset

BY_HAND = " by hand"
"""What follows a roll that a person made."""


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
        case Rolled(die, face, by_hand):
            return f"roll {die.value} {write_face(face)}{BY_HAND if by_hand else ''}"
        case Follow(way):
            return f"follow {way.id}"
        case Midway():
            return "midway"
        case Hold(goods, sestertii):
            return " ".join(("hold", str(sestertii), "sestertii", write_goods(goods))).strip()
        case _:
            return write_correction(rules, given)


def write_face(face: int | Face) -> str:
    """A face of a die: a position as a number, a good or another face as a word."""
    if isinstance(face, Face):
        return face.value
    return face.id if isinstance(face, Good) else str(face)


def read(rules: Ruleset, text: str) -> Input:
    """The input a text stands for. Raises BadNotation with a sentence."""
    words = text.split()
    if not words:
        raise BadNotation("", "input")
    reader = Reader(rules, words[1:], text)
    given = _read(reader, words[0])
    if reader.words:
        raise reader.other("", " ".join(reader.words))
    return given


def _read(reader: Reader, verb: str) -> Input:
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
            return _rolled(reader)
        case "follow":
            return Follow(reader.one_of({way.id: way for way in Way}, "way"))
        case "midway":
            return MIDWAY
        case "hold":
            sestertii = reader.amount()
            reader.one_of({"sestertii": None}, "sestertii")
            return Hold(reader.goods(), sestertii)
        case "correct":
            return read_correction(reader)
    raise reader.other("input", verb)


def _rolled(reader: Reader) -> Rolled:
    die, face = reader.die(), reader.face()
    by_hand = reader.words == BY_HAND.split()
    if by_hand:
        reader.words.clear()
    return Rolled(die, face, by_hand)
