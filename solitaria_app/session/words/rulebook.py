"""The rules behind options, cards and steps of the game, in our words with their source."""

from __future__ import annotations

from dataclasses import dataclass

from solitaria_app.engine import agenda as ag
from solitaria_app.engine import inputs as inp
from solitaria_app.engine.cards import SPECIALISTS
from solitaria_app.engine.options import Mover
from solitaria_app.engine.state import GameState

from .phrases import Phrases
from .prompts import FRAME_KEYS

_ACTIONS: dict[type, str] = {
    ag.TribuneAction: "action.tribune",
    ag.ArchitectAction: "action.architect",
    ag.PrefectAction: "action.prefect",
    ag.ColonistAction: "action.colonist",
    ag.DiplomatAction: "action.diplomat",
}
"""Frames that are a card's whole action."""

_INPUTS: dict[type, str] = {
    inp.Step: "rule.step",
    inp.Build: "rule.build",
    inp.Produce: "rule.produce",
    inp.Cash: "rule.cash",
    inp.Money: "rule.money",
    inp.Sell: "rule.trade",
    inp.Buy: "rule.trade",
    inp.Copy: "action.diplomat",
    inp.Keep: "rule.store",
    inp.Settle: "rule.opening",
    inp.Done: "rule.done",
    inp.Token: "rule.draw-tokens",
    inp.Hold: "rule.take-stock",
    inp.Follow: "rule.follow",
}
"""Inputs that mean the same wherever they are given; all others are corrections."""


@dataclass(frozen=True, slots=True)
class RuleWords:
    """A rule in one to three sentences, and where it stands in the rulebooks."""

    text: str
    source: str

    def __str__(self) -> str:
        return self.text


def card_action(say: Phrases, number: int) -> RuleWords:
    """What the human does with a card."""
    card = say.rules.cards[number]
    good = card.good
    return _rule(
        say,
        _card_key(say, "action", number),
        sestertii=say.sestertii(card.sestertii),
        city_of=say.city_of(good) if good is not None else "",
    )


def card_reaction(say: Phrases, number: int) -> RuleWords:
    """What Contrarius does when the card is played or copied."""
    return _rule(say, _card_key(say, "reaction", number))


def frame_rule(say: Phrases, frame: ag.Frame) -> RuleWords:
    """The rule behind what is on the agenda."""
    match frame:
        case ag.MercatorAction():
            return _rule(say, "rule.trade", prices=say.prices())
        case ag.PurchaseAction():
            return _rule(say, _purchase_key(frame))
        case ag.PrefectAction(bonus):
            return _rule(say, "action.prefect-magnus" if bonus > 1 else "action.prefect")
        case ag.Roll(die):
            return _rule(say, f"rule.roll.{die.value}", source="rule.roll.source")
        case ag.MoveNext() if say.rules.options.mover is Mover.ANY:
            return _rule(say, "rule.move-next.any", source="rule.move-next.source")
    key = _ACTIONS.get(type(frame)) or f"rule.{FRAME_KEYS[type(frame)]}"
    return _rule(say, key)


def input_rule(say: Phrases, state: GameState, given: inp.Input) -> RuleWords:
    """The rule behind an option of the present prompt; a card's action and reaction for `Play`."""
    frame = state.agenda[-1]
    match given:
        case inp.Play(card):
            action, reaction = card_action(say, card), card_reaction(say, card)
            both = say.texts.text("rule.both", action=action.text, reaction=reaction.text)
            return RuleWords(both, action.source)
        case inp.Place():
            return _rule(say, f"rule.place.{FRAME_KEYS[type(frame)]}")
        case inp.Purchase() | inp.Reveal() | inp.Send() | inp.Rolled():
            return frame_rule(say, frame)
    return _rule(say, _INPUTS.get(type(given), "rule.correct"), prices=say.prices())


def _rule(say: Phrases, key: str, source: str = "", **values: object) -> RuleWords:
    text = say.texts.text
    return RuleWords(text(key, **values), text(source or f"{key}.source"))


def _card_key(say: Phrases, what: str, number: int) -> str:
    card = say.rules.cards[number]
    name = "specialist" if card.personality in SPECIALISTS else say.card_key(card)
    return f"{what}.{name}"


def _purchase_key(frame: ag.PurchaseAction) -> str:
    return "action.senator" if frame.by_position else "action.consul"
