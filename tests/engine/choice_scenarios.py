"""Random scenarios for "Where does Contrarius build?", legal for the spec of `build-site`."""

from __future__ import annotations

import random
from typing import Any

from tests.engine.choice_oracle import BEST_FIRST, CHEAPER, SALT, Line, Oracle

GOODS = list(CHEAPER)


def random_scenario(chance: random.Random, oracle: Oracle, mover: str) -> dict[str, Any]:
    """A position: any number of colonists and houses, all goods or few, any question."""
    taken: set[Line] = set()
    crowded = chance.random() < 0.4
    contrarius = _colonists(chance, oracle, taken, crowded)
    you = _colonists(chance, oracle, taken, crowded)
    specialists = chance.sample(list(BEST_FIRST), chance.randint(0, 4))
    wanted = chance.choice([*GOODS, SALT] + (["S"] if specialists else []))
    few = [SALT, chance.choice(GOODS)]
    kinds = chance.choice((GOODS, GOODS, [*GOODS, SALT], GOODS[:2], few, few[1:]))
    given = chance.choice((1.0, 1.0, 0.5, 0.1))
    goods = {city: chance.choice(kinds) for city in oracle.token_cities if chance.random() < given}
    return {
        "board": oracle.id,
        "goods": goods,
        "wanted": wanted,
        "contrarius": {
            "colonists": contrarius,
            "houses": _houses(chance, oracle),
            "specialists": specialists,
        },
        "you": {"colonists": you, "houses": _houses(chance, oracle)},
        "options": {"mover": mover},
    }


def _houses(chance: random.Random, oracle: Oracle) -> list[str]:
    most = min(15, len(oracle.token_cities))
    return chance.sample(oracle.token_cities, chance.choice((0, chance.randint(0, most), most)))


def _colonists(
    chance: random.Random, oracle: Oracle, taken: set[Line], crowded: bool
) -> list[dict[str, Any]]:
    """Up to three of each kind; when `crowded` all of them, as near the capital as they go."""
    found: list[dict[str, Any]] = []
    for kind in ("land", "sea"):
        for _ in range(3 if crowded else chance.randint(0, 3)):
            free = [
                line
                for line in oracle.lines
                if line.kind == kind and not line.no_stop and (line.shared or line not in taken)
            ]
            start = oracle.capital[kind]
            if crowded:
                free = [line for line in free if start in (line.a, line.b)] or free
            if not free or chance.random() < 0.3:
                other = chance.choice(oracle.cities)
                found.append({"kind": kind, "at": start if chance.random() < 0.7 else other})
                continue
            line = chance.choice(free)
            taken.add(line)
            ends: list[str | int] = [line.a, line.b]
            chance.shuffle(ends)
            number = [line.number] if line.number > 1 or chance.random() < 0.2 else []
            found.append({"kind": kind, "at": ends + number})
    chance.shuffle(found)
    return found
