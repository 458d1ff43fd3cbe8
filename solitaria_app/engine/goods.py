"""The goods, in order of value, and amounts of them (source: 000)."""

from __future__ import annotations

from enum import IntEnum
from typing import TypeAlias


class Good(IntEnum):
    """A good; a higher number is a more valuable good (000: Mercator, prices)."""

    BRICK = 0
    FOOD = 1
    TOOL = 2
    WINE = 3
    CLOTH = 4
    SALT = 5
    """Only the cities of Concordia Salsa have it; it is none of the five goods (003:105)."""

    @property
    def id(self) -> str:
        """The name used in notation and data files."""
        return self.name.lower()


GOODS: tuple[Good, ...] = (Good.BRICK, Good.FOOD, Good.TOOL, Good.WINE, Good.CLOTH)
BY_ID: dict[str, Good] = {good.id: good for good in GOODS}

Goods: TypeAlias = tuple[int, int, int, int, int]
"""Amounts by `Good`: brick, food, tool, wine, cloth."""

NOTHING: Goods = (0, 0, 0, 0, 0)


def goods(*kinds: Good) -> Goods:
    """The amounts in a list of single goods."""
    amounts = [0, 0, 0, 0, 0]
    for kind in kinds:
        amounts[kind] += 1
    return as_goods(amounts)


def as_goods(amounts: list[int]) -> Goods:
    """A list of five amounts as a value."""
    brick, food, tool, wine, cloth = amounts
    return (brick, food, tool, wine, cloth)


def plus(a: Goods, b: Goods) -> Goods:
    """Both amounts together."""
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4])


def minus(a: Goods, b: Goods) -> Goods:
    """What is left of `a` without `b`; negative where `b` holds more."""
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3], a[4] - b[4])


def covers(a: Goods, b: Goods) -> bool:
    """Whether `a` holds at least `b` of every good."""
    return a[0] >= b[0] and a[1] >= b[1] and a[2] >= b[2] and a[3] >= b[3] and a[4] >= b[4]


_ORDERS: tuple[tuple[Good, ...], ...] = tuple(
    tuple(GOODS[wanted - step] for step in range(len(GOODS))) for wanted in GOODS
)


def cheaper_order(wanted: Good) -> tuple[Good, ...]:
    """The goods Contrarius tries, starting at `wanted`, each next one cheaper, cloth after brick.

    Source: 002 "Where does Contrarius build?", 003:210, interpretation `fallback`.
    """
    return _ORDERS[wanted]
