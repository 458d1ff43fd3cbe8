"""What a test asks a table: who stands where, and what happened since the last inputs."""

from __future__ import annotations

from solitaria_app.engine import notation
from solitaria_app.engine.events import (
    CardTaken,
    ColonistMoved,
    ColonistPlaced,
    Event,
    GoodsGained,
    HouseBuilt,
    NothingHappened,
    PointsScored,
    SestertiiGained,
)
from solitaria_app.engine.ruleset import Ruleset
from solitaria_app.engine.scoring import Result, result
from solitaria_app.engine.state import CONTRARIUS, Contrarius, GameState, Human


class Looking:
    """The questions; `Table` has the state and the events."""

    rules: Ruleset
    state: GameState
    events: list[Event]

    def of(self, kind: type) -> list[Event]:
        """The events of one kind since the last `do`."""
        return [event for event in self.events if isinstance(event, kind)]

    def built_by_contrarius(self) -> list[str]:
        """Cities where Contrarius built since the last `do`."""
        cities = self.rules.board.cities
        return [cities[e.city].id for e in self.of(HouseBuilt) if e.side == CONTRARIUS]

    def points_scored(self) -> list[int]:
        """What Contrarius scored since the last `do`."""
        return [event.points for event in self.of(PointsScored)]

    def taken(self) -> list[str]:
        """Cards that Contrarius took since the last `do`."""
        return [self.rules.cards[event.card].id for event in self.of(CardTaken)]

    def recruited(self) -> list[str]:
        """Kinds of the colonists that Contrarius placed since the last `do`."""
        return [e.kind.id for e in self.of(ColonistPlaced) if e.side == CONTRARIUS]

    def moved(self) -> list[str]:
        """Moves of Contrarius' colonists since the last `do`: `roma cosa=roma 1`."""
        name = self.rules.board.place_id
        return [
            f"{name(e.place)} {name(e.line)} {e.steps}"
            for e in self.of(ColonistMoved)
            if e.side == CONTRARIUS
        ]

    def nothing(self) -> list[str]:
        """Reasons why rules had no effect since the last `do`."""
        return [event.why.value for event in self.of(NothingHappened)]

    def gained(self) -> list[str]:
        """What went into the storehouse since the last `do`."""
        return [notation.write_goods(event.goods) for event in self.of(GoodsGained)]

    def earned(self) -> list[int]:
        """Sestertii received since the last `do`."""
        return [event.sestertii for event in self.of(SestertiiGained)]

    def goods(self) -> str:
        """The human's storehouse, dearest first."""
        return notation.write_goods(self.state.human.goods)

    @property
    def sestertii(self) -> int:
        return self.state.human.sestertii

    def houses(self, side: Human | Contrarius) -> list[str]:
        """The ids of a side's cities, sorted."""
        cities = self.rules.board.cities
        return sorted(city.id for n, city in enumerate(cities) if side.houses >> n & 1)

    def colonists(self, side: Human | Contrarius) -> list[str]:
        """The places of a side's colonists, land first, sorted."""
        name = self.rules.board.place_id
        return [text for places in side.colonists for text in sorted(map(name, places))]

    def shown(self) -> list[str]:
        """The ids of the cards on display, by position."""
        return [self.rules.cards[card].id for card in self.state.display]

    def ids(self, mask: int) -> list[str]:
        """The ids of a mask of cards, sorted."""
        return sorted(card.id for n, card in enumerate(self.rules.cards) if mask >> n & 1)

    def result(self) -> Result:
        return result(self.state)
