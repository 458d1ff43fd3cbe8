"""The prompt: one sentence, its options and its buttons, always at the same place."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from solitaria_app.engine.goods import NOTHING
from solitaria_app.ui import aside, facewords, labels
from solitaria_app.ui.controls.chip import ChipRow
from solitaria_app.ui.controls.fitted import FittedLabel, WrappedLabel
from solitaria_app.ui.controls.goodsbar import GoodsBar, KeepBar, TradeBar
from solitaria_app.ui.controls.keys import confirms, typed
from solitaria_app.ui.controls.lesson import Lesson
from solitaria_app.ui.controls.stockbar import TakeStockBar
from solitaria_app.ui.drawings import DieFace
from solitaria_app.ui.following import may_begin_midway
from solitaria_app.ui.panels.dicestrip import DiceStrip
from solitaria_app.ui.panels.ends import Ends, button
from solitaria_app.ui.panels.facebar import FaceBar
from solitaria_app.ui.panels.smallfaces import SmallFaces
from solitaria_app.ui.view import View

NO_TITLE = 1.5
"""With text of this scale or larger title or sentence give their room to what is told besides."""

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
    planned = Signal(object)
    """Goods and sestertii as they would be after the plan, None if nothing is planned."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "panel")
        self._view: View | None = None
        self._takes_back = False
        self.title = QLabel(self)
        self.title.setProperty("role", "title")
        self.sentence = FittedLabel("prompt", "ink", self)
        self.sentence.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.sum = FittedLabel("strong", "bronze", self)
        self.hint = FittedLabel("body", "ink_soft", self)
        self.question = WrappedLabel("prompt", "ink", self)
        self.question.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.trouble = FittedLabel("strong", "bad", self)
        self.trouble.hide()
        self.lesson = Lesson(self)
        self.dice = DiceStrip(self)
        self.chips = ChipRow(self)
        self.trade = TradeBar(self)
        self.keep = KeepBar(self)
        self._above = QHBoxLayout()
        self.stock = TakeStockBar(self._above, self)
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
            faces.refused.connect(self.refuse)
        self.trade.planned.connect(self._planned)
        self.keep.planned.connect(self._planned)
        self.stock.planned.connect(self._planned)
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
        above = self._above
        above.setSpacing(10)
        above.addWidget(self.title)
        above.addWidget(self.sentence)
        above.addWidget(self.sum, 1)
        above.addWidget(self.trouble, 1)
        above.addWidget(self.lesson, 1)
        above.addWidget(self.dice)
        above.addWidget(self.underway)
        above.addWidget(self.second)
        above.addWidget(self.leaving)
        above.addWidget(self.stepping_back)
        below = QHBoxLayout()
        below.setSpacing(GAP)
        for widget in (self.question, self.hint, self.chips, self.trade, self.keep, self.stock):
            below.addWidget(widget, 1)
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
        request = view.words.prompt(view.state)
        entered = view.offer.control == "chance"
        self.title.setText(request.title)
        self.sentence.show_text(request.text, view.theme)
        self.dice.show_dice(view, dice)
        self.lesson.setVisible(view.learner and not view.offer.faces)
        self.question.setVisible(entered)
        asked = facewords.question(view, request.text) if entered else ""
        self.question.show_text(asked, view.theme)
        self._whole.setStretch(0, 0 if entered else 1)
        self._whole.setStretch(1, 1 if entered else 0)
        self._above.setStretchFactor(self.sum, 0 if view.learner else 1)
        lesson = view.lesson if view.learner else ""
        self.lesson.show_text(lesson, view.theme, view.reaction)
        self.title.setToolTip(f"<p>{lesson}</p>" if lesson else "")
        offer = view.offer
        played = bool(offer.options) and offer.options[0].topic == "play"
        self.hint.setVisible(played or offer.control == "over")
        self.hint.show_text(view.texts("prompt.hint.card") if played else "", view.theme)
        self.foreseeing.setVisible(played)
        self.foreseeing.setText(view.texts("forecast.button"))
        self.foreseeing.setToolTip(view.texts("forecast.button.tip"))
        self.chips.setVisible(offer.control == "options" and not played)
        if offer.control == "options" and not played:
            self.chips.refresh(view)
        self.trade.setVisible(offer.control == "trade")
        self.keep.setVisible(offer.control == "keep")
        for faces in self.face_bars:
            faces.refresh(view, takes_back)
        self.stock.show_bar(view, offer.control == "stock", same)
        self.stock.make_room(self.width())
        self.underway.setVisible(may_begin_midway(view.state) and not view.state.display)
        self.underway.setText(view.texts("prompt.midway"))
        self.underway.setToolTip(view.texts("prompt.midway.tip"))
        if offer.control == "trade":
            self.trade.refresh(view, self.trade.plan if same else NOTHING)
        elif offer.control == "keep" and same:
            self.keep.refresh(view, self.keep.plan)
        elif offer.control == "keep":
            self.keep.begin(view)
        elif offer.control != "stock":
            self.planned.emit(None)
        self.faces.make_room(self.width())
        self._takes_back = takes_back
        self.stepping_back.setVisible(takes_back and offer.control != "chance")
        self.stepping_back.setText(view.texts("prompt.take-back"))
        self.leaving.setVisible(offer.selected is not None)
        self.leaving.setText(view.texts("prompt.back"))
        self._show_buttons()
        home = self.parentWidget()
        if home is not None and self._lost(focus):
            home.setFocus()  # not to whatever comes next: Enter would press it

    def refuse(self, why: str) -> None:
        """Say why something can't be entered, until the next thing is."""
        assert self._view is not None
        self.trouble.show_text(why, self._view.theme)
        self.trouble.show()
        for part in (self.title, self.sentence, self.sum, self.lesson):
            part.hide()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, why))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Faces stand beside other options, and money beside goods, where there is room."""
        self.stock.make_room(self.width())
        self.faces.make_room(self.width())
        self._make_room()
        super().resizeEvent(event)

    def _make_room(self) -> None:
        """The small faces take what goods and their button leave; the button keeps its width."""
        if self._view is None:
            return
        bar, wide, room = self.bar(), self.ends.widest(), None
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

    def bar(self) -> GoodsBar | None:
        """The control for goods that is shown, if one is."""
        if self._view is None:
            return None
        bars = {"trade": self.trade, "keep": self.keep, "stock": self.stock}
        return bars.get(self._view.offer.control)

    def _show_buttons(self) -> None:
        """What is planned, and the buttons and faces that carry it out."""
        view, bar = self._view, self.bar()
        assert view is not None
        self.ends.show_ends(view, bar)
        self._show_words(view)
        self.sum.show_text(self._aside(view, bar), view.theme)
        self.small_faces.show_plan(self.ends.planned, self.ends.deed)
        self._make_room()

    def _show_words(self, view: View) -> None:
        """Title and sentence; one of them gives its room where large text has much to tell."""
        self.trouble.hide()
        self.sum.show()
        entered, large = view.offer.control == "chance", view.theme.scale >= NO_TITLE
        noted = bool(view.so_far) and view.offer.current is not None
        self.title.setVisible(not (entered and (noted or (large and facewords.beside(view)))))
        much = view.offer.selected is not None or not self.second.isHidden()
        self.sentence.setVisible(not entered and not (large and much))

    def guard(self) -> None:
        """Let the primary button rest, for it comes to stand under the pointer."""
        self.ends.guard()

    def _aside(self, view: View, bar: GoodsBar | None) -> str:
        """What stands beside the sentence: the result of a plan, or what was chosen first."""
        if bar is not None:
            return bar.summary()
        if view.offer.selected is not None and view.offer.current is None:
            return labels.stage(view, view.offer.selected)
        return facewords.beside(view) if view.offer.control == "chance" else view.so_far

    def teach(self, card: int | None) -> None:
        """Tell a learner what a card in hand does and brings about, or nothing more."""
        view = self._view
        if view is None or not self.hint.isVisible():
            return
        hint, told = view.texts("prompt.hint.card"), ""
        if card is not None and view.learner:
            told, hint = aside.lesson_of_card(view.words, view.texts, card)
        self.lesson.show_text(told, view.theme)
        self.hint.show_text(hint, view.theme)

    def _planned(self) -> None:
        bar = self.bar()
        if bar is not None:
            self.planned.emit(bar.result() if bar.inputs() or bar is self.keep else None)
            self._show_buttons()

    # --- choosing ---------------------------------------------------------------

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key that nothing else wanted; whether it meant something here."""
        view = self._view
        if view is None:
            return False
        bar = self.bar()
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
            self.refuse(view.texts("face.digits", sign=key))  # a digit is never the die here
            return True
        return chosen

    def _press_chip(self, key: str) -> bool:
        return self.chips.isVisible() and self.chips.press(key)

    def tell(self, text: str) -> None:
        """Say something beside the title until the next change."""
        assert self._view is not None
        self.trouble.hide()
        self.sum.show()
        self.sum.show_text(text, self._view.theme)

    def _escape(self) -> bool:
        view, bar = self._view, self.bar()
        assert view is not None
        if bar is self.trade and any(bar.plan):
            bar.refresh(view, NOTHING)
            return True
        if view.offer.selected is not None:
            self.back.emit()
            return True
        return False
