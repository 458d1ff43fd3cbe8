"""Breaking a text into a few lines."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout


def broken(text: str, font: QFont, width: float, most: int) -> list[str]:
    """The lines of a text at a width, at most so many; the last one with dots if there is more."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    found: list[str] = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        start = line.textStart()
        if len(found) == most - 1:
            right = Qt.TextElideMode.ElideRight
            found.append(QFontMetricsF(font).elidedText(text[start:], right, width))
            break
        found.append(text[start : start + line.textLength()].rstrip())
    layout.endLayout()
    return found
