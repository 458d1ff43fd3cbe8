"""What a card's god is worth to a side."""

from __future__ import annotations

from solitaria_app.engine.cards import God
from solitaria_app.engine.scoring import JUPITER_MOST, CardScore, worth
from solitaria_app.engine.state import CONTRARIUS, GameState

from .phrases import Phrases

_COUNTED = {
    God.JUPITER: "house",
    God.SATURNUS: "province",
    God.MERCURIUS: "kind",
    God.MARS: "colonist",
    God.MINERVA: "house",
}
"""What each god counts, as a key of amounts; Vesta counts sestertii."""


def worth_line(say: Phrases, score: CardScore) -> str:
    """`Saturnus: 6 provinces = 6`; a specialist goes by its own name."""
    god = score.god
    if god is God.VESTA:
        count = say.sestertii(score.count)
        return say.texts.text("worth.vesta", name=say.god(god), count=count, points=score.points)
    name = say.card(score.card) if god is God.MINERVA else say.god(god)
    count = say.texts.count(_COUNTED[god], score.count)
    key = "worth.jupiter" if god is God.JUPITER else "worth"
    return say.texts.text(key, name=name, count=count, points=score.points)


def god_line(say: Phrases, state: GameState, card: int, side: int) -> str:
    """What a card is worth to a side if the game ended now."""
    owner = state.contrarius if side == CONTRARIUS else state.humans[side]
    data = state.rules.cards[card]
    count, points = worth(state, owner, data)
    return worth_line(say, CardScore(card, data.god, count, points))


def god_rule(say: Phrases, card: int) -> str:
    """What the god of a card counts, in our words."""
    data = say.rules.cards[card]
    return say.texts.sentence(
        f"god-rule.{data.god.id}",
        most=JUPITER_MOST,
        points=say.points(data.points),
        city_of=say.city_of(data.good) if data.good is not None else "",
    )
