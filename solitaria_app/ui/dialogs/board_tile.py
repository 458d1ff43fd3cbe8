"""A board to choose: a small picture of its lines and cities, and its name."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from solitaria_app.content.model import BoardData
from solitaria_app.engine.board import Kind
from solitaria_app.ui import symbols
from solitaria_app.ui.panels import cardpaint
from solitaria_app.ui.theme import Theme

FADED = 0.3
"""How much is left of the picture of a board that can't be chosen."""


class BoardTile(QAbstractButton):
    """Checkable; one of a group."""

    def __init__(
        self, data: BoardData, about: str, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._data, self._about, self._theme = data, about, theme
        self.setCheckable(True)
        self.setText(data.name)
        self.setObjectName(data.id)
        self.setAccessibleName(f"{data.name}, {about}")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(self._theme.size(14)), round(self._theme.size(12)))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, c = self._theme, self._theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        usable = self.isEnabled()
        chosen = c.accent if usable else c.ink_faint
        colour = chosen if self.isChecked() else c.edge_strong if usable else c.edge
        wide = 2.6 if self.isChecked() else 1.0
        if self.hasFocus():
            colour, wide = c.focus, 3.0
        painter.setPen(QPen(QColor(colour), wide))
        fill = c.selection if self.isChecked() else c.raised
        painter.setBrush(QColor(fill if usable else c.panel))
        painter.drawRoundedRect(box, 6, 6)
        words = theme.size(2.9)
        painter.setOpacity(1.0 if usable else FADED)
        self._picture(painter, box.adjusted(6, 6, -6, -words))
        painter.setOpacity(1.0)
        left = box.left() + 10
        lower = QRectF(left, box.bottom() - words + 2, box.width() - 20, words * 0.52)
        if self.isChecked():
            side = theme.size(1.2)
            place = QRectF(left, lower.center().y() - side / 2, side, side)
            symbols.draw(painter, place, "check", chosen)
            lower.setLeft(left + side + 5)
        ink, soft = (c.ink, c.ink_soft) if usable else (c.ink_faint, c.ink_faint)
        cardpaint.words(painter, lower, self.text(), theme.font("name"), ink)
        about = QRectF(left, lower.bottom() - 1, box.width() - 20, words * 0.42)
        cardpaint.words(painter, about, self._about, theme.font("small"), soft)

    def _picture(self, painter: QPainter, box: QRectF) -> None:
        """Lines and cities on the colour of the sea, the capitals larger."""
        c = self._theme.colours
        land_ink = c.map.road if self._theme.dark else c.map.road_edge
        painter.save()
        path = QPainterPath()
        path.addRoundedRect(box, 4, 4)
        painter.setClipPath(path)
        painter.fillRect(box, QColor(c.map.sea))
        board, data = self._data.board, self._data
        inner = box.adjusted(8, 8, -8, -8)
        xs, ys = zip(*data.city_at, strict=True)
        left, top = min(xs), min(ys)
        span_x, span_y = max(xs) - left, max(ys) - top

        def at(place: tuple[float, float]) -> QPointF:
            return QPointF(
                inner.left() + (place[0] - left) / span_x * inner.width(),
                inner.top() + (place[1] - top) / span_y * inner.height(),
            )

        for line, middle in zip(board.lines, data.line_at, strict=True):
            land = line.kind is Kind.LAND
            style = Qt.PenStyle.SolidLine if land else Qt.PenStyle.DotLine
            painter.setPen(QPen(QColor(land_ink if land else c.map.route), 1.5, style))
            a, b = (at(data.city_at[end]) for end in line.ends)
            way = QPainterPath(a)
            bend = at(middle)
            way.quadTo(bend * 2 - (a + b) / 2, b)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(way)
        for city, place in enumerate(data.city_at):
            size = 4.5 if board.is_capital(city) else 2.8
            painter.setPen(QPen(QColor(c.map.stone_edge), 1))
            painter.setBrush(QColor(c.map.capital if board.is_capital(city) else c.map.stone))
            painter.drawEllipse(at(place), size, size)
        painter.restore()
