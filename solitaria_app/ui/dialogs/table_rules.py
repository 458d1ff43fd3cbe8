"""The table rules to choose from, each with the sentence on what it decides."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QComboBox, QLabel, QVBoxLayout, QWidget

from solitaria_app.content.library import Library
from solitaria_app.session.words.catalogue import Catalogue


class TableRulesChoice(QObject):
    """The usual ones are chosen at first; `changed` follows every change. `rows` is the layout
    to be put into a frame."""

    changed = Signal()

    def __init__(self, library: Library, language: str, parent: QWidget) -> None:
        super().__init__(parent)
        words = Catalogue(language)
        self.boxes: dict[str, QComboBox] = {}
        """By the ids of the table rules."""
        self.rows = QVBoxLayout()
        self.rows.setSpacing(4)
        for id, option in library.options.items():
            about = QLabel(words.of_data(option.text), parent)
            about.setProperty("role", "small")
            about.setWordWrap(True)
            box = QComboBox(parent)
            box.setAccessibleName(words.of_data(option.name))
            for value, text in option.choices.items():
                box.addItem(words.of_data(text), value)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            box.currentIndexChanged.connect(self.changed)
            self.boxes[id] = box
            self.rows.addWidget(about)
            self.rows.addWidget(box)

    @property
    def values(self) -> dict[str, str]:
        """What is chosen, by the ids of the table rules."""
        return {id: str(box.currentData()) for id, box in self.boxes.items()}

    def enable(self, on: bool) -> None:
        """Whether anything can be chosen."""
        for box in self.boxes.values():
            box.setEnabled(on)

    def choose(self, values: Mapping[str, str]) -> None:
        """Choose values, as far as they are given."""
        for id, value in values.items():
            box = self.boxes[id]
            box.setCurrentIndex(box.findData(value))
