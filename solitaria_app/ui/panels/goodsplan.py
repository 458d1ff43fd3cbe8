"""Goods in the prompt: what is traded, kept, or was there all along, planned before it is done."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from solitaria_app.engine.goods import NOTHING
from solitaria_app.ui.controls.goodsbar import GoodsBar, KeepBar, TradeBar
from solitaria_app.ui.controls.stockbar import TakeStockBar
from solitaria_app.ui.view import View


class GoodsPlan(QObject):
    """One control for each of the three; at most one is shown. `changed` follows every change of
    what it holds."""

    changed = Signal()
    planned = Signal(object)
    """Goods and sestertii as they would be after the plan, None if nothing is planned."""

    def __init__(self, above: QHBoxLayout, parent: QWidget) -> None:
        """`above` is where money stands if there is no room for it beside the goods."""
        super().__init__(parent)
        self.trade, self.keep = TradeBar(parent), KeepBar(parent)
        self.stock = TakeStockBar(above, parent)
        self._view: View | None = None
        for bar in (self.trade, self.keep, self.stock):
            bar.planned.connect(self._planned)

    def bar(self) -> GoodsBar | None:
        """The control that is shown, if one is."""
        if self._view is None:
            return None
        bars = {"trade": self.trade, "keep": self.keep, "stock": self.stock}
        return bars.get(self._view.offer.control)

    def refresh(self, view: View, same: bool, width: int) -> None:
        """Show what goods are asked for, if any are, in a prompt so wide; `same` keeps what was
        planned."""
        self._view, control = view, view.offer.control
        self.trade.setVisible(control == "trade")
        self.keep.setVisible(control == "keep")
        self.stock.show_bar(view, control == "stock", same)
        self.stock.make_room(width)
        if control == "trade":
            self.trade.refresh(view, self.trade.plan if same else NOTHING)
        elif control == "keep" and same:
            self.keep.refresh(view, self.keep.plan)
        elif control == "keep":
            self.keep.begin(view)
        elif control != "stock":
            self.planned.emit(None)

    def drop_trade(self) -> bool:
        """Plan no trade any more; whether one was planned."""
        if self.bar() is not self.trade or not any(self.trade.plan):
            return False
        self.trade.refresh(self.trade.view, NOTHING)
        return True

    def _planned(self) -> None:
        bar = self.bar()
        if bar is not None:
            self.planned.emit(bar.result() if bar.inputs() or bar is self.keep else None)
            self.changed.emit()
