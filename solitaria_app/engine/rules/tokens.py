"""City tokens and bonus markers (source: 000 Setup, 003:7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..agenda import DrawTokens
from ..events import Event, MarkersSet, TokenDrawn
from ..flow import pop
from ..goods import GOODS, Good, Goods, as_goods
from ..handler import Asks, Handler
from ..inputs import Input, Token
from ..refusal import Refusal, Why, refuse
from ..ruleset import Ruleset
from ..state import GameState


def open_cities(state: GameState) -> Iterator[int]:
    """The cities still without a token, by letter and name."""
    goods = state.city_goods
    return (c for cities in state.rules.board.by_letter.values() for c in cities if goods[c] < 0)


def tokens_left(state: GameState, letter: str) -> Goods:
    """How many tokens of each good a letter still has."""
    left = list(state.rules.tokens[letter])
    for city in state.rules.board.by_letter.get(letter, ()):
        if (good := state.city_goods[city]) >= 0:
            left[good] -= 1
    return as_goods(left)


def options(state: GameState, frame: DrawTokens) -> Iterable[Input]:
    """Every token that can still come to every city."""
    cities = state.rules.board.cities
    left = {letter: tokens_left(state, letter) for letter in state.rules.tokens}
    for city in open_cities(state):
        for good in GOODS:
            if left[cities[city].letter][good]:
                yield Token(city, good)


def refusal(state: GameState, frame: DrawTokens, token: Token) -> Refusal | None:
    """A city takes one token of its own letter (000 Setup)."""
    board = state.rules.board
    if not board.token_cities >> token.city & 1:
        return refuse(Why.NO_TOKEN_CITY, city=token.city)
    if state.city_goods[token.city] >= 0:
        return refuse(Why.TOKEN_TAKEN, city=token.city)
    letter = board.cities[token.city].letter
    if not tokens_left(state, letter)[token.good]:
        return refuse(Why.NO_TOKEN_LEFT, letter=letter, good=token.good)
    return None


def apply(state: GameState, frame: DrawTokens, token: Token, out: list[Event]) -> None:
    """Put the token onto its city."""
    lay(state, token.city, token.good, out)


def lay(state: GameState, city: int, good: Good, out: list[Event]) -> None:
    """A city has its good from now on."""
    goods = list(state.city_goods)
    goods[city] = good
    state.city_goods = tuple(goods)
    out.append(TokenDrawn(city, good))


def run(state: GameState, frame: DrawTokens, out: list[Event]) -> bool:
    """Lay tokens that leave no choice; when every city has one, set the bonus markers."""
    for letter, cities in state.rules.board.by_letter.items():
        without = [city for city in cities if state.city_goods[city] < 0]
        if not without:
            continue
        left = tokens_left(state, letter)
        kinds = [good for good in GOODS if left[good]]
        if len(kinds) > 1:
            return False
        for city in without:
            lay(state, city, kinds[0], out)
    state.good_cities = good_masks(state.city_goods)
    state.marker_goods = best_goods(state.rules, state.city_goods)
    out.append(MarkersSet(state.marker_goods))
    pop(state)
    return True


def good_masks(city_goods: tuple[int, ...]) -> tuple[int, ...]:
    """For each good the mask of its cities."""
    return tuple(sum(1 << c for c, good in enumerate(city_goods) if good == g) for g in GOODS)


def best_goods(rules: Ruleset, city_goods: tuple[int, ...]) -> tuple[int, ...]:
    """Each province's marker shows the most valuable good of its cities (003:7)."""
    return tuple(
        max(city_goods[city] for city in province.cities) for province in rules.board.provinces
    )


DRAW_TOKENS = Handler(Asks.SUPPLY, (Token,), options, refusal, apply, run)
