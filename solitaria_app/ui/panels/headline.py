"""What has just happened, in one line of letters that can be read across a table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QFrame, QWidget

from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.ui.controls.broken import broken
from solitaria_app.ui.theme import Theme

SHARE = 0.03
"""The size of the letters as a part of the window's height, between the limits."""
LETTERS = (1.25, 2.3)
"""Least and most size of the letters of a line that fits, in heights of ordinary text."""
LEAST = 9
"""The smallest letters of a line that is too long, in pixels."""


class Headline(QFrame):
    """With the pointer on it, or the focus, `pointed` tells so."""

    pointed = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "panel")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._theme = Theme()
        self._large = 0.0
        self.text = ""
        self.quiet = False
        self.hide()

    def show_line(self, text: str, theme: Theme, quiet: bool) -> None:
        """Show a line; a quiet one says that Contrarius has done nothing yet."""
        self._theme, self.text, self.quiet = theme, text, quiet
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.update()

    def wanted_height(self, theme: Theme, window: int) -> int:
        """How high it is in a window of a height; 0 if it is not shown."""
        if self.isHidden():
            return 0
        self._large = max(theme.size(LETTERS[0]), min(window * SHARE, theme.size(LETTERS[1])))
        return round(self._large * 1.28)

    def laid_out(self) -> tuple[list[str], QFont]:
        """The lines, one or (if that lets the letters be larger) two, and their font."""
        font = self._theme.font("strong")
        box = self._box()
        for size in range(max(LEAST, round(self._large)), LEAST - 1, -1):
            font.setPixelSize(size)
            metrics = QFontMetricsF(font)
            if metrics.horizontalAdvance(self.text) <= box.width():
                return [self.text], font
            if 2 * metrics.height() <= box.height():
                lines = broken(self.text, font, box.width(), 3)
                if len(lines) == 2:
                    return lines, font
        return broken(self.text, font, box.width(), 1), font

    def _box(self) -> QRectF:
        return QRectF(self.rect()).adjusted(16, 0, -10, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.text:
            return
        theme, c = self._theme, self._theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        if not self.quiet:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.side(CONTRARIUS).fill))
            painter.drawRoundedRect(QRectF(4, 4, 5, box.height() - 8), 2.5, 2.5)
        if self.hasFocus():
            painter.setPen(QPen(QColor(c.focus), 2.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)
        lines, font = self.laid_out()
        painter.setFont(font)
        painter.setPen(QColor(c.ink_soft if self.quiet else c.ink))
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(self._box(), flags, "\n".join(lines))

    def enterEvent(self, event: QEnterEvent) -> None:
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        self.pointed.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed.emit(True)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit(False)
        self.update()
