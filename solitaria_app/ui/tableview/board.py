"""The whole table view: it covers the window and leaves every key to the prompt beneath."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from solitaria_app.ui.desk import Desk
from solitaria_app.ui.drawings import DieFace
from solitaria_app.ui.view import View

from .buttons import BigButtons
from .dice import Dice
from .filled import FilledText
from .offers import offered

RESULT, PROMPT, DICE, BUTTONS, SMALL = 0.1, 0.062, 0.2, 0.042, 0.028
"""Most height of letters and dice as parts of the window's height."""
HAPPENED = 1
"""Where in the layout the dice and the result are."""


class TableView(QWidget):
    """`left` asks to go back to the board."""

    left = Signal()
    pressed = Signal()
    """Something was pressed here; whatever it changed is to be shown."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.view: View | None = None
        self.game = QLabel(self)
        self.scores = QLabel(self)
        self.dice = Dice(self)
        self.result = FilledText("strong", self)
        self.panel = QFrame(self)
        self.panel.setProperty("look", "panel")
        self.prompt = FilledText("prompt", self.panel)
        self.buttons = BigButtons(self.panel)
        self.buttons.pressed.connect(self.pressed)
        self.back = QPushButton(self)
        self.back.setProperty("look", "quiet")
        self.back.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.back.clicked.connect(self.left)
        above = QHBoxLayout()
        above.addWidget(self.game)
        above.addStretch(1)
        above.addWidget(self.scores)
        above.addSpacing(12)
        above.addWidget(self.back)
        happened = QHBoxLayout()
        happened.setSpacing(24)
        happened.addWidget(self.dice)
        happened.addWidget(self.result, 1)
        inside = self._inside = QVBoxLayout(self.panel)
        inside.addWidget(self.prompt, 2)
        inside.addWidget(self.buttons, 3)
        whole = self._whole = QVBoxLayout(self)
        whole.addLayout(above)
        whole.addLayout(happened, 5)
        whole.addWidget(self.panel, 5)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """It is always as large as the window."""
        if event.type() == QEvent.Type.Resize and watched is self._window:
            self.setGeometry(self._window.rect())
        return super().eventFilter(watched, event)

    def show_moment(
        self,
        view: View,
        desk: Desk,
        result: str,
        prompt: str,
        dice: Sequence[DieFace],
        quiet: bool,
    ) -> None:
        """Show the present moment, or the step of a reaction, as the desk shows it.

        A `quiet` result is none of Contrarius' yet.
        """
        self.view = view
        c, header = view.theme.colours, desk.header
        self.game.setText(f"{header.game.text()} · {header.turn.text()}")
        mine, theirs = header.mine, header.theirs
        yours, his = view.theme.side(0).text, view.theme.side(-1).text
        self.scores.setText(
            f'<span style="color:{yours}">{mine.text()}</span> &nbsp; '
            f'<span style="color:{his}">{theirs.text()}</span>'
        )
        self.back.setText(view.texts("table.back"))
        self.dice.show_dice(view, dice)
        whole = result.replace(" – ", "\u00a0– ")  # no line begins with a dash
        self.result.show_text(whole, view.theme, c.ink_soft if quiet else c.ink)
        self.result.setVisible(bool(result))
        self._whole.setStretch(HAPPENED, 5 if result or dice else 0)
        self.prompt.show_text(prompt, view.theme, c.purple)
        self.buttons.show_offers(view.theme, tuple(offered(desk, view)))
        self._size_parts()

    def _size_parts(self) -> None:
        if self.view is None:
            return
        high, theme = self.height(), self.view.theme
        self.dice.side = round(high * DICE)
        self.dice.updateGeometry()
        self.result.largest = round(high * RESULT)
        self.prompt.largest = round(high * PROMPT)
        self.buttons.largest = max(round(high * BUTTONS), round(theme.size()))
        small = max(round(high * SMALL), round(theme.size()))
        for part in (self.game, self.scores, self.back):
            part.setStyleSheet(f"font-size: {small}px; font-weight: 600;")
        edge = round(high * 0.02)
        self._whole.setContentsMargins(2 * edge, edge, 2 * edge, 2 * edge)
        self._inside.setContentsMargins(2 * edge, edge, 2 * edge, edge)
        self.buttons.show_offers(theme, self.buttons.offers)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size_parts()

    def focusNextPrevChild(self, forth: bool) -> bool:
        """Tab stays within: what lies beneath can't be seen."""
        stops: list[QWidget] = [b for b in self.buttons.shown() if b.isEnabled()]
        stops.append(self.back)
        here = next((n for n, stop in enumerate(stops) if stop.hasFocus()), -1 if forth else 0)
        reason = Qt.FocusReason.TabFocusReason if forth else Qt.FocusReason.BacktabFocusReason
        stops[(here + (1 if forth else -1)) % len(stops)].setFocus(reason)
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing of the board shines through."""
        if self.view is not None:
            QPainter(self).fillRect(self.rect(), self.view.theme.colour("window"))
