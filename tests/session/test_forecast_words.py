"""The forecast in words: true chances, the faces that bring them, choices where they matter."""

from __future__ import annotations

from solitaria_app.engine.events import DieRolled, HouseBuilt
from solitaria_app.engine.inputs import DONE, Produce, Rolled
from solitaria_app.engine.play import apply
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.session.forecast import forecast
from solitaria_app.session.words import Words
from solitaria_app.session.words.forecast import ForecastLine

from .test_forecast import at_turn


def lines_at(turn: int, language: str = "en") -> dict[str, ForecastLine]:
    state = at_turn(turn)
    found = forecast(state)
    lines = Words(language, state.rules).forecast(found)
    assert len(lines) == len({each.play.card for each in found})
    return {state.rules.cards[line.card].id: line for line in lines}


def test_each_face_of_the_senators_die_builds_in_the_city_that_names_it() -> None:
    state = at_turn(1)
    line = lines_at(1)["senator"]
    senator = state.rules.vocabulary.play[state.rules.card_number["senator"]]
    asked, _ = apply(apply(state, senator)[0], DONE)
    for city in line.cities:
        for die, face in city.faces:
            _, events = apply(asked, Rolled(die, face))
            assert HouseBuilt(CONTRARIUS, city.city) in events
    (rolled,) = {die for city in line.cities for die, _ in city.faces}
    every = set(state.rules.dice.of(rolled))
    assert {face for city in line.cities for _, face in city.faces} == every
    assert sum(city.chance for city in line.cities) == 1
    for city in line.cities:
        name = f"{state.rules.board.cities[city.city].name} {city.chance * 6}/6"
        assert name in line.text


def test_a_city_that_no_die_decides_is_for_sure() -> None:
    line = lines_at(1)["tribune"]
    (city,) = line.cities
    assert city.chance == 1
    assert city.faces == ()
    assert "for sure" in line.text
    assert "land colonist 2/6" in line.text


def test_choices_are_listed_where_they_matter_and_joined_where_not() -> None:
    state = at_turn(9)
    lines = Words("en", state.rules).forecast(forecast(state))
    for line in lines:
        texts = [(part.text, part.parts) for part in line.parts]
        assert len(set(texts)) == len(texts) != 1
    prefect = lines_at(1)["prefect"]
    points = {part.text for part in prefect.parts}
    assert points == {"Scores 1 point.", "Scores 2 points."}
    assert "cash bonus" in " ".join(part.title for part in prefect.parts)


def test_a_provinces_points_are_those_it_brings() -> None:
    state = at_turn(9)
    for each in forecast(state):
        if each.by and isinstance(each.by[0], Produce):
            after, _ = apply(state, each.play)
            _, events = apply(after, each.by[0])
            said = [e for e in each.outcomes[0].events if not isinstance(e, DieRolled)]
            assert [e for e in events if e in said] == list(events)


def test_german_says_it_too() -> None:
    assert lines_at(1, "de")["tribune"].text.startswith("Baut in ")
