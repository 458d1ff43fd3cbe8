"""Everything on the table. Values: nothing but `engine.play.apply` changes one, and only a copy."""

from __future__ import annotations

from dataclasses import dataclass, field

from .agenda import Frame
from .board import Kind
from .following import Way
from .goods import NOTHING, Goods
from .ruleset import Ruleset

CONTRARIUS = -1
"""The side of the automa where a side is named; humans are 0 and up."""


@dataclass(slots=True)
class Side:
    """What a human and Contrarius both have on the board.

    `colonists` are for each `Kind` the sorted places (see `Board`) of those on the board;
    `houses` is a mask of cities.
    """

    colonists: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    houses: int = 0

    @property
    def on_board(self) -> int:
        """Colonists on the board."""
        return len(self.colonists[0]) + len(self.colonists[1])

    @property
    def house_count(self) -> int:
        """Houses on the board."""
        return self.houses.bit_count()

    def line_mask(self) -> int:
        """Mask of the lines where this side's colonists stand."""
        mask = 0
        for places in self.colonists:
            for place in places:
                if place >= 0:
                    mask |= 1 << place
        return mask

    def add_colonist(self, kind: Kind, place: int) -> None:
        """Put a colonist on a place."""
        land, sea = self.colonists
        if kind is Kind.LAND:
            self.colonists = (tuple(sorted((*land, place))), sea)
        else:
            self.colonists = (land, tuple(sorted((*sea, place))))

    def move_colonist(self, kind: Kind, place: int, to: int) -> None:
        """Move a colonist from one place to another."""
        places = list(self.colonists[kind])
        places[places.index(place)] = to
        places.sort()
        if kind is Kind.LAND:
            self.colonists = (tuple(places), self.colonists[1])
        else:
            self.colonists = (self.colonists[0], tuple(places))


@dataclass(slots=True)
class Human(Side):
    """A human player: `hand` and `played` are masks of cards, `goods` those in the storehouse."""

    hand: int = 0
    played: int = 0
    goods: Goods = NOTHING
    sestertii: int = 0
    points: int = 0
    """Victory points at the start (002, Difficulty level)."""

    def copy(self) -> Human:
        """An independent copy."""
        return Human(
            self.colonists,
            self.houses,
            self.hand,
            self.played,
            self.goods,
            self.sestertii,
            self.points,
        )


@dataclass(slots=True)
class Contrarius(Side):
    """The automa: masks of its face-up and face-down cards, points, houses on the score track."""

    face_up: int = 0
    face_down: int = 0
    points: int = 0
    track: tuple[int, ...] = ()

    def copy(self) -> Contrarius:
        """An independent copy."""
        return Contrarius(
            self.colonists, self.houses, self.face_up, self.face_down, self.points, self.track
        )


@dataclass(slots=True)
class GameState:
    """The table. `agenda` holds what is still to happen, the next thing last.

    `city_goods` is the good of each city (-1: no token), `good_cities` for each good the
    mask of its cities, `marker_goods` each province's bonus good (-1: not known yet) and
    `coins` the mask of provinces whose marker shows coins. `display` are cards by position,
    -1 where one was bought and the row has not moved up yet; `stacks` the masks of cards
    still hidden, topmost stack first. `rolls` counts how often each die of `DICE` was
    rolled, `way` how the game is followed. `ended_by` is the side that brought about the
    end, `final` whether this is the human's last card, without reaction.
    """

    rules: Ruleset = field(compare=False)
    humans: tuple[Human, ...]
    contrarius: Contrarius
    agenda: tuple[Frame, ...]
    city_goods: tuple[int, ...]
    good_cities: tuple[int, ...]
    marker_goods: tuple[int, ...]
    display: tuple[int, ...] = ()
    stacks: tuple[int, ...] = ()
    coins: int = 0
    rolls: tuple[int, ...] = (0, 0, 0, 0)
    turn: int = 0
    active: int = 0
    ended_by: int | None = None
    final: bool = False
    over: bool = False
    way: Way = Way.DIGITAL

    def copy(self) -> GameState:
        """A copy whose sides may be changed without touching this one."""
        new = GameState.__new__(GameState)
        new.rules = self.rules
        humans = self.humans
        new.humans = (
            (humans[0].copy(),) if len(humans) == 1 else tuple([human.copy() for human in humans])
        )
        new.contrarius = self.contrarius.copy()
        new.agenda = self.agenda
        new.city_goods = self.city_goods
        new.good_cities = self.good_cities
        new.marker_goods = self.marker_goods
        new.display = self.display
        new.stacks = self.stacks
        new.coins = self.coins
        new.rolls = self.rolls
        new.turn = self.turn
        new.active = self.active
        new.ended_by = self.ended_by
        new.final = self.final
        new.over = self.over
        new.way = self.way
        return new

    @property
    def human(self) -> Human:
        """The human whose turn it is."""
        return self.humans[self.active]

    @property
    def light(self) -> bool:
        """Whether neither goods nor money of the human are followed."""
        return self.way is Way.LIGHT

    @property
    def concordia(self) -> int | None:
        """Who holds the Concordia card: whoever brought about the end (002, Solo End of Game)."""
        return self.ended_by

    def colonists_left(self, side: Side, kind: Kind) -> int:
        """Colonists of a kind still in supply or storehouse."""
        return self.rules.colonists_of_kind - len(side.colonists[kind])

    def houses_left(self, side: Side) -> int:
        """Houses a side can still build, those on the score track included."""
        return self.rules.houses - side.houses.bit_count()

    def occupied(self) -> int:
        """Mask of the lines where any colonist stands."""
        mask = self.contrarius.line_mask()
        for human in self.humans:
            mask |= human.line_mask()
        return mask

    def all_houses(self) -> int:
        """Mask of the cities with at least one house."""
        mask = self.contrarius.houses
        for human in self.humans:
            mask |= human.houses
        return mask

    def houses_in(self, city: int) -> int:
        """How many houses a city holds, anyone's."""
        count = self.contrarius.houses >> city & 1
        for human in self.humans:
            count += human.houses >> city & 1
        return count

    def free_spaces(self, human: Human) -> int:
        """Empty spaces of a storehouse; colonists not yet placed take one each (000)."""
        kinds = 2 * self.rules.colonists_of_kind
        return self.rules.storehouse - (kinds - human.on_board) - sum(human.goods)
