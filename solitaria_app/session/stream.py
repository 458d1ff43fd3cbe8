"""A stream of numbers from a seed, the same on every machine: SHA-256 of seed and block number."""

from __future__ import annotations

from hashlib import sha256

PER_BLOCK = 8
"""Numbers of 32 bits in one digest."""


class Stream:
    """Numbers one after the other; block n is the SHA-256 of `seed:n`."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._block = 0
        self._left: list[int] = []

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1. The bias is below limit / 2**32."""
        if not self._left:
            digest = sha256(f"{self._seed}:{self._block}".encode()).digest()
            self._block += 1
            self._left = [
                int.from_bytes(digest[4 * n : 4 * n + 4], "big") for n in range(PER_BLOCK)
            ]
        return self._left.pop() % limit
