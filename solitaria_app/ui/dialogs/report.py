"""Report a problem: what the file will hold, and the player's own words."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme

HOLDS = ("report.game", "report.version", "report.settings", "report.faults")
MOST_NOTE = 4000
"""Most characters of the note that are kept."""


class ReportDialog(QDialog):
    """`wanted` gets the note when the report is to be written."""

    wanted = Signal(str)

    def __init__(self, parent: QWidget | None, texts: Texts, theme: Theme) -> None:
        super().__init__(parent)
        self.setWindowTitle(texts("report.title"))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 16, 20, 16)
        whole.setSpacing(8)
        holds = "\n".join(f"•  {texts(key)}" for key in HOLDS)
        for text, role in (
            (texts("report.title"), "title"),
            (texts("report.about"), ""),
            (holds, ""),
            (texts("report.never"), "soft"),
        ):
            label = QLabel(text, self)
            label.setProperty("role", role)
            label.setWordWrap(True)
            whole.addWidget(label)
        name = QLabel(texts("report.note"), self)
        name.setProperty("role", "name")
        self.note = QPlainTextEdit(self)
        self.note.setTabChangesFocus(True)
        self.note.setAccessibleName(texts("report.note"))
        self.note.setMinimumHeight(round(theme.size(6)))
        name.setBuddy(self.note)
        whole.addWidget(name)
        whole.addWidget(self.note, 1)
        row = QHBoxLayout()
        row.addStretch(1)
        cancel = QPushButton(texts("new.cancel"), self)
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        self.writing = QPushButton(texts("report.write"), self)
        self.writing.setProperty("look", "primary")
        self.writing.setDefault(True)
        self.writing.clicked.connect(self._write)
        row.addWidget(cancel)
        row.addWidget(self.writing)
        whole.addLayout(row)
        self.setMinimumWidth(round(min(theme.size(40), 900)))
        self.note.setFocus()

    def _write(self) -> None:
        note = self.note.toPlainText()[:MOST_NOTE]
        self.accept()
        self.wanted.emit(note)
