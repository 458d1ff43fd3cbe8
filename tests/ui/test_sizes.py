"""At 1280x800 no text is cut at any size of text, in no language; dialogs stay in the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QDialog, QScrollArea, QWidget

from solitaria_app.content.library import Library
from solitaria_app.engine import agenda
from solitaria_app.session.header import new_header
from solitaria_app.ui import runs
from solitaria_app.ui.controls.lesson import Lesson
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.panels import cardpaint
from solitaria_app.ui.panels.cardbutton import CardButton
from solitaria_app.ui.panels.runlabel import RunLabel

from .conftest import MakeWindow
from .situations import PROMPTS, at_prompt
from .test_layout import cut, settle

SIZES = (80, 100, 150, 200)
LANGUAGES = ("en", "de")
SOME = (agenda.ChooseCard, agenda.ArchitectAction, agenda.MercatorAction, agenda.Store)
"""The prompts that differ most."""
NARROW = 66
"""A card with less width is one of very many in a hand at large text."""
DIALOGS = (
    "new",
    "scores",
    "keys",
    "about",
    "settings",
    "my-box",
    "report",
    "bookmarks",
    "amend",
    "lines",
)


def cut_runs(root: QWidget) -> list[str]:
    """Lines of words and symbols that are wider than their place."""
    found = []
    for label in root.findChildren(RunLabel):
        if label.isVisible():
            font, size = label.fitted()
            if runs.width(label.line, font, size) > label.width() + 1:
                found.append(label.accessibleName())
    return found


def hidden_parts(root: QWidget) -> list[str]:
    """Cards that reach beyond the panel that holds them."""
    found = []
    for card in root.findChildren(CardButton):
        parent = card.parentWidget()
        while card.isVisible() and parent is not None and parent is not root:
            corner = card.mapTo(parent, QPoint(0, 0))
            if not parent.rect().contains(QRect(corner, card.size())):
                found.append(f"{card.accessibleName()} in {parent}")
            parent = parent.parentWidget()
    return found


def without_names(window: MainWindow) -> list[str]:
    """Cards of hand and display that have no room for their name (very narrow ones may)."""
    found = []
    for card in window.desk.hand.cards:
        lines, _ = cardpaint.named(window.theme, card.name(), card.width() - 12)
        if card.isVisible() and card.width() >= NARROW and not lines:
            found.append(card.name())
    for card in window.desk.display.cards:
        room, least = card.width() - 12, round(window.theme.size(0.6))
        font = cardpaint.fitted(window.theme.font("name"), card.name(), room, least)
        if card.isVisible() and not cardpaint.fits(font, card.name(), room):
            found.append(card.name())
    return found


@pytest.fixture
def window(make_window: MakeWindow, library: Library) -> MainWindow:
    """A window of 1280x800 with a new game on Italia."""
    header = new_header(library, "italia", "standard", "12")
    return make_window(game=header, size=(1280, 800))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_no_text_is_cut_on_the_table(
    window: MainWindow, library: Library, size: int, language: str
) -> None:
    window.commands.run(f"language:{language}")
    window.commands.run(f"text:{size}")
    for kind in PROMPTS if size in (100, 200) else SOME:
        least = 0 if kind is agenda.Opening else 70
        window.controller.adopt(at_prompt(library, kind, least, "italia"))
        window.desk.banner.close_button.click()  # which tells of the game before
        settle()
        assert (window.width(), window.height()) == (1280, 800)
        assert cut(window.desk) == []
        assert cut_runs(window.desk) == []
        assert hidden_parts(window.desk) == []
        assert without_names(window) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_no_text_is_cut_in_dialogs(
    window: MainWindow, library: Library, size: int, language: str
) -> None:
    window.commands.run(f"language:{language}")
    window.commands.run(f"text:{size}")
    window.controller.adopt(at_prompt(library, agenda.ChooseCard, 150, "italia"))
    for name in DIALOGS:
        window.commands.run(name)
        settle()
        dialog = window.commands.open_dialog
        assert isinstance(dialog, QDialog), name
        assert cut(dialog) == [], name
        assert dialog.width() <= 1280
        assert dialog.height() <= 800
        for area in dialog.findChildren(QScrollArea):
            assert not area.horizontalScrollBar().isVisible(), name


def test_texts_for_learners_have_room_for_their_second_line(window: MainWindow) -> None:
    settle()
    lesson = window.desk.prompt.findChild(Lesson)
    assert lesson is not None
    lesson.show_text("Salve, " * 100, window.theme)
    lines = lesson.lines()
    assert len(lines) == 2
    assert lines[-1].endswith("…")
    assert lesson.height() >= 2 * 12
    lesson.show_text("Salve, amice. " + "Vale, " * 100, window.theme)
    assert lesson.lines() == ["Salve, amice."]
