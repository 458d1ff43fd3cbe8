"""Which games of the list are wanted, by state, board, level and way."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from solitaria_app.content.library import Library
from solitaria_app.engine.following import Way
from solitaria_app.session.entries import Entry, Summary
from solitaria_app.session.header import new_header
from solitaria_app.session.wanted import STATES, Wanted, found, lead, physical


@pytest.fixture
def games(library: Library) -> list[Entry]:
    """Running, won, lost, given up, deleted, damaged."""
    header = new_header(library, "italia", "standard", "seed")
    table = new_header(library, "imperium", "expert", "seed", way=Way.LIGHT)
    score = Summary(9, 60, 40, False)
    return [
        Entry(1, header, summary=score),
        Entry(2, header, over=True, summary=replace(score, won=True, way="full")),
        Entry(3, header, over=True, summary=replace(score, human=30)),
        Entry(4, table, given_up=True),
        Entry(5, header, deleted="2026-11-28T10:00:00+00:00", summary=score),
        Entry(6, None, problem="games.db: game 6 is damaged."),
    ]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (Wanted(), [1, 2, 3, 4, 6]),
        (Wanted(state="running"), [1, 6]),
        (Wanted(state="finished"), [2, 3, 6]),
        (Wanted(state="won"), [2, 6]),
        (Wanted(state="lost"), [3, 6]),
        (Wanted(state="given-up"), [4, 6]),
        (Wanted(state="deleted"), [5]),
        (Wanted(board="imperium"), [4, 6]),
        (Wanted(level="standard"), [1, 2, 3, 6]),
        (Wanted(way="table"), [2, 4, 6]),
        (Wanted(way="screen"), [1, 3, 6]),
        (Wanted(board="italia", state="lost", way="screen"), [3, 6]),
    ],
)
def test_what_is_wanted(games: list[Entry], wanted: Wanted, found: list[int]) -> None:
    assert [game.id for game in games if wanted.takes(game)] == found
    assert wanted.state in ("", *STATES)


def test_words_are_looked_for_one_by_one() -> None:
    assert Wanted("  Rainy  EVENING ").words() == ("rainy", "evening")
    assert Wanted().words() == ()


def test_lead_and_way(games: list[Entry]) -> None:
    assert [lead(game) for game in games] == [20, 20, -10, None, 20, None]
    assert [physical(game) for game in games] == [False, True, False, True, False, False]


@pytest.mark.parametrize(
    ("words", "is_found"),
    [
        ("game 12", True),
        ("game 2", False),
        ("game 1", False),
        ("winter", True),
        ("seed 987", False),
        ("9876", True),
        ("7654", True),
        ("98765432", True),
        ("765", False),
    ],
)
def test_a_number_is_found_as_a_whole_and_a_seed_by_four_letters(
    words: str, is_found: bool
) -> None:
    assert found(tuple(words.split()), "game 12\nwinter evenings", "98765432") == is_found


def test_a_seed_that_is_a_word_is_found_by_its_beginning() -> None:
    assert found(("ra",), "game 3", "rainy")
    assert not found(("ny",), "game 3", "rainy")
