"""Changes single values in the text of a YAML file; every other character stays as it is.

The files are a player's own, so comments, order and the way of writing are kept. Each function
takes a text that reads as YAML and gives the changed one; that it reads as it should is for the
caller to check, since YAML can be written in more ways than are foreseen here.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import yaml

from .yamlfile import Key, compose

_WORD = re.compile(r"(?!(?:true|false|null)$)[A-Za-z][A-Za-z0-9-]*", re.IGNORECASE)
"""Texts that need no quotes."""


def flow(value: Any) -> str:
    """A plain value (texts, whole numbers, lists, mappings) as YAML on one line."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {flow(item)}" for key, item in value.items()) + "}"
    if isinstance(value, str):
        return value if _WORD.fullmatch(value) else json.dumps(value, ensure_ascii=False)
    if isinstance(value, Sequence):
        return "[" + ", ".join(map(flow, value)) + "]"
    return str(value)


def amended(text: str, keys: Sequence[Key], old: Any, new: Any) -> str:
    """The text with the value that `keys` lead to made `new`, touching only what differs."""
    if old == new:
        return text
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for key in old:
            text = amended(text, (*keys, key), old[key], new[key])
        return text
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for number, (before, after) in enumerate(zip(old, new, strict=True)):
            text = amended(text, (*keys, number), before, after)
        return text
    return _set(text, keys, flow(new))


def with_item(text: str, key: str, item: Mapping[str, Any]) -> str:
    """The text with one more item at the end of the list `key` of its mapping."""
    whole = _root(text)
    name, items = _found(whole, key)
    if not items.value and not whole.flow_style:
        start = _after_colon(text, name)
        rest = text[items.end_mark.index :]
        return text[:start] + _in_lines(text, item, 2) + rest
    if items.flow_style:
        at = _end(text, items.value[-1]) if items.value else items.start_mark.index + 1
        return text[:at] + (", " if items.value else "") + flow(item) + text[at:]
    at = _end_of_line(text, _end(text, items))
    return text[:at] + _in_lines(text, item, items.start_mark.column) + text[at:]


def without_item(text: str, key: str, number: int) -> str:
    """The text without an item of the list `key` of its mapping."""
    name, items = _found(_root(text), key)
    item = items.value[number]
    if len(items.value) == 1:
        return text[: _after_colon(text, name)] + " []" + text[_end(text, items) :]
    if items.flow_style:
        if number + 1 < len(items.value):
            start, end = item.start_mark.index, items.value[number + 1].start_mark.index
        else:
            start, end = _end(text, items.value[number - 1]), _end(text, item)
    else:
        dash = text.rindex("-", 0, item.start_mark.index)
        start = _end_of_line(text, text.rindex("\n", 0, dash))
        end = _end_of_line(text, _end(text, item))
    return text[:start] + text[end:]


def _root(text: str) -> yaml.MappingNode:
    root = compose(Path(), text)
    assert isinstance(root, yaml.MappingNode)
    return root


def _found(root: yaml.MappingNode, key: str) -> tuple[yaml.Node, yaml.SequenceNode]:
    return next((name, value) for name, value in root.value if name.value == key)


def _set(text: str, keys: Sequence[Key], value: str) -> str:
    name, node = None, compose(Path(), text)
    for key in keys:
        if isinstance(node, yaml.MappingNode):
            name, node = next(pair for pair in node.value if pair[0].value == key)
        else:
            name, node = None, node.value[key]
    start = node.start_mark.index
    if name is not None and isinstance(node, yaml.CollectionNode) and not node.flow_style:
        start, value = _after_colon(text, name), f" {value}"
    return text[:start] + value + text[_end(text, node) :]


def _after_colon(text: str, name: yaml.Node) -> int:
    return text.index(":", name.end_mark.index) + 1


def _end(text: str, node: yaml.Node) -> int:
    """Where the last sign of a node is over, without the blank lines and comments after it."""
    if isinstance(node, yaml.CollectionNode) and not node.flow_style and node.value:
        last = node.value[-1]
        return _end(text, last[1] if isinstance(last, tuple) else last)
    return len(text[: node.end_mark.index].rstrip())


def _end_of_line(text: str, at: int) -> int:
    """Where the line ends, before its line break."""
    end = text.find("\n", at)
    if end < 0:
        return len(text)
    return end - 1 if text[end - 1] == "\r" else end


def _in_lines(text: str, item: Mapping[str, Any], column: int) -> str:
    """An item of a list in lines of its own, each after a line break like those of the text."""
    broken = "\r\n" if "\r\n" in text else "\n"
    margin = " " * column
    return "".join(
        f"{broken}{margin}{'  ' if number else '- '}{line}"
        for number, line in enumerate(_lines(item))
    )


def _lines(item: Mapping[str, Any]) -> Iterator[str]:
    for key, value in item.items():
        if isinstance(value, list) and value and isinstance(value[0], Mapping):
            yield f"{key}:"
            yield from (f"  - {flow(one)}" for one in value)
        else:
            yield f"{key}: {flow(value)}"
