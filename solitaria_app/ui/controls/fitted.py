"""A label of one line that takes smaller letters where the line is too long for its place."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from solitaria_app.ui.panels.cardpaint import fitted
from solitaria_app.ui.theme import Role, Theme


class FittedLabel(QLabel):
    """The text is told in full to those who listen, and in the tooltip."""

    LEAST = 0.78
    """The smallest letters, in heights of ordinary text."""

    def __init__(self, role: Role, colour: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._role: Role = role
        self._colour = colour
        self._theme = Theme()

    def show_text(self, text: str, theme: Theme) -> None:
        """Show a text."""
        self._theme = theme
        self.setText(text)
        self.setToolTip(text)
        self.updateGeometry()

    def fitted(self) -> QFont:
        """The font that makes the text fit, or the smallest one."""
        least = round(self._theme.size(self.LEAST))
        return fitted(self._theme.font(self._role), self.text(), self.width() - 1, least)

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._theme.font(self._role))
        return QSize(round(metrics.horizontalAdvance(self.text())) + 4, round(metrics.height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(min(120, self.sizeHint().width()), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        font = self.fitted()
        painter.setFont(font)
        painter.setPen(QColor(getattr(self._theme.colours, self._colour)))
        text = QFontMetricsF(font).elidedText(
            self.text(), Qt.TextElideMode.ElideRight, self.width()
        )
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(QRectF(self.rect()), flags, text)
