"""Faults of the program itself, wherever they come: told once, and the game goes on."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaria_app.content.library import Library
from solitaria_app.ui import app, faults
from solitaria_app.ui.cartographer import Cartographer
from solitaria_app.ui.dialogs.notice import Notice
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.paths import Places
from solitaria_app.ui.presenter import Presenter
from solitaria_app.ui.saves import Saves

from .player import MousePlayer


def fail(*_: object) -> None:
    raise RuntimeError("the oracle is silent")


def caught(act: Callable[[], object]) -> None:
    """Do something as Qt would: what it raises goes to the hook."""
    try:
        act()
    except RuntimeError as error:
        sys.excepthook(RuntimeError, error, error.__traceback__)


@pytest.fixture(autouse=True)
def hook(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hook of before comes back."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)


def test_a_fault_that_comes_again_and_again_is_told_once(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults.catch_faults(window)
    for _ in range(5):
        caught(fail)
    dialog = window.commands.open_dialog
    assert isinstance(dialog, Notice)
    dialog.close()
    caught(fail)
    assert window.commands.open_dialog is None
    assert window.places.faults.read_text(encoding="utf-8").count("Traceback") == 1
    monkeypatch.setattr(faults, "QUIET_SECONDS", 0.0)
    caught(fail)
    assert isinstance(window.commands.open_dialog, Notice)


@pytest.mark.parametrize(("part", "name"), [(Saves, "keep"), (Cartographer, "show")])
def test_what_a_fault_kept_from_being_shown_is_shown_after_it(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, part: type, name: str
) -> None:
    faults.catch_faults(window)
    with monkeypatch.context() as patch:
        patch.setattr(part, name, fail)
        game = window.controller.game
        assert game is not None
        caught(lambda: window.controller.do(game.legal()[0]))
    qtbot.waitUntil(lambda: view_stands_at_the_game(window))
    dialog = window.commands.open_dialog
    assert isinstance(dialog, Notice)
    dialog.close()
    MousePlayer(window, 1).play(acts=6)


def view_stands_at_the_game(window: MainWindow) -> bool:
    view = window.presenter.view
    return view is not None and view.state is window.controller.state


@pytest.mark.parametrize("where", ["load", "fill"])
def test_a_fault_before_there_is_a_game_is_told_and_ends_the_program(
    dressed: QApplication,
    library: Library,
    places: Places,
    monkeypatch: pytest.MonkeyPatch,
    where: str,
) -> None:
    if where == "load":
        monkeypatch.setattr("solitaria_app.content.library.load", fail)
    else:
        monkeypatch.setattr(Presenter, "dress", fail)
    window = MainWindow(places)
    window.show()
    caught(lambda: app.begin(window))
    (dialog,) = window.findChildren(Notice)
    assert "the oracle is silent" in dialog.words.text()
    assert str(places.faults) in dialog.words.text()
    dialog.close()
    assert not window.isVisible()
