"""Parts of a file's plain values, where the file may have any shape at all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from .faults import hint, listed, short
from .yamlfile import Key


def mapping(value: Any) -> dict[str, Any]:
    """The value if it is a mapping, else an empty one."""
    return value if isinstance(value, dict) else {}


def items(raw: dict[str, Any], part: str, key: str) -> Iterator[tuple[tuple[Key, ...], Any]]:
    """What stands in the list `key` of the part, each with the keys that lead to it."""
    value = mapping(raw.get(part)).get(key)
    for number, item in enumerate(value if isinstance(value, list) else ()):
        yield (part, key, number), item


def unknown(what: str, name: str, known: Iterable[str]) -> str:
    """The sentence about a word that is none of those known."""
    names = list(known)
    return f'there is no {what} "{short(name)}"{hint(name, names)}; expected {listed(names)}'
