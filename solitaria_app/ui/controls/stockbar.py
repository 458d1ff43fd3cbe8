"""The control for goods and money that were not followed until now."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from solitaria_app.engine.inputs import Hold, Input
from solitaria_app.ui.controls.counting import StockBar
from solitaria_app.ui.controls.keys import DIGITS
from solitaria_app.ui.view import View

MONEY_KEY = DIGITS[5]
"""The key after those of the five goods."""
BUTTON = 14.0
"""The room that the button beside the goods takes, in heights of text."""


class TakeStockBar(StockBar):
    """As for a correction, but to have nothing at all is an answer too."""

    def __init__(self, above: QHBoxLayout, parent: QWidget | None = None) -> None:
        """`above` is where the money stands if there is no room for it beside the goods."""
        super().__init__(parent)
        self._above = above

    def show_bar(self, view: View, on: bool, same: bool) -> None:
        """Show it for a moment at which stock is asked for (`on`); `same` keeps what was
        entered."""
        self.setVisible(on)
        self.money.setVisible(on)
        if not on:
            return
        if same:
            self.refresh(view, self.plan)
        else:
            self.begin(view)
        name = view.texts("stock.coins")
        self.money.show_number(view.theme, f"{name} ({MONEY_KEY})" if view.keys else name, None)

    def make_room(self, width: int) -> None:
        """Where the prompt is too narrow for all, the money takes the room of the sentence."""
        if self._view is None or self._view.offer.control != "stock":
            return  # hidden, or about to be
        goods = sum(stepper.sizeHint().width() + 4 for stepper in self.steppers)
        room = width - self.view.theme.size(BUTTON) - self.money.width()
        if goods > room:
            self._above.insertWidget(1, self.money)
        else:
            self.settle()

    def inputs(self) -> tuple[Input, ...]:
        return (Hold(self.plan, self.money.value),)

    def press(self, key: str) -> bool:
        if key == MONEY_KEY:
            self.money.number.setFocus()
            self.money.number.selectAll()
            return True
        return super().press(key)
