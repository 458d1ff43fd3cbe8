"""Every way in which a value differs from the shape it should have.

`msgspec.convert` stops at the first difference; this walks on and finds them all.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from .faults import MOST_FAULTS, hint, short
from .told import Told

Keys = tuple[str | int, ...]
Difference = tuple[Keys, Told]

_NAMES: dict[Any, Told] = {
    str: Told("fault.text"),
    int: Told("fault.whole-number"),
    float: Told("fault.number"),
    bool: Told("fault.truth"),
    NoneType: Told("fault.nothing"),
    list: Told("fault.list"),
    tuple: Told("fault.list"),
    dict: Told("fault.mapping"),
}


def differences(value: Any, shape: Any, at: Keys = ()) -> Iterator[Difference]:
    """The keys to each part of `value` that does not fit `shape`, with a sentence on it."""
    try:
        msgspec.convert(value, shape)
    except msgspec.ValidationError:
        found = list(_inside(value, shape, at))
        yield from found or [(at, Told("fault.not-allowed", found=_shown(value)))]


def _inside(value: Any, shape: Any, at: Keys) -> Iterator[Difference]:
    origin, args = get_origin(shape), get_args(shape)
    kind = origin or shape
    if origin is Annotated:
        yield from differences(value, args[0], at)
    elif origin in (Union, UnionType):
        yield from _union(value, args, at)
    elif origin is Literal:
        yield at, _choice(value, [str(arg) for arg in args])
    elif issubclass(kind, Enum):
        yield at, _choice(value, [str(member.value) for member in kind])
    elif issubclass(kind, msgspec.Struct) and isinstance(value, dict):
        yield from _struct(value, kind, at)
    elif kind is dict and args and isinstance(value, dict):
        for key, item in value.items():
            for _, told in differences(key, args[0]):
                yield (*at, key), told
            yield from differences(item, args[1], (*at, key))
    elif kind in (list, tuple) and args and isinstance(value, list):
        yield from _items(value, kind, args, at)
    else:
        yield at, _expected(_named(shape), value)


def _struct(value: dict[str, Any], kind: type[msgspec.Struct], at: Keys) -> Iterator[Difference]:
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    unknown = 0
    for key, item in value.items():
        if key in fields:
            yield from differences(item, fields[key].type, (*at, key))
        else:
            near = hint(key, fields) if unknown < MOST_FAULTS else ""  # which takes its time
            yield (*at, key), Told("fault.unknown-key", key=_shown(key), hint=near)
            unknown += 1
    for key, field in fields.items():
        if field.required and key not in value:
            yield at, Told("fault.no-key", key=key)


def _items(value: list[Any], kind: type, args: tuple[Any, ...], at: Keys) -> Iterator[Difference]:
    if kind is list or args[-1] is Ellipsis:
        shapes = [args[0]] * len(value)
    elif len(args) == len(value):
        shapes = list(args)
    else:
        yield at, Told("fault.count", wanted=len(args), found=len(value))
        return
    for number, (item, shape) in enumerate(zip(value, shapes, strict=True)):
        yield from differences(item, shape, (*at, number))


def _union(value: Any, args: tuple[Any, ...], at: Keys) -> Iterator[Difference]:
    """Differences from the one member that is a collection as the value is, if there is one."""
    for shape in args:
        kind = get_origin(shape) or shape
        if isinstance(value, dict) and (kind is dict or issubclass(kind, msgspec.Struct)):
            yield from differences(value, shape, at)
            return
        if isinstance(value, list) and kind in (list, tuple):
            yield from differences(value, shape, at)
            return
    yield at, _expected(tuple(map(_named, args)), value)


def _choice(value: Any, names: list[str]) -> Told:
    return _expected(tuple(names), value, hint(value, names) if isinstance(value, str) else "")


def _expected(wanted: object, value: Any, hint: Told | str = "") -> Told:
    return Told("fault.expected", wanted=wanted, found=_shown(value), hint=hint)


def _named(shape: Any) -> object:
    origin = get_origin(shape)
    if origin is Annotated:
        return _named(get_args(shape)[0])
    if origin is Literal:
        return tuple(map(str, get_args(shape)))
    kind = origin or shape
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _NAMES[dict]
    return _NAMES.get(kind, str(kind))


def _shown(value: Any) -> Told | str:
    """A value as a message shows it: short scalars as they are, else what kind it is."""
    if value is None or isinstance(value, (list, dict)):
        return _NAMES[type(value)]
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and abs(value) >= 10**30:
        return Told("fault.huge")
    return f'"{short(value)}"' if isinstance(value, str) else short(str(value))
