"""The forecast: before a card is played, what Contrarius may do, in words and on the map."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from solitaria_app.content.library import Library
from solitaria_app.engine import agenda
from solitaria_app.engine import events as ev
from solitaria_app.engine.board import bits
from solitaria_app.engine.inputs import DONE, Play, Rolled
from solitaria_app.engine.play import apply
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.session.game import Game
from solitaria_app.session.statejson import state_digest
from solitaria_app.ui.drawings import DieFace
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.map.targets import Mark
from solitaria_app.ui.panels.openrows import OpenRow

from .player import key, press
from .situations import at_prompt


@pytest.fixture
def game(window: MainWindow, library: Library) -> Game:
    """A game at a full hand, with the forecast in front."""
    found = at_prompt(library, agenda.ChooseCard, 20)
    window.controller.adopt(found)
    press(window.desk.prompt.foreseeing)
    return found


def cards(window: MainWindow) -> list[OpenRow]:
    rows = window.desk.side.forecast.all_rows()
    return [row for row in rows if isinstance(row, OpenRow) and not row.level]


def marks(window: MainWindow) -> list[Mark]:
    assert window.desk.map._scene is not None
    return window.desk.map._scene.marks


def test_there_is_a_line_for_each_card_in_hand(window: MainWindow, game: Game) -> None:
    view = window.presenter.view
    assert view is not None
    named = {view.words.say.card(card) for card in bits(game.state.human.hand)}
    assert {row.lead for row in cards(window)} == named


def test_the_cards_in_hand_light_up_their_cities(window: MainWindow, game: Game) -> None:
    lit = 0
    for card in window.desk.hand.cards:
        if not card.isVisible():
            continue
        card.setFocus(Qt.FocusReason.TabFocusReason)
        pointed = window.desk.side.forecast.pointed
        assert isinstance(pointed, OpenRow)
        assert pointed.lead == window.presenter.view.words.say.card(card.at.card)  # type: ignore[union-attr]
        if pointed.marks:
            assert marks(window) == list(pointed.marks)
            lit += 1
    assert lit
    window.desk.setFocus()
    assert window.desk.side.forecast.pointed is None


def test_each_face_on_the_map_builds_where_it_stands(window: MainWindow, game: Game) -> None:
    tried = 0
    for card in bits(game.state.human.hand):
        row = window.presenter.insight.foresight.of_card(card)
        assert row is not None
        if game.rules.cards[card].personality.id not in ("senator", "consul", "mercator"):
            continue
        state, _ = apply(game.state, Play(card))
        if not isinstance(state.agenda[-1], agenda.Roll):
            state, _ = apply(state, DONE)
        for mark in row.marks:
            for face in mark.faces:
                assert isinstance(face, DieFace)
                _, events = apply(state, Rolled(face.die, face.face))
                assert ev.HouseBuilt(CONTRARIUS, mark.target.number) in events
                tried += 1
            faces = game.rules.dice.of(mark.faces[0].die)
            share = sum(1 for face in faces if face in {f.face for f in mark.faces}) / len(faces)
            assert mark.text == f"{round(share * 100)} %"
    assert tried >= 5


def test_it_changes_nothing_of_the_game(window: MainWindow, game: Game) -> None:
    before, journal, cursor = state_digest(game.state), list(game.inputs), game.cursor
    rows = window.desk.side.forecast
    for row in cards(window):
        rows.set_open(row, True)
    for number in range(len(rows.all_rows())):
        rows.setCurrentIndex(rows.model().index(number, 0))
    for language in ("language:de", "language:en"):
        window.commands.run(language)
    assert state_digest(game.state) == before
    assert game.inputs == journal
    assert game.cursor == cursor


def test_choices_open_under_their_card(window: MainWindow, game: Game) -> None:
    rows = window.desk.side.forecast
    prefect = next(row for row in cards(window) if row.under)
    rows.set_open(prefect, True)
    shown = rows.all_rows()
    place = shown.index(prefect)
    assert tuple(shown[place + 1 : place + 1 + len(prefect.under)]) == prefect.under
    assert all(isinstance(row, OpenRow) and row.level == 1 for row in prefect.under)


def test_keys_reach_it(window: MainWindow, library: Library) -> None:
    window.controller.adopt(at_prompt(library, agenda.ChooseCard, 20))
    key(window, Qt.Key.Key_F5)
    rows = window.desk.side.forecast
    assert rows.hasFocus()
    for _ in range(len(rows.all_rows())):
        QTest.keyClick(rows, Qt.Key.Key_Down)
        row = rows.all_rows()[rows.currentIndex().row()]
        if row.marks:
            assert marks(window) == list(row.marks)


def test_in_the_middle_of_an_action_it_says_when_it_comes(
    window: MainWindow, library: Library
) -> None:
    window.controller.adopt(at_prompt(library, agenda.ArchitectAction, 60))
    window.commands.run("forecast")
    assert not cards(window)
    assert "While you choose a card" in window.desk.side.forecast.all_rows()[0].text
    assert not window.desk.prompt.foreseeing.isVisible()
