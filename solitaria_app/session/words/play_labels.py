"""Labels of the cards in hand, with what each would bring now."""

from __future__ import annotations

from solitaria_app.engine.board import bits
from solitaria_app.engine.cards import Card, Personality
from solitaria_app.engine.goods import GOODS
from solitaria_app.engine.rules import colonist, diplomat, prefect, tribune
from solitaria_app.engine.state import GameState

from .phrases import Phrases


def play_label(say: Phrases, state: GameState, number: int) -> str:
    """`Tribune — take back 6 cards, receive 3 sestertii`."""
    name, card = _name(say, state, number), state.rules.cards[number]
    detail = _brings(say, state, card)
    return say.texts.text("label.with", what=name, detail=detail) if detail else name


def _name(say: Phrases, state: GameState, number: int) -> str:
    """With its god if another card in hand has the same name and another god."""
    card = state.rules.cards[number]
    name = say.card(number)
    for other in bits(state.human.hand):
        if say.card(other) == name and state.rules.cards[other].god is not card.god:
            return say.texts.text("label.play.god", card=name, god=say.god(card.god))
    return name


def _brings(say: Phrases, state: GameState, card: Card) -> str:
    text, count, human = say.texts.text, say.texts.count, state.human
    match card.personality:
        case Personality.TRIBUNE:
            back = human.played.bit_count() + 1
            paid = 0 if state.light else max(0, back - tribune.FREE_CARDS)
            key = "label.play.recover-paid" if paid else "label.play.recover"
            return text(key, cards=count("card", back), sestertii=say.sestertii(paid))
        case Personality.ARCHITECT:
            return text("label.play.steps", steps=count("step", human.on_board))
        case Personality.PREFECT:
            cash = prefect.cash_value(state)
            key = "label.play.cash.light" if state.light else "label.play.cash"
            return text(key, sestertii=say.sestertii(cash))
        case Personality.COLONIST:
            money = colonist.BASE_MONEY + human.on_board
            key = "label.play.money.light" if state.light else "label.play.money"
            return text(key, sestertii=say.sestertii(money))
        case Personality.MERCATOR:
            key = "label.play.trade.light" if state.light else "label.play.trade"
            return text(key, sestertii=say.sestertii(card.sestertii))
        case Personality.DIPLOMAT:
            cards = diplomat.copyable(state)
            if not cards:
                return text("label.play.no-copy")
            return text("label.play.copy", cards=say.texts.listed(_names(say, cards), "or"))
        case Personality.SENATOR:
            return text("label.play.buy", cards=count("card", 2))
        case Personality.CONSUL:
            return text("label.play.consul", cards=count("card", 1))
    return _specialist(say, state, card)


def _names(say: Phrases, cards: list[int]) -> list[str]:
    """Each name once."""
    return list(dict.fromkeys(say.card(card) for card in cards))


def _specialist(say: Phrases, state: GameState, card: Card) -> str:
    if state.light:
        return ""
    good = next(good for good in GOODS if good is card.good)
    houses = (state.human.houses & state.good_cities[good]).bit_count()
    goods = say.texts.count(good.id, houses)
    free = state.free_spaces(state.human)
    if houses <= free:
        return goods
    room = say.texts.text("label.room", n=free)
    return say.texts.text("label.more", first=goods, second=room)
