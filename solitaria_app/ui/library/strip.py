"""Below the list: what was done, with the way back; how far work is; what came of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from solitaria_app.ui.controls.dismiss import Dismiss
from solitaria_app.ui.theme import Theme

MOST_LINES = 6
"""How many lines of problems are seen at once."""
MOST_SHARE = 0.16
"""Their height as a part of the window's at most."""


class Strip(QFrame):
    """One sentence with a button; a bar while there is work; sentences on what went wrong."""

    def __init__(self, dismiss: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "panel")
        self._theme = theme
        self._does: Callable[[], object] | None = None
        self._held: Callable[[], None] | None = None
        """Shows again what stood here before what is only told for a while."""
        self.words = QLabel(self)
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.bar = QProgressBar(self)
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(round(theme.size(14)))
        self.button = QPushButton(self)
        self.button.setAutoDefault(False)
        self.button.setProperty("tight", True)
        self.button.clicked.connect(self._do)
        self.close_button = Dismiss(self)
        self.close_button.dress(theme, dismiss)
        self.close_button.clicked.connect(self.hide)
        self.problems = QPlainTextEdit(self)
        self.problems.setReadOnly(True)
        self.problems.setTabChangesFocus(True)
        self.problems.hide()
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self.words, 1)
        row.addWidget(self.bar)
        row.addWidget(self.button)
        row.addWidget(self.close_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12, 4, 8, 4)
        whole.setSpacing(4)
        whole.addLayout(row)
        whole.addWidget(self.problems)
        self.hide()

    @property
    def offers(self) -> bool:
        """Whether there is a way back, or work to stop."""
        return not self.isHidden() and self._does is not None

    def tell(self, text: str, button: str = "", does: Callable[[], object] | None = None) -> None:
        """Say what was done; the button takes it back."""
        self._show(text, button, does)
        self.bar.hide()
        self.problems.hide()
        self.close_button.show()

    def begin(self, text: str, stop: str, does: Callable[[], object]) -> None:
        """Say what is being done; the button stops it."""
        self._show(text, stop, does)
        self.bar.setAccessibleName(text)
        self.bar.show()
        self.problems.hide()
        self.close_button.hide()

    def progress(self, text: str, done: int, of: int) -> None:
        """How far it is."""
        self.words.setText(text)
        self.bar.setRange(0, of)
        self.bar.setValue(done)

    def report(
        self,
        text: str,
        lines: Sequence[str],
        name: str,
        button: str = "",
        does: Callable[[], object] | None = None,
    ) -> None:
        """Say what came of it, with a sentence for each problem; the button takes it back."""
        self.tell(text, button, does)
        self.problems.setVisible(bool(lines))
        self.problems.setPlainText("\n".join(lines))
        self.problems.setAccessibleName(name)
        high = self.problems.fontMetrics().lineSpacing() * min(MOST_LINES, len(lines) + 1)
        most = self.window().height() * MOST_SHARE
        self.problems.setFixedHeight(round(min(high + self._theme.size(0.9), most)))

    def hold(self, text: str, button: str, does: Callable[[], object]) -> None:
        """Say for a while what is waited for, until `release` or until there is news."""
        before = self.words.text(), self.button.text(), self._does
        hidden, problems = self.isHidden(), not self.problems.isHidden()

        def back() -> None:
            self.tell(*before)
            self.problems.setVisible(problems)
            self.setHidden(hidden)

        self.tell(text, button, does)
        self.close_button.hide()
        self._held = back

    def release(self) -> None:
        """What stood here before is there again."""
        if self._held is not None:
            self._held()

    def _show(self, text: str, button: str, does: Callable[[], object] | None) -> None:
        self._held = None
        self.words.setText(text)
        self._does = does
        self.button.setText(button)
        self.button.setVisible(does is not None)
        self.show()

    def _do(self) -> None:
        does, self._does = self._does, None
        if does is not None:
            self.hide()
            does()

    def press(self) -> None:
        """As the button."""
        if self.offers:
            self._do()
