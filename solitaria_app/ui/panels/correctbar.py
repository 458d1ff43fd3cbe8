"""What stands in the prompt's place while the table is corrected."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from solitaria_app.engine.board import Kind
from solitaria_app.engine.inputs import Input
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.ui import correctwords, runs
from solitaria_app.ui.controls.chip import ChipRow
from solitaria_app.ui.controls.counting import LARGE_TEXT, PointsBar, StockBar
from solitaria_app.ui.controls.fitted import FittedLabel
from solitaria_app.ui.controls.keys import confirms, typed
from solitaria_app.ui.controls.tabs import Tab, TabRow
from solitaria_app.ui.drawings import Badge, Piece
from solitaria_app.ui.interaction.correcting import Part, parts_of
from solitaria_app.ui.view import View

SIGNS: dict[Part, runs.Symbol] = {
    Part.ANYTHING: runs.Sign("amend", "purple"),
    Part.HOUSES: Piece(0),
    Part.ITS_HOUSES: Piece(CONTRARIUS),
    Part.COLONISTS: Piece(0, Kind.LAND),
    Part.ITS_COLONISTS: Piece(CONTRARIUS, Kind.LAND),
    Part.DISPLAY: runs.Sign("card", "ink_soft"),
    Part.CARDS: runs.Sign("card", "purple"),
    Part.ITS_CARDS: runs.Sign("card", "accent"),
    Part.MARKERS: runs.Sign("coin", "coin"),
    Part.NUMBERS: runs.Sign("laurel", "bronze"),
    Part.GOODS: Badge(-1),
}
COUNTED = (Part.NUMBERS, Part.GOODS)
"""The parts that are entered as numbers."""
SENTENCE = 0.42
"""The part of the bar's width that a sentence may take from buttons."""
MOST_WIDTH = (1 << 24) - 1


class CorrectBar(QFrame):
    """The parts as tabs, what is to be done, and what can be chosen about a thing.

    Signals: a part was chosen; an option; numbers were confirmed; leave a stage; done.
    """

    turned = Signal(object)
    chosen = Signal(object)
    pointed = Signal(object)
    confirmed = Signal(object)
    planned = Signal()
    back = Signal()
    done = Signal()
    doubted = Signal()
    """What looks odd is to be shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "past")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._view: View | None = None
        self._part = Part.ANYTHING
        self._parts: tuple[Part, ...] = (Part.ANYTHING,)
        self._guided = False
        self.title = QLabel(self)
        self.title.setProperty("role", "title")
        self.tabs = TabRow(self)
        self.tabs.chosen.connect(lambda number: self.turned.emit(self._parts[number]))
        self.sentence = FittedLabel("strong", "ink", self)
        self.chips = ChipRow(self)
        self.chips.chosen.connect(self.chosen)
        self.chips.entered.connect(self.pointed)
        self.points, self.stock = PointsBar(self), StockBar(self)
        self.leaving = self._button("quiet", self.back)
        self.finishing = self._button("quiet", self.done)
        self.doubting = self._button("quiet", self.doubted)
        self.primary = self._button("primary", self._primary)
        for bar in (self.points, self.stock):
            bar.planned.connect(self._planned)
        self._build()

    def _button(self, look: str, does: object) -> QPushButton:
        button = QPushButton(self)
        button.setProperty("look", look)
        button.setProperty("tight", True)
        button.setAutoDefault(False)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(does)
        return button

    def _build(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(10, 3, 8, 4)
        whole.setSpacing(2)
        above = self._above = QHBoxLayout()
        above.setSpacing(10)
        above.addWidget(self.title)
        above.addWidget(self.tabs, 1)
        below = self._below = QHBoxLayout()
        below.setSpacing(8)
        below.addWidget(self.sentence)
        for widget in (self.chips, self.points, self.stock):
            below.addWidget(widget, 1)
        for button in (self.leaving, self.doubting, self.finishing, self.primary):
            below.addWidget(button)
        whole.addLayout(above, 1)
        whole.addLayout(below, 1)

    # --- showing ----------------------------------------------------------------

    def refresh(self, view: View, part: Part, guided: bool, told: str) -> None:
        """Show a part; `guided` leads on to the next one, `told` takes the sentence's place."""
        shown = self._view is not None and self._view.state is view.state
        same = shown and self._part is part and not self.isHidden()
        self._view, self._part, self._guided = view, part, guided
        self._parts = parts_of(view.state)
        texts = view.texts
        self.title.setText(texts("correct.title"))
        self.title.setToolTip(f"<p>{texts('correct.tip')}</p>")
        tabs = [
            Tab(SIGNS[p], texts(f"correct.part.{p.id}"), correctwords.part_name(view, p))
            for p in self._parts
        ]
        current = self._parts.index(part)
        self.tabs.show_tabs(view.theme, tabs, current, texts("correct.parts"))
        self.sentence.show_text(told or correctwords.sentence(view, part), view.theme)
        self.sentence.setVisible(not (self._large and part in COUNTED))
        self._move_fields()
        self.points.setVisible(part is Part.NUMBERS)
        self.stock.setVisible(part is Part.GOODS)
        self.chips.setVisible(part not in COUNTED or bool(view.offer.options))
        self.chips.refresh(view)
        if not same:
            self._begin(view)
        self.leaving.setText(texts("prompt.back"))
        self.leaving.setVisible(view.offer.selected is not None and not self._large)
        self._make_room()
        self._show_buttons()
        whole = self.layout()
        assert whole is not None
        whole.activate()  # buttons have their places at once

    def _make_room(self) -> None:
        """A sentence beside buttons leaves them their room."""
        view = self._view
        beside = view is not None and bool(view.offer.options)
        self.sentence.setMaximumWidth(round(self.width() * SENTENCE) if beside else MOST_WIDTH)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    @property
    def _large(self) -> bool:
        return self._view is not None and self._view.theme.scale >= LARGE_TEXT

    def _move_fields(self) -> None:
        """With large text some stand beside the list of parts."""
        track, money = self.points.track, self.stock.money
        if self._large:
            self._above.addWidget(self.doubting)
            self._above.addWidget(track)
            self._above.addWidget(money)
            track.setVisible(self._part is Part.NUMBERS and self.points.has_track)
            money.setVisible(self._part is Part.GOODS)
        else:
            self._below.insertWidget(self._below.indexOf(self.finishing), self.doubting)
            self.points.settle()
            self.stock.settle()
            money.show()

    def _begin(self, view: View) -> None:
        """The numbers as the program believes them."""
        if self._part is Part.NUMBERS:
            self.points.begin(view)
        elif self._part is Part.GOODS:
            self.stock.begin(view)

    def _next(self) -> Part | None:
        """The part that a game entered from its middle is led on to."""
        after = self._parts[self._parts.index(self._part) + 1 :]
        return after[0] if self._guided and after else None

    def _show_buttons(self) -> None:
        view, after = self._view, self._next()
        assert view is not None
        texts = view.texts
        if self.planned_inputs():
            primary = texts("correct.put")
        elif after is not None:
            primary = texts("correct.next", part=correctwords.part_name(view, after))
        else:
            primary = texts("correct.done")
        self.primary.setText(texts("prompt.enter", text=primary))
        others = bool(self.planned_inputs()) or after is not None
        self.finishing.setVisible(others and not (self._large and self._part in COUNTED))
        anything = self._part is Part.ANYTHING and view.offer.selected is None
        self.doubting.setVisible(anything and not self._guided)
        self.doubting.setText(texts("correct.doubt"))
        self.doubting.setToolTip(texts("correct.doubt.tip"))
        self.finishing.setText(texts("correct.done"))
        self.finishing.setToolTip(texts("correct.done.tip"))

    def planned_inputs(self) -> tuple[Input, ...]:
        """Numbers that were entered and not confirmed yet."""
        if self._part is Part.NUMBERS:
            return self.points.inputs()
        return self.stock.inputs() if self._part is Part.GOODS and self._view else ()

    def drop(self) -> bool:
        """Forget numbers that were not confirmed; whether there were any."""
        if self._view is None or not self.planned_inputs():
            return False
        self._begin(self._view)
        self._planned()
        return True

    def _planned(self) -> None:
        if self._view is not None:
            self._show_buttons()
            self.planned.emit()

    # --- choosing ---------------------------------------------------------------

    def _primary(self) -> None:
        after, planned = self._next(), self.planned_inputs()
        if planned:
            self.confirmed.emit(planned)
        elif after is not None:
            self.turned.emit(after)
        else:
            self.done.emit()

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key that nothing else wanted; whether it meant something here."""
        key, view = event.key(), self._view
        if view is None:
            return False
        if confirms(event):
            self.primary.click()
        elif key == Qt.Key.Key_Escape:
            if view.offer.selected is not None:
                self.back.emit()
            elif not self.drop():
                self.done.emit()
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            way = 1 if key == Qt.Key.Key_PageDown else -1
            number = (self._parts.index(self._part) + way) % len(self._parts)
            self.turned.emit(self._parts[number])
        else:
            sign = typed(event) if view.keys else ""
            if self._part is Part.GOODS:
                return self.stock.press(sign)
            return self.chips.isVisible() and self.chips.press(sign)
        return True
