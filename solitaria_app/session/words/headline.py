"""A reaction in one short line, to be read across a table: only what pieces and cards do."""

from __future__ import annotations

from collections.abc import Sequence

from solitaria_app.engine import events as ev
from solitaria_app.engine.board import Kind
from solitaria_app.engine.state import CONTRARIUS, GameState

from .phrases import Phrases

_BEGINS = (ev.DieRolled, ev.Chose, ev.PointsScored, ev.CardTaken)
"""Events that only a reaction brings."""

_NO_REACTION = (ev.Nothing.NO_REACTION, ev.Nothing.NO_CARD_TO_COPY)

_TOLD = {
    ev.Nothing.NO_SITE: "headline.no-site",
    ev.Nothing.NO_HOUSE_LEFT: "headline.no-site",
    ev.Nothing.NO_SPECIALIST: "headline.no-site",
    ev.Nothing.TOO_FEW_COINS: "headline.not-turned",
    ev.Nothing.DEAD_END: "headline.nothing",
    **dict.fromkeys(_NO_REACTION, "headline.no-reaction"),
}
"""What is told of a rule without effect; of the others their result is told anyway."""


def reaction_of(events: Sequence[ev.Event]) -> tuple[ev.Event, ...]:
    """The events of the reaction to the last card in a run of events; none before it begins.

    Where there is no reaction at all, what says so and the end of the game.
    """
    cards = [n for n, event in enumerate(events) if isinstance(event, ev.CardPlayed)]
    since = events[cards[-1] + 1 :] if cards else ()
    first = next((n for n, event in enumerate(since) if _begins(event)), len(since))
    found = tuple(since[first:])
    if found and isinstance(found[0], ev.NothingHappened) and found[0].why in _NO_REACTION:
        return tuple(e for e in found if isinstance(e, ev.NothingHappened | ev.GameEnded))
    return found


def _begins(event: ev.Event) -> bool:
    if isinstance(event, ev.NothingHappened):
        return True
    return isinstance(event, _BEGINS) or getattr(event, "side", None) == CONTRARIUS


def headline(say: Phrases, state: GameState, events: Sequence[ev.Event]) -> str:
    """`Contrarius builds in ALERIA (food), sea colonist to ALERIA – GENVA`.

    `events` are those of a turn up to any moment, `state` is any one of the same game's table.
    Empty as long as Contrarius has done nothing in reaction to the last card.
    """
    reaction = reaction_of(events)
    deeds = _Deeds(say, state, _numbers(state, reaction))
    for event in reaction:
        deeds.add(event)
    return deeds.line()


def _numbers(state: GameState, reaction: Sequence[ev.Event]) -> dict[Kind, int]:
    """How many colonists of a kind Contrarius had on the board before the reaction placed more."""
    placed = [event.kind for event in reaction if isinstance(event, ev.ColonistPlaced)]
    return {kind: len(state.contrarius.colonists[kind]) - placed.count(kind) for kind in Kind}


class _Deeds:
    """The clauses of the line; a house takes in the colonist that moves beside it."""

    def __init__(self, say: Phrases, state: GameState, numbers: dict[Kind, int]) -> None:
        self._say, self._state, self._numbers = say, state, numbers
        self._clauses: list[str] = []
        self._house = -1
        self._province = -1
        self._last: list[str] = []
        """What is said at the end of the line, whenever it happened."""

    def line(self) -> str:
        """All clauses as one line."""
        text, clauses = self._say.texts.text, [*self._clauses, *self._last]
        if not clauses:
            return ""
        deeds = clauses[0]
        for clause in clauses[1:]:
            deeds = text("headline.joined", first=deeds, then=clause)
        return text("headline", deeds=deeds)

    def _tell(self, key: str, **values: object) -> None:
        self._clauses.append(self._say.texts.text(key, **values))

    def _beside(self, key: str, kind: Kind, line: int, start: int | None = None) -> None:
        """What the colonist beside the last house does; its start where it has to be told from
        others of its kind."""
        say, site = self._say, self._clauses[self._house]
        where = "" if start is None else say.city(~start) if start < 0 else say.line(start)
        self._clauses[self._house] = say.texts.text(
            key, site=site, colonist=say.colonist(kind), start=where, line=say.line(line)
        )

    def add(self, event: ev.Event) -> None:
        """Tell an event, if there is anything to tell."""
        say = self._say
        match event:
            case ev.HouseBuilt(side, city) if side == CONTRARIUS:
                good = say.good(self._state.city_goods[city])
                self._tell("headline.build", city=say.city(city), good=good)
                self._house = len(self._clauses) - 1
            case ev.ColonistMoved(side, kind, start, line) if side == CONTRARIUS:
                several = self._numbers[kind] > 1
                self._beside(f"headline.moves{'.from' if several else ''}", kind, line, start)
            case ev.ColonistStayed(kind, line):
                self._beside("headline.stays", kind, line)
            case ev.HouseLeftTrack(position):
                self._tell("headline.track", position=position)
            case ev.ColonistPlaced(side, kind, place) if side == CONTRARIUS:
                a_colonist = say.colonist(kind, "a")
                self._tell("headline.places", a_colonist=a_colonist, at=say.at(place))
            case ev.CardTaken(card, position):
                self._tell("headline.takes", the_card=say.card_object(card), position=position)
            case ev.PointsScored(points, province):
                key = "headline.scores.province" if province >= 0 else "headline.scores"
                where = say.province(province) if province >= 0 else ""
                self._tell(key, points=say.points(points), province=where)
            case ev.Produced(province):
                self._tell("headline.produces", province=say.province(province))
                self._province = province
            case ev.GoodsGained(goods) if any(goods) and self._province >= 0:
                self._clauses[-1] = say.texts.text(
                    "headline.produces.goods",
                    province=say.province(self._province),
                    goods=say.goods(goods),
                )
            case ev.MarkersTurned():
                self._tell("headline.turned")
            case ev.NothingHappened(why) if why in _TOLD:
                told = say.texts.text(_TOLD[why])
                if told not in self._clauses:  # the last card may lack a card to copy too
                    self._clauses.append(told)
            case ev.EndTriggered(side) if side == CONTRARIUS:
                self._last.append(say.texts.text("headline.end"))
            case ev.GameEnded():
                self._last.append(say.texts.text("headline.over"))
