"""The good that a scenario asks for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from solitaria_app.engine.cards import SPECIALISTS
from solitaria_app.engine.goods import Good

from .faults import Fault, short
from .parts import items, unknown
from .yamlfile import Document

BEST_SPECIALIST = "S"
"""The die face that stands for the good of Contrarius' best specialist (002)."""

CITY_GOODS: dict[str, Good] = {good.id: good for good in Good}
"""What a city of a scenario may have: the five goods, and the salt of Concordia Salsa."""

_SPECIALISTS = {personality.id: good for personality, good in SPECIALISTS.items()}


@dataclass(frozen=True, slots=True)
class Wish:
    """The good that is wanted, and the one that follows if salt is and no salt city can be had."""

    good: Good
    after_salt: Good | None = None


def wanted_good(document: Document[dict[str, Any]], faults: list[Fault]) -> Wish | None:
    """What a scenario wants; for `S` the good of the best specialist; None if it is no good.

    Source: 002 (Weaver > Vintner > Smith > Farmer > Mason); 002 Concordia Salsa, 003:210.
    """
    best = max(_owned(document, faults), default=None)
    wanted = document.value.get("wanted")
    if not isinstance(wanted, str):
        return None
    if wanted == BEST_SPECIALIST:
        if best is None:
            text = "S needs a specialist: list them as `specialists` of contrarius"
            faults.append(document.fault(text, "wanted"))
            return None
        return Wish(best)
    if wanted not in CITY_GOODS:
        text = unknown("good", wanted, [*CITY_GOODS, BEST_SPECIALIST])
        faults.append(document.fault(text, "wanted"))
        return None
    good = CITY_GOODS[wanted]
    return Wish(good, best if good is Good.SALT else None)


def _owned(document: Document[dict[str, Any]], faults: list[Fault]) -> list[Good]:
    goods: list[Good] = []
    for keys, name in items(document.value, "contrarius", "specialists"):
        if not isinstance(name, str):
            continue
        good = _SPECIALISTS.get(name)
        if good is None:
            faults.append(document.fault(unknown("specialist", name, _SPECIALISTS), *keys))
        elif good in goods:
            faults.append(document.fault(f"{short(name)} is there twice; the game has one", *keys))
        else:
            goods.append(good)
    return goods
