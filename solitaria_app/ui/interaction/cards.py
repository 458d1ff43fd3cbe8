"""Cards to play, to copy and to buy."""

from __future__ import annotations

from solitaria_app.engine.agenda import ChooseCard, DiplomatAction, PurchaseAction
from solitaria_app.engine.goods import plus
from solitaria_app.engine.inputs import Copy, Play, Purchase
from solitaria_app.engine.play import legal
from solitaria_app.engine.rules.senator import fixed_cost
from solitaria_app.engine.state import GameState

from .values import AtCard, Offer, Option, Selection


def choose(state: GameState, frame: ChooseCard, selected: Selection | None) -> Offer:
    """The cards in hand."""
    return Offer(
        "options",
        tuple(
            Option("play", (play,), at=AtCard("hand", play.card), number=play.card)
            for play in legal(state)
            if isinstance(play, Play)
        ),
    )


def copy(state: GameState, frame: DiplomatAction, selected: Selection | None) -> Offer:
    """The cards of Contrarius that a Diplomat may copy."""
    return Offer(
        "options",
        tuple(
            Option("copy", (given,), at=AtCard("contrarius", given.card), number=given.card)
            for given in legal(state)
            if isinstance(given, Copy)
        ),
    )


def purchase(state: GameState, frame: PurchaseAction, selected: Selection | None) -> Offer:
    """The cards that can be paid, as they lie; a good of choice that is to be paid comes second."""
    payments: dict[int, list[Purchase]] = {}
    for given in legal(state):
        if isinstance(given, Purchase):
            payments.setdefault(given.card, []).append(given)
    options = []
    for card, ways in sorted(payments.items(), key=lambda item: state.display.index(item[0])):
        here = AtCard("display", card)
        cost = fixed_cost(state, frame, state.display.index(card))
        if len(ways) == 1:
            cost = plus(cost, ways[0].choice)
            options.append(Option("card", (ways[0],), at=here, cost=cost, number=card))
        else:
            options.append(Option("card", selects=here, at=here, cost=cost, number=card))
    if isinstance(selected, AtCard) and len(payments.get(selected.card, ())) > 1:
        ways = payments[selected.card]
        chosen = tuple(
            Option("payment", (way,), cost=way.choice, number=selected.card) for way in ways
        )
        return Offer("options", chosen, tuple(options), None, selected)
    return Offer("options", tuple(options))
