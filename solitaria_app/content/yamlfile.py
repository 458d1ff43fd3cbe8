"""Reads one YAML file into a typed value and knows the line of everything in it.

A narrow YAML on purpose: UTF-8, one document that is a mapping, text keys, no key twice,
no anchors, aliases or tags; `yes`, `no`, `on` and dates are plain text. The C parser
composes the nodes, the values are built from them, so the lines cost nothing extra.
"""

from __future__ import annotations

import re
import stat
from math import isfinite
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
import yaml

from .faults import BadFile, Fault, short, unreadable
from .shape import differences
from .told import Told

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
Key = str | int

MOST_BYTES = 1_000_000
MOST_DEPTH = 30
MOST_REASON = 60
"""Characters of what the parser says is wrong; it quotes the file."""

_TAG = "tag:yaml.org,2002:"
_CONTROL = re.compile(r"[^\t\n\r\x20-\x7e\x85\xa0-\ufffd\U00010000-\U0010ffff]")
_NULL = frozenset({"", "~", "null", "Null", "NULL"})
_BOOL = {"true": True, "True": True, "false": False, "False": False}
_INT = re.compile(r"[-+]?(?:0|[1-9][0-9]*)")
_FLOAT = re.compile(r"[-+]?(?:[0-9]+\.[0-9]*|\.[0-9]+|[0-9]+(?=[eE]))(?:[eE][-+]?[0-9]+)?")


class Document(Generic[T_co]):
    """A file that was read: its value, and the line of everything in it."""

    __slots__ = ("_entries", "path", "root", "value")

    def __init__(self, path: Path, value: T_co, root: yaml.Node) -> None:
        self.path = path
        self.value = value
        self.root = root
        self._entries: dict[int, dict[Key, tuple[yaml.Node, int]]] = {}
        """What stands behind each key of a mapping node (by identity), made when first asked."""

    def line(self, *keys: Key) -> int:
        """The line of what the keys lead to, or of the last thing on the way that is there.

        `line("cities", 3, "letter")` is the line of the letter of the fourth city.
        """
        node, line = self.root, self.root.start_mark.line + 1
        for key in keys:
            if isinstance(node, yaml.MappingNode):
                entry = self._entries_of(node).get(key)
                if entry is None:
                    return line
                node, line = entry
            elif isinstance(node, yaml.SequenceNode) and isinstance(key, int):
                if key >= len(node.value):
                    return line
                node = node.value[key]
                line = node.start_mark.line + 1
            else:
                return line
        return line

    def _entries_of(self, node: yaml.MappingNode) -> dict[Key, tuple[yaml.Node, int]]:
        """The value of each key with the key's line; of a key that is there twice the first."""
        entries = self._entries.get(id(node))
        if entries is None:
            entries = self._entries[id(node)] = {}
            for name, value in node.value:
                if isinstance(name, yaml.ScalarNode):
                    entries.setdefault(name.value, (value, name.start_mark.line + 1))
        return entries

    def fault(self, text: str | Told, *keys: Key) -> Fault:
        """A fault at the line of what the keys lead to."""
        return Fault(self.path, self.line(*keys), text)


def parse(path: Path, text: str | None = None) -> tuple[Document[dict[str, Any]], list[Fault]]:
    """The file as plain values, and the faults after which the rest still made sense.

    `BadFile` if nothing of it can be used. A faulty part is None, or left out if it is a key.
    `text` is what the file holds, where that is known already.
    """
    faults: list[Fault] = []
    root = compose(path, text_of(path) if text is None else text)
    value = _Builder(path, faults).build(root, 1)
    if not isinstance(value, dict):
        faults = faults or [Fault(path, root.start_mark.line + 1, Told("fault.no-mapping"))]
        raise BadFile(faults)
    return Document(path, value, root), faults


def read(path: Path, shape: type[T], text: str | None = None) -> Document[T]:
    """The file's value as a `shape` (a msgspec struct); `BadFile` with every fault it has."""
    plain, faults = parse(path, text)
    if not faults:
        try:
            return Document(path, msgspec.convert(plain.value, shape), plain.root)
        except msgspec.ValidationError:
            pass
    marred = {fault.line for fault in faults}
    for keys, told in differences(plain.value, shape):
        if plain.line(*keys) not in marred:
            faults.append(plain.fault(told, *keys))
    raise BadFile(sorted(faults, key=lambda fault: fault.line))


def text_of(path: Path) -> str:
    """What a file holds; `BadFile` if it is no text file that can be read."""
    try:
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            raise BadFile([Fault(path, 0, Told("fault.folder"))])
        if not stat.S_ISREG(mode):
            raise BadFile([Fault(path, 0, Told("fault.no-regular-file"))])
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (FileNotFoundError, NotADirectoryError, ValueError):  # no name holds a NUL
        raise BadFile([Fault(path, 0, Told("fault.no-file"))]) from None
    except OSError as error:
        raise BadFile([unreadable(path, error)]) from None
    if len(data) > MOST_BYTES:
        raise BadFile([Fault(path, 0, Told("fault.too-large", most=MOST_BYTES // 1000))])
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadFile([Fault(path, line, Told("fault.not-utf-8"))]) from None
    control = _CONTROL.search(text)
    if control:
        line = text.count("\n", 0, control.start()) + 1
        raise BadFile([Fault(path, line, Told("fault.control"))])
    return text


class Forms:
    """Decides by the few forms above what a plain scalar is."""

    def resolve(self, kind: type[yaml.Node], value: str, implicit: Any) -> str:
        if kind is yaml.MappingNode:
            return _TAG + "map"
        if kind is yaml.SequenceNode:
            return _TAG + "seq"
        if not implicit[0]:
            return _TAG + "str"
        if value in _NULL:
            return _TAG + "null"
        if value in _BOOL:
            return _TAG + "bool"
        if value[0] in "-+.0123456789":
            if _INT.fullmatch(value):
                return _TAG + "int"
            if _FLOAT.fullmatch(value):
                return _TAG + "float"
        return _TAG + "str"

    def descend_resolver(self, current: yaml.Node | None, key: Any) -> None:
        """No rules by path."""

    def ascend_resolver(self) -> None:
        """No rules by path."""


class _Loader(Forms, getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """The C parser where PyYAML was built with it."""


def _no_yaml(reason: str) -> Told:
    """What the parser says, it says in English."""
    return Told("fault.no-yaml", reason={"en": f": {short(reason, MOST_REASON)}"})


def compose(path: Path, text: str) -> yaml.Node:
    """The nodes of a text with their places; `BadFile` if it is no YAML."""
    try:
        loader = _Loader(text)
        try:
            root: yaml.Node | None = loader.get_single_node()
        finally:
            loader.dispose()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark else 1
        raise BadFile([Fault(path, line, _no_yaml(error.problem or ""))]) from None
    except (yaml.YAMLError, ValueError, OverflowError) as error:
        raise BadFile([Fault(path, 1, _no_yaml(str(error).partition("\n")[0]))]) from None
    except RecursionError:
        raise BadFile([Fault(path, 1, Told("fault.too-deep"))]) from None
    if root is None:
        raise BadFile([Fault(path, 1, Told("fault.empty"))])
    return root


class _Builder:
    """Builds plain values from nodes and collects what the narrow YAML does not allow."""

    def __init__(self, path: Path, faults: list[Fault]) -> None:
        self.path = path
        self.faults = faults
        self.seen: set[int] = set()

    def fault(self, node: yaml.Node, text: Told) -> None:
        self.faults.append(Fault(self.path, node.start_mark.line + 1, text))

    def build(self, node: yaml.Node, depth: int) -> Any:
        # An alias gives the same node again: a second visit would let a small file explode.
        if id(node) in self.seen:
            return self.fault(node, Told("fault.alias"))
        self.seen.add(id(node))
        tag = node.tag
        if isinstance(node, yaml.ScalarNode):
            return self.scalar(node, tag)
        if depth > MOST_DEPTH:
            return self.fault(node, Told("fault.too-deep"))
        if isinstance(node, yaml.SequenceNode) and tag == _TAG + "seq":
            return [self.build(item, depth + 1) for item in node.value]
        if isinstance(node, yaml.MappingNode) and tag == _TAG + "map":
            return self.mapping(node, depth)
        return self.fault(node, Told("fault.tag", tag=short(tag)))

    def scalar(self, node: yaml.ScalarNode, tag: str) -> Any:
        value: str = node.value
        if tag == _TAG + "str":
            return value
        try:
            if tag == _TAG + "float":
                number = float(value)
                if isfinite(number):
                    return number
                return self.fault(node, Told("fault.too-large-number", number=short(value)))
            if tag == _TAG + "int":
                return int(value)
            if tag == _TAG + "bool":
                return _BOOL[value]
        except (ValueError, KeyError):
            kind = tag.removeprefix(_TAG)
            return self.fault(node, Told("fault.no-value", value=short(value), kind=kind))
        if tag == _TAG + "null":
            return None
        return self.fault(node, Told("fault.tag", tag=short(tag)))

    def mapping(self, node: yaml.MappingNode, depth: int) -> dict[str, Any]:
        value: dict[str, Any] = {}
        lines: dict[str, int] = {}
        for name, item in node.value:
            if not isinstance(name, yaml.ScalarNode) or name.tag != _TAG + "str":
                self.fault(name, Told("fault.key-no-text"))
                continue
            key: str = name.value
            if key in lines:
                self.fault(name, Told("fault.key-twice", key=short(key), line=lines[key]))
                continue
            lines[key] = name.start_mark.line + 1
            value[key] = self.build(item, depth + 1)
        return value
