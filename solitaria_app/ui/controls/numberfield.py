"""A number with its words, to be typed or counted up and down."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QSpinBox, QToolButton, QWidget

from solitaria_app.ui.controls.keys import confirms
from solitaria_app.ui.theme import Theme


class _Number(QSpinBox):
    """Return, Enter and Escape are left to the window, and so are undo and redo."""

    def event(self, event: QEvent) -> bool:
        """Undo means the game's journal, not what was typed."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            keys = QKeySequence.StandardKey
            if event.matches(keys.Undo) or event.matches(keys.Redo):
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if confirms(event) or event.key() == Qt.Key.Key_Escape:
            self.interpretText()
            event.ignore()
        else:
            super().keyPressEvent(event)


class NumberField(QWidget):
    """`changed` follows every change that a person makes."""

    changed = Signal()

    def __init__(self, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = QLabel(self)
        self.words.setProperty("role", "soft")
        self.number = _Number(self)
        self.number.setRange(0, most)
        self.number.setProperty("tight", True)
        self.number.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.number.valueChanged.connect(self.changed)
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
        button.clicked.connect(lambda: self.number.stepBy(way))
        return button

    @property
    def value(self) -> int:
        """The number."""
        return self.number.value()

    def show_number(self, theme: Theme, words: str, value: int | None) -> None:
        """Show words and a number; None leaves the number as it is."""
        self.words.setText(words)
        self.number.setAccessibleName(words)
        self.number.setToolTip(words)
        self.number.setFixedWidth(round(theme.size(3.2)))
        for button in (self.less, self.more):
            button.setFixedSize(round(theme.size(1.75)), round(theme.size(1.75)))
            button.setAccessibleName(f"{button.text()} {words}")
        if value is not None:
            self.number.blockSignals(True)
            self.number.setValue(value)
            self.number.blockSignals(False)
        self.setFixedWidth(self._wanted())

    def _wanted(self) -> int:
        """The width of all its parts."""
        self.words.ensurePolished()
        parts = (self.words.sizeHint().width(), self.number.width(), self.less.width())
        return sum(parts) + self.more.width() + 18
