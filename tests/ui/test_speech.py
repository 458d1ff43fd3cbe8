"""Reading aloud: only where it is wanted and possible, and the right sentences."""

from __future__ import annotations

import sys
from enum import Enum
from types import ModuleType
from typing import ClassVar

import pytest
from PySide6.QtCore import QLocale, QObject
from PySide6.QtWidgets import QLabel

from solitaria_app.content.library import Library
from solitaria_app.engine import events as ev
from solitaria_app.engine.agenda import Roll
from solitaria_app.engine.following import Way
from solitaria_app.session.header import new_header
from solitaria_app.ui import speech
from solitaria_app.ui.dialogs.settings import SettingsDialog
from solitaria_app.ui.main_window import MainWindow

from .conftest import MakeWindow
from .reacting import play, ready
from .windows import opened, running


class FakeEngine(QObject):
    """Stands for QTextToSpeech: writes down what it is told."""

    class State(Enum):
        Ready = 0
        Error = 3

    engines: ClassVar[list[str]] = ["speechd", "mock"]
    now: ClassVar[State] = State.Ready
    said: ClassVar[list[tuple[str, str]]] = []

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._language = ""

    @classmethod
    def availableEngines(cls) -> list[str]:
        return cls.engines

    def state(self) -> State:
        return self.now

    def setLocale(self, locale: QLocale) -> None:
        self._language = locale.name().partition("_")[0]

    def say(self, text: str) -> None:
        self.said.append((self._language, text))

    def stop(self) -> None:
        self.said.append(("", "(silence)"))


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """What the fake engine says; it takes the place of Qt's part for speech."""
    module = ModuleType(speech.MODULE)
    module.QTextToSpeech = FakeEngine  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, speech.MODULE, module)
    monkeypatch.setattr(FakeEngine, "said", [])
    monkeypatch.setattr(FakeEngine, "engines", ["speechd", "mock"])
    return FakeEngine.said


@pytest.fixture
def absent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt's part for speech is not installed."""
    monkeypatch.setitem(sys.modules, speech.MODULE, None)


def words(said: list[tuple[str, str]]) -> list[tuple[str, str]]:
    return [one for one in said if one[1] != "(silence)"]


def test_the_headline_is_read_after_a_reaction(
    window: MainWindow, library: Library, said: list[tuple[str, str]]
) -> None:
    window.settings.speak = True
    play(window, ready(library, ev.HouseBuilt), speed="once")
    ((language, text),) = words(said)
    assert language == "en"
    assert text.startswith("Contrarius builds in ")
    window.commands.run("undo")
    window.commands.run("redo")
    assert len(words(said)) == 1  # only what has just happened is read


def test_it_is_read_when_the_reaction_has_played_out(
    window: MainWindow, library: Library, said: list[tuple[str, str]]
) -> None:
    window.settings.speak = True
    window.commands.run("language:de")
    play(window, ready(library, ev.HouseBuilt), speed="step")
    assert words(said) == []
    window.presenter.insight.playback.finish()
    ((language, text),) = words(said)
    assert language == "de"
    assert text.startswith("Contrarius baut in ")


def test_what_to_roll_is_read_beside_a_physical_board(
    make_window: MakeWindow, library: Library, said: list[tuple[str, str]]
) -> None:
    window = make_window(game=new_header(library, "italia", "standard", "12", way=Way.FULL))
    window.settings.speak = True
    game = running(window)
    for _ in range(400):
        if isinstance(game.state.agenda[-1], Roll):
            break
        window.controller.do(game.legal()[0] if game.waits_for_human() else game.draw())
    assert isinstance(game.state.agenda[-1], Roll)
    view = window.presenter.view
    assert view is not None
    assert words(said)[-1][1] == speech.spoken(view.words.prompt(game.state).text)


def test_off_nothing_is_imported(
    window: MainWindow, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(name: str) -> ModuleType:
        raise AssertionError(f"{name} was imported")

    monkeypatch.setattr(speech.importlib, "import_module", refuse)
    play(window, ready(library, ev.HouseBuilt), speed="once")
    assert speech.MODULE not in sys.modules


def test_a_lacking_engine_only_keeps_silent(
    window: MainWindow, library: Library, absent: None
) -> None:
    window.settings.speak = True
    play(window, ready(library, ev.HouseBuilt), speed="once")
    assert window.presenter.view is not None


def why() -> tuple[str, str]:
    found = speech.hindrance()
    assert found is not None
    return found.key, found.what


def about(dialog: SettingsDialog, text: str) -> bool:
    return any(text in label.text() for label in dialog.findChildren(QLabel))


def test_the_settings_say_why_it_is_not_possible(window: MainWindow, absent: None) -> None:
    window.commands.run("settings")
    dialog = opened(window)
    assert isinstance(dialog, SettingsDialog)
    box = dialog.switches["speak"]
    assert not box.isEnabled()
    assert about(dialog, "install solitaria-companion[speech]")
    assert "[speech]" in box.accessibleDescription()


def test_what_is_on_can_be_switched_off_even_where_it_is_not_possible(
    window: MainWindow, absent: None
) -> None:
    window.settings.speak = True
    window.commands.run("settings")
    dialog = opened(window)
    assert isinstance(dialog, SettingsDialog)
    dialog.switches["speak"].click()
    assert not window.settings.speak
    assert not dialog.switches["speak"].isEnabled()


def test_it_is_switched_on_where_it_is_possible(
    window: MainWindow, said: list[tuple[str, str]]
) -> None:
    window.commands.run("settings")
    dialog = opened(window)
    assert isinstance(dialog, SettingsDialog)
    dialog.switches["speak"].click()
    assert window.settings.speak
    assert about(dialog, "which die to roll")


def test_a_system_without_voices_or_libraries_is_told_of(
    said: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert speech.hindrance() is None
    monkeypatch.setattr(FakeEngine, "now", FakeEngine.State.Error)
    assert why() == ("speech.no-engine", "")
    monkeypatch.setattr(FakeEngine, "now", FakeEngine.State.Ready)
    monkeypatch.setattr(FakeEngine, "engines", ["mock"])
    assert why() == ("speech.no-engine", "")

    def broken(name: str) -> ModuleType:
        raise ImportError("libpulse.so.0: cannot open shared object file: No such file")

    monkeypatch.setattr(speech.importlib, "import_module", broken)
    assert why() == ("speech.no-library", "libpulse.so.0")


@pytest.mark.parametrize(
    ("written", "heard"),
    [
        ("builds in ALERIA (food), sea colonist to ALERIA – GENVA",
         "builds in Aleria (food), sea colonist to Aleria – Genua"),
        ("BRVNDISIVM, RAVENNA, AQVILEIA", "Brundisium, Ravenna, Aquileia"),
        ("VMBRIA, VERONA, ISCA D.", "Umbria, Verona, Isca D."),
        ("The white die shows S.", "The white die shows S."),
    ],
)  # fmt: skip
def test_names_in_capitals_are_read_as_words(written: str, heard: str) -> None:
    assert speech.spoken(written) == heard
