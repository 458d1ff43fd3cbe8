"""Whether goods, tokens, markers, levels and table rules make sense."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from solitaria_app.engine.board import MAX_STEPS
from solitaria_app.engine.goods import BY_ID
from solitaria_app.engine.ruleset import Mover, NoSite

from .faults import Fault, listed, short
from .ids import is_id, not_an_id
from .shapes import Amounts, GoodsFile, LevelEntry, LevelsFile, MarkersFile, OptionsFile, TokensFile
from .yamlfile import Document

MOST_COLONISTS = MAX_STEPS // 2
"""Most colonists of a kind: both kinds together may not bring more steps than boards count."""
VETERAN_HOUSES = 2
"""Most houses Contrarius starts with: one beside each of its colonists (002)."""


def goods_faults(document: Document[GoodsFile]) -> Iterator[Fault]:
    """Each good once, in the order of value; costs and amounts that can be."""
    file = document.value
    ids = [entry.id for entry in file.goods]
    if ids != list(BY_ID):
        yield document.fault(f"the goods are {', '.join(BY_ID)}, in this order", "goods")
    for number, (low, high) in enumerate(pairwise(file.goods), 1):
        if high.price <= low.price:
            yield document.fault(
                f"{high.id} must cost more than {low.id}", "goods", number, "price"
            )
    for number, good in enumerate(file.goods):
        if good.price < 1:
            yield document.fault("the price is 1 at least", "goods", number, "price")
        if good.build.sestertii < 0:
            yield document.fault("sestertii can't be negative", "goods", number, "build")
    yield from _amounts(document, file.start.goods, "start", "goods")
    if file.start.sestertii < 0:
        yield document.fault("sestertii can't be negative", "start", "sestertii")
    for key in ("storehouse", "houses", "colonists_of_kind"):
        if getattr(file, key) < 1:
            yield document.fault(f"{key} is 1 at least", key)
    if file.colonists_of_kind > MOST_COLONISTS:
        yield document.fault(f"colonists_of_kind is {MOST_COLONISTS} at most", "colonists_of_kind")
    if file.concordia_points < 0:
        yield document.fault("concordia_points can't be negative", "concordia_points")
    waiting = 2 * (file.colonists_of_kind - 1)
    if sum(file.start.goods.values()) + waiting > file.storehouse:
        yield document.fault(
            f"the goods and {waiting} waiting colonists don't fit the storehouse", "start", "goods"
        )


def tokens_faults(document: Document[TokensFile]) -> Iterator[Fault]:
    """Letters and amounts of the city tokens."""
    for letter, amounts in document.value.tokens.items():
        if not (len(letter) == 1 and "A" <= letter <= "Z"):
            yield document.fault(f'"{short(letter)}" is no letter from A to Z', "tokens", letter)
        yield from _amounts(document, amounts, "tokens", letter)


def markers_faults(document: Document[MarkersFile]) -> Iterator[Fault]:
    """A coin side for each good."""
    missing = [name for name in BY_ID if name not in document.value.coins]
    if missing:
        yield document.fault(f"the coins of {' and '.join(missing)} are missing", "coins")
    yield from _amounts(document, document.value.coins, "coins")


def levels_faults(document: Document[LevelsFile], houses: int | None) -> Iterator[Fault]:
    """Ids, start and track of the levels. `houses`: how many a side has, None if unknown."""
    seen: dict[str, int] = {}
    if not document.value.levels:
        yield document.fault("there is no level", "levels")
    for number, level in enumerate(document.value.levels):
        keys = ("levels", number)
        if not is_id(level.id):
            yield document.fault(
                not_an_id(level.id),
                *keys,
                "id",
            )
        elif seen.setdefault(level.id, number) != number:
            yield document.fault(f"the level {short(level.id)} is there twice", *keys, "id")
        for key, text in _level(level, houses):
            yield document.fault(text, *keys, key)


def _level(level: LevelEntry, houses: int | None) -> Iterator[tuple[str, str]]:
    if level.start_points < 0:
        yield "start_points", "the points at the start can't be negative"
    if not 0 <= level.houses <= VETERAN_HOUSES:
        yield "houses", f"Contrarius starts with 0 to {VETERAN_HOUSES} houses"
    elif bool(level.houses) != level.adjacent:
        yield "houses", "houses at the start go with adjacent: true, and it with them"
    if any(place < 1 for place in level.track):
        yield "track", "places of the track count from 1"
    if any(high <= low for low, high in pairwise(level.track)):
        yield "track", "the places of the track must rise"
    if houses is not None and houses > 0 and level.houses + len(level.track) > houses:
        yield "track", f"Contrarius has only {houses} houses"


def options_faults(document: Document[OptionsFile]) -> Iterator[Fault]:
    """The table rules the engine knows, each with its values, the default first."""
    known = {
        "mover": [choice.value for choice in Mover],
        "no_site": [choice.value for choice in NoSite],
    }
    seen: set[str] = set()
    for number, option in enumerate(document.value.options):
        if option.id not in known:
            yield document.fault(f"the table rules are {listed(known)}", "options", number, "id")
            continue
        if option.id in seen:
            yield document.fault(
                f"the table rule {short(option.id)} is there twice", "options", number, "id"
            )
        seen.add(option.id)
        if [choice.id for choice in option.choices] != known[option.id]:
            yield document.fault(
                f"the choices of {option.id} are {', '.join(known[option.id])}, in this order",
                "options",
                number,
                "choices",
            )
    for name in known:
        if name not in seen:
            yield document.fault(f"the table rule {name} is missing", "options")


def _amounts(document: Document[object], amounts: Amounts, *keys: str) -> Iterator[Fault]:
    for name, amount in amounts.items():
        if amount < 0:
            yield document.fault("an amount can't be negative", *keys, name)
