"""The figures of a simulation as a short table."""

from __future__ import annotations

from typing import Any

_ROWS = {"human": "you", "contrarius": "Contrarius", "turns": "turns", "inputs": "inputs"}
_COLUMNS = {"0": "least", "50": "median", "100": "most"}


def summary_text(figures: dict[str, Any]) -> str:
    """What `solitaria simulate` prints without `--json`."""
    games = "1 game" if figures["games"] == 1 else f"{figures['games']} games"
    lines = [
        f"{games}: board {figures['board']}, level {figures['level']}, "
        f"policy {figures['policy']}, seed {figures['seed']}, {figures['seconds']:.1f} seconds.",
        f"{figures['wins']} won, {figures['losses']} lost.",
        "",
    ]
    percentages = list(figures["human"]["quantiles"])
    heads = ["mean", *(_COLUMNS.get(percent, f"{percent} %") for percent in percentages)]
    lines.append(" " * 12 + "".join(f"{head:>8}" for head in heads))
    for key, name in _ROWS.items():
        spread = figures[key]
        values = [f"{spread['mean']:.1f}", *map(str, spread["quantiles"].values())]
        lines.append(f"{name:12}" + "".join(f"{value:>8}" for value in values))
    lines += ["", "How they ended:"]
    for ending, count in figures["endings"].items():
        side, _, how = ending.partition("-")
        who = "you" if side == "human" else "Contrarius"
        what = "took the last card" if how == "last-card" else "built its last house"
        if side == "human":
            what = what.replace("its", "your")
        lines.append(f"  {who} {what}: {count}")
    return "\n".join(lines)
