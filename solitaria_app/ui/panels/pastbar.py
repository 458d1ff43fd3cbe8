"""What stands in the prompt's place while an earlier moment is looked at."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from solitaria_app.ui import symbols
from solitaria_app.ui.controls.fitted import FittedLabel
from solitaria_app.ui.controls.timeline import Timeline
from solitaria_app.ui.panels.log import history_key
from solitaria_app.ui.past import Past
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme

STEPS = (
    "past-first",
    "past-turn-back",
    "past-step-back",
    "past-step-forward",
    "past-turn-forward",
)
"""The commands of the small buttons, from left to right."""
BACKWARDS = STEPS[:3]
DEEDS = ("amend", "bookmark", "play-on", "copy-here")
"""The commands of the buttons with words."""


class PastBar(QFrame):
    """Which moment it is and what had just happened; ways through the moments, and what can be
    done from here. `asked` gets the name of a command, `moved` a moment."""

    asked = Signal(str)
    moved = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "past")
        self._past: Past | None = None
        self.title = QLabel(self)
        self.title.setProperty("role", "title")
        self.sentence = FittedLabel("strong", "ink", self)
        self.timeline = Timeline(self)
        self.timeline.valueChanged.connect(self._slid)
        self.steps = {name: self._small(name) for name in STEPS}
        self.deeds = {name: self._worded(name) for name in DEEDS}
        self.back = self._worded("past-now")
        self.back.setProperty("look", "primary")
        for button in (*self.steps.values(), *self.deeds.values(), self.back):
            button.installEventFilter(self)
        self.setFocusProxy(self.timeline)
        self._build()

    def _small(self, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setAutoRepeat(name != "past-first")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self.asked.emit(name))
        return button

    def _worded(self, name: str) -> QPushButton:
        button = QPushButton(self)
        button.setProperty("tight", True)
        button.setAutoDefault(False)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self.asked.emit(name))
        return button

    def _build(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(10, 3, 8, 4)
        whole.setSpacing(1)
        above = QHBoxLayout()
        above.setSpacing(8)
        above.addWidget(self.title)
        above.addWidget(self.sentence, 1)
        for name, button in self.deeds.items():
            if name != "copy-here":  # there is more room below
                above.addWidget(button)
        below = QHBoxLayout()
        below.setSpacing(4)
        for small in self.steps.values():
            below.addWidget(small)
        below.addWidget(self.timeline, 1)
        below.addSpacing(4)
        below.addWidget(self.deeds["copy-here"])
        below.addSpacing(4)
        below.addWidget(self.back)
        whole.addLayout(above)
        whole.addLayout(below)

    # --- showing ----------------------------------------------------------------

    def refresh(
        self,
        past: Past,
        texts: Texts,
        theme: Theme,
        sentence: str,
        amends: str,
        keys: Callable[[str], str],
        locked: bool = False,
    ) -> None:
        """Show a moment: what had just happened, and the input that amending is about.

        `keys` names the keys of a command. A game that is `locked` can't be changed.
        """
        self._past = past
        c = theme.colours
        turns, at = past.turns(), past.at
        turn, last = past.turn_at(at), past.turn_at(past.end)
        if at == past.end:
            title = texts("past.now")
        elif turn and at == turns[turn - 1]:
            title = texts("past.turn.start", n=turn, last=last)
            sentence = texts("past.before", sentence=sentence)
        elif turn:
            title = texts("past.turn", n=turn, last=last)
        else:
            title = texts("past.setup")
        self.title.setText(title)
        note = past.bookmarks.get(at, "")
        told = texts("past.noted", note=note, sentence=sentence) if note else sentence
        self.sentence.show_text(told, theme)
        side = round(theme.size(1.1))
        for name, button in self.steps.items():
            button.setIcon(symbols.icon(name.removeprefix("past-"), c.ink, c.ink_faint))
            button.setIconSize(QSize(side, side))
            button.setEnabled(at > 0 if name in BACKWARDS else at < past.end)
            what = texts(f"menu.{name}")
            button.setToolTip(texts("tip", what=what, keys=keys(name)))
            button.setAccessibleName(what)
        self._show_deeds(texts, amends, bool(note), theme, keys)
        for name in ("amend", "bookmark", "play-on"):
            self.deeds[name].setEnabled(self.deeds[name].isEnabled() and not locked)
        self.timeline.setAccessibleName(texts("past.slider", moment=f"{title} {told}"))
        self.timeline.setToolTip(texts("past.slider.tip"))
        stops = past.stops()
        starts = [bisect_left(stops, number) for number in turns]
        marked = [bisect_left(stops, n) for n in sorted(past.noted())]
        here = max(0, bisect_right(stops, at) - 1)
        self.timeline.show_stops(theme, len(stops), here, starts, marked)

    def _show_deeds(
        self, texts: Texts, amends: str, noted: bool, theme: Theme, keys: Callable[[str], str]
    ) -> None:
        past = self._past
        assert past is not None
        colours = theme.colours
        side = round(theme.size(1.1))
        for name, sign, text, tip in (
            ("amend", "amend", texts("past.amend"), texts("past.amend.tip", deed=amends)),
            (
                "bookmark",
                "bookmark",
                texts("past.bookmark.edit" if noted else "past.bookmark"),
                texts("tip", what=texts("past.bookmark.tip"), keys=keys("bookmark")),
            ),
            (
                "copy-here",
                "branch",
                texts("past.copy"),
                texts("tip", what=texts("past.copy.tip"), keys=keys("copy-here")),
            ),
            ("play-on", "branch", texts("past.play-on"), texts("past.play-on.tip")),
        ):
            button = self.deeds[name]
            button.setIcon(symbols.icon(sign, colours.purple, colours.ink_faint))
            button.setIconSize(QSize(side, side))
            button.setText(text)
            button.setToolTip(tip)
        self.deeds["bookmark"].setEnabled(True)
        self.deeds["amend"].setEnabled(bool(amends))
        self.deeds["play-on"].setEnabled(past.at < past.end)
        self.back.setText(texts("past.back"))
        self.back.setToolTip(texts("past.back.tip"))

    # --- moving -----------------------------------------------------------------

    def _slid(self, stop: int) -> None:
        if self._past is not None:
            stops = self._past.stops()
            self.moved.emit(stops[min(stop, len(stops) - 1)])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows on a button mean the moments too, not the next button."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            command = history_key(event)
            if command:
                self.asked.emit(command)
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Home and End go through the moments."""
        command = history_key(event)
        if command:
            self.asked.emit(command)
        else:
            super().keyPressEvent(event)
