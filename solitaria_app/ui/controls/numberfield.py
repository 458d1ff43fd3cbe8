"""A number with its words, to be typed or counted up and down."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRegularExpression, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QRegularExpressionValidator,
    QValidator,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QToolButton, QWidget

from solitaria_app.ui.controls.keys import confirms
from solitaria_app.ui.theme import Theme


class _Number(QLineEdit):
    """Return, Enter and Escape are left to the window, and so are undo and redo."""

    stepped = Signal(int)

    def event(self, event: QEvent) -> bool:
        """Undo means the game's journal, not what was typed."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            keys = QKeySequence.StandardKey
            if event.matches(keys.Undo) or event.matches(keys.Redo):
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down count."""
        key = event.key()
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(1 if key == Qt.Key.Key_Up else -1)
        elif confirms(event) or key in (Qt.Key.Key_Escape, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """What is typed takes the place of the number that stands there."""
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self.selectAll()


def plain_numbers(most: int, parent: QWidget) -> QValidator:
    """Digits only: no signs, and not `1.000` or `1,000`, which here is no number."""
    digits = QRegularExpression(f"[0-9]{{0,{len(str(most))}}}")
    return QRegularExpressionValidator(digits, parent)


class NumberField(QWidget):
    """`changed` follows every change that a person makes."""

    changed = Signal()

    def __init__(self, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._most = most
        self.words = QLabel(self)
        self.words.setProperty("role", "soft")
        self.number = _Number(self)
        self.number.setProperty("tight", True)
        self.number.setValidator(plain_numbers(most, self))
        self.number.setMaxLength(len(str(most)))
        self.number.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.number.textEdited.connect(self.changed)
        self.number.stepped.connect(self._step)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 6, 0)
        layout.setSpacing(3)
        layout.addWidget(self.words)
        layout.addWidget(self.number)
        self.less, self.more = self._button("−", -1), self._button("+", 1)
        layout.addWidget(self.less)
        layout.addWidget(self.more)

    def _button(self, text: str, way: int) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setAutoRepeat(True)
        button.setProperty("tight", True)
        button.clicked.connect(lambda: self._step(way))
        return button

    @property
    def value(self) -> int:
        """The number; 0 where none stands."""
        return min(self._most, int(self.number.text() or 0))

    def _step(self, way: int) -> None:
        self.number.setText(str(max(0, min(self._most, self.value + way))))
        self.changed.emit()

    def show_number(self, theme: Theme, words: str, value: int | None) -> None:
        """Show words and a number; None leaves the number as it is."""
        self.words.setText(words)
        self.number.setAccessibleName(words)
        self.number.setToolTip(words)
        if value is not None:
            self.number.setText(str(value))
        self.number.setFixedWidth(round(theme.size(3.2)))
        for button in (self.less, self.more):
            button.setFixedSize(round(theme.size(1.75)), round(theme.size(1.75)))
            button.setAccessibleName(f"{button.text()} {words}")
        self.words.ensurePolished()
        parts = (self.words.sizeHint().width(), self.number.width(), 2 * self.less.width())
        self.setFixedWidth(sum(parts) + 18)
