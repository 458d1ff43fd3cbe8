"""The numbers of the chart as a table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from solitaria_app.ui.result.outcome import Outcome

COLUMNS = (
    "scores.turn",
    "scores.you",
    "scores.contrarius",
    "scores.lead",
    "scores.reactions.short",
)


class Numbers(QTableWidget):
    """A row for each turn, the last at the end."""

    def __init__(self, shown: Outcome, parent: QWidget | None = None) -> None:
        super().__init__(len(shown.course), len(COLUMNS), parent)
        texts = shown.view.texts
        self.setAccessibleName(texts("scores.numbers"))
        self.setHorizontalHeaderLabels([texts(key) for key in COLUMNS])
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setHighlightSections(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        for row, one in enumerate(shown.course):
            lead = one.human - one.contrarius
            values = (one.turn, one.human, one.contrarius, f"{lead:+}", one.reactions)
            for column, value in enumerate(values):
                item = QTableWidgetItem(str(value))
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                self.setItem(row, column, item)
        self.verticalHeader().setDefaultSectionSize(round(shown.view.theme.size(1.8)))
        self.setMinimumHeight(round(shown.view.theme.size(15)))
