"""The options of a prompt as a menu of a screen's height: many alike become one entry."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from solitaria_app.engine.agenda import ArchitectAction
from solitaria_app.engine.board import Kind
from solitaria_app.engine.goods import GOODS, as_goods
from solitaria_app.engine.inputs import DONE, Buy, Input, Keep, Place, Purchase, Sell, Step
from solitaria_app.engine.state import GameState
from solitaria_app.session.words import Words

from ..terms import Terms

MOST_LINES = 12
"""Up to so many options stand in the menu one by one."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the menu: one input, or several of a kind with one label."""

    label: str
    inputs: tuple[Input, ...]

    @property
    def asks_amount(self) -> bool:
        """Whether it is a trade: the inputs are the amounts from 1 on."""
        return len(self.inputs) > 1 and isinstance(self.inputs[0], Sell | Buy)


def menu(words: Words, terms: Terms, state: GameState, options: Sequence[Input]) -> list[Entry]:
    """The options in their order; the first of a group holds the place of all."""
    groups: dict[Hashable, list[Input]] = {}
    few = len(options) <= MOST_LINES
    for number, given in enumerate(options):
        key = _group(state, given, few)
        groups.setdefault(number if key is None else key, []).append(given)
    if list(options) == [DONE] and isinstance(state.agenda[-1], ArchitectAction):
        return [Entry(terms("no-build", label=words.label(state, DONE)), (DONE,))]
    return [_entry(words, terms, state, tuple(inputs)) for inputs in groups.values()]


def single(words: Words, terms: Terms, state: GameState, options: Sequence[Input]) -> list[Entry]:
    """Every option by itself."""
    return [Entry(_label(words, terms, state, given), (given,)) for given in options]


def _label(words: Words, terms: Terms, state: GameState, given: Input) -> str:
    """An option by itself; a card of the display that another is called like, with its place."""
    label = words.label(state, given)
    if not isinstance(given, Purchase):
        return label
    return _placed(words, terms, state, given.card, label)


def _placed(words: Words, terms: Terms, state: GameState, card: int, label: str) -> str:
    name = words.say.card(card)
    alike = [other for other in state.display if other >= 0 and words.say.card(other) == name]
    if len(alike) < 2:
        return label
    return terms("position", label=label, n=state.display.index(card) + 1)


def _group(state: GameState, given: Input, few: bool) -> Hashable:
    """What an option has in common with others of its group; None if it stands alone."""
    match given:
        case Sell(good) | Buy(good):
            return type(given), good
        case _ if few:
            return None
        case Step(place, line):
            return Step, place, state.rules.board.lines[line].kind
        case Place(kind):
            return Place, kind
        case Purchase(card):
            return Purchase, card
        case Keep(goods):
            return Keep, _dearest(goods)
    return None


def _dearest(amounts: Sequence[int]) -> tuple[int, int]:
    """The dearest good that is there, and how much of it; (0, 0) if there is nothing."""
    return next(((good, amounts[good]) for good in reversed(GOODS) if amounts[good]), (0, 0))


def _entry(words: Words, terms: Terms, state: GameState, inputs: tuple[Input, ...]) -> Entry:
    if isinstance(inputs[0], Sell | Buy):
        what = _what(words, terms, state, inputs[0])
        price = words.say.sestertii(state.rules.prices[inputs[0].good])
        key = "up-to" if len(inputs) > 1 else "one"
        return Entry(terms(key, what=what, n=len(inputs), sestertii=price), inputs)
    if len(inputs) == 1:
        return Entry(_label(words, terms, state, inputs[0]), inputs)
    what = _what(words, terms, state, inputs[0])
    return Entry(terms("group", what=what, n=len(inputs)), inputs)


def _what(words: Words, terms: Terms, state: GameState, first: Input) -> str:
    say = words.say
    match first:
        case Sell(good):
            return terms("sell", good=say.good(good))
        case Buy(good):
            return terms("buy", good=say.good(good))
        case Place(kind):
            return terms("place", colonist=say.colonist(kind, "a"))
        case Step(place, line):
            kind = Kind(state.rules.board.lines[line].kind)
            return terms("move", colonist=say.colonist(kind, "your"), start=say.from_(place))
        case Purchase(card):
            price = words.price(state, state.display.index(card))
            what = terms("purchase", card=say.card_object(card), price=price)
            return _placed(words, terms, state, card, what)
        case Keep(goods):
            dearest, amount = _dearest(goods)
            kept = [0] * len(GOODS)
            kept[dearest] = amount
            return terms("keep", goods=say.goods(as_goods(kept)))
    raise TypeError(f"{type(first).__name__} has no group")
