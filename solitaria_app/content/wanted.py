"""The good that a scenario asks for."""

from __future__ import annotations

from typing import Any

from solitaria_app.engine.cards import SPECIALISTS
from solitaria_app.engine.goods import BY_ID, Good

from .faults import Fault
from .parts import items, unknown
from .yamlfile import Document

BEST_SPECIALIST = "S"
"""The die face that stands for the good of Contrarius' best specialist (002)."""

_SPECIALISTS = {personality.id: good for personality, good in SPECIALISTS.items()}


def wanted_good(document: Document[dict[str, Any]], faults: list[Fault]) -> Good | None:
    """The good that is wanted, for `S` that of the best specialist; None if it is none.

    Source: 002 (Weaver > Vintner > Smith > Farmer > Mason).
    """
    owned = _owned(document, faults)
    wanted = document.value.get("wanted")
    if not isinstance(wanted, str):
        return None
    if wanted == BEST_SPECIALIST:
        if not owned:
            text = "S needs a specialist: list them as `specialists` of contrarius"
            faults.append(document.fault(text, "wanted"))
        return max(owned, default=None)
    if wanted not in BY_ID:
        text = unknown("good", wanted, [*BY_ID, BEST_SPECIALIST])
        faults.append(document.fault(text, "wanted"))
    return BY_ID.get(wanted)


def _owned(document: Document[dict[str, Any]], faults: list[Fault]) -> list[Good]:
    goods: list[Good] = []
    for keys, name in items(document.value, "contrarius", "specialists"):
        if not isinstance(name, str):
            continue
        good = _SPECIALISTS.get(name)
        if good is None:
            faults.append(document.fault(unknown("specialist", name, _SPECIALISTS), *keys))
        elif good in goods:
            faults.append(document.fault(f"{name} is there twice; the game has one", *keys))
        else:
            goods.append(good)
    return goods
