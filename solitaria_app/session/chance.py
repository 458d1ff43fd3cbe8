"""Chance from a seed: the same seed brings the same dice, cards and tokens on every machine.

Every draw is a number made from the SHA-256 of `seed:what:which`, read as a big-endian
integer. So the third roll of the red die is the same whatever happened before it, and dice keep
their faces when inputs are taken back.

- tokens: city by city in the order of letter and name; `token:CITY` modulo the number of
  tokens its letter still has picks one of them, cheapest good first;
- cards: of the cards still in the stack the one with the smallest `card:CARD` comes next;
- dice: `COLOUR:N` modulo 6 is the face (from 0) of the N-th roll (from 1) of that die.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256

from solitaria_app.engine.agenda import DrawTokens, Roll
from solitaria_app.engine.dice import DICE
from solitaria_app.engine.goods import GOODS
from solitaria_app.engine.inputs import Chance, Reveal, Rolled, Token
from solitaria_app.engine.play import candidates
from solitaria_app.engine.rules.tokens import open_cities, tokens_left
from solitaria_app.engine.state import GameState


@lru_cache(maxsize=4096)
def number(seed: str, what: str, which: str | int) -> int:
    """The number a seed gives to a thing."""
    return int.from_bytes(sha256(f"{seed}:{what}:{which}".encode()).digest(), "big")


def draw(state: GameState, seed: str) -> Chance:
    """What chance brings now. Only for prompts of chance."""
    frame = state.agenda[-1]
    rules = state.rules
    if isinstance(frame, Roll):
        faces = rules.dice.of(frame.die)
        roll = state.rolls[DICE.index(frame.die)] + 1
        return Rolled(frame.die, faces[number(seed, frame.die.value, roll) % len(faces)])
    if isinstance(frame, DrawTokens):
        return draw_token(state, seed, next(open_cities(state)))
    cards = rules.cards
    hidden = [given for given in candidates(state) if isinstance(given, Reveal)]
    return min(hidden, key=lambda reveal: number(seed, "card", cards[reveal.card].id))


def draw_token(state: GameState, seed: str, city: int) -> Token:
    """The token that chance brings to a city that has none yet."""
    board = state.rules.board
    left = tokens_left(state, board.cities[city].letter)
    pick = number(seed, "token", board.cities[city].id) % sum(left)
    good = next(good for good in GOODS if pick < sum(left[: good + 1]))
    return Token(city, good)
