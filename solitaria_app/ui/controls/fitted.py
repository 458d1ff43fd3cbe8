"""Labels that take smaller letters where a line is too long for its place, and two lines."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from solitaria_app.ui.controls.broken import broken
from solitaria_app.ui.panels.cardpaint import fitted
from solitaria_app.ui.theme import Role, Theme


class FittedLabel(QLabel):
    """The text is told in full to those who listen, and in the tooltip."""

    LEAST = 0.78
    """The smallest letters, in heights of ordinary text."""

    LEAST_OF_TWO = 0.66
    """The same where two lines are shown."""

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

    def laid_out(self) -> tuple[list[str], QFont]:
        """What is shown: one line, or two where one is not enough and there is the height."""
        font = self.fitted()
        if QFontMetricsF(font).horizontalAdvance(self.text()) <= self.width():
            return [self.text()], font
        least = round(self._theme.size(self.LEAST_OF_TWO))
        while font.pixelSize() > least and 2 * QFontMetricsF(font).height() > self.height() + 2:
            font.setPixelSize(font.pixelSize() - 1)
        two = 2 * QFontMetricsF(font).height() <= self.height() + 2
        return broken(self.text(), font, self.width(), 2 if two else 1), font

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._theme.font(self._role))
        return QSize(round(metrics.horizontalAdvance(self.text())) + 4, round(metrics.height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(min(120, self.sizeHint().width()), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        lines, font = self.laid_out()
        painter.setFont(font)
        painter.setPen(QColor(getattr(self._theme.colours, self._colour)))
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(QRectF(self.rect()), flags, "\n".join(lines))


class WrappedLabel(FittedLabel):
    """As large as the text can be in one line or two, whichever allows larger letters."""

    def laid_out(self) -> tuple[list[str], QFont]:
        """What is shown: lines that hold the whole text, or with dots in the smallest letters."""
        font = self._theme.font(self._role)
        least = round(self._theme.size(self.LEAST_OF_TWO))
        while True:
            metrics = QFontMetricsF(font)
            most = max(1, min(2, int((self.height() + 2) / metrics.height())))
            lines = broken(self.text(), font, self.width() - 1, most)
            whole = not lines or not lines[-1].endswith("…") or self.text().endswith("…")
            if whole or font.pixelSize() <= least:
                return lines, font
            font.setPixelSize(font.pixelSize() - 1)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(120, self.sizeHint().width()), round(self._theme.size(1.5)))
