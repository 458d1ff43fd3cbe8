"""What is set in "My box" before it is saved. No Qt here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from solitaria_app.content.box import Faces, faces_of, named, possible_faces
from solitaria_app.content.boxfile import Changes
from solitaria_app.content.library import Library
from solitaria_app.content.model import Origin, Pile
from solitaria_app.engine.cards import Card
from solitaria_app.engine.dice import Die, Face

FIVE = "contrarius"
"""The pile of Contrarius' five cards."""

T = TypeVar("T")


@dataclass(slots=True)
class Part(Generic[T]):
    """A die or a pile of cards: the value, the one it began with, and how certain that was."""

    value: T
    start: T
    origin: Origin
    confirmed: bool = False
    """Whether the player has said that it is right."""
    reset: bool = False
    """Whether the program's own was taken again."""

    @property
    def certain(self) -> bool:
        """Whether nothing is left to compare with the box: only the player says so."""
        return self.confirmed or (self.value == self.start and not self.origin.doubtful)

    @property
    def written(self) -> bool:
        """Whether it is to stand in the player's file from now on."""
        return self.value != self.start or (self.confirmed and self.origin.doubtful)

    def put(self, value: T) -> None:
        """Set it; whether that is right is not said yet."""
        self.value, self.confirmed = value, False


class Draft:
    """The dice and the piles of cards; `library` is what holds now, `own` what the program
    brings. Only Contrarius' five cards can be set, the other piles be compared."""

    def __init__(self, library: Library, own: Library) -> None:
        self.library, self._own = library, own
        self.dice: dict[Die, Part[Faces]] = {}
        self._take_dice(library)
        self.piles = {source: _part(library.piles[source]) for source in own.piles}

    def _take_dice(self, library: Library, reset: bool = False) -> None:
        for die, data in library.dice.items():
            self.dice[die] = Part(data.faces, data.faces, data.origin, reset=reset)

    @property
    def cards(self) -> Part[tuple[Card, ...]]:
        """Contrarius' five."""
        return self.piles[FIVE]

    # --- setting ----------------------------------------------------------------

    def put_face(self, die: Die, place: int, face: int | Face) -> bool:
        """Set a face; False and nothing done if the die could not be used then."""
        part = self.dice[die]
        if face not in possible_faces(die, part.value, place):
            return False
        part.put((*part.value[:place], face, *part.value[place + 1 :]))
        return True

    def step_face(self, die: Die, place: int, way: int) -> bool:
        """Set the next possible face (`way` 1) or the last (-1); False if one was passed over
        because the die could not be used then."""
        faces = faces_of(die)
        now = faces.index(self.dice[die].value[place])
        turned = [faces[(now + way * steps) % len(faces)] for steps in range(1, len(faces))]
        tried = (self.put_face(die, place, face) for face in turned)
        return next(tried) or not any(tried)

    def put_card(self, place: int, card: Card) -> None:
        """Set one of the five cards."""
        value = self.cards.value
        self.cards.put((*value[:place], card, *value[place + 1 :]))

    def confirm_die(self, die: Die) -> None:
        """A die is as in the player's box."""
        self.dice[die].confirmed = True

    def confirm_dice(self) -> None:
        """All four dice are."""
        for die in self.dice:
            self.confirm_die(die)

    def confirm_pile(self, source: str) -> None:
        """The cards of a pile are as in the player's box."""
        self.piles[source].confirmed = True

    def reset_dice(self) -> None:
        """The dice as the program brings them."""
        self._take_dice(self._own, reset=True)

    def reset_pile(self, source: str) -> None:
        """The cards of a pile as the program brings them."""
        self.piles[source] = _part(self._own.piles[source], reset=True)

    # --- asking -----------------------------------------------------------------

    def dice_are_own(self) -> bool:
        """Whether the dice are as the program brings them, and nothing is said about them."""
        return all(
            _untouched(part, self._own.dice[die].origin, self._own.dice[die].faces)
            for die, part in self.dice.items()
        )

    def pile_is_own(self, source: str) -> bool:
        """The same for a pile."""
        pile = self._own.piles[source]
        return _untouched(self.piles[source], pile.origin, pile.cards)

    def title(self, die: Die) -> str:
        """The die's name in the program's data."""
        return self._own.dice[die].name

    def known_cards(self) -> Iterable[Card]:
        """The cards whose printed numbers are known."""
        return (card for card in self._own.cards if card.source != FIVE)

    def changes(self) -> Changes:
        """What is to be written; empty if nothing was set."""
        dice = {
            die: replace(self._own.dice[die], faces=part.value) if part.written else None
            for die, part in self.dice.items()
            if part.written or part.reset
        }
        piles = {
            source: part.value if part.written else None
            for source, part in self.piles.items()
            if part.written or part.reset
        }
        if self.cards.written:
            others = [card for card in self.library.cards if card.source != FIVE]
            piles[FIVE] = tuple(named(self.cards.value, self.cards.start, others))
        doubtful: list[Die | str] = [die for die, part in self.dice.items() if not part.certain]
        doubtful += [source for source, part in self.piles.items() if not part.certain]
        return Changes(dice, piles, doubtful)


def _part(pile: Pile, reset: bool = False) -> Part[tuple[Card, ...]]:
    return Part(pile.cards, pile.cards, pile.origin, reset=reset)


def _untouched(part: Part[T], origin: Origin, value: T) -> bool:
    return part.origin.path == origin.path and part.value == value and not part.confirmed
