"""A name that ends with a full stop ends its sentence with that one."""

from __future__ import annotations

import pytest

from solitaria_app.content.library import load
from solitaria_app.engine.choice import Attempt, Choice, Strike
from solitaria_app.engine.goods import Good
from solitaria_app.session.words import Words


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("city", ["isca-d", "colonia-a"])
def test_no_sentence_ends_with_two_full_stops(language: str, city: str) -> None:
    rules = load().ruleset("imperium", "standard")
    mask = 1 << rules.city_number[city]
    attempt = Attempt(Good.FOOD, mask, ((Strike.OUT_OF_REACH, mask),), -1)
    lines = Words(language, rules).trail(Choice(Good.FOOD, (attempt,), -1, ()))
    name = rules.board.cities[rules.city_number[city]].name
    named = [line.text for line in lines if name in line.text]
    assert named and all(text.endswith(name) for text in named)
