"""What may stand on the dice and on Contrarius' cards, whichever box they come from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Literal, TypeAlias

from solitaria_app.engine.cards import SPECIALISTS, Card, Personality
from solitaria_app.engine.dice import Die, Face

from . import build
from .check_cards import FACES

Faces: TypeAlias = tuple[int | Face, ...]
Number: TypeAlias = Literal["bonus", "sestertii", "points"]

HIGHEST = 9
"""The highest number that is offered for a card; printed are 1 to 5."""


def faces_of(die: Die) -> Faces:
    """All that may stand on a die, in a fixed order."""
    return tuple(name if isinstance(name, int) else build.FACES[name] for name in FACES[die.value])


def possible_faces(die: Die, faces: Faces, place: int) -> Faces:
    """What may stand on one face of a die, the others being as they are."""
    others = {face for number, face in enumerate(faces) if number != place}
    if die is Die.RED and not others & {Face.LAND, Face.SEA}:
        return tuple(face for face in faces_of(die) if face is not Face.CARD)
    return faces_of(die)


def number_of(personality: Personality) -> tuple[Number, range] | None:
    """The number that cards of a personality show, and what it may be; None if they show none."""
    if personality is Personality.PREFECT:
        return "bonus", range(1, 3)
    if personality is Personality.MERCATOR:
        return "sestertii", range(1, HIGHEST + 1)
    if personality in SPECIALISTS:
        return "points", range(1, HIGHEST + 1)
    return None


def with_number(card: Card, number: int) -> Card:
    """The card with another number, where its personality shows one."""
    match number_of(card.personality):
        case ("bonus", _):
            return replace(card, bonus=number)
        case ("sestertii", _):
            return replace(card, sestertii=number)
        case ("points", _):
            return replace(card, points=number)
    return card


def as_personality(card: Card, personality: Personality, known: Iterable[Card]) -> Card:
    """The card with another personality, its number as on the first of the known ones."""
    plain = Card(card.id, personality, card.god, card.source)
    found = number_of(personality)
    if found is None:
        return plain
    shown, numbers = found
    same = (getattr(one, shown) for one in known if one.personality is personality)
    return with_number(plain, next(same, numbers[0]))


def named(cards: Sequence[Card], before: Sequence[Card], others: Iterable[Card]) -> list[Card]:
    """The cards of a pile, each called after its personality unless that is as before.

    `others` are all cards of other piles, whose ids are taken.
    """
    kept = [
        number < len(before) and card.personality is before[number].personality
        for number, card in enumerate(cards)
    ]
    taken = {card.id for card in others}
    taken |= {old.id for old, keep in zip(before, kept, strict=False) if keep}
    called = []
    for number, card in enumerate(cards):
        id = before[number].id if kept[number] else _free(f"c-{card.personality.id}", taken)
        taken.add(id)
        called.append(replace(card, id=id))
    return called


def _free(id: str, taken: set[str]) -> str:
    number, free = 1, id
    while free in taken:
        number += 1
        free = f"{id}-{number}"
    return free
