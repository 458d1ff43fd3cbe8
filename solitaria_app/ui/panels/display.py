"""The display: seven cards with their price, the cost of their position below, and Concordia."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from solitaria_app.engine.agenda import PurchaseAction
from solitaria_app.engine.goods import covers, plus
from solitaria_app.engine.ruleset import PositionCost
from solitaria_app.ui import runs, symbols
from solitaria_app.ui.drawings import ANY_GOOD, Badge
from solitaria_app.ui.interaction import AtCard
from solitaria_app.ui.panels import cardpaint
from solitaria_app.ui.panels.cardbutton import CardButton, pool
from solitaria_app.ui.view import View

GAP = 5


class DisplayCard(CardButton):
    """A card of the display, drawn lying: person, name, god, price, position cost."""

    def costs(self) -> tuple[int, PositionCost]:
        """Its position (from 0) and what that adds now (nothing for a Consul)."""
        assert self.view is not None
        state = self.view.state
        index = state.display.index(self.at.card)
        frame = state.agenda[-1] if state.agenda else None
        if isinstance(frame, PurchaseAction) and not frame.by_position:
            return index, PositionCost()
        return index, state.rules.display_costs[index]

    def payable(self) -> bool:
        """Whether the human holds the goods for it now."""
        assert self.view is not None
        state = self.view.state
        _, position = self.costs()
        cost = plus(state.rules.cards[self.at.card].price, position.goods)
        held = state.human.goods
        return covers(held, cost) and sum(held) - sum(cost) >= position.any

    def more_lines(self) -> list[str]:
        view = self.view
        assert view is not None
        if not view.stock_known:
            return []
        index, _ = self.costs()
        price = view.words.price(view.state, index)
        key = "display.payable" if self.payable() else "display.not-payable"
        return [view.texts("display.price", price=price) + " " + view.texts(key)]

    def draw(self, painter: QPainter, box: QRectF) -> None:
        view = self.view
        assert view is not None
        theme, c = view.theme, view.theme.colours
        card = view.state.rules.cards[self.at.card]
        strip = theme.size(1.55)
        body = QRectF(box.left(), box.top(), box.width(), box.height() - strip - 1)
        cardpaint.frame(painter, body, theme, self.look())
        inner = body.adjusted(6, 4, -6, -4)
        side = min(inner.height(), inner.width() * 0.3)
        left = inner.left() + side + 5
        row = inner.height() / 3
        name, least = self.name(), round(theme.size(0.6))
        title = QRectF(left, inner.top(), inner.right() - left, row)
        font = cardpaint.fitted(theme.font("name"), name, title.width(), least)
        beside = cardpaint.fits(font, name, title.width())
        if not beside:  # the name above the person
            whole = title.adjusted(inner.left() - left, 0, 0, 0)
            font = cardpaint.fitted(theme.font("name"), name, whole.width(), least)
            cardpaint.words(painter, whole, name, font, c.ink)
        else:
            cardpaint.words(painter, title, name, font, c.ink)
        above = inner.top() + (0 if beside else row)
        side = min(side, inner.bottom() - above)
        person = QRectF(inner.left(), (above + inner.bottom() - side) / 2, side, side)
        symbols.draw(painter, person, cardpaint.who(card), c.purple)
        small = theme.font("small")
        small.setWeight(QFont.Weight.DemiBold)
        size = min(row - 1, theme.size(1.15))
        of_god = view.words.say.god(card.god)
        place = title.translated(0, row)
        cardpaint.god(painter, place, card, self.points(), of_god, theme, c.ink_soft, False)
        if view.stock_known:
            price = runs.of_goods(card.price, view.state.human.goods)
            runs.paint(painter, title.translated(0, 2 * row), price, theme, small, size, c.ink)
        self._strip(painter, QRectF(box.left(), body.bottom() + 1, box.width(), strip))

    def _strip(self, painter: QPainter, box: QRectF) -> None:
        """Position number, its cost, and a tick if the whole can be paid."""
        view = self.view
        assert view is not None
        theme, c = view.theme, view.theme.colours
        index, position = self.costs()
        card = view.state.rules.cards[self.at.card]
        font = theme.font("small")
        size = box.height() - 4
        total = runs.of_goods(
            plus(card.price, position.goods), view.state.human.goods, position.any
        )
        extra = sum(position.goods) + position.any
        cost: list[runs.Run] = [f"{index + 1}"]
        if extra and view.stock_known:
            cost += ["+", *_extra(total, position)]
        inner = box.adjusted(6, 0, -4, 0)
        payable = view.stock_known and self.payable()
        room = inner.width() - (size + 4 if payable else 0)
        size = min(size, size * room / max(1.0, runs.width(cost, font, size)))
        runs.paint(painter, inner, cost, theme, font, size, c.ink_soft)
        if payable:
            tick = QRectF(inner.right() - size, box.center().y() - size / 2, size, size)
            symbols.draw(painter, tick, "check", c.good)


def _extra(total: list[runs.Run], position: PositionCost) -> list[runs.Run]:
    """The badges of the position's own cost, the last of each good of the total."""
    wanted = list(position.goods)
    found: list[runs.Run] = []
    for run in reversed(total):
        if not isinstance(run, Badge):
            continue
        if run.good == ANY_GOOD:
            found.insert(0, run)
        elif wanted[run.good]:
            wanted[run.good] -= 1
            found.insert(0, run)
    return found


class DisplayRow(QFrame):
    """All cards of the display in their order, with gaps where one was bought."""

    chosen = Signal(object)
    pointed = Signal(object)
    """The option that is pointed at, None if none is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: list[CardButton] = []
        self._view: View | None = None
        self._places = 7

    def refresh(self, view: View) -> None:
        """Show the display of the present moment."""
        self._view = view
        state = view.state
        self._places = len(state.rules.display_costs)
        wanted = [(n, card) for n, card in enumerate(state.display) if card >= 0]
        before = len(self.cards)
        pool(self, self.cards, len(wanted), DisplayCard)
        for made in self.cards[before:]:
            made.clicked.connect(self._clicked)
            made.pointed.connect(self._pointed)
        for button, (_, card) in zip(self.cards, wanted, strict=False):
            button.show_card(view, AtCard("display", card))
        self._lay_out()
        self.update()

    def _clicked(self) -> None:
        button = self.sender()
        if isinstance(button, CardButton) and button.option is not None:
            self.chosen.emit(button.option)

    def _pointed(self, on: bool) -> None:
        button = self.sender()
        if isinstance(button, CardButton):
            self.pointed.emit(button.option if on else None)

    def _box(self, index: int) -> QRectF:
        wide = (self.width() - GAP * (self._places - 1)) / self._places
        return QRectF(index * (wide + GAP), 0, wide, self.height())

    def _lay_out(self) -> None:
        if self._view is None:
            return
        indices = [n for n, card in enumerate(self._view.state.display) if card >= 0]
        for button, index in zip(self.cards, indices, strict=False):
            button.setGeometry(self._box(index).toRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Empty places."""
        if self._view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        c = self._view.theme.colours
        pen = painter.pen()
        pen.setColor(self._view.theme.colour("edge"))
        pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        display = self._view.state.display
        strip = self._view.theme.size(1.55)
        for index in range(self._places):
            if index < len(display) and display[index] >= 0:
                continue
            box = self._box(index).adjusted(1, 1, -1, -strip - 2)
            painter.drawRoundedRect(box, 6, 6)
            cardpaint.words(
                painter,
                box,
                self._view.texts("display.empty"),
                self._view.theme.font("small"),
                c.ink_faint,
                Qt.AlignmentFlag.AlignHCenter,
            )
            painter.setPen(pen)
