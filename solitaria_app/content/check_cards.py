"""Whether the cards and the dice make sense."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from solitaria_app.engine.cards import SPECIALISTS, Personality
from solitaria_app.engine.goods import BY_ID
from solitaria_app.engine.ruleset import Die, Face

from .faults import Fault, hint, listed, short
from .ids import is_id, not_an_id
from .shapes import CardEntry, DieEntry, PileEntry
from .sources import Entry

STACKS = ("I", "II", "III")
NEVER_BOUGHT = ("hand", "contrarius")
SOURCES = (*NEVER_BOUGHT, *STACKS)
NEEDED = (*NEVER_BOUGHT, "I")
"""The piles without which no game can be set up."""
FIRST_SPECIALISTS = 3
"""Specialists in the first stack: one of them goes to Contrarius at set-up (002)."""

GOODS_FACES = (*BY_ID, Face.SPECIALIST.value)
FACES: dict[str, tuple[int | str, ...]] = {
    Die.BLUE.value: (1, 2, 3, 4, 5, 6, 7),
    Die.RED.value: (Face.LAND.value, Face.SEA.value, Face.CARD.value),
    Die.BLACK.value: GOODS_FACES,
    Die.WHITE.value: GOODS_FACES,
}


def card_faults(piles: Mapping[str, Entry[PileEntry]]) -> Iterator[Fault]:
    """The faults of all piles of cards together."""
    ids: dict[str, Entry[PileEntry]] = {}
    for entry in piles.values():
        pile = entry.value
        if pile.source not in SOURCES:
            close = hint(pile.source, SOURCES)
            yield entry.fault(f"the source is {listed(SOURCES)}{close}", "source")
        for number, card in enumerate(pile.cards):
            keys = ("cards", number)
            if not is_id(card.id):
                yield entry.fault(
                    not_an_id(card.id),
                    *keys,
                    "id",
                )
            elif card.id in ids:
                yield entry.fault(f"the card {short(card.id)} is there twice", *keys, "id")
            ids[card.id] = entry
            for key, text in faults_of_card(card, pile.source):
                yield entry.fault(text, *keys, key)
    if "contrarius" in piles and not piles["contrarius"].value.cards:
        yield piles["contrarius"].fault("Contrarius needs a card at least", "cards")
    if "hand" in piles:
        hand = piles["hand"]
        if all(card.personality is not Personality.TRIBUNE for card in hand.value.cards):
            yield hand.fault("the hand holds no Tribune, so no card would ever come back")
    if "I" in piles:
        first = piles["I"]
        count = sum(card.personality in SPECIALISTS for card in first.value.cards)
        if count < FIRST_SPECIALISTS:
            yield first.fault(
                f"the first stack needs {FIRST_SPECIALISTS} specialists at least, not {count}"
            )


def faults_of_card(card: CardEntry, source: str) -> Iterator[tuple[str, str]]:
    """The faults of a card by itself: the key and what is wrong with it."""
    specialist = card.personality in SPECIALISTS
    if card.price and source in NEVER_BOUGHT:
        yield "price", "a card that is never bought has no price"
    if specialist and card.points < 1:
        yield "points", "a specialist scores at least 1 point for a house"
    if not specialist and card.points:
        yield "points", "only specialists score points for houses"
    if card.bonus != 1 and card.personality is not Personality.PREFECT:
        yield "bonus", "only a Prefect takes bonus goods"
    elif not 1 <= card.bonus <= 2:
        yield "bonus", "a Prefect takes 1 or 2 bonus goods"
    if card.personality is Personality.MERCATOR:
        if card.sestertii < 1:
            yield "sestertii", "a Mercator brings at least 1 sestertius"
    elif card.sestertii:
        yield "sestertii", "only a Mercator brings sestertii"


def die_faults(entry: Entry[DieEntry]) -> Iterator[Fault]:
    """The faults of one die."""
    die = entry.value
    allowed = FACES[die.id]
    if len(die.faces) != 6:
        yield entry.fault(f"a die has 6 faces, not {len(die.faces)}", "faces")
    for number, face in enumerate(die.faces):
        if face not in allowed:
            names = [str(name) for name in allowed]
            yield entry.fault(
                f"a face of the {die.id} die is {listed(names)}, not {short(str(face))}"
                f"{hint(str(face), names)}",
                "faces",
                number,
            )
    if die.id == Die.RED.value and not {Face.LAND.value, Face.SEA.value} & set(die.faces):
        yield entry.fault("the red die needs a face with a colonist, land or sea", "faces")
