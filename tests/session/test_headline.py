"""A reaction in one line: every kind of it, in real games, in both languages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from solitaria_app.engine import events as ev
from solitaria_app.engine import play, setup
from solitaria_app.engine.board import Kind
from solitaria_app.engine.state import CONTRARIUS, GameState
from solitaria_app.session.words import LANGUAGES, Words
from solitaria_app.session.words.headline import reaction_of
from tests.engine import golden
from tests.engine.table import Table
from tests.session.headline_samples import HEADLINES, PLAYED


def turns_of_games() -> Iterator[tuple[str, GameState, list[ev.Event]]]:
    """Every turn of the golden games: game, last table, events."""
    for path in sorted(golden.FOLDER.glob("*.txt")):
        game, _ = golden.read(path)
        state, happened = setup.begin(game.rules)
        turn = list(happened)
        for given in game.inputs:
            state, happened = play.apply(state, given)
            for event in happened:
                if isinstance(event, ev.TurnBegan):
                    yield path.stem, state, turn
                    turn = []
                turn.append(event)
        yield path.stem, state, turn


@pytest.fixture(scope="module")
def turns() -> list[tuple[str, GameState, list[ev.Event]]]:
    return list(turns_of_games())


def expected(words: Words, event: ev.Event) -> str:
    """What must stand in the line for an event of a reaction."""
    say = words.say
    match event:
        case ev.HouseBuilt(_, city):
            return say.city(city)
        case ev.ColonistMoved(_, kind, _, line) | ev.ColonistStayed(kind, line):
            assert say.texts.text(f"colonist.{kind.id}")
            return say.line(line)
        case ev.ColonistPlaced(_, kind, place):
            return f"{say.colonist(kind, 'a')} {say.at(place)}"
        case ev.CardTaken(card, position):
            return f"{say.card_object(card)} ({'Platz' if words.language == 'de' else 'position'} "
        case ev.PointsScored(points):
            return say.points(points)
        case ev.Produced(province):
            return say.province(province)
        case ev.HouseLeftTrack(position):
            return f" {position} "
    return ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reaction_of_real_games_is_told_in_one_line(
    language: str, turns: Sequence[tuple[str, GameState, list[ev.Event]]]
):
    told: set[type] = set()
    for game, state, events in turns:
        words = Words(language, state.rules)
        line = words.headline(state, events)
        reaction = reaction_of(events)
        assert bool(line) == bool(reaction), (game, events)
        assert bool(line) == any(isinstance(event, ev.CardPlayed) for event in events)
        if not line:
            continue
        told |= {type(event) for event in reaction}
        assert line.startswith("Contrarius ") and "{" not in line and "\n" not in line
        assert line.count("Contrarius") == 1
        for event in reaction:
            assert expected(words, event) in line, (game, event, line)
        built = sum(isinstance(event, ev.HouseBuilt) for event in reaction)
        assert line.count("builds in" if language == "en" else "baut in") == built
        assert len(line) < 200
    assert told >= {
        ev.HouseBuilt, ev.HouseLeftTrack, ev.ColonistMoved, ev.ColonistStayed, ev.ColonistPlaced,
        ev.CardTaken, ev.PointsScored, ev.Produced, ev.MarkersTurned, ev.NothingHappened,
        ev.EndTriggered, ev.GameEnded,
    }  # fmt: skip


def test_what_the_human_did_is_not_told(
    turns: Sequence[tuple[str, GameState, list[ev.Event]]],
):
    """Neither the own houses, colonists and goods nor the cash bonus, whichever turn it is."""
    seen = 0
    for game, state, events in turns:
        words = Words("en", state.rules)
        cut = next(
            (n for n, e in enumerate(events) if isinstance(e, ev.DieRolled | ev.PointsScored)), 0
        )
        if cut and not any(isinstance(e, ev.Chose | ev.NothingHappened) for e in events[:cut]):
            assert words.headline(state, events[:cut]) == "", game
            seen += 1
    assert seen > 200


@pytest.mark.parametrize("case", range(len(HEADLINES)))
def test_each_kind_of_reaction(case: int):
    events, english, german = HEADLINES[case]
    table = Table("italia")
    for language, line in (("en", english), ("de", german)):
        words = Words(language, table.rules)
        good = words.say.good(table.state.city_goods[1])
        expected = line.format(line2=words.say.line(2), good=good)
        assert words.headline(table.state, [PLAYED, *events]) == expected


def test_only_the_last_card_counts_and_set_up_is_no_reaction():
    words, state = Words("en", Table("italia").rules), Table("italia").state
    first = [PLAYED, ev.PointsScored(2)]
    assert words.headline(state, [*first, ev.TurnBegan(2, False), PLAYED]) == ""
    set_up = [ev.CardTaken(12, 0), ev.ColonistPlaced(CONTRARIUS, Kind.SEA, 1)]
    assert words.headline(state, set_up) == ""
