"""For those who listen or use keys only: names, a way with Tab, a focus that can be seen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from solitaria_app.content.library import Library
from solitaria_app.engine import agenda
from solitaria_app.ui.main_window import MainWindow

from .situations import PROMPTS, at_prompt
from .test_layout import settle

DIALOGS = (
    "new",
    "scores",
    "keys",
    "about",
    "settings",
    "my-box",
    "report",
    "bookmark",
    "bookmarks",
    "amend",
    "lines",
    "games",
    "backups",
)
MOST_TABS = 150


def reachable(root: QWidget) -> list[QWidget]:
    """What can have the focus by Tab now."""
    return [
        widget
        for widget in root.findChildren(QWidget)
        if widget.isVisible()
        and widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
    ]


def name_of(widget: QWidget) -> str:
    """What a screen reader calls it."""
    found = QAccessible.queryAccessibleInterface(widget)
    return found.text(QAccessible.Text.Name) if found is not None else ""


def nameless(root: QWidget) -> list[QWidget]:
    return [widget for widget in reachable(root) if not name_of(widget).strip()]


def tabbed(root: QWidget) -> Iterator[QWidget]:
    """What gets the focus one after the other, until a widget comes again after others."""
    seen: list[QWidget] = []
    for _ in range(MOST_TABS):
        now = QApplication.focusWidget()
        if now is not None and now not in seen:
            seen.append(now)
            yield now
        QTest.keyClick(now or root, Qt.Key.Key_Tab)


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_on_the_table_has_a_name(
    window: MainWindow, library: Library, language: str
) -> None:
    window.commands.run(f"language:{language}")
    for kind in PROMPTS:
        window.controller.adopt(at_prompt(library, kind, 0 if kind is agenda.Opening else 50))
        settle()
        assert nameless(window) == []
        for part in (window.desk.map, window.desk.store, window.desk.purse):
            assert name_of(part)


@pytest.mark.parametrize("name", DIALOGS)
def test_everything_in_dialogs_has_a_name(window: MainWindow, name: str) -> None:
    window.commands.run(name)
    settle()
    dialog = window.commands.open_dialog
    assert isinstance(dialog, QDialog)
    assert nameless(dialog) == []
    assert dialog.windowTitle()


@pytest.mark.parametrize(
    "kind", [agenda.ChooseCard, agenda.MercatorAction, agenda.ArchitectAction, agenda.Store]
)
def test_tab_comes_by_everything_and_leaves_it(
    window: MainWindow, library: Library, kind: type
) -> None:
    window.controller.adopt(at_prompt(library, kind, 50))
    settle()
    window.desk.header.menu.setFocus()
    wanted = set(reachable(window))
    assert wanted <= set(tabbed(window))


@pytest.mark.parametrize("name", DIALOGS)
def test_tab_comes_by_everything_in_dialogs(window: MainWindow, name: str) -> None:
    window.commands.run(name)
    settle()
    dialog = window.commands.open_dialog
    assert dialog is not None
    dialog.activateWindow()
    settle()
    single = {w for w in reachable(dialog) if not _one_of_a_group(w)}
    assert single <= set(tabbed(dialog))


def _one_of_a_group(widget: QWidget) -> bool:
    """Of buttons that exclude each other Tab comes by one, arrows lead to the others."""
    group = getattr(widget, "group", lambda: None)()
    return group is not None and group.exclusive()


@pytest.mark.parametrize("name", [None, *DIALOGS])
def test_the_focus_can_be_seen(window: MainWindow, library: Library, name: str | None) -> None:
    window.controller.adopt(at_prompt(library, agenda.MercatorAction, 50))
    if name is not None:
        window.commands.run(name)
    settle()
    root = window.commands.open_dialog or window
    everything = reachable(root)
    for widget in everything:
        widget.clearFocus()
        without = widget.grab().toImage()
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        settle()
        assert widget.grab().toImage() != without, name_of(widget)
