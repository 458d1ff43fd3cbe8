"""Report a problem: what the file will hold, and the player's own words."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from solitaria_app.ui.dialogs.fitting import fit
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
        body = QWidget(self)
        whole = QVBoxLayout(body)
        whole.setContentsMargins(4, 0, 4, 4)
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
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setAccessibleName(texts("report.title"))
        area.setWidget(body)
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
        around = QVBoxLayout(self)
        around.setContentsMargins(16, 14, 16, 14)
        around.setSpacing(8)
        around.addWidget(area, 1)
        around.addLayout(row)
        fit(self, area, (theme.size(44), theme.size(32)))
        self.note.setFocus()

    def _write(self) -> None:
        note = self.note.toPlainText()[:MOST_NOTE]
        self.accept()
        self.wanted.emit(note)
