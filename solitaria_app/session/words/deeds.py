"""What undo and redo would take back or do again, in a few words."""

from __future__ import annotations

from collections.abc import Sequence

from solitaria_app.engine import inputs as inp
from solitaria_app.engine.goods import Good

from .phrases import Phrases
from .table import said_of_table

_CHANCE = (inp.Token, inp.Reveal, inp.Rolled)


def undo_label(say: Phrases, inputs: Sequence[inp.Input], word: str = "undo") -> str:
    """The label of undo (or "redo") for the inputs of one step; without any, the bare word.

    Named by what the human decided: the card, with its one choice if it had no more.
    """
    if not inputs:
        return say.texts.text(f"{word}.nothing")
    decided = [one for one in inputs if not isinstance(one, _CHANCE)]
    named = decided[0] if decided else inputs[0]
    first = deed(say, named)
    if isinstance(named, inp.Token) and len(inputs) > 1:
        first = say.texts.text("deed.tokens")
    inner = [one for one in decided[1:] if not isinstance(one, inp.Done | inp.Send)]
    if isinstance(named, inp.Play) and len(inner) == 1:
        first = say.texts.text("deed.play.with", card=first, deed=deed(say, inner[0]))
    return say.texts.text(word, deed=first)


def deed(say: Phrases, given: inp.Input) -> str:
    """An input in a few words."""
    text = say.texts.text
    match given:
        case inp.Play(card):
            return say.card(card)
        case inp.Place(kind, city):
            return text("deed.place", colonist=say.colonist(kind), city=say.city(city))
        case inp.Step(place, line):
            return text("deed.step", start=say.from_(place), line=say.line(line))
        case inp.Build(city):
            return text("deed.build", city=say.city(city))
        case inp.Produce(province):
            return text("deed.produce", province=say.province(province))
        case inp.Cash():
            return text("deed.cash")
        case inp.Money():
            return text("deed.money")
        case inp.Sell(good, amount):
            return text("deed.sell", goods=say.texts.count(Good(good).id, amount))
        case inp.Buy(good, amount):
            return text("deed.buy", goods=say.texts.count(Good(good).id, amount))
        case inp.Copy(card):
            return text("deed.copy", the_card=say.card_object(card))
        case inp.Purchase(card):
            return text("deed.purchase", the_card=say.card_object(card))
        case inp.Keep(goods):
            return text("deed.keep", goods=say.goods(goods))
        case inp.Send(_, line):
            return text("deed.send", line=say.line(line))
        case inp.Settle(line):
            return text("deed.settle", line=say.kind_line(line))
        case inp.Done():
            return text("deed.done")
        case inp.Token(city):
            return text("deed.token", city=say.city(city))
        case inp.Reveal(card):
            return text("deed.reveal", the_card=say.card_object(card))
        case inp.Rolled(die, face):
            return text("deed.rolled", the_die=say.the_die(die), face=say.face(face))
        case inp.Follow(way):
            return text(f"deed.follow.{way.id}")
        case inp.Midway():
            return text("deed.midway")
        case _:
            return text("deed.correct", said=said_of_table(say, given))
