"""The stream of numbers: the same on every machine, within its limits, evenly spread."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

from solitaria_app.session.stream import PER_BLOCK, Stream


def test_numbers_are_those_of_sha_256() -> None:
    stream = Stream("seed")
    drawn = [stream.below(2**32) for _ in range(2 * PER_BLOCK)]
    for block in range(2):
        digest = sha256(f"seed:{block}".encode()).digest()
        words = [int.from_bytes(digest[n : n + 4], "big") for n in range(0, 32, 4)]
        assert drawn[PER_BLOCK * block : PER_BLOCK * (block + 1)] == words[::-1]


def test_numbers_stay_below_the_limit_and_are_spread_evenly() -> None:
    stream = Stream("even")
    counts = Counter(stream.below(6) for _ in range(6000))
    assert sorted(counts) == list(range(6))
    assert min(counts.values()) > 880
    assert Stream("one").below(1) == 0


def test_another_seed_another_stream() -> None:
    first, second, again = Stream("a"), Stream("b"), Stream("a")
    numbers = [[stream.below(1000) for _ in range(20)] for stream in (first, second, again)]
    assert numbers[0] == numbers[2] != numbers[1]
