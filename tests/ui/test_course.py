"""A changed course in the window: what to move on the table, what follows, undoing an amendment."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from solitaria_app.content.library import Library
from solitaria_app.engine import events as ev
from solitaria_app.engine.agenda import PurchaseAction
from solitaria_app.engine.corrections import SetColonist, SetHouse
from solitaria_app.engine.following import Way
from solitaria_app.engine.inputs import DONE, Play
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.moves import to_move
from solitaria_app.ui.copies import copy_from
from solitaria_app.ui.dialogs.notice import Notice
from solitaria_app.ui.lately import recent
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.map.targets import Target
from tests.session.test_rest import beside_table, forgotten

from .conftest import MakeWindow
from .player import press
from .test_amending import amending, pick
from .test_layout import cut, settle
from .windows import opened, running


@pytest.fixture
def beside(make_window: MakeWindow) -> MainWindow:
    """A window with a game beside a table."""
    window = make_window(size=(1280, 800))
    window.controller.adopt(beside_table("rest 4", 9))
    window.desk.banner.hide()
    return window


def told(window: MainWindow) -> str:
    """What the strip says, empty if it is not shown."""
    strip = window.desk.strip
    return strip.whole if strip.isVisible() else ""


# --- what to move -------------------------------------------------------------


def test_undo_tells_what_to_put_back_until_it_is_done(beside: MainWindow) -> None:
    before = running(beside).state
    assert told(beside) == ""
    beside.commands.run("undo")
    after, view = running(beside).state, beside.presenter.view
    assert view is not None
    moves = to_move(before, after)
    assert moves
    for clause in view.words.to_move(before, after, moves):
        assert clause in told(beside)
    assert told(beside).startswith("Put the table back: ")
    assert not beside.desk.headline.isVisible()
    press(beside.desk.strip.close_button)
    assert told(beside) == "" and beside.desk.headline.isVisible()


def test_redo_takes_it_away_and_a_card_too(beside: MainWindow) -> None:
    beside.commands.run("undo")
    beside.commands.run("undo")
    assert told(beside)
    beside.commands.run("redo")
    beside.commands.run("redo")
    assert told(beside) == ""
    beside.commands.run("restart-turn")
    assert told(beside)
    beside.controller.do(next(g for g in running(beside).legal() if isinstance(g, Play)))
    assert told(beside) == ""


def test_going_forth_is_not_putting_back(beside: MainWindow) -> None:
    beside.commands.run("undo")
    press(beside.desk.strip.close_button)
    beside.commands.run("redo")
    assert told(beside).startswith("On your table: ")


def test_on_the_screen_nothing_is_to_be_moved(played: MainWindow) -> None:
    played.commands.run("undo")
    assert told(played) == ""
    assert not played.desk.strip.isVisible()


def test_an_abandoned_line_and_an_earlier_moment_tell_too(beside: MainWindow) -> None:
    beside.presenter.past.show(beside.presenter.past.turns()[4])
    assert told(beside) == ""
    beside.settings.confirm = False
    beside.commands.run("play-on")
    assert told(beside).startswith("Put the table back: ")
    game = running(beside)
    card = next(g for g in game.legal() if isinstance(g, Play) and g != game.inputs[game.cursor])
    beside.controller.do(card)
    assert told(beside) == "" and game.abandoned
    beside.controller.take_line(0)
    assert told(beside).startswith("On your table: ")


def test_what_was_done_otherwise_since_is_not_told(beside: MainWindow) -> None:
    beside.commands.run("undo")
    gone = [m for m in beside.controller.course.moves if isinstance(m, SetHouse)]
    assert gone and not gone[0].stands
    beside.controller.do(SetHouse(gone[0].side, gone[0].city, True))
    assert gone[0] not in beside.controller.course.moves


@pytest.mark.parametrize(("size", "language"), [(100, "en"), (200, "de")])
def test_a_long_list_is_shortened_and_shown_whole(
    beside: MainWindow, size: int, language: str
) -> None:
    beside.commands.run(f"language:{language}")
    beside.commands.run(f"text:{size}")
    for _ in range(4):
        beside.commands.run("undo")
    settle()
    strip = beside.desk.strip
    assert cut(beside.desk) == []
    assert strip.all.isVisible()
    assert strip.words.text() != strip.whole
    press(strip.all)
    notice = opened(beside)
    assert isinstance(notice, Notice)
    assert notice.words.text().count("•") == len(strip._clauses)


# --- the rest -----------------------------------------------------------------


def put_in(window: MainWindow, seeds: range = range(60)) -> Game:
    """Put in a forgotten purchase; gives the game as it was."""
    game, number, purchase = forgotten(seeds, 2)
    window.controller.adopt(game.at(game.cursor))
    window.desk.banner.hide()
    dialog = amending(window, number)
    assert dialog.which.currentText().endswith(": Finish buying")
    pick(dialog, purchase)
    assert dialog.outcome.text().startswith("Then the game asks: ")
    assert dialog.rest.text().startswith("Once that is answered ")
    press(dialog.apply)
    return game


def test_a_forgotten_purchase_is_put_in_and_the_rest_follows(beside: MainWindow) -> None:
    old = put_in(beside)
    course = beside.controller.course
    assert course.rest
    assert told(beside).startswith(f"{len(course.rest)} later steps follow")
    assert beside.desk.strip.drop.isVisible()
    assert isinstance(running(beside).state.agenda[-1], PurchaseAction)
    press(beside.desk.prompt.primary)
    while course.rest:
        game = running(beside)
        other = (one for one in game.legal() if one not in course.rest)
        beside.controller.do(next(other, game.legal()[0]))
    now = running(beside)
    assert now.state.turn == old.state.turn
    view = beside.presenter.view
    assert view is not None
    assert told(beside).startswith("On your table: ")
    for clause in view.words.to_move(old.state, now.state, to_move(old.state, now.state)):
        assert clause in told(beside)
    assert tuple(old.inputs) in [line.inputs for line in now.abandoned]


def test_what_follows_can_be_dropped_and_goes_with_undo(beside: MainWindow) -> None:
    old = put_in(beside)
    press(beside.desk.strip.drop)
    assert beside.controller.course.rest == ()
    assert told(beside).startswith("On your table: ")
    beside.controller.do(DONE)
    assert running(beside).length() < old.length()
    put_in(beside)
    beside.controller.do(DONE)
    if beside.controller.course.rest:
        beside.commands.run("undo")
    assert beside.controller.course.rest == ()


def test_undo_after_an_amendment_takes_it_back(beside: MainWindow) -> None:
    old = put_in(beside)
    assert beside.desk.header.undoing.accessibleName().startswith("Undo: the amendment")
    press(beside.desk.header.undoing)
    now = running(beside)
    assert (now.inputs, now.cursor) == (old.inputs, old.cursor)
    assert told(beside) == ""
    assert len(now.abandoned) == 1
    assert "amendment" not in beside.desk.header.undoing.accessibleName()


def test_an_amendment_that_fits_tells_in_the_dialog_what_to_move(beside: MainWindow) -> None:
    beside.controller.do(SetHouse(CONTRARIUS, running(beside).rules.city_number["olbia"], True))
    dialog = amending(beside, running(beside).cursor - 1)
    other = SetHouse(CONTRARIUS, running(beside).rules.city_number["nicaea"], True)
    pick(dialog, other)
    assert dialog.outcome.text() == "Nothing came after it."
    assert dialog.moves.text() == (
        "On your table: no house of Contrarius stands in OLBIA; a house of Contrarius stands in "
        "NICAEA."
    )
    press(dialog.apply)
    assert told(beside) == dialog.moves.text()


# --- the set-up, corrections, the way -----------------------------------------


def begun(library: Library, level: str, way: Way) -> Game:
    """A game at its first turn."""
    game = Game(new_header(library, "italia", level, "12", way=way), library)
    while not game.state.turn:
        opens = type(game.state.agenda[-1]).__name__ == "Opening"
        game.do(game.legal()[0] if opens else game.draw())
    return game


def test_the_end_of_the_set_up_is_told_like_a_reaction(
    beside: MainWindow, library: Library
) -> None:
    beside.controller.adopt(begun(library, "veteran", Way.FULL))
    line, rows = beside.desk.headline, beside.desk.side.reason.rows
    assert line.isVisible() and line.text.startswith("Contrarius takes the Mason; house in COSA")
    shown = [row.text for row in rows.all_rows()]
    assert shown[0] == "The set-up"
    assert any("Mason" in text for text in shown) and any("COSA" in text for text in shown)
    assert not any("has not reacted" in text for text in shown)
    cosa = running(beside).rules.city_number["cosa"]
    assert Target("city", cosa) in {mark.target for mark in recent(running(beside))}
    lit: list[Target] = []
    beside.desk.map.set_marks = lambda marks: lit.extend(  # type: ignore[method-assign]
        mark.target for mark in marks
    )
    line.setFocus()
    settle()
    assert Target("city", cosa) in lit
    QApplication.sendEvent(line, QEvent(QEvent.Type.Leave))
    beside.controller.do(running(beside).legal()[0])
    assert "takes the Mason; house" not in line.text


def test_on_the_screen_the_set_up_stays_as_it_was(window: MainWindow) -> None:
    assert not window.desk.headline.isVisible()
    (row,) = window.desk.side.reason.rows.all_rows()
    assert "not reacted" in row.text
    assert recent(running(window)) == ()


def test_a_correction_is_the_headline_and_takes_its_marks_away(beside: MainWindow) -> None:
    game = running(beside)
    built = next(n for n in range(game.length(), 0, -1) if _built(game, n))
    end = next(
        n for n in range(built, game.length() + 1) if game.state_at(n).turn > _turn(game, built)
    )
    copy_from(beside.controller, end)
    game = running(beside)
    event = _built(game, built)
    assert event is not None
    marked = Target("city", event.city)
    assert marked in {mark.target for mark in recent(game)}
    beside.controller.do(SetHouse(CONTRARIUS, event.city, False))
    city = game.rules.board.cities[event.city].name
    line = beside.desk.headline.text
    assert line == f"Corrected: no house of Contrarius stands in {city}"
    assert not any(
        mark.target == marked and mark.style == "built" for mark in recent(running(beside))
    )
    moved = next(e for e in game.events_at(built) if isinstance(e, ev.ColonistMoved))
    fix = SetColonist(CONTRARIUS, moved.kind, moved.line, None)
    assert Target("line", moved.line) in {mark.target for mark in recent(running(beside))}
    beside.controller.do(fix)
    assert Target("line", moved.line) not in {mark.target for mark in recent(running(beside))}
    beside.commands.run("undo")
    beside.commands.run("undo")
    assert beside.desk.headline.text.startswith("Contrarius ") or told(beside)


def _turn(game: Game, number: int) -> int:
    return game.state_at(number - 1).turn


def _built(game: Game, number: int) -> ev.HouseBuilt | None:
    """The house that an input brought, if a colonist of Contrarius moved beside it."""
    events = game.events_at(number)
    if not any(isinstance(e, ev.ColonistMoved) and e.side == CONTRARIUS for e in events):
        return None
    houses = (e for e in events if isinstance(e, ev.HouseBuilt) and e.side == CONTRARIUS)
    return next(houses, None)


def test_the_light_way_tells_that_the_score_falls(beside: MainWindow) -> None:
    then = beside.desk.header.mine.text()
    beside.commands.run("way:light")
    now = beside.desk.header.mine.text()
    assert then != now
    for score in (then, now):
        assert score.split()[-1] in told(beside)
    press(beside.desk.strip.close_button)
    assert told(beside) == ""
    beside.commands.run("way:full")
    assert told(beside) == ""
