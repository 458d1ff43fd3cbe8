"""A finished game as the points of coverage look at it: its turns, and what happened in each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from solitaria_app.engine.cards import Card, Personality
from solitaria_app.engine.dice import Die
from solitaria_app.engine.events import (
    CardCopied,
    CardPlayed,
    Chose,
    DieRolled,
    Event,
    HouseBuilt,
    Nothing,
    NothingHappened,
    PointsScored,
    Produced,
    TurnBegan,
)
from solitaria_app.engine.state import CONTRARIUS, GameState


@dataclass(slots=True)
class Turn:
    """One card: who is on it, whether the Diplomat copied it, whether it is the final one."""

    who: Personality
    card: Card
    copied: bool = False
    final: bool = False
    events: list[Event] = field(default_factory=list)

    def of(self, kind: type) -> list:
        """Its events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def points(self) -> list[int]:
        """What Contrarius scored."""
        return [event.points for event in self.of(PointsScored)]

    @property
    def built(self) -> bool:
        """Whether Contrarius built a house."""
        return any(event.side == CONTRARIUS for event in self.of(HouseBuilt))

    @property
    def produced(self) -> bool:
        """Whether a province produced."""
        return bool(self.of(Produced))

    def rolled(self, die: Die, *faces: object) -> bool:
        """Whether a die showed one of some faces, any if none is named."""
        return any(e.die is die and (not faces or e.face in faces) for e in self.of(DieRolled))

    def said(self, *whys: Nothing) -> bool:
        """Whether these came one after the other among the rules without effect."""
        seen = [event.why for event in self.of(NothingHappened)]
        return any(tuple(seen[n : n + len(whys)]) == whys for n in range(len(seen)))


class Game:
    """A finished game, cut into turns."""

    def __init__(self, events: Iterable[Event], state: GameState) -> None:
        self.events = list(events)
        self.state = state
        self.rules = state.rules
        self.setup: list[Event] = []
        self.turns = list(self._turns())

    def _turns(self) -> Iterator[Turn]:
        turn: Turn | None = None
        final = False
        for event in self.events:
            if isinstance(event, TurnBegan):
                if turn is not None:
                    yield turn
                turn, final = None, event.final
            elif isinstance(event, CardPlayed):
                card = self.rules.cards[event.card]
                turn = Turn(card.personality, card, final=final)
            elif turn is None:
                self.setup.append(event)
            if turn is None:
                continue
            if isinstance(event, CardCopied):
                turn.card = self.rules.cards[event.card]
                turn.who, turn.copied = turn.card.personality, True
            turn.events.append(event)
        if turn is not None:
            yield turn

    def any(self, test: Callable[[Turn], bool]) -> bool:
        """Whether a turn with a reaction passes a test."""
        return any(test(turn) for turn in self.turns if not turn.final)

    def by(self, who: Personality, test: Callable[[Turn], bool] = lambda turn: True) -> bool:
        """Whether a turn of a personality, copied or not, passes a test."""
        return self.any(lambda turn: turn.who is who and test(turn))

    def chosen(self, test: Callable[[Chose], bool]) -> bool:
        """Whether one of Contrarius' choices of a site passes a test."""
        return any(isinstance(event, Chose) and test(event) for event in self.events)

    def of(self, kind: type) -> list:
        """All events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]


@dataclass(frozen=True, slots=True)
class Point:
    """Something to cover: an id, and whether a game covers it."""

    id: str
    covers: Callable[[Game], bool]


POINTS: list[Point] = []


def point(id: str) -> Callable[[Callable[[Game], bool]], Callable[[Game], bool]]:
    """Note a point."""

    def note(covers: Callable[[Game], bool]) -> Callable[[Game], bool]:
        POINTS.append(Point(id, covers))
        return covers

    return note
