"""The notation of corrections: `correct house contrarius aleria built`."""

from __future__ import annotations

from typing import assert_never

from .corrections import (
    Correction,
    Hold,
    Pile,
    SetCard,
    SetColonist,
    SetHouse,
    SetPoints,
    SetTrack,
    SwapTokens,
    TurnMarker,
)
from .reader import Reader
from .ruleset import Ruleset
from .state import CONTRARIUS

VERB = "correct"
SUPPLY = "supply"
SIDES = {"human": 0, "contrarius": CONTRARIUS}
STANDS = {"built": True, "removed": False}
SHOWS = {"coins": True, "goods": False}


def _word(table: dict[str, int] | dict[str, bool], value: int) -> str:
    return next(word for word, meaning in table.items() if meaning == value)


def write_correction(rules: Ruleset, given: Correction) -> str:
    """The notation of a correction; storehouse and purse have a verb of their own."""
    board = rules.board
    match given:
        case SetHouse(side, city, stands):
            said = f"house {_word(SIDES, side)} {board.cities[city].id} {_word(STANDS, stands)}"
        case SetColonist(side, kind, start, to):
            ends = (SUPPLY if place is None else board.place_id(place) for place in (start, to))
            said = " ".join(("colonist", _word(SIDES, side), kind.id, *ends))
        case SetCard(card, pile, position):
            at = f" {position}" if pile is Pile.DISPLAY else ""
            said = f"card {rules.cards[card].id} {pile.id}{at}"
        case TurnMarker(province, coins):
            said = f"marker {board.provinces[province].id} {_word(SHOWS, coins)}"
        case SwapTokens(city, other):
            said = f"tokens {board.cities[city].id} {board.cities[other].id}"
        case SetPoints(side, points):
            said = f"points {_word(SIDES, side)} {points}"
        case SetTrack(place, stands):
            said = f"track {place} {_word(STANDS, stands)}"
        case Hold():
            raise TypeError("stock has a verb of its own")
        case _:
            assert_never(given)
    return f"{VERB} {said}"


def _place(reader: Reader) -> int | None:
    if reader.words and reader.words[0] == SUPPLY:
        reader.words.pop(0)
        return None
    return reader.place()


def _card(reader: Reader) -> SetCard:
    card = reader.card()
    pile = reader.one_of({pile.id: pile for pile in Pile}, "pile")
    return SetCard(card, pile, reader.amount() if pile is Pile.DISPLAY else 0)


def read_correction(reader: Reader) -> Correction:
    """The correction that the words after the verb stand for. Raises BadNotation."""
    what = reader.word("correction")
    match what:
        case "house":
            side = reader.one_of(SIDES, "side")
            return SetHouse(side, reader.city(), reader.one_of(STANDS, "house-state"))
        case "colonist":
            side = reader.one_of(SIDES, "side")
            kind = reader.kind()
            start = _place(reader)
            return SetColonist(side, kind, start, _place(reader))
        case "card":
            return _card(reader)
        case "marker":
            return TurnMarker(reader.province(), reader.one_of(SHOWS, "marker-side"))
        case "tokens":
            city = reader.city()
            return SwapTokens(city, reader.city())
        case "points":
            side = reader.one_of(SIDES, "side")
            return SetPoints(side, reader.amount())
        case "track":
            place = reader.amount()
            return SetTrack(place, reader.one_of(STANDS, "house-state"))
    raise reader.other("correction", what)
