"""One sentence for each event."""

from __future__ import annotations

from typing import assert_never

from solitaria_app.engine import events as ev
from solitaria_app.engine.goods import GOODS, Good
from solitaria_app.engine.inputs import MIDWAY, Follow
from solitaria_app.engine.state import CONTRARIUS, GameState

from .catalogue import capital
from .phrases import Phrases
from .table import said_of_table


def event_sentence(say: Phrases, state: GameState, event: ev.Event) -> str:
    """What happened, as a sentence of its own; `state` is any one of the same game's table."""
    text = say.texts.text
    match event:
        case ev.TokenDrawn(city, good):
            said = text("event.token", city=say.city(city), good=say.good(good))
        case ev.MarkersSet(goods):
            said = text("event.markers", markers=_markers(say, goods))
        case ev.CardRevealed(card, position):
            said = text("event.revealed", subject=say.card_subject(card), position=position)
        case ev.TurnBegan(turn, final):
            said = text("event.turn.final" if final else "event.turn", turn=turn)
        case ev.CardPlayed(card):
            said = text("event.played", the_card=say.card_object(card))
        case ev.CardsRecovered():
            said = recovered(say, event)
        case ev.CardCopied(card):
            said = text("event.copied", the_card=say.card_object(card))
        case ev.CardBought(card, _, paid):
            key = "event.bought" if any(paid) else "event.bought.unpaid"
            said = text(key, the_card=say.card_object(card), goods=say.goods(paid))
        case ev.CardTaken(card, position):
            key = "event.taken" if position else "event.taken.stack"
            said = text(key, the_card=say.card_object(card), position=position)
        case ev.ColonistPlaced(side, kind, place, paid):
            key = "event.placed.human" if any(paid) else "event.placed.human.unpaid"
            said = text(
                "event.placed.contrarius" if side == CONTRARIUS else key,
                a_colonist=say.colonist(kind, "a"),
                at=say.at(place),
                goods=say.goods(paid),
            )
        case ev.ColonistMoved(side, kind, place, line, steps):
            who = "named" if side == CONTRARIUS else "human"
            said = text("event.moved", mover=say.move(who, kind, place, line, steps))
        case ev.ColonistStayed(kind, line):
            said = text("event.moved", mover=say.stay("stays-named", kind, line))
        case ev.HouseBuilt(side, city, paid, sestertii):
            key = "event.built.human" if any(paid) or sestertii else "event.built.human.unpaid"
            said = text(
                "event.built.contrarius" if side == CONTRARIUS else key,
                city=say.city(city),
                good=say.good(state.city_goods[city]),
                cost=say.cost(paid, sestertii),
            )
        case ev.HouseLeftTrack(position, reached):
            key = "event.track.reached" if reached else "event.track.supply"
            said = text(key, points=say.points(position))
        case ev.Produced(province, bonus):
            key = "event.produced.human" if any(bonus) else "event.activated"
            said = text(key, province=say.province(province), goods=say.goods(bonus))
        case ev.MarkersTurned():
            said = text("event.turned")
        case ev.GoodsGained():
            said = gained(say, "event.gained", event)
        case ev.SestertiiGained(sestertii):
            said = text("event.sestertii", sestertii=say.sestertii(sestertii))
        case ev.Traded():
            said = text("event.traded", trades=trade(say, event))
        case ev.DieRolled(die, face):
            roller = rolled_by(say, state, event)
            said = text("event.rolled", die=say.die(die), face=say.face(face), by=roller)
        case ev.Chose(choice):
            found = choice.good
            wanted = say.good(choice.wanted)
            if found is None:
                said = text("event.chose.none", good=wanted)
            else:
                said = text(
                    "event.chose", good=wanted, city=say.city(choice.city), found=say.good(found)
                )
        case ev.PointsScored(points, province):
            key = "event.points" if province < 0 else "event.points.province"
            where = say.province(province) if province >= 0 else ""
            said = text(key, points=say.points(points), province=where)
        case ev.NothingHappened(why):
            said = text(f"nothing.{why.value}")
        case ev.EndTriggered(side, ending):
            who = "contrarius" if side == CONTRARIUS else "human"
            worth = say.points(state.rules.concordia_points)
            said = text(f"event.end.{who}.{ending.value}", points=worth)
        case ev.EndWithdrawn():
            said = text("event.end-withdrawn")
        case ev.Followed(way):
            said = text("event.followed", said=said_of_table(say, Follow(way)))
        case ev.BegunMidway():
            said = text("event.midway", said=said_of_table(say, MIDWAY))
        case ev.Corrected(given):
            said = text("event.corrected", said=said_of_table(say, given))
        case ev.GameEnded():
            said = text("event.ended")
        case _:
            assert_never(event)
    return capital(said)


def rolled_by(say: Phrases, state: GameState, event: ev.DieRolled) -> str:
    """After the name of a die: who rolled it, where that may be a person or the program."""
    if event.by_hand:
        return say.texts.text("rolled.by-hand")
    return say.texts.text("rolled.by-program") if state.way.physical else ""


def recovered(say: Phrases, event: ev.CardsRecovered) -> str:
    """What the Tribune brings back, and the sestertii if there are any."""
    key = "event.recovered.paid" if event.sestertii else "event.recovered"
    cards = say.texts.count("card", event.cards.bit_count())
    return say.texts.text(key, cards=cards, sestertii=say.sestertii(event.sestertii))


def gained(say: Phrases, family: str, event: ev.GoodsGained, **values: str) -> str:
    """Goods that came, and those that found no space: one of three texts of a family."""
    case = "all" if not any(event.lost) else "lost" if any(event.goods) else "full"
    return say.texts.text(
        f"{family}.{case}", goods=say.goods(event.goods), lost=say.goods(event.lost), **values
    )


def trade(say: Phrases, event: ev.Traded) -> str:
    """`sell 2 wine for 12 sestertii`."""
    way = "sell" if event.amount < 0 else "buy"
    goods = say.texts.count(Good(event.good).id, abs(event.amount))
    return say.texts.text(
        f"event.trade.{way}", goods=goods, sestertii=say.sestertii(event.sestertii)
    )


def _markers(say: Phrases, goods: tuple[int, ...]) -> str:
    groups = []
    for good in reversed(GOODS):
        provinces = [say.province(n) for n, best in enumerate(goods) if best == good]
        if provinces:
            groups.append(
                say.texts.text(
                    "event.marker-group", good=say.good(good), provinces=say.texts.listed(provinces)
                )
            )
    return "; ".join(groups)


def token_groups(say: Phrases, drawn: list[ev.TokenDrawn]) -> list[str]:
    """The tokens of a set-up, one sentence a good, the dearest first."""
    masks = {good: sum(1 << t.city for t in drawn if t.good == good) for good in reversed(GOODS)}
    return [
        say.texts.sentence("event.tokens", good=say.good(good), cities=say.cities(mask))
        for good, mask in masks.items()
        if mask
    ]
