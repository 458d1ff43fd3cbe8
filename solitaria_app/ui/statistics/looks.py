"""How series of a chart look: some filled, some an outline, so that no colour says it alone."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.ui.panels import cardpaint
from solitaria_app.ui.statistics.pages import Look
from solitaria_app.ui.theme import Theme


def pen_of(look: Look, theme: Theme) -> QPen:
    """The outline of a bar or mark."""
    c = theme.colours
    if look == "expected":
        pen = QPen(QColor(c.ink), max(2.0, theme.size(0.14)), Qt.PenStyle.DotLine)
    elif look == "ground":
        pen = QPen(QColor(c.panel), 1.0)
    elif look == "plain":
        pen = QPen(QColor(c.purple), 1.0)
    else:
        wide = max(2.0, theme.size(0.16)) if look == "contrarius" else 1.0
        pen = QPen(QColor(theme.side(CONTRARIUS if look == "contrarius" else 0).text), wide)
    pen.setCosmetic(True)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return pen


def brush_of(look: Look, theme: Theme) -> QBrush:
    """The inside of a bar or mark."""
    if look == "you":
        return QBrush(QColor(theme.side(0).fill))
    if look == "plain":
        return QBrush(QColor(theme.colours.purple))
    return QBrush(QColor(theme.colours.raised))


class Legend(QWidget):
    """What the looks stand for, as many in a line as there is room for."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._entries: tuple[tuple[Look, str, bool], ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_entries(self, entries: tuple[tuple[Look, str, bool], ...]) -> None:
        """Show looks with their names; True for one that is a line."""
        self._entries = entries
        self.setVisible(bool(entries))
        self.setAccessibleName(", ".join(name for _, name, _ in entries))
        self.updateGeometry()
        self.update()

    def _places(self, width: int) -> list[QRectF]:
        """Where each entry stands."""
        theme = self._theme
        metrics = QFontMetricsF(theme.font("small"))
        high, gap, x, y = theme.size(1.3), theme.size(1.2), 0.0, 0.0
        found = []
        for _, name, _ in self._entries:
            wide = metrics.horizontalAdvance(name) + theme.size(1.8)
            if x and x + wide > width:
                x, y = 0.0, y + high
            found.append(QRectF(x, y, wide, high))
            x += wide + gap
        return found

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        places = self._places(width)
        return round(places[-1].bottom()) + 1 if places else 0

    def sizeHint(self) -> QSize:
        return QSize(round(self._theme.size(14)), self.heightForWidth(max(1, self.width())))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._theme.size(6)), self.heightForWidth(max(1, self.width())))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._theme
        for (look, name, line), box in zip(self._entries, self._places(self.width()), strict=True):
            side = theme.size(0.75)
            mark = QRectF(box.left() + 2, box.center().y() - side / 2, side * 1.5, side)
            painter.setPen(pen_of(look, theme))
            painter.setBrush(brush_of(look, theme))
            if line:
                painter.setPen(QPen(pen_of(look, theme).color(), max(2.0, theme.size(0.16))))
                middle = mark.center().y()
                painter.drawLine(QPointF(mark.left(), middle), QPointF(mark.right(), middle))
            else:
                painter.drawRect(mark)
            words = box.adjusted(theme.size(1.6), 0, 0, 0)
            cardpaint.words(painter, words, name, theme.font("small"), theme.colours.ink)
