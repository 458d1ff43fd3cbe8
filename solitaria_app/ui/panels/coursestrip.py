"""What a changed course asks for, in the headline's place: what to move, what still follows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, Qt, Signal, SignalInstance
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from solitaria_app.ui import symbols
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme

LINES = 2
"""Lines of text that are shown at once."""


class CourseStrip(QFrame):
    """Clauses, as many as fit, with a button for all of them; it stays until it is put away."""

    listed = Signal()
    """The whole list is wanted."""
    dropped = Signal()
    """What still follows is not to follow."""
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "panel")
        self.sign = QLabel(self)
        self.words = QLabel(self)
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setProperty("role", "key")
        self.all = self._button(self.listed)
        self.drop = self._button(self.dropped)
        self.close_button = self._button(self.closed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 2, 6, 2)
        layout.setSpacing(6)
        layout.addWidget(self.sign)
        layout.addWidget(self.words, 1)
        for button in (self.all, self.drop, self.close_button):
            layout.addWidget(button)
        self._clauses: list[str] = []
        self._frame: Callable[[str], str] = str
        self._texts = Texts("en")
        self.hide()

    def _button(self, pressed: SignalInstance) -> QPushButton:
        button = QPushButton(self)
        button.setProperty("look", "quiet")
        button.setAutoDefault(False)
        button.clicked.connect(pressed)
        return button

    def show_clauses(
        self,
        clauses: Sequence[str],
        frame: Callable[[str], str],
        texts: Texts,
        theme: Theme,
        sign: str,
        drops: bool,
    ) -> None:
        """Show clauses in a sentence that `frame` makes of them, with a sign; `drops`: with the
        button that lets nothing follow, in place of the one that puts it away."""
        self._clauses, self._frame, self._texts = list(clauses), frame, texts
        side = round(theme.size(1.3))
        self.sign.setPixmap(symbols.pixmap(sign, side, theme.colours.purple, 1.0))
        self.all.setText(texts("course.all"))
        self.drop.setText(texts("course.drop"))
        self.drop.setToolTip(texts("course.drop.tip"))
        self.close_button.setText(texts("course.close"))
        self.drop.setVisible(drops)
        self.close_button.setVisible(not drops)
        self._fill()

    @property
    def whole(self) -> str:
        """The whole sentence."""
        return self._frame("; ".join(self._clauses))

    def wanted_height(self) -> int:
        """How high it is; 0 if it is not shown."""
        if self.isHidden():
            return 0
        lines = 1 if self._fits(self.whole, beside=False, lines=1) else LINES
        return max(self.words.fontMetrics().lineSpacing() * lines, self._button_height()) + 8

    def _fill(self) -> None:
        """As many clauses as there is room for."""
        self.ensurePolished()
        self.words.ensurePolished()
        self.setAccessibleName(self.whole)
        self.words.setToolTip(f"<p>{self.whole}</p>")
        fits = self._fits(self.whole, beside=False)
        self.all.setVisible(not fits)
        self.words.setText(self.whole if fits else self._short())

    def _short(self) -> str:
        for shown in range(len(self._clauses) - 1, 0, -1):
            said = "; ".join(self._clauses[:shown])
            more = self._texts("course.more", said=said, n=len(self._clauses) - shown)
            text = self._frame(more)
            if shown == 1 or self._fits(text, beside=True):
                return text
        return self.whole

    def _button_height(self) -> int:
        return max(self.drop.sizeHint().height(), self.close_button.sizeHint().height()) - 4

    def _fits(self, text: str, beside: bool, lines: int = LINES) -> bool:
        """Whether a text has room, `beside` the button for the whole list or without it."""
        buttons = [self.all] if beside else []
        buttons += [b for b in (self.drop, self.close_button) if not b.isHidden()]
        taken = sum(button.sizeHint().width() + 6 for button in buttons)
        wide = self.width() - taken - self.sign.sizeHint().width() - 26
        metrics = QFontMetrics(self.words.font())
        box = QRect(0, 0, max(60, wide), 10_000)
        high = metrics.boundingRect(box, int(Qt.TextFlag.TextWordWrap), text).height()
        return high <= metrics.lineSpacing() * lines + 1

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fill()
