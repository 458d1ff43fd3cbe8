"""A short fingerprint of a rule set, to tell whether a saved game was played by the same one."""

from __future__ import annotations

from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from hashlib import sha256
from typing import Any

import msgspec

from solitaria_app.engine.board import Board
from solitaria_app.engine.ruleset import Level, Ruleset

LABELS = frozenset({(Board, "id"), (Board, "name"), (Level, "id")})
"""Fields that name a thing without any effect on play."""


def digest(ruleset: Ruleset) -> str:
    """Sixteen hex digits of the SHA-256 of everything that affects play.

    The same on every machine. A field that holds its default is left out, so that a rule
    added later changes no digest as long as it is off; defaults therefore never change.
    """
    text = msgspec.json.encode(_plain(ruleset))
    return sha256(text).hexdigest()[:16]


def _plain(value: Any) -> Any:
    """The value as nested lists of names, texts and numbers, in a fixed order."""
    if is_dataclass(value):
        kind = type(value)
        return [
            [field.name, _plain(getattr(value, field.name))]
            for field in fields(value)
            if field.init
            and (kind, field.name) not in LABELS
            and (field.default is MISSING or getattr(value, field.name) != field.default)
        ]
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, dict):
        return [[name, _plain(item)] for name, item in sorted(value.items())]
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value
