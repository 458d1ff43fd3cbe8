"""The controls for trades and for goods to keep: a stepper for each good and the result."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from solitaria_app.engine.agenda import MercatorAction, Store
from solitaria_app.engine.goods import GOODS, NOTHING, Good, Goods, as_goods
from solitaria_app.engine.inputs import Input, Keep
from solitaria_app.ui.controls.keys import DIGITS
from solitaria_app.ui.controls.stepper import Stepper
from solitaria_app.ui.interaction import keep, trade
from solitaria_app.ui.view import View


class GoodsBar(QWidget):
    """Five steppers in order of value, and a sentence on the result.

    `planned` follows every change; `inputs` are what confirming would carry out.
    """

    planned = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.plan: Goods = NOTHING
        self._view: View | None = None
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        self.steppers = [Stepper(good, DIGITS[good], self) for good in GOODS]
        for stepper in self.steppers:
            stepper.changed.connect(self._changed)
            layout.addWidget(stepper)
        layout.addStretch(1)

    @property
    def view(self) -> View:
        """The moment that is planned for."""
        assert self._view is not None
        return self._view

    def refresh(self, view: View, plan: Goods) -> None:
        """Show a plan."""
        self._view, self.plan = view, plan
        for stepper in self.steppers:
            stepper.face.key = stepper.key if view.keys else ""
            self.show_stepper(stepper)
        self.planned.emit()

    def press(self, key: str) -> bool:
        """Give the focus to a good's stepper; whether the key stands on one."""
        for stepper in self.steppers:
            if stepper.key == key and stepper.isVisible():
                stepper.setFocus()
                return True
        return False

    def _changed(self, good: int, way: int) -> None:
        changed = self.step(Good(good), way)
        if changed is not None:
            self.refresh(self.view, changed)

    # --- what the two kinds differ in ------------------------------------------

    def inputs(self) -> tuple[Input, ...]:
        """What confirming carries out; nothing if there is nothing to confirm."""
        raise NotImplementedError

    def step(self, good: Good, way: int) -> Goods | None:
        """The plan with one more or less of a good, None if that is not possible."""
        raise NotImplementedError

    def show_stepper(self, stepper: Stepper) -> None:
        """Bring one stepper up to date."""
        raise NotImplementedError

    def summary(self) -> str:
        """The result in words."""
        raise NotImplementedError

    def result(self) -> tuple[Goods, int]:
        """Goods and sestertii after the plan."""
        raise NotImplementedError


class TradeBar(GoodsBar):
    """The Mercator: less sells, more buys."""

    def inputs(self) -> tuple[Input, ...]:
        return trade.inputs_of(self.plan)

    def step(self, good: Good, way: int) -> Goods | None:
        changed = self._with(good, way)
        return changed if not self._reason(changed) else None

    def _with(self, good: Good, way: int) -> Goods:
        amounts = list(self.plan)
        amounts[good] += way
        return as_goods(amounts)

    def _reason(self, plan: Goods) -> str:
        view = self.view
        frame = view.state.agenda[-1]
        if isinstance(frame, MercatorAction) and trade.too_many(frame, plan):
            return view.texts("trade.too-many")
        refused = trade.refused(view.state, plan)
        return "" if refused is None else view.words.refusal(view.state, *refused).text

    def show_stepper(self, stepper: Stepper) -> None:
        view, good = self.view, stepper.good
        held = view.state.human.goods[good]
        amount = self.plan[good]
        price = view.state.rules.prices[good]
        note = view.texts("trade.price", n=price)
        most, name = str(view.state.rules.storehouse), view.words.say.good(good)
        stepper.face.least = 0.0  # its place is that of the longest amount and change
        change = (f"{amount:+d}".replace("-", "−") if amount else "", f"−{most}")
        stepper.show_amount(view.theme, name, str(held + amount), note, most, change)
        stepper.allow(-1, self._reason(self._with(good, -1)))
        stepper.allow(1, self._reason(self._with(good, 1)))

    def summary(self) -> str:
        view = self.view
        goods, money = trade.after(view.state, self.plan)
        free = view.state.free_spaces(view.state.human) - sum(goods)
        free += sum(view.state.human.goods)
        before = view.state.human.sestertii
        key = "trade.sum" if any(self.plan) else "trade.have"
        return view.texts(key, before=before, after=money, free=free)

    def result(self) -> tuple[Goods, int]:
        return trade.after(self.view.state, self.plan)


class KeepBar(GoodsBar):
    """More goods than spaces: which to keep."""

    @property
    def arrived(self) -> Goods:
        """The goods that arrived together."""
        frame = self.view.state.agenda[-1]
        assert isinstance(frame, Store)
        return frame.goods

    @property
    def spaces(self) -> int:
        """How many of them fit."""
        return self.view.state.free_spaces(self.view.state.human)

    def begin(self, view: View) -> None:
        """Propose the dearest goods."""
        self._view = view
        self.refresh(view, keep.dearest(self.arrived, self.spaces))

    def inputs(self) -> tuple[Input, ...]:
        return (Keep(self.plan),) if sum(self.plan) == self.spaces else ()

    def step(self, good: Good, way: int) -> Goods | None:
        return keep.changed(self.arrived, self.plan, self.spaces, good, way)

    def show_stepper(self, stepper: Stepper) -> None:
        view, good = self.view, stepper.good
        arrived = self.arrived[good]
        stepper.setVisible(bool(arrived))
        note = view.texts("keep.of", n=arrived)
        name, shown = view.words.say.good(good), str(self.plan[good])
        stepper.show_amount(view.theme, name, shown, note, str(arrived))
        stepper.allow(-1, "" if self.plan[good] else view.texts("keep.none"))
        full = view.texts("keep.full" if sum(self.plan) == self.spaces else "keep.all")
        stepper.allow(1, full if self.step(good, 1) is None else "")

    def summary(self) -> str:
        view = self.view
        lost = as_goods([a - k for a, k in zip(self.arrived, self.plan, strict=True)])
        free = self.spaces - sum(self.plan)
        if free:
            return view.texts("keep.left", n=free)
        return view.texts("keep.sum", lost=view.words.say.goods(lost))

    def result(self) -> tuple[Goods, int]:
        human = self.view.state.human
        goods = as_goods([h + k for h, k in zip(human.goods, self.plan, strict=True)])
        return goods, human.sestertii
