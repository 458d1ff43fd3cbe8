"""Turns files that were read and checked into values."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TypeVar

from solitaria_app.engine.board import Board, City, Kind, Line, Province
from solitaria_app.engine.cards import Card
from solitaria_app.engine.goods import BY_ID, GOODS, Good, Goods, as_goods, goods
from solitaria_app.engine.ruleset import Die, Face, Level, PositionCost

from .model import Basics, BoardData, DieData, LevelData, OptionData, Origin, Pile
from .shapes import Amounts, BoardFile, CapitalEntry, CardEntry, DieEntry, Graded, PileEntry
from .sources import Entry, Sources
from .yamlfile import Document

T = TypeVar("T")

FACES: dict[str, int | Face] = {**BY_ID, **{face.value: face for face in Face}}
"""What may stand on a die beside numbers."""


def amounts(entry: Amounts) -> Goods:
    """Goods from a mapping; what is left out is 0."""
    given = {BY_ID[name]: amount for name, amount in entry.items()}
    return as_goods([given.get(good, 0) for good in GOODS])


def list_of_goods(ids: Iterable[str]) -> Goods:
    """Goods from a list of ids, each one of its kind."""
    return goods(*(BY_ID[name] for name in ids))


def basics(sources: Sources) -> Basics:
    """Goods, tokens and markers."""
    file = _read(sources.goods)
    entries = {BY_ID[entry.id]: entry for entry in file.goods}
    in_order = [entries[good] for good in GOODS]
    return Basics(
        good_names=tuple(entry.name for entry in in_order),
        tokens={name: amounts(entry) for name, entry in _read(sources.tokens).tokens.items()},
        marker_coins=amounts(_read(sources.markers).coins),
        prices=as_goods([entry.price for entry in in_order]),
        build_goods=tuple(list_of_goods(entry.build.goods) for entry in in_order),
        build_sestertii=as_goods([entry.build.sestertii for entry in in_order]),
        start_goods=amounts(file.start.goods),
        start_sestertii=file.start.sestertii,
        colonist_cost=list_of_goods(file.colonist_cost),
        storehouse=file.storehouse,
        houses=file.houses,
        colonists_of_kind=file.colonists_of_kind,
        concordia_points=file.concordia_points,
    )


def board(entry: Entry[BoardFile]) -> BoardData:
    """A board with its places and names for the screen."""
    file = entry.value
    return BoardData(
        id=file.id,
        name=file.name,
        display_costs=tuple(
            PositionCost(list_of_goods(name for name in cost if name != "any"), cost.count("any"))
            for cost in file.display_costs
        ),
        city_names=tuple(city.display or _capitalised(city.name) for city in file.cities),
        city_at=tuple(city.at for city in file.cities),
        line_at=tuple(line.at for line in file.lines),
        province_names=tuple(entry.display or _capitalised(entry.name) for entry in file.provinces),
        origin=_origin(entry, file),
        compile=partial(_compile, file),
    )


def _compile(file: BoardFile) -> Board:
    number = {city.id: n for n, city in enumerate(file.cities)}
    province = {entry.id: n for n, entry in enumerate(file.provinces)}
    members: list[list[int]] = [[] for _ in file.provinces]
    for n, city in enumerate(file.cities):
        if city.province:
            members[province[city.province]].append(n)
    start = file.capital
    land, sea = (start.land, start.sea) if isinstance(start, CapitalEntry) else (start, start)
    return Board(
        id=file.id,
        name=file.name,
        cities=tuple(
            City(city.id, city.name, city.letter, province.get(city.province, -1))
            for city in file.cities
        ),
        provinces=tuple(
            Province(entry.id, entry.name, tuple(cities))
            for entry, cities in zip(file.provinces, members, strict=True)
        ),
        lines=tuple(
            Line(
                Kind[line.kind.upper()],
                (number[line.between[0]], number[line.between[1]]),
                line.shared,
                line.no_stop,
            )
            for line in file.lines
        ),
        capital=(number[land], number[sea]),
    )


def pile(entry: Entry[PileEntry]) -> Pile:
    """The cards of one pile."""
    source = entry.value.source
    cards = tuple(_card(card, source) for card in entry.value.cards)
    return Pile(source, cards, _origin(entry, entry.value))


def die(entry: Entry[DieEntry]) -> DieData:
    """A die with its faces."""
    value = entry.value
    faces = tuple(face if isinstance(face, int) else FACES[face] for face in value.faces)
    return DieData(
        Die(value.id), value.name or f"{value.id.capitalize()} die", faces, _origin(entry, value)
    )


def goods_faces(faces: Iterable[int | Face]) -> tuple[Good | Face, ...]:
    """The faces of the black or the white die, which show nothing but goods and S."""
    return tuple(face if isinstance(face, Face) else Good(face) for face in faces)


def levels(sources: Sources) -> dict[str, LevelData]:
    """The difficulty levels by id."""
    return {
        entry.id: LevelData(
            Level(entry.id, entry.start_points, entry.adjacent, entry.houses, tuple(entry.track)),
            entry.name,
            entry.text,
        )
        for entry in _read(sources.levels).levels
    }


def options(sources: Sources) -> dict[str, OptionData]:
    """The table rules by id."""
    return {
        entry.id: OptionData(
            entry.id, entry.name, entry.text, {choice.id: choice.text for choice in entry.choices}
        )
        for entry in _read(sources.options).options
    }


def _card(entry: CardEntry, source: str) -> Card:
    return Card(
        id=entry.id,
        personality=entry.personality,
        god=entry.god,
        source=source,
        price=list_of_goods(entry.price),
        bonus=entry.bonus,
        sestertii=entry.sestertii,
        points=entry.points,
    )


def _origin(entry: Entry[T], value: Graded) -> Origin:
    return Origin(entry.path, entry.line_of(), value.certainty, value.note)


def _capitalised(printed: str) -> str:
    return " ".join(word.capitalize() for word in printed.split())


def _read(document: Document[T] | None) -> T:
    """The value of a file that has to be there by now."""
    assert document is not None
    return document.value
