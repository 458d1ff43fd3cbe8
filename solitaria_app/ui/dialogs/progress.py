"""Work that takes its time: how far it is, and a button that ends it."""

from __future__ import annotations

from PySide6.QtWidgets import QProgressBar, QWidget

from solitaria_app.ui.dialogs.plain import Plain

STEPS = 1000
WIDTH = 380


class Progress(Plain):
    """A bar that fills; `rejected` means that the player wants no more of it."""

    def __init__(self, parent: QWidget | None, title: str, text: str, stop: str) -> None:
        super().__init__(parent, title)
        self.told = self.words(text)
        self.told.setMinimumWidth(WIDTH)
        self.bar = QProgressBar(self)
        self.bar.setRange(0, STEPS)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(text)
        self.body.addWidget(self.bar)
        self.stop = self.button(stop, self.reject)

    def say(self, text: str) -> None:
        """Say what is done now."""
        self.told.setText(text)
        self.bar.setAccessibleName(text)

    def show_busy(self) -> None:
        """Nobody knows how long it takes."""
        self.bar.setRange(0, 0)

    def show_done(self, share: float) -> None:
        """How much is done (0..1)."""
        self.bar.setRange(0, STEPS)
        self.bar.setValue(round(STEPS * share))
