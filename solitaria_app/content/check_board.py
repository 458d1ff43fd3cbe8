"""Whether a board makes sense: what its shape alone does not tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from solitaria_app.engine.board import name_key

from .faults import Fault, hint, listed, short
from .ids import is_id, not_an_id
from .shapes import At, BoardFile, CapitalEntry, CityEntry, ProvinceEntry
from .sources import Entry

MOST_LINES = 400
"""Far more than any board has; compiling a board takes time with the square of it."""


def board_faults(entry: Entry[BoardFile], tokens: Mapping[str, int] | None) -> Iterator[Fault]:
    """The faults of one board. `tokens`: how many there are of each letter, None if unknown."""
    board = entry.value
    if not is_id(board.id):
        yield entry.fault(not_an_id(board.id), "id")
    if not board.name.strip():
        yield entry.fault("the board has no name", "name")
    yield from _named(entry, "provinces", board.provinces)
    yield from _named(entry, "cities", board.cities)
    yield from _provinces(entry)
    yield from _cities(entry)
    yield from _letters(entry, tokens)
    yield from _capital(entry)
    yield from _lines(entry)
    yield from _connected(entry)
    if not board.display_costs:
        yield entry.fault("the display has no places", "display_costs")


def _named(
    entry: Entry[BoardFile], part: str, items: Sequence[CityEntry | ProvinceEntry]
) -> Iterator[Fault]:
    """Ids are well formed; ids and names are there once."""
    ids: dict[str, int] = {}
    names: dict[str, int] = {}
    for number, item in enumerate(items):
        if not is_id(item.id):
            yield entry.fault(not_an_id(item.id), part, number, "id")
        elif ids.setdefault(item.id, number) != number:
            first = entry.line_of(part, ids[item.id], "id")
            yield entry.fault(
                f"the id {short(item.id)} is there twice (first on line {first})",
                part,
                number,
                "id",
            )
        if not (item.name + item.display).isprintable():
            yield entry.fault("a name holds signs that can't be printed", part, number, "name")
        key = name_key(item.name).strip()
        if not key:
            yield entry.fault("the name is empty", part, number, "name")
        elif names.setdefault(key, number) != number:
            first = entry.line_of(part, names[key], "name")
            yield entry.fault(
                f"the name {item.name} is there twice (first on line {first})",
                part,
                number,
                "name",
            )


def _provinces(entry: Entry[BoardFile]) -> Iterator[Fault]:
    used = {city.province for city in entry.value.cities}
    for number, province in enumerate(entry.value.provinces):
        if province.id not in used:
            text = f"no city lies in the province {short(province.id)}"
            yield entry.fault(text, "provinces", number)


def _cities(entry: Entry[BoardFile]) -> Iterator[Fault]:
    board = entry.value
    known = [province.id for province in board.provinces]
    capitals = _capitals(board)
    for number, city in enumerate(board.cities):
        yield from _at(entry, city.at, "cities", number)
        if city.id in capitals:
            if city.letter:
                yield entry.fault("a capital takes no token", "cities", number, "letter")
            if city.province:
                yield entry.fault("a capital lies in no province", "cities", number, "province")
        elif not city.province:
            yield entry.fault(f"{short(city.id)} lies in no province", "cities", number)
        elif city.province not in known:
            close = hint(city.province, known)
            yield entry.fault(
                f"there is no province {short(city.province)}{close}",
                "cities",
                number,
                "province",
            )


def _letters(entry: Entry[BoardFile], tokens: Mapping[str, int] | None) -> Iterator[Fault]:
    """As many cities of each letter as there are tokens with it."""
    board = entry.value
    if tokens is None:
        return
    capitals = _capitals(board)
    counts: Counter[str] = Counter()
    for number, city in enumerate(board.cities):
        if city.id in capitals:
            continue
        if not city.letter:
            yield entry.fault(f"{short(city.id)} has no letter", "cities", number)
        elif city.letter not in tokens:
            yield entry.fault(
                f"no tokens have the letter {short(city.letter)}; they have "
                f"{listed(map(short, tokens))}",
                "cities",
                number,
                "letter",
            )
        else:
            counts[city.letter] += 1
    for letter, count in sorted(counts.items()):
        if count != tokens[letter]:
            text = f"cities with the letter {short(letter)}: {count}, tokens: {tokens[letter]}"
            yield entry.fault(text, "cities")


def _capital(entry: Entry[BoardFile]) -> Iterator[Fault]:
    board = entry.value
    known = [city.id for city in board.cities]
    start = board.capital
    places = (
        [(start.land, "land", ("capital", "land")), (start.sea, "sea", ("capital", "sea"))]
        if isinstance(start, CapitalEntry)
        else [(start, "land", ("capital",)), (start, "sea", ("capital",))]
    )
    for name, kind, keys in places:
        if name not in known:
            yield entry.fault(f"there is no city {short(name)}{hint(name, known)}", *keys)
            if not isinstance(start, CapitalEntry):
                return
        elif not any(line.kind == kind and name in line.between for line in board.lines):
            yield entry.fault(f"no {kind} line starts at the capital {short(name)}", *keys)


def _lines(entry: Entry[BoardFile]) -> Iterator[Fault]:
    known = [city.id for city in entry.value.cities]
    if len(entry.value.lines) > MOST_LINES:
        yield entry.fault(f"more than {MOST_LINES} lines", "lines")
        return
    for number, line in enumerate(entry.value.lines):
        yield from _at(entry, line.at, "lines", number)
        for side, end in enumerate(line.between):
            if end not in known:
                text = f"there is no city {short(end)}{hint(end, known)}"
                yield entry.fault(text, "lines", number, "between", side)
        if line.between[0] == line.between[1]:
            text = f"the line joins {short(line.between[0])} with itself"
            yield entry.fault(text, "lines", number, "between")


def _connected(entry: Entry[BoardFile]) -> Iterator[Fault]:
    """Every city can be reached from the first one by lines of any kind."""
    cities = entry.value.cities
    if not cities:
        yield entry.fault("the board has no cities", "cities")
        return
    next_to: dict[str, set[str]] = {city.id: set() for city in cities}
    for line in entry.value.lines:
        a, b = line.between
        if a in next_to and b in next_to:
            next_to[a].add(b)
            next_to[b].add(a)
    reached, ahead = {cities[0].id}, [cities[0].id]
    while ahead:
        new = next_to[ahead.pop()] - reached
        reached |= new
        ahead.extend(new)
    for number, city in enumerate(cities):
        if not next_to[city.id]:
            yield entry.fault(f"no line leads to {short(city.id)}", "cities", number)
        elif city.id not in reached:
            text = f"no lines lead from {short(cities[0].id)} to {short(city.id)}"
            yield entry.fault(text, "cities", number)


def _at(entry: Entry[BoardFile], at: At, part: str, number: int) -> Iterator[Fault]:
    if not all(0 <= share <= 1 for share in at):
        yield entry.fault("at: both numbers lie between 0 and 1", part, number, "at")


def _capitals(board: BoardFile) -> set[str]:
    start = board.capital
    return {start.land, start.sea} if isinstance(start, CapitalEntry) else {start}
