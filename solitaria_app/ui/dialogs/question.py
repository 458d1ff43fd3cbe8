"""A question before something that leaves the present course of the game."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from solitaria_app.ui.dialogs.plain import Plain


class Question(Plain):
    """Words and two buttons; `accepted` means yes, Esc means no."""

    def __init__(self, parent: QWidget | None, title: str, text: str, yes: str, no: str) -> None:
        super().__init__(parent, title)
        self.text = self.words(text)
        self.text.setMinimumWidth(420)
        self.no = self.button(no, self.reject)
        self.yes = self.button(yes, self.accept, primary=True)
        self.yes.setFocus()
