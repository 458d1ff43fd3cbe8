"""A line that the player should know: games can't be saved, or the one before is kept."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from solitaria_app.ui import symbols
from solitaria_app.ui.controls.dismiss import Dismiss
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme

NOTE_MS = 6000
"""How long a note stays."""

Said = Callable[[Texts], str]
"""A sentence in the language of some texts: what stands must follow when that changes."""


class Banner(QFrame):
    """One sentence with a sign, that of warning or another; it can be put away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "panel")
        self.sign = QLabel(self)
        self.words = QLabel(self)
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.close_button = Dismiss(self)
        self.close_button.clicked.connect(self.hide)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 2, 4, 2)
        layout.addWidget(self.sign)
        layout.addWidget(self.words, 1)
        layout.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self._said: Said = lambda texts: ""
        self._shows = ("", "")
        """The sign and its colour's name."""
        self._going = QTimer(self)
        self._going.setSingleShot(True)
        self._going.timeout.connect(self.hide)
        self.hide()

    def dress(self, texts: Texts, theme: Theme) -> None:
        """Language or look are others now: what stands here follows."""
        self.close_button.dress(theme, texts("dismiss"))
        if self._shows[0]:
            self._paint(theme)
            self.words.setText(self._said(texts))

    def show_words(self, said: Said, texts: Texts, theme: Theme, sign: str = "warning") -> None:
        """Show a sentence, if it is not shown already."""
        self._going.stop()
        before = self.words.text()
        self._put(said, texts, theme, (sign, "bad" if sign == "warning" else "ink"))
        if self.words.text() != before:
            self.show()

    def show_note(self, said: Said, texts: Texts, theme: Theme, sign: str = "check") -> None:
        """Show for a while that something succeeded, or with another sign what is so now, unless
        there is a trouble to tell."""
        if self.isVisible() and self._shows[0] == "warning":
            return
        self._put(said, texts, theme, (sign, "good" if sign == "check" else "bronze"))
        self.show()
        self._going.start(NOTE_MS)

    def forget(self) -> None:
        """What was told is not so any more."""
        self.words.clear()
        self.hide()

    def _put(self, said: Said, texts: Texts, theme: Theme, shows: tuple[str, str]) -> None:
        self._said, self._shows = said, shows
        self.dress(texts, theme)

    def _paint(self, theme: Theme) -> None:
        sign, colour = self._shows
        side = round(theme.size(1.3))
        ratio = self.devicePixelRatioF()
        shown = symbols.pixmap(sign, side, getattr(theme.colours, colour), ratio)
        self.sign.setPixmap(shown)
