"""What is told in one line besides reactions: the end of the set-up, corrections, which moves."""

from __future__ import annotations

import pytest

from solitaria_app.content.library import load
from solitaria_app.engine import events as ev
from solitaria_app.engine.board import Kind
from solitaria_app.engine.corrections import SetHouse, SetPoints
from solitaria_app.engine.following import Way
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.words import Words
from solitaria_app.session.words.tidings import told_of
from tests.engine.table import Table
from tests.session.headline_samples import CHOSE, PLAYED
from tests.session.moves_samples import say_tidings

LIBRARY = load()


def begun(level: str) -> tuple[Game, list[ev.Event]]:
    """A game beside a table at its first turn, and what happened so far."""
    game = Game(new_header(LIBRARY, "italia", level, "12", way=Way.FULL), LIBRARY)
    while not game.state.turn:
        game.do(game.draw() if game.state.stacks and not _opens(game) else game.legal()[0])
    return game, [event for n in range(game.cursor + 1) for event in game.events_at(n)]


def _opens(game: Game) -> bool:
    return type(game.state.agenda[-1]).__name__ == "Opening"


@pytest.mark.parametrize(
    ("level", "english", "german"),
    [
        (
            "standard",
            "Contrarius takes the Mason; land colonist in ROMA, sea colonist in ROMA; you start "
            "with 20 points",
            "Contrarius nimmt den Maurer; Landkolonist in ROMA, Seekolonist in ROMA; du hast "
            "zu Beginn 20 Punkte",
        ),
        (
            "veteran",
            "Contrarius takes the Mason; house in COSA, land colonist on COSA – ROMA, sea "
            "colonist on NEAPOLIS – ROMA; you start with 10 points",
            None,
        ),
        (
            "expert",
            "Contrarius takes the Mason; land colonist in ROMA, sea colonist in ROMA; its houses "
            "lie at 10, 20, 30, 40, 50 of the score track",
            None,
        ),
    ],
)
def test_the_end_of_the_set_up_is_told(level: str, english: str, german: str | None) -> None:
    game, events = begun(level)
    assert Words("en", game.rules).set_up(game.state, events) == english
    if german is not None:
        assert Words("de", game.rules).set_up(game.state, events) == german
    assert Words("en", game.rules).set_up(game.state, [*events, PLAYED]) == ""
    assert Words("en", game.rules).set_up(game.state, events[:-1]) == ""
    assert {type(event) for event in told_of(events)} <= {
        ev.CardTaken,
        ev.HouseBuilt,
        ev.ColonistPlaced,
    }


def test_a_game_entered_from_its_middle_had_no_set_up() -> None:
    game, events = begun("standard")
    assert Words("en", game.rules).set_up(game.state, [ev.BegunMidway(), *events]) == ""


def test_the_latest_corrections_are_told_until_something_follows() -> None:
    table = Table("italia")
    words = Words("en", table.rules)
    house = ev.Corrected(SetHouse(CONTRARIUS, 1, False))
    points = ev.Corrected(SetPoints(CONTRARIUS, 7))
    events = [PLAYED, ev.PointsScored(2), ev.TurnBegan(2, False), house, points]
    assert words.corrected(events) == (
        "Corrected: no house of Contrarius stands in AQVILEIA; Contrarius has 7 points from its "
        "reactions"
    )
    assert told_of(events) == (house, points)
    assert words.corrected([*events, ev.EndWithdrawn()]) != ""
    assert words.corrected([*events, PLAYED]) == ""
    assert told_of(events[:3]) == (ev.PointsScored(2), ev.TurnBegan(2, False))


def test_where_several_of_a_kind_stand_the_line_tells_which_moves() -> None:
    table = Table("italia")
    words, state = Words("en", table.rules), table.state
    moves = [PLAYED, CHOSE, ev.HouseBuilt(CONTRARIUS, 1), ev.ColonistMoved(-1, Kind.SEA, 3, 2, 2)]
    state.contrarius.colonists = ((), (2,))
    start, line = words.say.line(3), words.say.line(2)
    assert words.headline(state, moves).endswith(f", sea colonist to {line}")
    state.contrarius.colonists = ((), (2, 5))
    assert words.headline(state, moves).endswith(f", sea colonist from {start} to {line}")
    placed = ev.ColonistPlaced(CONTRARIUS, Kind.SEA, 5)  # one that comes later confuses nobody
    assert f", sea colonist to {line}" in words.headline(state, [*moves, placed])
    home = [*moves[:-1], ev.ColonistMoved(-1, Kind.SEA, ~25, 2, 1)]
    assert words.headline(state, home).endswith(f"from {words.say.city(25)} to {line}")


def test_the_samples_say_every_line() -> None:
    assert all(say_tidings(Words("en", Table("italia").rules), Table("italia").state))
