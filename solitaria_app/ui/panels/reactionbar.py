"""Stands in place of the prompt while a reaction plays out: what happens, and how to go on."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from solitaria_app.ui import runs
from solitaria_app.ui.controls.arrowbutton import ArrowButton
from solitaria_app.ui.controls.keys import confirms
from solitaria_app.ui.reaction.steps import Step
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme

LARGE = 3.6
"""Side of the die or sign, in heights of text."""
WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


class ReactionBar(QFrame):
    """Enter, Space, Esc, a click or the button ends it; arrows go step by step."""

    skip = Signal()
    stepped = Signal(int)
    """One step on (1) or back (-1)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "panel")
        self.picture = _Picture(self)
        self.title = QLabel(self)
        self.title.setProperty("role", "title")
        self.count = QLabel(self)
        self.count.setProperty("role", "soft")
        self.sentence = _Sentence(self)
        self.back, self.forth = ArrowButton(-1, self), ArrowButton(1, self)
        self.back.clicked.connect(lambda: self.stepped.emit(-1))
        self.forth.clicked.connect(lambda: self.stepped.emit(1))
        self.skipping = _Button(self)
        self.skipping.setProperty("look", "primary")
        self.skipping.setProperty("tight", True)
        self.skipping.clicked.connect(self.skip)
        above = QHBoxLayout()
        above.setSpacing(10)
        above.addWidget(self.title)
        above.addWidget(self.count)
        above.addStretch(1)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addLayout(above)
        words.addWidget(self.sentence, 1)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(10, 2, 8, 4)
        whole.setSpacing(10)
        whole.addWidget(self.picture)
        whole.addLayout(words, 1)
        for button in (self.back, self.forth, self.skipping):
            whole.addWidget(button)
        self.setFocusProxy(self.skipping)
        self.hide()

    def show_step(self, step: Step, place: tuple[int, int], texts: Texts, theme: Theme) -> None:
        """Show a step, and which one of how many it is."""
        self.picture.show_sign(step.sign, theme)
        self.title.setText(texts("reaction"))
        self.count.setText(texts("reaction.step", n=place[0], of=place[1]))
        self.sentence.show_text(step.text, theme)
        self.setAccessibleName(f"{texts('reaction')} {step.text}")
        self.back.dress(theme, texts("reaction.back"))
        self.forth.dress(theme, texts("reaction.forth"))
        self.skipping.setText(texts("prompt.enter", text=texts("reaction.skip")))
        self.skipping.setToolTip(texts("reaction.skip.tip"))
        self.back.setEnabled(place[0] > 1)

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key; while a reaction plays out no key means anything else."""
        key = event.key()
        if key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
            self.stepped.emit(1 if key == Qt.Key.Key_Right else -1)
        elif event.isAutoRepeat():
            return True  # the key that brought the reaction is still held down
        elif confirms(event) or key in (Qt.Key.Key_Space, Qt.Key.Key_Escape):
            self.skip.emit()
        return not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of the buttons."""
        if not self.press(event):
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click ends it."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.skip.emit()


class _Button(QPushButton):
    """Leaves arrows and Enter to the bar."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            super().keyPressEvent(event)
        else:
            event.ignore()


class _Picture(QWidget):
    """A die's face, a card, a piece: large."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._sign: runs.Symbol | None = None
        self._theme = Theme()

    def show_sign(self, sign: runs.Symbol, theme: Theme) -> None:
        """Show another one."""
        self._sign, self._theme = sign, theme
        side = round(theme.size(LARGE))
        self.setFixedSize(side, side)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._sign is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ink = self._theme.colours.ink_soft
            runs.symbol(painter, QRectF(self.rect()), self._sign, self._theme, ink)


class _Sentence(QLabel):
    """One or two lines, in letters as large as they can be."""

    LEAST = 0.62
    """The smallest letters, in heights of ordinary text."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = Theme()

    def show_text(self, text: str, theme: Theme) -> None:
        """Show a text."""
        self._theme = theme
        self.setText(text)
        self.setToolTip(text)

    def fitted(self) -> QFont:
        """The largest font in which the text fits, or the smallest one."""
        font = self._theme.font("prompt")
        box = QRectF(0, 0, self.width(), 10_000)
        least = max(10, round(self._theme.size(self.LEAST)))
        for size in range(font.pixelSize(), least - 1, -1):
            font.setPixelSize(size)
            if size <= self._theme.size(1.1):
                font.setWeight(QFont.Weight.Normal)
            needed = QFontMetricsF(font).boundingRect(box, WRAP, self.text())
            if needed.height() <= self.height() + 1:
                break
        return font

    def sizeHint(self) -> QSize:
        return QSize(200, round(self._theme.size(1.6)))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, round(self._theme.size(1.3)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self.fitted())
        painter.setPen(QColor(self._theme.colours.ink))
        painter.drawText(QRectF(self.rect()), WRAP, self.text())
