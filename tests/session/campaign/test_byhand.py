"""Results entered by hand: what can't be is refused."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from solitaria_app.content.library import Library
from solitaria_app.session.campaign.byhand import (
    BadResult,
    Why,
    checked,
    clean_name,
    fresh_name,
    wrong_in,
)
from solitaria_app.session.campaign.result import Result

GOOD = Result("italia", "standard", 20, 142, 131)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({}, []),
        ({"board": "roma"}, [Why.BOARD]),
        ({"level": "hard", "board": ""}, [Why.BOARD, Why.LEVEL]),
        ({"start": -1}, [Why.START]),
        ({"start": 1000}, [Why.START]),
        ({"start": 0, "human": 0, "contrarius": 90}, []),
        ({"human": 20}, []),
        ({"human": 19}, [Why.HUMAN]),
        ({"human": 1000}, [Why.HUMAN]),
        ({"human": 27, "concordia": True}, []),
        ({"human": 26, "concordia": True}, [Why.HUMAN_CONCORDIA]),
        ({"contrarius": -1}, [Why.CONTRARIUS]),
        ({"contrarius": 1000}, [Why.CONTRARIUS]),
        ({"contrarius": 7, "concordia": False}, []),
        ({"contrarius": 6, "concordia": False}, [Why.CONTRARIUS_CONCORDIA]),
        ({"contrarius": 142}, [Why.TIE]),
        ({"contrarius": 142, "concordia": False}, []),
        ({"contrarius": 142, "concordia": True}, []),
        ({"played": "2024-02-29"}, []),
        ({"played": "2023-02-29"}, [Why.DATE]),
        ({"played": "20240229"}, [Why.DATE]),
        ({"played": "yesterday"}, [Why.DATE]),
    ],
)
def test_what_can_be(library: Library, changes: dict[str, object], why: list[Why]) -> None:
    result = replace(GOOD, **changes)  # type: ignore[arg-type]
    assert [wrong.why for wrong in wrong_in(result, library)] == why
    if why:
        with pytest.raises(BadResult) as caught:
            checked(result, library)
        assert [wrong.why for wrong in caught.value.wrong] == why
    else:
        assert checked(result, library) is result


def test_no_day_of_the_future(library: Library) -> None:
    today = date(2026, 5, 31)
    for played, why in (("2026-05-31", []), ("2026-06-01", [Why.FUTURE]), ("", [])):
        result = replace(GOOD, played=played)
        assert [wrong.why for wrong in wrong_in(result, library, today)] == why
        assert list(wrong_in(result, library)) == []  # a file may come from a wrong clock


def test_a_name_that_is_there_gets_a_number() -> None:
    there = ["Winter 2026", "Grand tour", "GRAND TOUR 2"]
    assert fresh_name("Winter 2026", there) == "Winter 2026 2"
    assert fresh_name("Grand tour", there) == "Grand tour 3"
    assert fresh_name("Summer", there) == "Summer"
    assert fresh_name("x" * 60, ["x" * 60]) == "x" * 58 + " 2"


def test_names() -> None:
    assert clean_name("  My  campaign ") == "My campaign"
    for name in ("", "  ", "x" * 61, "a\x07b"):
        with pytest.raises(BadResult) as caught:
            clean_name(name)
        assert caught.value.wrong[0].why is Why.NAME
