"""The keys that stand on options."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

DIGITS = "123456789"
CARDS = "123456789abcdefghijklmnop"
"""Keys of the cards in hand, in order."""
MORE = "0"
"""Shows the next options where not all fit."""


def typed(event: QKeyEvent) -> str:
    """The letter or digit of a key press without Ctrl, Alt or Meta, else an empty text."""
    held = event.modifiers() & ~(
        Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    )
    return "" if held else event.text().lower()


def confirms(event: QKeyEvent) -> bool:
    """Whether it is Return or Enter."""
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
