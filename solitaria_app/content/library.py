"""Everything the data files hold, and the rules of one game made from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

from solitaria_app.engine.cards import Card
from solitaria_app.engine.ruleset import Dice, Die, Face, Mover, NoSite, Options, Ruleset

from . import build
from .campaign import Definition, with_starts
from .check import all_faults
from .faults import BadFile, hint, short
from .model import Basics, BoardData, DieData, Doubt, LevelData, OptionData, Pile
from .paths import product_folder
from .sources import gather
from .told import Told

T = TypeVar("T")


class NotFound(LookupError):
    """A name that the data does not hold; `told` is one sentence for the player.

    `what` says what was looked for: `board`, `level`, ...; `more` is what else its sentence
    (`fault.no.*`) speaks of.
    """

    def __init__(self, what: str, name: str, names: Iterable[str], **more: object) -> None:
        self.what = what
        known = tuple(names)
        about = {"name": short(name), "hint": hint(name, known), "known": known, **more}
        self.told = Told(f"fault.no.{what}", **about)
        super().__init__(str(self.told))


@dataclass(frozen=True, slots=True)
class Library:
    """The data of the program and of the player's folder; ids are the keys."""

    basics: Basics
    boards: dict[str, BoardData]
    piles: dict[str, Pile]
    dice: dict[Die, DieData]
    levels: dict[str, LevelData]
    options: dict[str, OptionData]
    campaigns: dict[str, Definition]

    @property
    def largest_first(self) -> tuple[str, ...]:
        """The boards by their number of cities: the fewer, the harder is the game (002)."""
        boards = self.boards
        return tuple(sorted(boards, key=lambda name: (-len(boards[name].city_names), name)))

    @property
    def cards(self) -> tuple[Card, ...]:
        """All personality cards in the order of the piles."""
        return tuple(card for pile in self.piles.values() for card in pile.cards)

    @property
    def doubts(self) -> tuple[Doubt, ...]:
        """Every fact that is not confirmed: "compare with your box"."""
        origins: list[Doubt] = [
            *(Doubt("die", die.die.value, die.origin) for die in self.dice.values()),
            *(Doubt("pile", pile.source, pile.origin) for pile in self.piles.values()),
            *(Doubt("board", board.id, board.origin) for board in self.boards.values()),
        ]
        return tuple(doubt for doubt in origins if doubt.origin.doubtful)

    def board(self, name: str) -> BoardData:
        """A board by id, in any case; `NotFound` names those there are."""
        return _look_up("board", name, self.boards)

    def level(self, name: str) -> LevelData:
        """A level by id, in any case; `NotFound` names those there are."""
        return _look_up("level", name, self.levels)

    def campaign(self, name: str) -> Definition:
        """A campaign by id, in any case; `NotFound` names those there are."""
        return _look_up("campaign", name, self.campaigns)

    def table_rules(self, values: Mapping[str, str]) -> Options:
        """The table rules with the given values by option id; `NotFound` for unknown ones."""
        chosen = {name: option.default for name, option in self.options.items()}
        for name, value in values.items():
            option = _look_up("table-rule", name, self.options)
            if value not in option.choices:
                raise NotFound("value", value, option.choices, rule=option.id)
            chosen[option.id] = value
        return Options(Mover(chosen["mover"]), NoSite(chosen["no_site"]))

    def ruleset(
        self,
        board: str,
        level: str,
        options: Options | None = None,
        start_points: int | None = None,
    ) -> Ruleset:
        """The rules of one game; `NotFound` for an unknown board or level.

        `options` are the defaults if None, `start_points` the level's own (a campaign has
        others).
        """
        data = self.board(board)
        chosen = self.level(level).level
        if start_points is not None:
            chosen = replace(chosen, start_points=start_points)
        basics = self.basics
        return Ruleset(
            board=data.board,
            cards=self.cards,
            dice=self._dice(),
            level=chosen,
            options=options or Options(),
            tokens=basics.tokens,
            marker_coins=basics.marker_coins,
            prices=basics.prices,
            build_goods=basics.build_goods,
            build_sestertii=basics.build_sestertii,
            display_costs=data.display_costs,
            start_goods=basics.start_goods,
            start_sestertii=basics.start_sestertii,
            colonist_cost=basics.colonist_cost,
            storehouse=basics.storehouse,
            houses=basics.houses,
            colonists_of_kind=basics.colonists_of_kind,
            concordia_points=basics.concordia_points,
        )

    def _dice(self) -> Dice:
        blue, red = self.dice[Die.BLUE].faces, self.dice[Die.RED].faces
        return Dice(
            blue=tuple(face for face in blue if isinstance(face, int)),
            red=tuple(face for face in red if isinstance(face, Face)),
            black=build.goods_faces(self.dice[Die.BLACK].faces),
            white=build.goods_faces(self.dice[Die.WHITE].faces),
        )


def load(user_folder: Path | None = None, folder: Path | None = None) -> Library:
    """The data of `folder` (the program's own if None), with the player's folder over it.

    `BadFile` with every fault of every file if anything in them is wrong.
    """
    folder = folder or product_folder()
    sources = gather(folder, user_folder)
    faults = all_faults(sources, folder)
    if faults:
        raise BadFile(faults)
    basics = build.basics(sources)
    levels = build.levels(sources)
    return Library(
        basics=basics,
        boards={name: build.board(entry) for name, entry in sources.boards.items()},
        piles={name: build.pile(entry) for name, entry in sources.piles.items()},
        dice={die.die: die for die in map(build.die, sources.dice.values())},
        levels=levels,
        options=build.options(sources),
        campaigns={id: with_starts(e.value, levels) for id, e in sources.campaigns.items()},
    )


def _look_up(what: str, name: str, things: Mapping[str, T]) -> T:
    thing = things.get(name) or things.get(name.strip().lower())
    if thing is None:
        raise NotFound(what, name, things)
    return thing
