"""Results entered by hand: what can't be is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from solitaria_app.content.library import Library
from solitaria_app.session.campaign.byhand import BadResult, Why, checked, clean_name, wrong_in
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


def test_names() -> None:
    assert clean_name("  My  campaign ") == "My campaign"
    for name in ("", "  ", "x" * 61, "a\x07b"):
        with pytest.raises(BadResult) as caught:
            clean_name(name)
        assert caught.value.wrong[0].why is Why.NAME
