"""Keys and words for faces of dice, goods of tokens and cards that a person enters."""

from __future__ import annotations

from collections.abc import Sequence

from solitaria_app.engine.agenda import Refill
from solitaria_app.engine.dice import Die, Face
from solitaria_app.engine.events import Event, TokenDrawn
from solitaria_app.engine.goods import GOODS, Good
from solitaria_app.engine.inputs import Token
from solitaria_app.engine.rules.tokens import open_cities
from solitaria_app.session.game import Game
from solitaria_app.session.words import Words
from solitaria_app.ui.interaction import chance
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.view import View

FOR_ME = "r"
"""The key that lets the program roll or draw."""

LARGE_TEXT = 1.5
"""Text of this scale or larger has room for one thing beside the prompt."""

_KEYS = {
    Face.SPECIALIST: "face.key.specialist",
    Face.LAND: "face.key.land",
    Face.SEA: "face.key.sea",
    Face.CARD: "face.key.card",
}
_NAMES = {
    Face.SPECIALIST: "face.specialist",
    Face.LAND: "face.land",
    Face.SEA: "face.sea",
    Face.CARD: "face.card",
}


def good_keys(words: Words) -> dict[str, Good]:
    """The key of each good: the first letter of its name that no dearer good has taken."""
    keys: dict[str, Good] = {}
    for good in reversed(GOODS):
        name = words.say.good(good).lower()
        keys[next(sign for sign in name if sign not in keys and sign != FOR_ME)] = good
    return keys


def key_of(view: View, face: int | Face) -> str:
    """The letter or, for a position, the digit that means a face."""
    if isinstance(face, Face):
        return view.texts(_KEYS[face])
    if isinstance(face, Good):
        return next(key for key, good in good_keys(view.words).items() if good is face)
    return str(face)


def name_of(view: View, face: int | Face) -> str:
    """The short name of a face."""
    if isinstance(face, Face):
        return view.texts(_NAMES[face])
    if isinstance(face, Good):
        return view.words.say.good(face)
    return view.texts("face.position", n=face)


def meant(view: View, die: Die, key: str, digits: bool) -> int | Face | None:
    """The face that a key means for a die, or for another die if this one has none such.

    None if it means no face at all. `digits`: whether these are keys of faces now.
    """
    if key.isdecimal():
        return chance.numbered(view.state, die, int(key)) if digits else None
    if die is Die.BLUE:
        return None
    every = chance.known_faces(die)
    return next((face for face in every if key_of(view, face) == key), None)


def laid(game: Game, words: Words, texts: Texts) -> str:
    """The tokens that laid themselves when the last letter was done; empty if none is."""
    say = words.say
    for number in range(game.cursor, 0, -1):
        given = game.inputs[number - 1]
        if not isinstance(given, Token):
            break
        tokens = by_themselves(given, game.events_at(number))
        if tokens:
            told = [texts("token.laid.one", city=say.city(c), good=say.good(g)) for c, g in tokens]
            return texts("token.laid", what=say.texts.listed(told))
    return ""


def by_themselves(given: Token, events: Sequence[Event]) -> list[tuple[int, Good]]:
    """The cities and goods of tokens that one left no choice for."""
    return [
        (event.city, event.good)
        for event in events
        if isinstance(event, TokenDrawn) and event.city != given.city
    ]


def good_of(words: Words, key: str) -> Good | None:
    """The good that a key means for a city's token."""
    if key.isdecimal():
        return GOODS[int(key) - 1] if 1 <= int(key) <= len(GOODS) else None
    return good_keys(words).get(key)


def question(view: View, text: str) -> str:
    """What is asked; the first card comes when the bonus markers have just been laid."""
    state = view.state
    if isinstance(state.agenda[-1], Refill) and not state.turn and not state.display:
        return f"{view.texts('supply.markers')} {text}"
    return text


def beside(view: View) -> str:
    """What is told beside the prompt while chance is entered."""
    refilling = view.state.turn and isinstance(view.state.agenda[-1], Refill)
    return now(view) if refilling else noted(view, view.so_far)


def noted(view: View, note: str) -> str:
    """A note, and what is asked for now; where large text leaves no room for both, the city is
    marked in the row below."""
    large = view.theme.scale >= LARGE_TEXT and view.offer.current is not None
    return note if note and large else f"{note} {now(view)}".strip()


def now(view: View) -> str:
    """Which city or position it is about; empty if about none."""
    state, texts = view.state, view.texts
    if isinstance(state.agenda[-1], Refill):
        return texts("supply.position", n=len(state.display) + 1)
    if view.offer.current is not None:
        city = view.offer.current.number
        letter = chance.letter_of(state, city)
        cities = state.rules.board.by_letter[letter]
        left = sum(other in cities for other in open_cities(state))
        return texts("token.now", city=view.words.say.city(city), letter=letter, n=left)
    return ""
