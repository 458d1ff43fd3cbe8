"""How a measurement is taken and shown: two sides, a ratio, a target."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the report. `ratio` is what the target speaks of."""

    subject: str
    ours: str
    theirs: str
    ratio: float | None = None
    target: str = ""
    met: bool | None = None

    def row(self) -> str:
        """The line as a row of a Markdown table."""
        ratio = "" if self.ratio is None else f"{self.ratio:.2f}"
        verdict = {True: "yes", False: "NO", None: ""}[self.met]
        cells = (self.subject, self.ours, self.theirs, ratio, self.target, verdict)
        return f"| {' | '.join(cells)} |"


def at_least(subject: str, ours: float, theirs: float, unit: str, times: float | None) -> Figure:
    """A rate that should be `times` as high as the other side's; None: only to know."""
    ratio = ours / theirs
    return Figure(
        subject,
        f"{ours:,.0f} {unit}",
        f"{theirs:,.0f} {unit}",
        ratio,
        "" if times is None else f"at least {times:g}",
        None if times is None else ratio >= times,
    )


def at_most(subject: str, ours: float, theirs: float, unit: str, times: float | None) -> Figure:
    """A cost that should be at most `times` the other side's; None: only to know."""
    ratio = ours / theirs
    return Figure(
        subject,
        f"{ours:,.3g} {unit}",
        f"{theirs:,.3g} {unit}",
        ratio,
        "" if times is None else f"at most {times:g}",
        None if times is None else ratio <= times,
    )


def within(subject: str, took: list[float], most: float | None) -> Figure:
    """Times in milliseconds: median and worst; `most` is for the worst, None only to know."""
    worst = max(took)
    shown = f"median {statistics.median(took):.1f} ms, worst {worst:.1f} ms"
    target = "" if most is None else f"at most {most:.1f} ms"
    return Figure(subject, shown, "", None, target, None if most is None else worst <= most)


def seconds_of(work: Callable[[], object], repeat: int) -> float:
    """The shortest processor time of several runs, which other load disturbs least."""
    best = float("inf")
    for _ in range(repeat):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return best
