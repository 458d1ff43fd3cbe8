"""Reads a scenario: a position for the question "Where does Contrarius build?".

`docs/formats.md` describes the file. All its faults are found in one go: the shape is
compared first, then everything that has the right shape is checked against the board.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from solitaria_app.engine.board import Kind
from solitaria_app.engine.choice import Choice, Position, choose_site
from solitaria_app.engine.options import Mover

from .faults import BadFile, Fault
from .library import Library, NotFound
from .placenames import PlaceNames
from .position import Colonist, PositionChecker
from .shape import differences
from .shapes import KindId, Shape
from .wanted import Wish, wanted_good
from .yamlfile import Document, parse


@dataclass(frozen=True, slots=True)
class Scenario:
    """A position with its question.

    `wanted` is the scenario's word for the good (`S` included), `wish` what it means;
    `colonists` are those of Contrarius in the order of the file.
    """

    names: PlaceNames
    wanted: str
    wish: Wish
    colonists: tuple[Colonist, ...]
    position: Position
    mover: Mover

    def choose(self) -> Choice:
        """Where Contrarius builds, with the whole trail."""
        return choose_site(self.position, self.wish.good, self.mover, self.wish.after_salt)


class ColonistEntry(Shape, frozen=True):
    """A colonist in a city (its name) or on a line (its two ends, perhaps a number)."""

    kind: KindId
    at: str | list[Any]


class YouEntry(Shape, frozen=True):
    """The human's side."""

    colonists: tuple[ColonistEntry, ...] = ()
    houses: tuple[str, ...] = ()


class ContrariusEntry(Shape, frozen=True):
    """Contrarius' side; its specialists matter for the wanted good `S` only."""

    colonists: tuple[ColonistEntry, ...] = ()
    houses: tuple[str, ...] = ()
    specialists: tuple[str, ...] = ()


class OptionsEntry(Shape, frozen=True):
    """The table rules that the answer depends on."""

    mover: Literal["shortest", "any"] = "shortest"


class ScenarioFile(Shape, frozen=True):
    """The whole file."""

    board: str
    goods: dict[str, str]
    wanted: str
    contrarius: ContrariusEntry
    you: YouEntry = YouEntry()
    options: OptionsEntry = OptionsEntry()


class ScenarioReader:
    """Reads scenarios on the boards of one library."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._names: dict[str, PlaceNames] = {}

    def read(self, path: Path) -> Scenario:
        """The scenario of a file; `BadFile` with every fault it has, in the file's order."""
        document, faults = parse(path)
        # What YAML itself found wanting has no shape worth a second fault.
        marred = {fault.line for fault in faults}
        for keys, text in differences(document.value, ScenarioFile):
            if document.line(*keys) not in marred:
                faults.append(document.fault(text, *keys))
        scenario = self._scenario(document, faults)
        if scenario is None or faults:
            raise BadFile(sorted(faults, key=lambda fault: fault.line))
        return scenario

    def _scenario(self, document: Document[dict[str, Any]], faults: list[Fault]) -> Scenario | None:
        wish = wanted_good(document, faults)
        names = self._board(document, faults)
        if names is None:
            return None
        basics = self._library.basics
        check = PositionChecker(document, names, basics.houses, basics.colonists_of_kind, faults)
        good_cities = check.good_cities()
        colonists = check.colonists("contrarius")
        others = check.colonists("you")
        own, other_houses = check.houses("contrarius"), check.houses("you")
        if wish is None or faults:
            return None
        position = Position(
            board=names.board,
            colonists=(
                tuple(sorted(one.place for one in colonists if one.kind is Kind.LAND)),
                tuple(sorted(one.place for one in colonists if one.kind is Kind.SEA)),
            ),
            occupied=_lines_of(colonists) | _lines_of(others),
            own=own,
            others=other_houses,
            good_cities=good_cities,
            steps=len(colonists),
        )
        value = document.value
        mover = Mover(value.get("options", {}).get("mover", Mover.SHORTEST.value))
        return Scenario(names, value["wanted"], wish, colonists, position, mover)

    def _board(self, document: Document[dict[str, Any]], faults: list[Fault]) -> PlaceNames | None:
        name = document.value.get("board")
        if not isinstance(name, str):
            return None
        try:
            data = self._library.board(name)
        except NotFound as error:
            text = str(error).rstrip(".")
            faults.append(document.fault(text[0].lower() + text[1:], "board"))
            return None
        board = data.board
        if board.id not in self._names:
            self._names[board.id] = PlaceNames(board, data.city_names)
        return self._names[board.id]


def _lines_of(colonists: tuple[Colonist, ...]) -> int:
    mask = 0
    for one in colonists:
        if one.place >= 0:
            mask |= 1 << one.place
    return mask
