"""How likely chance alone makes counts differ so much from what is expected."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, lgamma, log

LEAST_EXPECTED = 5.0
"""Below that many expected in one place the measure says nothing."""
UNUSUAL, VERY_UNUSUAL = 0.05, 0.001
"""Chances below which counts are called unusual."""


def chi_square(seen: Sequence[float], expected: Sequence[float]) -> float:
    """The sum of squared differences, each by what is expected (above 0)."""
    return sum((a - b) ** 2 / b for a, b in zip(seen, expected, strict=True))


def chance_of(measure: float, freedom: int) -> float:
    """The chance of at least this chi-square with so many degrees of freedom (at least 1)."""
    return upper_gamma(freedom / 2, measure / 2)


def upper_gamma(a: float, x: float) -> float:
    """The regularized upper incomplete gamma function Q(a, x), for a > 0 and x >= 0.

    A series for the lower part where x is small, a continued fraction elsewhere.
    """
    if x <= 0:
        return 1.0
    scale = exp(a * log(x) - x - lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        n = a
        while abs(term) > abs(total) * 1e-15:
            n += 1
            term *= x / n
            total += term
        return max(0.0, 1 - scale * total)
    tiny = 1e-300
    b = x + 1 - a
    c, d = 1 / tiny, 1 / b
    fraction = d
    for n in range(1, 500):
        factor = -n * (n - a)
        b += 2
        d = 1 / (factor * d + b or tiny)
        c = b + factor / c or tiny
        step = c * d
        fraction *= step
        if abs(step - 1) < 1e-15:
            break
    return scale * fraction


def verdict(chance: float | None) -> str:
    """What a chance means: `few` (too few to tell), `usual`, `unusual`, `very-unusual`."""
    if chance is None:
        return "few"
    if chance >= UNUSUAL:
        return "usual"
    return "unusual" if chance >= VERY_UNUSUAL else "very-unusual"
