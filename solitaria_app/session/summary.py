"""The figures of a simulation: wins, both scores, turns, inputs, how games ended."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .simulate import Plan, Played

QUANTILES = (0, 5, 25, 50, 75, 95, 100)
"""The percentages of the quantiles."""


def summary(plan: Plan, played: list[Played], seconds: float) -> dict[str, Any]:
    """The object that `simulate --json` prints; `docs/formats.md` describes it."""
    wins = sum(game.won for game in played)
    return {
        "board": plan.board,
        "level": plan.level,
        "policy": plan.policy,
        "seed": plan.seed,
        "games": len(played),
        "wins": wins,
        "losses": len(played) - wins,
        "human": _spread([game.human for game in played]),
        "contrarius": _spread([game.contrarius for game in played]),
        "turns": _spread([game.turns for game in played]),
        "inputs": _spread([game.inputs for game in played]),
        "endings": dict(sorted(Counter(game.ending for game in played).items())),
        "seconds": round(seconds, 3),
    }


def _spread(values: list[int]) -> dict[str, Any]:
    """Mean and quantiles of at least one value.

    A quantile is the smallest value that at least so many percent do not exceed.
    """
    ordered = sorted(values)
    return {
        "mean": round(sum(ordered) / len(ordered), 3),
        "quantiles": {
            str(percent): ordered[max(0, -(-percent * len(ordered) // 100) - 1)]
            for percent in QUANTILES
        },
    }
