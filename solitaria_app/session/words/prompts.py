"""What the program asks for at each moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from solitaria_app.engine import agenda as ag
from solitaria_app.engine.inputs import Build
from solitaria_app.engine.movement import at_rest
from solitaria_app.engine.play import legal
from solitaria_app.engine.rules.colonist import BASE_MONEY
from solitaria_app.engine.rules.mercator import KINDS_TRADED
from solitaria_app.engine.rules.opening import target_lines
from solitaria_app.engine.scoring import result
from solitaria_app.engine.state import GameState

from .catalogue import capital
from .phrases import Phrases
from .results import headline

FRAME_KEYS: dict[type, str] = {
    ag.DrawTokens: "draw-tokens",
    ag.Refill: "refill",
    ag.SixthCard: "sixth-card",
    ag.Opening: "opening",
    ag.ChooseCard: "choose-card",
    ag.CarryOut: "carry-out",
    ag.TribuneAction: "tribune-action",
    ag.ArchitectAction: "architect-action",
    ag.PrefectAction: "prefect-action",
    ag.ColonistAction: "colonist-action",
    ag.MercatorAction: "mercator-action",
    ag.DiplomatAction: "diplomat-action",
    ag.PurchaseAction: "purchase-action",
    ag.Store: "store",
    ag.Score: "score",
    ag.Roll: "roll",
    ag.Construct: "construct",
    ag.MoveNext: "move-next",
    ag.Activate: "activate",
    ag.Recruit: "recruit",
    ag.TakeCard: "take-card",
    ag.EndTurn: "end-turn",
    ag.TakeStock: "take-stock",
    ag.EndGame: "end-game",
}
"""The name each frame has in the keys of texts."""


@dataclass(frozen=True, slots=True)
class Request:
    """A prompt in words: a short `title` and the sentence `text` that says what to do."""

    title: str
    text: str


def request(say: Phrases, state: GameState) -> Request:
    """What the game waits for now; who has won if it is over."""
    if state.over:
        return Request(say.texts.text("frame.over"), headline(say, state, result(state)))
    frame = state.agenda[-1]
    return Request(frame_title(say, frame), _ask(say, state, frame))


def frame_title(say: Phrases, frame: ag.Frame) -> str:
    """What a thing on the agenda is called."""
    key = f"frame.{FRAME_KEYS[type(frame)]}"
    if isinstance(frame, ag.Roll):
        return capital(say.die(frame.die))
    if isinstance(frame, ag.PurchaseAction) and not frame.by_position:
        key += ".consul"
    if isinstance(frame, ag.PrefectAction) and frame.bonus > 1:
        key += ".magnus"
    return say.texts.text(key)


def _ask(say: Phrases, state: GameState, frame: ag.Frame) -> str:
    """The sentence for a frame that waits."""
    rules, text = state.rules, say.texts.text
    match frame:
        case ag.Opening():
            return text("ask.opening", city=_opening_city(say, state, frame))
        case ag.ChooseCard():
            if not state.human.hand:
                return text("ask.choose-card.none")
            return text("ask.choose-card.final" if state.final else "ask.choose-card")
        case ag.TribuneAction():
            key = "ask.tribune-action.light" if state.light else "ask.tribune-action"
            return text(key, goods=say.goods(rules.colonist_cost))
        case ag.ArchitectAction(steps, built):
            left = say.texts.count("step", steps)
            return text(_architect_key(state, steps, built), steps=left)
        case ag.ColonistAction(placed):
            key = "ask.colonist-action.placed" if placed else "ask.colonist-action"
            return text(
                f"{key}.light" if state.light else key,
                goods=say.goods(rules.colonist_cost),
                sestertii=say.sestertii(BASE_MONEY + state.human.on_board),
            )
        case ag.MercatorAction(traded):
            key = "ask.mercator-action.again" if traded else "ask.mercator-action"
            return text(key, n=KINDS_TRADED)
        case ag.PurchaseAction(left, by_position):
            return text(_purchase_key(left, by_position), n=left)
        case ag.Store(goods):
            spaces = say.texts.count("space", state.free_spaces(state.human))
            return say.texts.sentence("ask.store", goods=say.goods(goods), spaces=spaces)
        case ag.Roll(die, purpose):
            return text(f"ask.roll.{purpose.value}", the_die=say.the_die(die))
        case ag.MoveNext(choice):
            movers = {(route.kind, route.place) for route in choice.routes}
            key = "ask.move-next" if len(movers) > 1 else "ask.move-next.line"
            city = choice.city
            return text(key, city=say.city(city), good=say.good(state.city_goods[city]))
        case ag.DrawTokens() | ag.Refill() | ag.SixthCard() | ag.PrefectAction():
            return text(f"ask.{FRAME_KEYS[type(frame)]}")
        case ag.DiplomatAction() | ag.TakeStock():
            return text(f"ask.{FRAME_KEYS[type(frame)]}")
        case (
            ag.CarryOut()
            | ag.Score()
            | ag.Construct()
            | ag.Activate()
            | ag.Recruit()
            | ag.TakeCard()
            | ag.EndTurn()
            | ag.EndGame()
        ):
            raise TypeError(f"{type(frame).__name__} never waits")
        case _:
            assert_never(frame)


def _architect_key(state: GameState, steps: int, built: bool) -> str:
    if (built or not steps) and not any(isinstance(given, Build) for given in legal(state)):
        return f"ask.architect-action.{'built' if built else 'no-steps'}.none"
    if built:
        return "ask.architect-action.built"
    if not at_rest(state, state.human):
        return "ask.architect-action.crowded"
    return "ask.architect-action" if steps else "ask.architect-action.no-steps"


def _purchase_key(left: int, by_position: bool) -> str:
    if left > 1:
        return "ask.purchase-action"
    return "ask.purchase-action.again" if by_position else "ask.purchase-action.one"


def _opening_city(say: Phrases, state: GameState, frame: ag.Opening) -> str:
    board = state.rules.board
    line = board.lines[target_lines(state, frame)[0]]
    return say.city(next(end for end in line.ends if not board.is_capital(end)))
