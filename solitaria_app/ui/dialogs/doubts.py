"""What of a new game is not certain, and the way to the dialog where it can be set."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from solitaria_app.content.library import Library
from solitaria_app.content.model import Doubt
from solitaria_app.session.words.catalogue import Catalogue
from solitaria_app.ui import symbols
from solitaria_app.ui.box.draft import FIVE
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme


class DoubtsPanel(QFrame):
    """Hidden where nothing is doubtful; `box` is the button for "My box"."""

    box_wanted = Signal()

    def __init__(self, texts: Texts, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts, self._words = texts, Catalogue(texts.language)
        self.setProperty("look", "panel")
        heading = QLabel(texts("new.doubt"), self)
        heading.setProperty("role", "name")
        heading.setWordWrap(True)
        picture = QLabel(self)
        picture.setPixmap(symbols.pixmap("warning", theme.size(1.3), theme.colours.bad))
        self.box = QPushButton(texts("new.box"), self)
        self.box.setAutoDefault(False)
        self.box.clicked.connect(self.box_wanted)
        above = QHBoxLayout()
        above.addWidget(picture)
        above.addWidget(heading, 1)
        above.addWidget(self.box)
        self.told = QLabel(self)
        self.told.setProperty("role", "small")
        self.told.setWordWrap(True)
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop)
        area = QScrollArea(self)
        area.setWidget(self.told)
        area.setWidgetResizable(True)
        area.setAccessibleName(texts("new.doubt"))
        area.setMinimumHeight(round(theme.size(9)))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 10)
        layout.setSpacing(4)
        layout.addLayout(above)
        layout.addWidget(area, 1)

    def show_doubts(self, library: Library) -> None:
        """Show what is doubtful in the data."""
        lines = [
            " – ".join(
                part
                for part in (
                    f"<b>{escape(self._named(doubt, library), quote=False)}</b>",
                    escape(self._words.of_data(doubt.origin.note), quote=False),
                )
                if part
            )
            for doubt in library.doubts
        ]
        self.told.setText("<br>".join(lines))
        self.box.setVisible(any(can_be_compared(doubt) for doubt in library.doubts))
        self.setVisible(bool(lines))

    def _named(self, doubt: Doubt, library: Library) -> str:
        texts = self._texts
        if doubt.kind == "die":
            name = self._words.text(f"die.{doubt.id}")
        elif doubt.kind == "board":
            name = library.board(doubt.id).name
        elif doubt.id in ("hand", FIVE):
            name = texts(f"new.pile.{doubt.id}")
        else:
            name = texts("new.pile.stack", name=doubt.id)
        return texts(f"new.doubt.{doubt.kind}", name=name)


def can_be_compared(doubt: Doubt) -> bool:
    """Whether "My box" shows it."""
    return doubt.kind in ("die", "pile")
