"""Tokens that laid themselves: a key typed for one of them means no other city."""

from __future__ import annotations

from solitaria_app.engine.goods import Good

WITHIN = 1.5
"""For so many seconds a key may still be meant for a token that lies already."""


class SelfLaid:
    """The tokens that the last one left no choice for, as long as their keys may be typed."""

    def __init__(self) -> None:
        self._left: list[tuple[int, Good]] = []
        self._until = 0.0

    def lay(self, tokens: list[tuple[int, Good]], now: float) -> None:
        """Cities and goods that were laid at a moment, in seconds; none forgets all before."""
        self._left, self._until = list(tokens), now + WITHIN

    def take(self, good: Good | None, now: float) -> int | None:
        """The city whose token a key for a good is meant for; None if it is for none of them.

        Any other key means that the person goes on: then all are forgotten.
        """
        found = next((n for n, (_, laid) in enumerate(self._left) if laid is good), None)
        if found is None or now > self._until:
            self._left = []
            return None
        city, _ = self._left.pop(found)
        self._until = now + WITHIN
        return city
