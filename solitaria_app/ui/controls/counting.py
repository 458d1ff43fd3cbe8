"""The controls for points, and for what is in storehouse and purse."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from solitaria_app.engine.corrections import Correction, SetPoints, SetTrack
from solitaria_app.engine.goods import Good, Goods, as_goods
from solitaria_app.engine.inputs import Hold, Input
from solitaria_app.engine.play import refusal
from solitaria_app.engine.rules.correcting import MOST_NUMBER
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.ui.controls.goodsbar import GoodsBar
from solitaria_app.ui.controls.numberfield import NumberField
from solitaria_app.ui.controls.stepper import WIDTH, Stepper
from solitaria_app.ui.view import View

LARGE_TEXT = 1.5
"""With text of this scale or larger keys are left out: the numbers need their room."""


class PointsBar(QWidget):
    """Contrarius' points, those the human began with, and a further house on the score track.

    `planned` follows every change; `inputs` are what confirming would carry out.
    """

    planned = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        self.its, self.mine, self.track = (NumberField(MOST_NUMBER, self) for _ in range(3))
        for field in (self.its, self.mine, self.track):
            field.changed.connect(self.planned)
            layout.addWidget(field)
        layout.addStretch(1)

    def settle(self) -> None:
        """The track stands beside the points (a bar without room for it puts it elsewhere)."""
        layout = self.layout()
        assert isinstance(layout, QHBoxLayout)
        if layout.indexOf(self.track) < 0:
            layout.insertWidget(layout.count() - 1, self.track)

    @property
    def has_track(self) -> bool:
        """Whether houses lie on the score track in this game."""
        state = self._view.state if self._view is not None else None
        return state is not None and bool(state.rules.level.track or state.contrarius.track)

    def begin(self, view: View) -> None:
        """Show the numbers as the program believes them; the track only where one is used."""
        self._view = view
        texts, state, theme = view.texts, view.state, view.theme
        its, mine = state.contrarius.points, state.human.points
        self.its.show_number(theme, texts("correct.points.its"), its)
        self.mine.show_number(theme, texts("correct.points"), mine)
        self.track.show_number(theme, texts("correct.track"), 0)
        self.track.setVisible(self.has_track)

    def inputs(self) -> tuple[Input, ...]:
        """What is otherwise than the program believes."""
        view = self._view
        if view is None:
            return ()
        state = view.state
        found: list[Correction] = []
        if self.its.value != state.contrarius.points:
            found.append(SetPoints(CONTRARIUS, self.its.value))
        if self.mine.value != state.human.points:
            found.append(SetPoints(state.active, self.mine.value))
        if self.track.value:
            found.append(SetTrack(self.track.value, True))
        return tuple(found)


class StockBar(GoodsBar):
    """What the human has: an amount of each good, and sestertii."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.money = NumberField(MOST_NUMBER, self)
        self.money.changed.connect(self.planned)
        self.settle()

    def settle(self) -> None:
        """The money stands beside the goods (a bar without room for it puts it elsewhere)."""
        layout = self.layout()
        assert isinstance(layout, QHBoxLayout)
        if layout.indexOf(self.money) < 0:
            layout.insertWidget(layout.count() - 1, self.money)

    def begin(self, view: View) -> None:
        """Show what the program believes."""
        human = view.state.human
        self.money.show_number(view.theme, view.texts("correct.sestertii"), human.sestertii)
        self.refresh(view, human.goods)

    def inputs(self) -> tuple[Input, ...]:
        human = self.view.state.human
        if (self.plan, self.money.value) == (human.goods, human.sestertii):
            return ()
        return (Hold(self.plan, self.money.value),)

    def _with(self, good: Good, way: int) -> Goods:
        amounts = list(self.plan)
        amounts[good] += way
        return as_goods(amounts)

    def _reason(self, plan: Goods) -> str:
        state = self.view.state
        given = Hold(plan, 0)
        refused = refusal(state, given)
        return "" if refused is None else self.view.words.refusal(state, given, refused).text

    def step(self, good: Good, way: int) -> Goods | None:
        plan = self._with(good, way)
        return None if self._reason(plan) else plan

    def show_stepper(self, stepper: Stepper) -> None:
        view, good = self.view, stepper.good
        large = view.theme.scale >= LARGE_TEXT
        stepper.face.least = 0.0 if large else WIDTH
        if large:
            stepper.face.key = ""
        most = str(view.state.rules.storehouse)
        name = view.words.say.good(good)
        stepper.show_amount(view.theme, name, str(self.plan[good]), "", most)
        for way in (-1, 1):
            stepper.allow(way, self._reason(self._with(good, way)))

    def summary(self) -> str:
        human = self.view.state.human
        free = self.view.state.free_spaces(human) + sum(human.goods) - sum(self.plan)
        return self.view.texts("correct.storehouse", n=free)

    def result(self) -> tuple[Goods, int]:
        return self.plan, self.money.value
