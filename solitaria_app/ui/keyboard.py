"""Who gets a key that the part with the focus did not want."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication

from solitaria_app.ui.controls.keys import confirms, typed

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow


def press(window: MainWindow, event: QKeyEvent) -> bool:
    """Hand a key on to what is shown now; whether it meant something."""
    presenter, commands, desk = window.presenter, window.commands, window.desk
    view, entering = presenter.view, presenter.entering
    if view is None:
        return False
    if event.isAutoRepeat() and typed(event).isalnum():
        return True  # a key that is held chooses once, not again at the next prompt
    if presenter.across.press(event) or presenter.insight.press(event):
        return True
    focus = QApplication.focusWidget()
    if confirms(event) and isinstance(focus, QAbstractButton):
        focus.click()
        return True
    if presenter.past.viewing:
        return commands.history.press(event)
    if commands.corrector.on:
        return commands.corrector.press(event)
    if entering.swallows(event):
        return True
    if desk.prompt.press(event) or entering.press(event):
        return True
    key = typed(event) if view.keys else ""
    card = desk.hand.by_key(key) if key else None
    if card is not None:
        card.click()
    return card is not None
