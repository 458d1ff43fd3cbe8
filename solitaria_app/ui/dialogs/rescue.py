"""The question whether a copy shall take the place of a file of games that can't be read."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from solitaria_app.ui.dialogs.plain import MARGIN
from solitaria_app.ui.dialogs.question import Question

_DECLINED = 2
"""The dialog's result for No, beside those for Yes and for Esc."""


class RescueQuestion(Question):
    """As any question, but Esc and closing it answer nothing: `declined` means no."""

    declined = Signal()

    def __init__(self, parent: QWidget | None, title: str, text: str, yes: str, no: str) -> None:
        super().__init__(parent, title, text, yes, no)
        self.no.clicked.disconnect()
        self.no.clicked.connect(lambda: self.done(_DECLINED))

    def make_room(self, wide: float) -> None:
        """So wide, if the window has that much room, and as high as the words need then."""
        parent = self.parentWidget()
        if parent is not None:
            wide = min(wide, parent.window().width() - 3 * MARGIN)
        self.text.setFixedWidth(round(wide))
        self.text.setMinimumHeight(self.text.heightForWidth(round(wide)))

    def done(self, result: int) -> None:
        """Tell apart what was answered."""
        super().done(result)
        if result == _DECLINED:
            self.declined.emit()
