"""What stands beside the prompt: what the action has used so far, and what a learner may want to
know of it."""

from __future__ import annotations

from solitaria_app.engine.agenda import (
    ArchitectAction,
    ChooseCard,
    ColonistAction,
    MercatorAction,
    PrefectAction,
    PurchaseAction,
    TribuneAction,
)
from solitaria_app.engine.goods import as_goods
from solitaria_app.engine.inputs import Build, Copy, Input, Place, Play, Purchase, Step, Token
from solitaria_app.session.game import Game
from solitaria_app.session.words import Words
from solitaria_app.ui import facewords
from solitaria_app.ui.texts import Texts

COUNTED: tuple[tuple[type[Input], str], ...] = (
    (Step, "step"),
    (Build, "house"),
    (Place, "colonist"),
    (Purchase, "card"),
)
"""The inputs that an action is put together from, and what they are called as an amount."""

ACTIONS = (
    ArchitectAction,
    ColonistAction,
    MercatorAction,
    PrefectAction,
    PurchaseAction,
    TribuneAction,
)
"""Prompts of an action of the human's, before Contrarius reacts."""


def so_far(game: Game, words: Words, texts: Texts) -> str:
    """What the present action has done and paid so far, or which tokens the last one left no
    choice for; empty if nothing yet."""
    if isinstance(game.inputs[game.cursor - 1] if game.cursor else None, Token):
        return facewords.laid(game, words, texts)
    kinds = tuple(kind for kind, _ in COUNTED)
    start = game.cursor
    while start and isinstance(game.inputs[start - 1], kinds):
        start -= 1
    if start == game.cursor or game.state.over:
        return ""
    done = game.inputs[start : game.cursor]
    count = words.say.texts.count
    what = words.say.texts.listed(
        [
            count(name, sum(isinstance(given, kind) for given in done))
            for kind, name in COUNTED
            if any(isinstance(given, kind) for given in done)
        ]
    )
    before, now = game.state_at(start).human, game.state.human
    goods = as_goods([max(0, a - b) for a, b in zip(before.goods, now.goods, strict=True)])
    money = max(0, before.sestertii - now.sestertii)
    if not any(goods) and not money:
        return texts("aside.done", what=what)
    return texts("aside.paid", what=what, cost=words.say.cost(goods, money))


def lesson(game: Game, words: Words, texts: Texts) -> str:
    """What the present prompt is about, and what Contrarius will do after it."""
    state = game.state
    if state.over or isinstance(state.agenda[-1], ChooseCard):
        return ""
    told = words.frame_rule(state.agenda[-1]).text
    return f"{told} {reaction(game, words, texts)}".strip()


def reaction(game: Game, words: Words, texts: Texts) -> str:
    """What Contrarius will do after the present action, empty in the middle of a reaction."""
    if game.state.over:
        return ""
    card = _reacts_to(game)
    return "" if card is None else texts("aside.then", reaction=words.card_reaction(card).text)


def lesson_of_card(words: Words, texts: Texts, card: int) -> tuple[str, str]:
    """What a card does, and what Contrarius does in reaction to it."""
    reaction = texts("aside.then", reaction=words.card_reaction(card).text)
    return words.card_action(card).text, reaction


def _reacts_to(game: Game) -> int | None:
    """The card whose reaction is still to come, None in the middle of a reaction."""
    if not isinstance(game.state.agenda[-1], ACTIONS):
        return None
    inputs = reversed(game.inputs[: game.cursor])
    return next((given.card for given in inputs if isinstance(given, Play | Copy)), None)
