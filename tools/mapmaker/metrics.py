"""Widths of words in the map's own font."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QGuiApplication

_application: list[QGuiApplication] = []


def load(font_file: Path) -> str:
    """Load a font file and return its family; raises ValueError if Qt can't read it."""
    if QGuiApplication.instance() is None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        _application.append(QGuiApplication([]))
    number = QFontDatabase.addApplicationFont(str(font_file))
    families = QFontDatabase.applicationFontFamilies(number)
    if not families:
        raise ValueError(f"{font_file.name}: no font that Qt can read")
    return families[0]


def metrics(family: str, size: float) -> QFontMetricsF:
    """Metrics of the semibold face at `size` units, measured large so that rounding is small."""
    font = QFont(family)
    font.setWeight(QFont.Weight.DemiBold)
    font.setPixelSize(round(size * 10))
    return QFontMetricsF(font)


def width(family: str, size: float, text: str) -> float:
    """Width of a text in units."""
    return metrics(family, size).horizontalAdvance(text) / 10
