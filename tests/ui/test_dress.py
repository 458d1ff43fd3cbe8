"""Theme, language and text size change in the middle of anything; the table stays as it is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from solitaria_app.content.library import Library
from solitaria_app.session.statejson import state_digest
from solitaria_app.ui.main_window import MainWindow

from .player import MousePlayer
from .situations import PROMPTS, at_prompt

CHANGES = ("theme:dark", "language:de", "text:130", "theme:light", "text:80", "language:en")


@pytest.mark.parametrize("kind", PROMPTS[::2])
def test_looks_change_at_any_prompt(window: MainWindow, library: Library, kind: type) -> None:
    window.controller.adopt(at_prompt(library, kind, least=0 if kind.__name__ == "Opening" else 50))
    game = window.controller.game
    assert game is not None
    before = state_digest(game.state)
    for change in CHANGES:
        window.commands.run(change)
        window.grab()
    assert state_digest(game.state) == before
    MousePlayer(window, 1).play(acts=3)


def test_words_follow_the_language_at_once(window: MainWindow) -> None:
    assert window.desk.prompt.words.title.text() == "Your turn"
    window.actions_.by_name["language:de"].trigger()
    assert window.desk.prompt.words.title.text() == "Du bist am Zug"
    assert window.desk.header.menu.text() == "Menü"
    assert window.desk.side.tabs.tabText(0) == "Warum"
    assert window.actions_.by_name["new"].text() == "Neue Partie …"


def test_a_selection_survives_a_change_of_looks(window: MainWindow, library: Library) -> None:
    from solitaria_app.engine import agenda

    window.controller.adopt(at_prompt(library, agenda.ArchitectAction, least=50))
    view = window.presenter.view
    assert view is not None
    window.presenter.choose(view.offer.options[0])
    selected = window.presenter.view.selected if window.presenter.view else None
    assert selected is not None
    window.commands.run("theme:dark")
    assert window.presenter.view is not None
    assert window.presenter.view.selected == selected
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.presenter.view.selected is None


def test_movement_can_be_switched_off(window: MainWindow) -> None:
    before = window.settings.animate
    window.actions_.by_name["animate"].trigger()
    assert window.settings.animate is not before
    assert window.actions_.by_name["animate"].isChecked() is window.settings.animate
