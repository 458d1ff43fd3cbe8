"""What the human owns beside cards: the storehouse with its spaces, money, colonists, houses."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QToolTip, QWidget

from solitaria_app.engine.board import Kind
from solitaria_app.engine.goods import GOODS, Goods
from solitaria_app.ui import runs
from solitaria_app.ui.drawings import Badge, Piece
from solitaria_app.ui.panels import cardpaint
from solitaria_app.ui.view import View

COLUMNS = 6


class Storehouse(QFrame):
    """The spaces: goods from the dearest on, then colonists that wait, then empty ones.

    `preview` shows goods as they would be after what is being planned.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self._preview: Goods | None = None

    def refresh(self, view: View) -> None:
        """Show the storehouse of the present moment."""
        self._view, self._preview = view, None
        self._described()

    def preview(self, goods: Goods | None) -> None:
        """Show the goods as they would be; None for those that are there."""
        self._preview = goods
        self._described()

    def _described(self) -> None:
        assert self._view is not None
        view = self._view
        goods = self._preview if self._preview is not None else view.state.human.goods
        free = view.state.rules.storehouse - self._waiting() - sum(goods)
        self.setAccessibleName(
            view.texts(
                "store.described",
                goods=view.words.say.goods(goods),
                waiting=self._waiting(),
                n=free,
            )
        )
        self.update()

    def _waiting(self) -> int:
        assert self._view is not None
        state = self._view.state
        return 2 * state.rules.colonists_of_kind - state.human.on_board

    def spaces(self) -> list[runs.Run | None]:
        """What lies in each space."""
        assert self._view is not None
        state = self._view.state
        shown = self._preview if self._preview is not None else state.human.goods
        found: list[runs.Run | None] = []
        for good in reversed(GOODS):
            found += [Badge(good)] * shown[good]
        for kind in Kind:
            found += [Piece(0, kind)] * state.colonists_left(state.human, kind)
        return found + [None] * (state.rules.storehouse - len(found))

    def _box(self, n: int, count: int) -> QRectF:
        rows = -(-count // COLUMNS)
        side = min((self.width() - 4) / COLUMNS, (self.height() - 4) / rows)
        left = (self.width() - side * COLUMNS) / 2
        top = (self.height() - side * rows) / 2
        return QRectF(left + n % COLUMNS * side, top + n // COLUMNS * side, side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, c = self._view.theme, self._view.theme.colours
        spaces = self.spaces()
        for n, run in enumerate(spaces):
            box = self._box(n, len(spaces)).adjusted(1.5, 1.5, -1.5, -1.5)
            painter.setPen(QPen(QColor(c.edge if run is not None else c.edge_strong), 1))
            painter.setBrush(QColor(c.raised if run is not None else c.panel))
            painter.drawRoundedRect(box, 4, 4)
            if run is not None and not isinstance(run, str):
                margin = box.width() * 0.1
                inner = box.adjusted(margin, margin, -margin, -margin)
                runs.symbol(painter, inner, run, theme, c.ink)

    def event(self, event: QEvent) -> bool:
        """The tooltip names what lies in a space."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            view = self._view
            if view is not None:
                spaces = self.spaces()
                for n, run in enumerate(spaces):
                    if self._box(n, len(spaces)).contains(event.pos()):
                        QToolTip.showText(event.globalPos(), self._told(view, run), self)
                        return True
        return super().event(event)

    def _told(self, view: View, run: runs.Run | None) -> str:
        if isinstance(run, Badge):
            price = view.words.say.sestertii(view.state.rules.prices[run.good])
            return view.texts("store.good", good=view.words.say.good(run.good), price=price)
        if isinstance(run, Piece):
            return view.texts("store.waiting")
        return view.texts("store.free")


class Purse(QFrame):
    """Sestertii (where they are followed), colonists on the board (the Architect's steps) and
    houses left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self._money: int | None = None

    def refresh(self, view: View) -> None:
        """Show what is owned at the present moment."""
        self._view, self._money = view, None
        self._described()

    def preview(self, sestertii: int | None) -> None:
        """Show the money as it would be; None for what is there."""
        self._money = sestertii
        self._described()

    def _described(self) -> None:
        assert self._view is not None
        text = "\n".join(line for _, _, line in self._rows())
        self.setToolTip(text)
        self.setAccessibleName(text)
        self.update()

    def _rows(self) -> list[tuple[runs.Symbol, str, str]]:
        assert self._view is not None
        view, human = self._view, self._view.state.human
        texts, say = view.texts, view.words.say
        money = human.sestertii if self._money is None else self._money
        houses = view.state.houses_left(human)
        coins = [(runs.Sign("coin", "coin"), str(money), say.sestertii(money))]
        return [
            *(coins if view.stock_known else ()),
            (
                Piece(0, Kind.LAND),
                str(human.on_board),
                texts("purse.colonists", n=human.on_board),
            ),
            (Piece(0), str(houses), texts("purse.houses", n=houses)),
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._view is None:
            return
        painter = QPainter(self)
        theme, c = self._view.theme, self._view.theme.colours
        rows = self._rows()
        high = self.height() / len(rows)
        for n, (sign, text, _) in enumerate(rows):
            box = QRectF(4, n * high, self.width() - 4, high)
            side = min(high - 4, theme.size(1.5))
            square = QRectF(box.left(), box.center().y() - side / 2, side, side)
            runs.symbol(painter, square, sign, theme, c.ink)
            font = theme.font("strong")
            font.setPixelSize(round(min(high * 0.72, theme.size(1.3))))
            font.setWeight(QFont.Weight.Bold)
            colour = c.bronze if isinstance(sign, runs.Sign) else c.ink
            words = box.adjusted(side + 6, 0, 0, 0)
            cardpaint.words(painter, words, text, font, colour, Qt.AlignmentFlag.AlignLeft)
