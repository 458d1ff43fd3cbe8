"""The buttons that carry out what is planned, or end the action."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from solitaria_app.engine.inputs import DONE, Input
from solitaria_app.ui import labels
from solitaria_app.ui.controls.goodsbar import GoodsBar
from solitaria_app.ui.interaction import ends_with_nothing
from solitaria_app.ui.view import View

CONFIRMS = {"trade": "prompt.trade", "keep": "prompt.keep", "stock": "prompt.stock"}
"""What the primary button says where goods are planned."""

GUARD_MS = 300
"""How long the primary button rests when it gets another meaning under the pointer."""


def button(parent: QWidget, look: str, signal: object) -> QPushButton:
    """A button of the prompt."""
    made = QPushButton(parent)
    made.setProperty("look", look)
    made.setProperty("tight", True)
    made.setAutoDefault(False)
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    made.clicked.connect(signal)
    return made


class Ends(QObject):
    """The primary button does what is shown; the second one ends the action without it.

    Signals: an option was chosen; inputs were confirmed; the result of the game is wanted.
    """

    chosen = Signal(object)
    confirmed = Signal(object)
    show_result = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.guard_ms = GUARD_MS
        self.primary = button(parent, "primary", self._primary)
        self.second = button(parent, "quiet", self._second)
        self.planned: tuple[Input, ...] = ()
        """What the primary button carries out, unless it ends the action."""
        self.deed = ""
        """What it does, in words."""
        self._view: View | None = None
        self._meaning = ""
        self._refused = False
        self.wastes = False
        """Whether the primary button ends the action with nothing done: it is a quiet one."""
        self.asked = False
        """Whether it was asked for by Enter, and something above keeps the focus from it."""
        self._guard = QTimer(self)
        self._guard.setSingleShot(True)
        self._guard.timeout.connect(self._rest)

    def show_ends(self, view: View, bar: GoodsBar | None) -> None:
        """Show what can be done now; `bar` is where goods are planned."""
        self._view, self.asked, refused = view, False, ""
        self.planned = bar.inputs() if bar is not None else ()
        done, control = view.offer.done, view.offer.control
        if control == "over":
            self.deed, meaning = view.texts("prompt.scores"), "over"
        elif self.planned:
            meaning = CONFIRMS[control]
            self.deed = view.texts(meaning)
        elif done is not None:
            self.deed, meaning = labels.full(view, done), f"done:{view.state.agenda[-1]}"
        elif refused := view.why_not_done():
            self.deed, meaning = view.words.label(view.state, DONE), "refused"
        else:
            self.deed, meaning = "", ""
        ending = not self.planned and control != "over"
        self._quieten(ending and ends_with_nothing(view.state, view.offer, bool(view.so_far)))
        self.primary.setVisible(bool(self.deed))
        self.primary.setText(self._keyed(self.deed))
        wasting = view.texts("prompt.wastes") if self.wastes else ""
        self.primary.setToolTip(refused or wasting)
        both = bool(self.planned) and done is not None
        self.second.setVisible(both)
        if both:
            self.second.setText(view.texts("prompt.no-trade"))
        if meaning != self._meaning and self._meaning and self.guard_ms:
            self._guard.start(self.guard_ms)
        if meaning != self._meaning and self.primary.hasFocus():
            self._home().setFocus()  # Enter was meant for what it did before
        self._refused, self._meaning = bool(refused), meaning
        self._rest()

    def _keyed(self, deed: str) -> str:
        return self._view.texts("prompt.enter", text=deed) if deed and self._view else ""

    def _quieten(self, wastes: bool) -> None:
        """The primary button stands out unless it would waste the action."""
        if wastes != self.wastes:
            self.wastes = wastes
            self.primary.setProperty("look", "plain" if wastes else "primary")
            self.primary.style().unpolish(self.primary)
            self.primary.style().polish(self.primary)

    def _home(self) -> QWidget:
        bar = self.primary.parentWidget()
        assert bar is not None
        return bar.parentWidget() or bar

    def enter(self) -> None:
        """Enter presses the primary button; where that would waste the action the first Enter
        only goes to it."""
        if not self.primary.isVisible() or not self.primary.isEnabled():
            return
        if self.wastes and not self.asked and not self.primary.hasFocus():
            self.asked = True
            self.primary.setFocus()
            self.asked = not self.primary.hasFocus()
        else:
            self.primary.click()

    def widest(self) -> int:
        """The width of the primary button whatever is planned at this prompt."""
        view, shown = self._view, self.primary.text()
        self.primary.setMinimumWidth(0)
        wide = self.primary.sizeHint().width()
        if view is not None and view.offer.done is not None:
            for deed in (labels.full(view, view.offer.done), view.texts(CONFIRMS["trade"])):
                if view.offer.control == "trade":
                    self.primary.setText(self._keyed(deed))
                    wide = max(wide, self.primary.sizeHint().width())
            self.primary.setText(shown)
        return wide

    def guard(self) -> None:
        """Let the primary button rest, for it comes to stand under the pointer."""
        if self.guard_ms:
            self._guard.start(self.guard_ms)
        self._rest()

    def _rest(self) -> None:
        """The primary button can be pressed unless the rules or its guard say no."""
        self.primary.setEnabled(not self._refused and not self._guard.isActive())

    def _primary(self) -> None:
        view = self._view
        if view is None:
            return
        if view.offer.control == "over":
            self.show_result.emit()
        elif self.planned:
            self.confirmed.emit(self.planned)
        elif view.offer.done is not None:
            self.chosen.emit(view.offer.done)

    def _second(self) -> None:
        if self._view is not None and self._view.offer.done is not None:
            self.chosen.emit(self._view.offer.done)
