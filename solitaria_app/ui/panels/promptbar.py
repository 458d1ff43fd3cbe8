"""The prompt: one sentence, its options and its buttons, always at the same place."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from solitaria_app.ui.controls.chip import ChipRow
from solitaria_app.ui.controls.keys import confirms, typed
from solitaria_app.ui.drawings import DieFace
from solitaria_app.ui.following import may_begin_midway
from solitaria_app.ui.panels.dicestrip import DiceStrip
from solitaria_app.ui.panels.ends import Ends, button
from solitaria_app.ui.panels.facebar import FaceBar
from solitaria_app.ui.panels.goodsplan import GoodsPlan
from solitaria_app.ui.panels.promptwords import PromptWords
from solitaria_app.ui.panels.smallfaces import SmallFaces
from solitaria_app.ui.view import View

MARGINS, GAP = 18, 6
"""Beside what stands in the lower row, and between two of its parts."""


class PromptBar(QFrame):
    """Signals: an option was chosen; inputs were confirmed; take back; leave a stage."""

    chosen = Signal(object)
    confirmed = Signal(object)
    back = Signal()
    take_back = Signal()
    foresee = Signal()
    midway = Signal()
    show_result = Signal()
    pointed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "panel")
        self._view: View | None = None
        self._takes_back = False
        self.words = PromptWords(self)
        self.dice = DiceStrip(self)
        self.chips = ChipRow(self)
        self._above = QHBoxLayout()
        self.goods = GoodsPlan(self._above, self)
        self.faces, self.small_faces = FaceBar(self), SmallFaces(self)
        self.stepping_back = button(self, "quiet", self.take_back)
        self.leaving = button(self, "quiet", self.back)
        self.foreseeing = button(self, "", self.foresee)
        self.underway = button(self, "", self.midway)
        self.ends = Ends(self)
        self.primary, self.second = self.ends.primary, self.ends.second
        self.ends.chosen.connect(self.chosen)
        self.ends.confirmed.connect(self.confirmed)
        self.ends.show_result.connect(self.show_result)
        self.chips.chosen.connect(self.chosen)
        self.chips.entered.connect(self.pointed)
        for faces in self.face_bars:
            faces.chosen.connect(self.chosen)
            faces.refused.connect(self.words.refuse)
        self.goods.changed.connect(self._show_planned)
        self._build()

    @property
    def guard_ms(self) -> int:
        """How long the primary button rests when its meaning changes."""
        return self.ends.guard_ms

    @guard_ms.setter
    def guard_ms(self, wanted: int) -> None:
        self.ends.guard_ms = wanted

    def _build(self) -> None:
        both = QHBoxLayout(self)
        both.setContentsMargins(10, 2, 8, 4)
        whole = QVBoxLayout()
        whole.setSpacing(1)
        above, words, goods = self._above, self.words, self.goods
        above.setSpacing(10)
        above.addWidget(words.title)
        above.addWidget(words.sentence)
        for label in (words.sum, words.trouble, words.lesson):
            above.addWidget(label, 1)
        above.addWidget(self.dice)
        for end in (self.underway, self.second, self.leaving, self.stepping_back):
            above.addWidget(end)
        below = QHBoxLayout()
        below.setSpacing(GAP)
        for wide in (words.question, words.hint, self.chips, goods.trade, goods.keep, goods.stock):
            below.addWidget(wide, 1)
        for part in (self.foreseeing, self.primary, self.small_faces):
            below.addWidget(part)
        whole.addLayout(above, 1)
        whole.addLayout(below)
        self._whole = whole
        both.addLayout(whole, 1)
        both.addWidget(self.faces)

    # --- showing ----------------------------------------------------------------

    def refresh(self, view: View, takes_back: bool, dice: Sequence[DieFace]) -> None:
        """Show the prompt of the present moment; `takes_back` if a step can be taken back."""
        focus = QApplication.focusWidget()
        same = self._view is not None and self._view.state is view.state
        self._view = view
        offer = view.offer
        entered = offer.control == "chance"
        played = bool(offer.options) and offer.options[0].topic == "play"
        self.words.refresh(view, played)
        self.dice.show_dice(view, dice)
        self._whole.setStretch(0, 0 if entered else 1)
        self._whole.setStretch(1, 1 if entered else 0)
        self._above.setStretchFactor(self.words.sum, 0 if view.learner else 1)
        self.foreseeing.setVisible(played)
        self.foreseeing.setText(view.texts("forecast.button"))
        self.foreseeing.setToolTip(view.texts("forecast.button.tip"))
        self.chips.setVisible(offer.control == "options" and not played)
        if offer.control == "options" and not played:
            self.chips.refresh(view)
        for faces in self.face_bars:
            faces.refresh(view, takes_back)
        self.underway.setVisible(may_begin_midway(view.state) and not view.state.display)
        self.underway.setText(view.texts("prompt.midway"))
        self.underway.setToolTip(view.texts("prompt.midway.tip"))
        self.goods.refresh(view, same, self.width())
        self.faces.make_room(self.width())
        self._takes_back = takes_back
        self.stepping_back.setVisible(takes_back and offer.control != "chance")
        self.stepping_back.setText(view.texts("prompt.take-back"))
        self.leaving.setVisible(offer.selected is not None)
        self.leaving.setText(view.texts("prompt.back"))
        self._show_planned()
        home = self.parentWidget()
        if home is not None and self._lost(focus):
            home.setFocus()  # not to whatever comes next: Enter would press it

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Faces stand beside other options, and money beside goods, where there is room."""
        self.goods.stock.make_room(self.width())
        self.faces.make_room(self.width())
        self._make_room()
        super().resizeEvent(event)

    def _make_room(self) -> None:
        """The small faces take what goods and their button leave; the button keeps its width."""
        if self._view is None:
            return
        bar, wide, room = self.goods.bar(), self.ends.widest(), None
        if bar is not None:
            room = float(self.width() - MARGINS - 2 * GAP - bar.sizeHint().width() - wide)
        self.small_faces.make_room(self.width(), room)
        planned = self._view.offer.control == "trade"
        self.primary.setMinimumWidth(wide if planned else 0)

    def _lost(self, focus: QWidget | None) -> bool:
        """Whether one of the bar's parts that had the focus is hidden now."""
        return focus is not None and self.isAncestorOf(focus) and not focus.isVisible()

    @property
    def face_bars(self) -> tuple[FaceBar, SmallFaces]:
        """Where faces of dice and goods of tokens can be picked; at most one is shown."""
        return self.faces, self.small_faces

    def _show_planned(self) -> None:
        """What is planned, and the buttons and faces that carry it out."""
        view, bar = self._view, self.goods.bar()
        assert view is not None
        self.ends.show_ends(view, bar)
        self.words.show_planned(view, bar, both=not self.second.isHidden())
        self.small_faces.show_plan(self.ends.planned, self.ends.deed)
        self._make_room()

    def guard(self) -> None:
        """Let the primary button rest, for it comes to stand under the pointer."""
        self.ends.guard()

    # --- choosing ---------------------------------------------------------------

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key that nothing else wanted; whether it meant something here."""
        view = self._view
        if view is None:
            return False
        bar = self.goods.bar()
        if confirms(event):
            self.ends.enter()
            return True
        if event.key() == Qt.Key.Key_Escape:
            return self._escape()
        if event.key() == Qt.Key.Key_Backspace and self._takes_back:
            self.take_back.emit()
            return True
        key = typed(event) if view.keys else ""
        shown = (faces for faces in self.face_bars if faces.isVisible())
        if not event.isAutoRepeat() and any(faces.press(key) for faces in shown):
            return True
        chosen = bar.press(key) if bar is not None else self._press_chip(key)
        if not chosen and key.isdecimal() and self.small_faces.isVisible():
            self.words.refuse(view.texts("face.digits", sign=key))  # a digit is never the die here
            return True
        return chosen

    def _press_chip(self, key: str) -> bool:
        return self.chips.isVisible() and self.chips.press(key)

    def _escape(self) -> bool:
        assert self._view is not None
        if self.goods.drop_trade():
            return True
        if self._view.offer.selected is not None:
            self.back.emit()
            return True
        return False
