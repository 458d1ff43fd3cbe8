"""What ids look like; the notation of places and cards builds on it."""

from __future__ import annotations

import re

from .faults import short

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def is_id(name: str) -> bool:
    """Whether this can be an id."""
    return _ID.fullmatch(name) is not None


def not_an_id(name: str) -> str:
    """What to say about a name that is no id."""
    return f'"{short(name)}" is no id: lower-case letters and digits, joined by single hyphens'
