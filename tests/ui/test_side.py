"""The reason and the log: one line a rule, lit on the map; dice; what things are."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from solitaria_app.content.library import Library
from solitaria_app.engine import agenda
from solitaria_app.engine import events as ev
from solitaria_app.engine.board import bits
from solitaria_app.engine.movement import at_rest
from solitaria_app.engine.state import GameState
from solitaria_app.ui.chronicle import turns
from solitaria_app.ui.describe import describe
from solitaria_app.ui.drawings import DieFace
from solitaria_app.ui.interaction import offer
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.map.targets import Mark, Target
from solitaria_app.ui.panels.rows import Rows

from .conftest import MakeWindow
from .situations import at, at_prompt
from .test_layout import settle


@pytest.fixture
def marks(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Mark, ...]]:
    """What the map was asked to mark, the latest last."""
    asked: list[tuple[Mark, ...]] = []
    monkeypatch.setattr(window.desk.map, "set_marks", asked.append)
    return asked


def point_at(rows: Rows, number: int) -> None:
    """Move the pointer onto a line."""
    index = rows.model().index(number, 0)
    rows.scrollTo(index)
    at_line = rows.visualRect(index).center()
    QTest.mouseMove(rows.viewport(), QPoint(3, 3))
    QTest.mouseMove(rows.viewport(), at_line)


def chosen_site(state: GameState) -> bool:
    return isinstance(state.agenda[-1], agenda.MoveNext)


def test_the_reason_has_a_line_for_each_rule(
    window: MainWindow, library: Library, marks: list[tuple[Mark, ...]]
) -> None:
    window.controller.adopt(at(library, chosen_site, 90))
    game = window.controller.game
    assert game is not None
    frame = game.state.agenda[-1]
    assert isinstance(frame, agenda.MoveNext)
    why = window.desk.side.why
    rows = why.all_rows()
    struck = [mark for row in rows for mark in row.marks if mark.style == "struck"]
    wanted = {
        city
        for attempt in frame.choice.attempts
        for _, mask in attempt.strikes
        for city in bits(mask)
    }
    assert {mark.target.number for mark in struck} == wanted
    assert all(mark.text for mark in struck)
    winner = Mark(Target("city", frame.choice.city), "winner")
    for number, row in enumerate(rows):
        if row.marks:
            point_at(why, number)
            assert marks[-1] == row.marks
    assert any(winner in row.marks for row in rows)
    assert any(row.more for row in rows)
    QTest.mouseMove(window.desk.prompt, QPoint(5, 5))


def test_lines_light_up_by_keys_too(
    window: MainWindow, library: Library, marks: list[tuple[Mark, ...]]
) -> None:
    window.controller.adopt(at(library, chosen_site, 90))
    window.commands.run("why")
    why = window.desk.side.why
    assert why.hasFocus()
    for _ in range(3):
        QTest.keyClick(why, Qt.Key.Key_Down)
    assert marks[-1] == why.all_rows()[why.currentIndex().row()].marks


def test_the_log_tells_every_turn_and_shows_dice(window: MainWindow, library: Library) -> None:
    window.controller.adopt(at_prompt(library, agenda.ChooseCard, 120))
    game = window.controller.game
    assert game is not None
    window.commands.run("log")
    rows = window.desk.side.log.all_rows()
    headings = [row.text for row in rows if row.style == "heading"]
    assert headings == ["Set-up", *(f"Turn {n}" for n in range(1, game.state.turn + 1))]
    rolled = [e for turn in turns(game) for e in turn.events if isinstance(e, ev.DieRolled)]
    shown = [row.sign for row in rows if isinstance(row.sign, DieFace)]
    assert shown == [DieFace(event.die, event.face) for event in rolled]
    assert all(0 <= row.moment <= game.cursor for row in rows if row.style != "heading")


def test_the_dice_of_the_reaction_stand_in_the_prompt(window: MainWindow, library: Library) -> None:
    def rolled(state: GameState) -> bool:
        return isinstance(state.agenda[-1], agenda.ChooseCard) and state.turn > 5

    window.controller.adopt(at(library, rolled))
    game = window.controller.game
    assert game is not None
    last = [e for e in turns(game)[-2].events if isinstance(e, ev.DieRolled)]
    assert window.desk.prompt.dice.faces == tuple(DieFace(e.die, e.face) for e in last)


def test_before_the_first_reaction_the_reason_says_so(window: MainWindow) -> None:
    assert "not reacted yet" in window.desk.side.why.all_rows()[0].text


@pytest.mark.parametrize("kind", [agenda.ArchitectAction, agenda.ColonistAction])
def test_cities_that_cannot_be_chosen_say_why(
    window: MainWindow, library: Library, kind: type
) -> None:
    window.controller.adopt(at_prompt(library, kind, 60))
    view = window.presenter.view
    assert view is not None
    open_cities = {option.at for option in (*view.offer.options, *view.offer.also)}
    for city in range(len(view.state.rules.board.cities)):
        target = Target("city", city)
        lines = describe(view, target).split("\n")
        assert view.words.say.city(city) in lines[0]
        if target not in open_cities and kind is agenda.ArchitectAction:
            assert len(lines) == 2


def test_lines_out_of_reach_say_how_far_they_are(window: MainWindow, library: Library) -> None:
    window.controller.adopt(at_prompt(library, agenda.ArchitectAction, 60))
    view = window.presenter.view
    assert view is not None
    window.presenter.select(view.offer.options[0].selects)
    view = window.presenter.view
    told = [describe(view, Target("line", n)) for n in range(len(view.state.rules.board.lines))]
    assert any("steps away" in text for text in told)
    assert any("no way for a" in text for text in told)


def test_an_action_that_cannot_end_yet_says_why(window: MainWindow, library: Library) -> None:
    window.controller.adopt(at_prompt(library, agenda.ArchitectAction, 60))
    game = window.controller.game
    assert game is not None
    crowded = None
    for colonist in offer(game.state).options:
        for option in offer(game.state, colonist.selects).options if colonist.selects else ():
            first = option.inputs[:1]
            if option.steps < 2 or not first:
                continue
            game.do(first[0])
            if not at_rest(game.state, game.state.human):
                crowded = first
                break
            game.go_to(game.decision_before() or 0)
        if crowded:
            break
    assert crowded, "no way leads over an occupied line here"
    window.presenter.refresh()
    primary = window.desk.prompt.primary
    assert primary.isVisible()
    assert not primary.isEnabled()
    assert primary.toolTip()


def test_cards_say_what_they_do(window: MainWindow) -> None:
    for cards in (
        window.desk.hand.cards,
        window.desk.display.cards,
        window.desk.contrarius.tiles.cards,
    ):
        for card in cards:
            assert "Then Contrarius:" in card.explanation()
            assert "= " in card.explanation()


def test_scores_show_their_sources(window: MainWindow) -> None:
    for label in (
        window.desk.header.mine,
        window.desk.header.theirs,
        window.desk.contrarius.score,
    ):
        assert "Total" in label.toolTip()


@pytest.mark.parametrize("size", [100, 150, 180, 200])
@pytest.mark.parametrize("turn", [9, 14, 20])
def test_all_its_cards_are_seen_whole(
    make_window: MakeWindow, library: Library, size: int, turn: int
) -> None:
    """With long words, a headline above the prompt, houses on the track and many cards."""

    def there(state: GameState) -> bool:
        return state.turn == turn and isinstance(state.agenda[-1], agenda.ChooseCard)

    window = make_window(size=(1280, 800))
    window.commands.run("language:de")
    window.commands.run(f"text:{size}")
    window.controller.adopt(at(library, there, board="italia"))
    settle()
    panel = window.desk.contrarius
    inside = panel.rect()
    boxes = []
    for tile in panel.tiles.cards:
        if tile.isHidden():
            continue
        box = tile.rect().translated(tile.mapTo(panel, QPoint(0, 0)))
        assert inside.contains(box), (box, inside)
        assert min(box.width(), box.height()) >= 20
        boxes.append(box)
    assert len(boxes) >= 6
    assert not any(a.intersects(b) for a, b in combinations(boxes, 2))
