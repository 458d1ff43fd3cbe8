"""Where the window was: restored only where a screen shows it."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from solitaria_app.ui.settings import Settings

FIRST_SIZE = (1280, 800)
"""The size of a window that was never opened before, if the screen is large enough."""
FRAME = (16, 48)
"""What the system's frame and title may take of the screen, beside the window."""
LEAST_VISIBLE = 120
"""A window is shown where it was if at least so many pixels of its top are on a screen."""


def restore(window: QWidget, settings: Settings) -> None:
    """Size always (no larger than the screen), place only if it can be seen there."""
    screen = QGuiApplication.primaryScreen().availableGeometry()
    wide, high = screen.width() - FRAME[0], screen.height() - FRAME[1]
    wide, high = min(FIRST_SIZE[0], wide), min(FIRST_SIZE[1], high)
    if settings.geometry is not None:
        x, y, wide, high = settings.geometry
        top = QRect(x, y, wide, 40)
        for other in QGuiApplication.screens():
            seen = other.availableGeometry().intersected(top)
            if seen.width() >= LEAST_VISIBLE and seen.height() >= 20:
                screen = other.availableGeometry()
                window.move(x, y)
                break
    window.resize(
        max(window.minimumWidth(), min(wide, screen.width())),
        max(window.minimumHeight(), min(high, screen.height())),
    )
    if settings.maximized:
        window.showMaximized()


def remember(window: QWidget, settings: Settings) -> None:
    """Note where the window is, for the next time."""
    place = window.normalGeometry()
    settings.maximized = window.isMaximized()
    settings.geometry = (place.x(), place.y(), place.width(), place.height())
