"""The keys that stand on options."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

DIGITS = "123456789"
CARDS = "123456789abcdefghijklmnop"
"""Keys of the cards in hand, in order."""
PILES = CARDS + "qrstuvwxyz"
"""Keys of the cards of the whole table, in order."""
MORE = "n"
"""Shows the next options where not all fit."""
STEPPING = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)
"""Keys that move through a list; all others belong to the prompt."""


def typed(event: QKeyEvent) -> str:
    """The letter or digit of a key press without Ctrl, Alt or Meta, else an empty text."""
    held = event.modifiers() & ~(
        Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    )
    return "" if held else event.text().lower()


def confirms(event: QKeyEvent) -> bool:
    """Whether it is Return or Enter."""
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
