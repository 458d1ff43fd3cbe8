"""Why an input is not allowed, in one sentence with what is missing."""

from __future__ import annotations

from dataclasses import dataclass

from solitaria_app.engine import agenda as ag
from solitaria_app.engine import inputs as inp
from solitaria_app.engine.board import Kind
from solitaria_app.engine.dice import Die
from solitaria_app.engine.goods import Good, Goods, as_goods, plus
from solitaria_app.engine.refusal import Refusal, Why
from solitaria_app.engine.rules import architect, senator
from solitaria_app.engine.state import CONTRARIUS, GameState

from .phrases import Phrases
from .prompts import request

_NOTHING: Goods = (0, 0, 0, 0, 0)
_COST = (Why.CANNOT_PAY_GOODS, Why.CANNOT_PAY_SESTERTII)


@dataclass(frozen=True, slots=True)
class RefusalWords:
    """One sentence, and where its rule stands."""

    text: str
    source: str

    def __str__(self) -> str:
        return self.text


def refusal_words(
    say: Phrases, state: GameState, given: inp.Input, refusal: Refusal
) -> RefusalWords:
    """The words for what `engine.play.refusal(state, given)` says."""
    why = refusal.why
    key = f"refusal.{why.code}"
    source = say.texts.text(f"{key}.source")
    if why in _COST:
        said = _cost(say, state, given, key)
    elif why is Why.NOT_NOW:
        said = say.texts.sentence(key, prompt=request(say, state).text)
    else:
        key, values = _about(say, state, refusal, key)
        said = say.texts.sentence(key, **values)
    return RefusalWords(said, source)


def _about(
    say: Phrases, state: GameState, refusal: Refusal, key: str
) -> tuple[str, dict[str, object]]:
    """The text that fits what the refusal speaks of, and what fills it."""
    values: dict[str, object] = {}
    for name, thing in refusal.about:
        match name, thing:
            case "city", int(city):
                values["city"] = say.city(city)
            case "card", int(card):
                values["subject"] = say.card_subject(card)
                values["the_card"] = say.card_object(card)
            case "province", int(province):
                values["province"] = say.province(province)
            case "line", int(line):
                values["line"] = say.line(line)
            case "place", int(place):
                values["at"] = say.at(place)
            case "kind", Kind() as kind:
                values["colonist"] = say.colonist(kind, "object")
            case "good", int(good):
                values["good"] = say.good(good)
                values["goods"] = say.good(good)
            case "goods", (int(), int(), int(), int(), int()) as goods:
                values["goods"] = say.goods(as_goods(list(goods)))
            case "letter", str(letter):
                values["letter"] = letter
            case "die", Die() as die:
                values["die"] = say.die(die)
            case "rolled", Die() as die:
                values["other"] = say.die(die)
            case "other", int(other):
                values["other"] = say.city(other)
            case "most", int(most):
                values["most"] = most
            case "amount", int(amount):
                values["n"] = amount
    return _variant(say, state, refusal, key, values)


def _variant(
    say: Phrases, state: GameState, refusal: Refusal, key: str, values: dict[str, object]
) -> tuple[str, dict[str, object]]:
    """Texts that depend on an amount or on what is left unsaid."""
    about = dict(refusal.about)
    if about.get("side") == CONTRARIUS:
        key += ".contrarius"
    amount = about.get("amount")
    match refusal.why:
        case Why.TRIBUNE_CITY:
            values["capital"] = say.city(state.rules.board.capital[Kind.LAND])
        case Why.CHOICE_SIZE if isinstance(amount, int):
            values["goods"] = say.texts.count("any", amount)
            key += "" if amount else ".none"
        case Why.NO_SPACE if isinstance(amount, int):
            values["spaces"] = say.texts.count("space", amount)
            key += "" if amount else ".none"
        case Why.NOT_IN_STORE if isinstance(amount, int):
            good = about["good"]
            assert isinstance(good, int)
            values["goods"] = say.texts.count(Good(good).id, amount)
            key += "" if amount else ".none"
        case Why.NOT_ADJACENT_LINE if "line" not in about:
            key += ".nowhere"
    return key, values


def _cost(say: Phrases, state: GameState, given: inp.Input, key: str) -> str:
    """What the thing costs, goods and sestertii together, and all that is missing."""
    thing, goods, sestertii = _wanted(say, state, given)
    if isinstance(given, inp.Buy):
        key += ".goods"
    human = state.human
    lack = as_goods([max(0, n - held) for n, held in zip(goods, human.goods, strict=True)])
    missing = say.cost(lack, max(0, sestertii - human.sestertii))
    return say.texts.sentence(key, thing=thing, cost=say.cost(goods, sestertii), missing=missing)


def _wanted(say: Phrases, state: GameState, given: inp.Input) -> tuple[str, Goods, int]:
    """The thing with its costs in goods and sestertii."""
    frame = state.agenda[-1]
    match given:
        case inp.Build(city):
            goods, sestertii = architect.cost(state, city)
            return say.city(city), goods, sestertii
        case inp.Purchase(card, choice) if isinstance(frame, ag.PurchaseAction):
            fixed = senator.fixed_cost(state, frame, state.display.index(card))
            return say.card_subject(card), plus(fixed, choice), 0
        case inp.Buy(good, amount):
            value = state.rules.prices[good] * amount
            return say.texts.count(Good(good).id, amount), _NOTHING, value
    return say.texts.text("refusal.thing.colonist"), state.rules.colonist_cost, 0
