"""At 1280x800 nothing is cut, the map keeps half of the window, and everything has a name."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLabel,
    QPushButton,
    QRadioButton,
    QWidget,
)

from solitaria_app.content.library import Library
from solitaria_app.engine import agenda
from solitaria_app.engine.events import GameEnded
from solitaria_app.session.header import new_header
from solitaria_app.ui.controls.chip import Chip, width_of
from solitaria_app.ui.controls.fitted import FittedLabel
from solitaria_app.ui.main_window import MainWindow

from .conftest import MakeWindow
from .situations import PROMPTS, at, at_prompt

LANGUAGES = ("en", "de")


@pytest.fixture
def window(make_window: MakeWindow, library: Library) -> MainWindow:
    """A window of 1280x800 with a new game."""
    game = new_header(library, "italia", "standard", "12")
    return make_window(game=game, size=(1280, 800))


def cut(root: QWidget) -> list[str]:
    """Labels and buttons that are too small for their words, or reach beyond what holds them."""
    found = []
    for widget in root.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, Chip):
            if width_of(widget.theme, widget.line) > widget.width() + 1:
                found.append(f"chip {widget.accessibleName()}")
        elif isinstance(widget, FittedLabel):
            shown = "".join(widget.laid_out()[0]).replace(" ", "")
            if shown != widget.text().replace(" ", ""):
                found.append(f"label {widget.text()!r} is shown as {shown!r}")
        elif isinstance(widget, QLabel) and widget.text() and not widget.wordWrap():
            metrics = QFontMetrics(widget.font())
            words = max(metrics.horizontalAdvance(line) for line in widget.text().split("\n"))
            if "<" not in widget.text() and words > widget.contentsRect().width() + 1:
                found.append(f"label {widget.text()!r}: {words} > {widget.width()}")
        elif isinstance(widget, QLabel) and widget.wordWrap():
            if widget.heightForWidth(widget.width()) > widget.height() + 1:
                found.append(f"label {widget.text()!r} is too low")
        elif isinstance(widget, QPushButton | QRadioButton):
            hint = widget.sizeHint()
            if hint.width() > widget.width() + 1 or hint.height() > widget.height() + 1:
                found.append(f"button {widget.text()!r}: {hint} > {widget.size()}")
        parent = widget.parentWidget()
        if (
            isinstance(widget, QAbstractButton | QLabel)
            and parent is not None
            and not parent.rect().adjusted(-1, -1, 1, 1).contains(widget.geometry())
            and parent.objectName() != "qt_scrollarea_viewport"
        ):
            found.append(f"{widget} sticks out of {parent}")
    return found


def unnamed(root: QWidget) -> list[str]:
    """Buttons that would be silent for those who listen."""
    return [
        str(button)
        for button in root.findChildren(QAbstractButton)
        if button.isVisible() and not (button.accessibleName() or button.text())
    ]


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", PROMPTS)
def test_nothing_is_cut_at_any_prompt(
    window: MainWindow, library: Library, kind: type, language: str
) -> None:
    window.commands.run(f"language:{language}")
    for board in ("imperium", "italia"):
        least = 0 if kind.__name__ == "Opening" else 70
        window.controller.adopt(at_prompt(library, kind, least, board))
        settle()
        assert window.size().width() == 1280
        assert window.size().height() == 800
        assert cut(window.desk) == []
        assert unnamed(window.desk) == []
        view = window.presenter.view
        assert view is not None
        stages = [option for option in view.offer.options if option.selects is not None]
        for option in stages[:2]:
            window.presenter.select(option.selects)
            settle()
            assert cut(window.desk) == []
            window.presenter.select(None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["new", "scores", "keys", "about", "games", "backups"])
def test_nothing_is_cut_in_dialogs(
    window: MainWindow, library: Library, name: str, language: str
) -> None:
    window.commands.run(f"language:{language}")
    window.controller.adopt(at(library, lambda state: state.turn > 20, board="italia"))
    window.commands.run(name)
    settle()
    dialog = window.commands.open_dialog
    assert isinstance(dialog, QDialog)
    assert cut(dialog) == []
    assert unnamed(dialog) == []
    assert dialog.width() <= 1280
    assert dialog.height() <= 800


@pytest.mark.parametrize("level", ["standard", "expert"])
def test_the_map_keeps_at_least_half_of_the_window(window: MainWindow, level: str) -> None:
    settle()
    for wide, high in ((1280, 800), (1920, 1080), (1440, 900)):
        window.resize(wide, high)
        settle()
        assert window.desk.map.width() * window.desk.map.height() >= wide * high / 2


def test_parts_do_not_overlap(window: MainWindow) -> None:
    settle()
    desk = window.desk
    parts: list[QWidget] = [desk.header, desk.map, *desk.of_a_game]
    boxes = [QRect(part.geometry()) for part in parts]
    for n, box in enumerate(boxes):
        assert desk.rect().contains(box)
        for other in boxes[n + 1 :]:
            assert not box.intersects(other)


@pytest.mark.parametrize(("size", "text"), [((1024, 768), 100), ((1280, 800), 130)])
def test_smaller_windows_and_larger_text_work(
    window: MainWindow, library: Library, size: tuple[int, int], text: int
) -> None:
    window.resize(*size)
    window.commands.run(f"text:{text}")
    for kind in PROMPTS[1:]:
        window.controller.adopt(at_prompt(library, kind, 70, "italia"))
        settle()
        assert cut(window.desk) == []


def test_a_finished_game_shows_who_won(window: MainWindow, library: Library) -> None:
    game = at(library, lambda state: state.turn > 3)
    while not game.state.over:
        game.do(game.legal()[-1])
        game.settle()
    window.controller.adopt(game)
    settle()
    assert any(isinstance(event, GameEnded) for event in game.events_at(game.cursor))
    assert "win" in window.desk.prompt.words.sentence.text()
    assert window.desk.prompt.primary.isVisible()
    assert cut(window.desk) == []


def test_the_primary_button_rests_when_its_meaning_changes(
    make_window: MakeWindow, library: Library
) -> None:
    window = make_window(guard_ms=300)
    window.controller.adopt(at_prompt(library, agenda.ArchitectAction, 60))
    settle()
    assert window.desk.prompt.primary.isEnabled()
    window.controller.adopt(at_prompt(library, agenda.MercatorAction, 60))
    assert not window.desk.prompt.primary.isEnabled()
