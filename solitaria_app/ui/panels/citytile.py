"""A letter's cities while their tokens are entered, and the headings of letters and stacks."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from solitaria_app.ui import drawings
from solitaria_app.ui.drawings import Badge
from solitaria_app.ui.interaction import Option
from solitaria_app.ui.map.targets import Target
from solitaria_app.ui.panels import cardpaint
from solitaria_app.ui.panels.cardpaint import Look
from solitaria_app.ui.view import View


class CityTile(QAbstractButton):
    """A city of the letter with its token, or with an empty place for it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.option: Option | None = None
        self.city = -1
        self.current = False
        self._view: View | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_city(self, view: View, city: int) -> None:
        """Show a city; it can be chosen while it has no token."""
        self._view, self.city = view, city
        at = Target("city", city)
        self.option = view.offer.pointed(at)
        self.current = view.offer.current == at
        can = self.option is not None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if can else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if can else Qt.CursorShape.ArrowCursor)
        good, name = view.state.city_goods[city], view.words.say.city(city)
        if good >= 0:
            told = view.texts("token.tile", city=name, good=view.words.say.good(good))
        else:
            key = "token.tile.now" if self.current else "token.tile.open"
            told = view.texts(key, city=name)
        self.setAccessibleName(told)
        self.setToolTip(told)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        view = self._view
        if view is None:
            return
        theme, c = view.theme, view.theme.colours
        painter = QPainter(self)
        box = QRectF(self.rect())
        hover = self.option is not None and self.underMouse()
        look = Look(
            open=self.option is not None, chosen=self.current, hover=hover, focus=self.hasFocus()
        )
        cardpaint.frame(painter, box, theme, look)
        inner = box.adjusted(5, 4, -5, -4)
        row = theme.size(1.4)
        title = QRectF(inner.left(), inner.top(), inner.width(), row)
        name = view.words.say.city(self.city)
        lines, font = cardpaint.named(theme, name, title.width())
        if len(lines) > 1:
            title.setHeight(font.pixelSize() * 1.1)
        ink = c.purple if self.current else c.ink
        for n, line in enumerate(lines or [name]):
            place = title.translated(0, n * title.height())
            cardpaint.words(painter, place, line, font, ink, Qt.AlignmentFlag.AlignHCenter)
        below = title.top() + title.height() * max(1, len(lines))
        room = QRectF(inner.left(), below, inner.width(), inner.bottom() - below)
        good = view.state.city_goods[self.city]
        if good >= 0:
            drawings.draw(painter, room.adjusted(0, 1, 0, -1), Badge(good), theme)
            return
        side = min(room.width(), room.height()) - 6
        circle = QRectF(0, 0, side, side)
        circle.moveCenter(room.center())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        edge = c.purple if self.current else c.edge_strong
        painter.setPen(QPen(QColor(edge), 1.6, Qt.PenStyle.DashLine))
        painter.drawEllipse(circle)
        if self.current:
            centre = Qt.AlignmentFlag.AlignHCenter
            cardpaint.words(painter, room, "?", theme.font("number"), c.purple, centre)


class Heading(QWidget):
    """A stack or a letter with how many are left or laid."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self.name = self.note = ""

    def show_heading(self, view: View, name: str, note: str, told: str) -> None:
        """Its large letters, the small ones below, and both in words."""
        self._view, self.name, self.note = view, name, note
        self.setAccessibleName(told)
        self.setToolTip(told)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._view is None:
            return
        theme, c = self._view.theme, self._view.theme.colours
        painter = QPainter(self)
        box = QRectF(self.rect()).adjusted(1, 4, -1, -4)
        upper = QRectF(box.left(), box.top(), box.width(), box.height() * 0.58)
        centre = Qt.AlignmentFlag.AlignHCenter
        large = theme.font("title")
        large.setPixelSize(round(min(upper.height(), theme.size(2.4))))
        cardpaint.words(painter, upper, self.name, large, c.purple, centre)
        lower = QRectF(box.left(), upper.bottom(), box.width(), box.height() * 0.38)
        font = cardpaint.fitted(theme.font("small"), self.note, lower.width(), 9)
        cardpaint.words(painter, lower, self.note, font, c.ink_soft, centre)
