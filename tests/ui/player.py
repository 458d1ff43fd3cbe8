"""Players who know nothing of the rules: they use what the window offers, by mouse or by keys.

Which of the things on offer they use is random with a seed of their own; what chance brings comes
from the game's seed.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from solitaria_app.ui.controls.keys import MORE
from solitaria_app.ui.dialogs.scores import ScoresDialog
from solitaria_app.ui.interaction import Option
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.map.targets import Target

Act = Callable[[], None]
MOST_ACTS = 4000


def press(widget: QWidget, at: QPoint | None = None) -> None:
    """One click of the left button, in the middle if no point is given."""
    point = widget.rect().center() if at is None else at
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)


def key(window: MainWindow, which: Qt.Key | str) -> None:
    """One key to whatever has the focus."""
    QTest.keyClick(QApplication.focusWidget() or window, which)


class Player:
    """Plays a game to its end."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        self.window, self.desk = window, window.desk
        self.random = random.Random(seed)
        self.used: set[str] = set()
        """Which kinds of things were used, to see that all of them were."""

    def play(self, acts: int = MOST_ACTS) -> None:
        """Use one thing after the other until the game is over, or for so many acts."""
        for _ in range(acts):
            state = self.window.controller.state
            assert state is not None
            if state.over:
                return
            kind, act = self.pick(self.offers())
            self.used.add(kind)
            act()
        assert acts < MOST_ACTS, "the game does not come to its end"

    def pick(self, offers: list[tuple[str, Act]]) -> tuple[str, Act]:
        """A kind of thing first, then one of it: there may be many of one kind."""
        assert offers, "the window offers nothing"
        kind = self.random.choice(sorted({kind for kind, _ in offers}))
        return self.random.choice([offer for offer in offers if offer[0] == kind])

    def offers(self) -> list[tuple[str, Act]]:
        raise NotImplementedError


class MousePlayer(Player):
    """Clicks: on cards, on the map, on buttons."""

    def offers(self) -> list[tuple[str, Act]]:
        desk, prompt = self.desk, self.desk.prompt
        found: list[tuple[str, Act]] = []

        def add(kind: str, widget: QWidget) -> None:
            if widget.isVisible() and widget.isEnabled():
                found.append((kind, lambda: press(widget)))

        for place, cards in (
            ("hand", desk.hand.cards),
            ("display", desk.display.cards),
            ("contrarius", desk.contrarius.tiles.cards),
        ):
            for card in cards:
                if card.option is not None:
                    add(place, card)
        if prompt.chips.isVisible():
            for chip in prompt.chips.shown():
                add("chip", chip)
            add("more", prompt.chips.more)
        if (bar := prompt.goods.bar()) is not None:
            for stepper in bar.steppers:
                if stepper.isVisible():
                    add("less", stepper.less)
                    add("more-goods", stepper.more)
        add("primary", prompt.primary)
        add("second", prompt.second)
        view = self.window.presenter.view
        assert view is not None
        for option in (*view.offer.options, *view.offer.also):
            if isinstance(option.at, Target):
                found.append(("map", lambda option=option: self._on_map(option)))
        return found

    def _on_map(self, option: Option) -> None:
        assert isinstance(option.at, Target)
        press(self.desk.map, self.desk.map.position(option.at).toPoint())


class KeyPlayer(Player):
    """Types: the keys on cards and buttons, Enter, Escape, plus and minus, arrows on the map."""

    def offers(self) -> list[tuple[str, Act]]:
        desk, prompt, window = self.desk, self.desk.prompt, self.window
        found: list[tuple[str, Act]] = []

        def add(kind: str, which: Qt.Key | str) -> None:
            found.append((kind, lambda: key(window, which)))

        for card in desk.hand.cards:
            if card.isVisible() and card.key:
                add("hand", card.key)
        if prompt.chips.isVisible():
            for chip in prompt.chips.shown():
                add("chip", chip.key)
            if prompt.chips.more.isVisible():
                add("more", MORE)
        if (bar := prompt.goods.bar()) is not None:
            for stepper in bar.steppers:
                if stepper.isVisible():
                    add("good", stepper.key)
            if any(stepper.hasFocus() for stepper in bar.steppers):
                add("amount", Qt.Key.Key_Plus)
                add("amount", Qt.Key.Key_Down)
        if prompt.primary.isVisible():
            add("primary", Qt.Key.Key_Return)
        view = window.presenter.view
        assert view is not None
        if view.offer.selected is not None:
            add("escape", Qt.Key.Key_Escape)
        if any(isinstance(option.at, Target) for option in view.offer.options):
            found.append(("map", self._on_map))
        return found

    def _on_map(self) -> None:
        """To the map, some way over its choices, and take one."""
        key(self.window, Qt.Key.Key_F4)
        arrows = (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up)
        for _ in range(self.random.randint(1, 4)):
            key(self.window, self.random.choice(arrows))
        key(self.window, Qt.Key.Key_Return)


def leave_scores(window: MainWindow) -> None:
    """The scores came up at the end of the game; go back to the board."""
    for _ in range(20):
        if window.commands.open_dialog is None:
            QTest.qWait(50)
    dialog = window.commands.open_dialog
    assert isinstance(dialog, ScoresDialog)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert window.commands.open_dialog is None
