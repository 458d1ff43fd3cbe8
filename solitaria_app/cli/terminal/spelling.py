"""Inputs as people type them, turned into the ids that the engine's notation is made of."""

from __future__ import annotations

import re
from collections.abc import Sequence

from solitaria_app.content.placenames import PlaceNames, place_key
from solitaria_app.engine.board import Kind, bits
from solitaria_app.engine.notation import BadNotation
from solitaria_app.engine.state import GameState
from solitaria_app.session.words import Words

_JOINTS = {"=": Kind.LAND, "~": Kind.SEA}
_OF_PLACES = ("build", "place", "move", "send", "settle")


class Spelling:
    """The names of one game.

    Cities and provinces go by printed name or id, cities by today's spelling too (`modern`, by
    city), whatever the case and with U for V or AE for a ligature; a line by its ends in either
    order; a card by its name among those that the input can be about.
    """

    def __init__(self, words: Words, modern: Sequence[str] = ()) -> None:
        self._say = words.say
        self._rules = words.say.rules
        self._places = PlaceNames(self._rules.board, modern)
        self._provinces = {
            place_key(name): province.id
            for province in self._rules.board.provinces
            for name in (province.name, province.id)
        }

    def ids(self, state: GameState, text: str) -> str:
        """The input with ids for the names in it; what is no name stays, in small letters.

        Raises BadNotation if a card's name fits several cards.
        """
        verb, _, rest = " ".join(text.split()).partition(" ")
        verb = verb.lower()
        if verb in _OF_PLACES:
            return f"{verb} {' '.join(self._place_ids(rest))}"
        rest = rest.lower()
        if verb == "produce":
            rest = self._provinces.get(place_key(rest), rest)
        elif verb in ("play", "copy", "purchase"):
            name, paying, goods = rest.partition(" paying ")
            rest = f"{self._card_id(_at_hand(state, verb), name)}{paying}{goods}"
        return f"{verb} {rest}"

    def _card_id(self, cards: Sequence[int], name: str) -> str:
        if self._rules.card_number.get(name) in cards:
            return name
        found = [self._rules.cards[card].id for card in cards if name in self._names(card)]
        if len(found) > 1:
            raise BadNotation(name, several=tuple(found))
        return found[0] if found else name

    def _names(self, card: int) -> tuple[str, str]:
        return self._say.card_key(self._rules.cards[card]), self._say.card(card).lower()

    def _place_ids(self, text: str) -> list[str]:
        """Names may be several words: the longest that is one counts."""
        words = re.sub(r"\s*([=~#])\s*", r"\1", text).split()
        found: list[str] = []
        while words:
            for length in range(len(words), 0, -1):
                id = self._place_id(" ".join(words[:length]))
                if id is not None:
                    found.append(id)
                    del words[:length]
                    break
            else:
                found.append(words.pop(0).lower())
        return found

    def _place_id(self, name: str) -> str | None:
        """The id of a city or line, None for a name of neither."""
        board = self._rules.board
        for joint, kind in _JOINTS.items():
            if joint in name:
                return self._line_id(kind, *name.split(joint, 1))
        city = self._places.city(name)
        return None if city is None else board.cities[city].id

    def _line_id(self, kind: Kind, a: str, rest: str) -> str | None:
        b, mark, number = rest.partition("#")
        start, end = self._places.city(a), self._places.city(b)
        if start is None or end is None:
            return None
        ids = [self._rules.board.line_ids[n] for n in self._places.lines(kind, start, end)]
        ranks = {str(rank): id for rank, id in enumerate(ids, 1)}
        return ranks.get(number if mark else "1")


def _at_hand(state: GameState, verb: str) -> list[int]:
    """The cards that an input of a verb can be about."""
    if verb == "purchase":
        return [card for card in state.display if card >= 0]
    return list(bits(state.human.hand if verb == "play" else state.contrarius.face_up))
