"""One face of a die, or one good of a city's token, as a button with the keys that mean it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from solitaria_app.ui import runs
from solitaria_app.ui.facelook import FaceLook
from solitaria_app.ui.interaction import Option
from solitaria_app.ui.panels import cardpaint
from solitaria_app.ui.theme import Theme

RESTING = 0.4
"""How strongly a face is drawn that can't be picked now."""


class FaceButton(QAbstractButton):
    """One face: its picture, the keys that mean it, its name and how many there are."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.option: Option | None = None
        self.picture: runs.Symbol = runs.Sign("card")
        self.keys: tuple[str, ...] = ()
        self.name = self.note = ""
        self.allowed = self.worded = True
        self.theme = Theme()
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_face(self, look: FaceLook, keys: bool) -> None:
        """Show a face, with its keys or without."""
        self.picture, self.name, self.note = look.picture, look.name, look.note
        self.keys, self.allowed = look.keys if keys else (), look.allowed
        self.setAccessibleName(look.told)
        self.setToolTip(look.told)
        self.update()

    def wanted(self, high: float) -> float:
        """The width with all words, where the picture may be so high."""
        small = QFontMetricsF(self.theme.font("small"))
        strong = QFontMetricsF(_strong(self.theme))
        above = len(self.keys) * self.theme.size(1.35) + small.horizontalAdvance(self.note)
        return high + max(strong.horizontalAdvance(self.name), above) + 10

    def bare(self, high: float) -> float:
        """The width of picture and first key alone, in whole pixels."""
        return float(round(high + len(self.keys[:1]) * self.theme.size(1.35) + 2))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, c = self.theme, self.theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(RESTING)
        lit = self.allowed and (self.underMouse() or self.isDown())
        rim = c.focus if self.hasFocus() else c.accent if self.allowed else c.edge
        painter.setPen(QPen(QColor(rim), 2.4 if self.hasFocus() else 1.3))
        painter.setBrush(QColor(c.selection if lit else c.raised if self.allowed else c.panel))
        box = QRectF(self.rect())
        painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)
        inner = box.adjusted(5, 4, -5, -4)
        side, middle = theme.size(1.15), box.center().y()
        if not self.worded:
            left = inner.left()
            for key in self.keys[:1]:
                corner = QPointF(left, middle - side / 2)
                left += cardpaint.key_badge(painter, corner, key, theme) + 4
            place = QRectF(left, inner.top(), inner.right() - left, inner.height())
            runs.symbol(painter, place, self.picture, theme, c.ink)
            return
        picture = QRectF(inner.left(), inner.top(), inner.height(), inner.height())
        runs.symbol(painter, picture, self.picture, theme, c.ink)
        left = picture.right() + 5
        ink, soft = (c.ink, c.ink_soft) if self.allowed else (c.ink_faint, c.ink_faint)
        high = min(inner.height() / 2, theme.size(1.45))
        above = QRectF(left, middle - high, inner.right() - left, high)
        below = above.translated(0, high)
        font = cardpaint.fitted(_strong(theme), self.name, below.width(), round(theme.size(0.6)))
        cardpaint.words(painter, below, self.name, font, ink)
        painter.setOpacity(1.0 if self.allowed else 0.5)
        for key in self.keys:
            corner = QPointF(left, above.center().y() - side / 2)
            left += cardpaint.key_badge(painter, corner, key, theme) + theme.size(0.2)
        painter.setOpacity(1.0)
        rest = QRectF(left + 2, above.top(), inner.right() - left + 2, above.height())
        cardpaint.words(painter, rest, self.note, theme.font("small"), soft)


def _strong(theme: Theme) -> QFont:
    font = theme.font("small")
    font.setWeight(QFont.Weight.DemiBold)
    return font
