"""Parts of a large dialog: frames with a heading, and options with a sentence beside each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from solitaria_app.ui import symbols
from solitaria_app.ui.controls.literal import literal
from solitaria_app.ui.theme import Theme


def framed(parent: QWidget, title: str, theme: Theme, sign: str = "") -> tuple[QFrame, QVBoxLayout]:
    """A frame with its heading, a sign of warning before it if one is given, and its layout."""
    frame = QFrame(parent)
    frame.setProperty("look", "panel")
    layout = QVBoxLayout(frame)
    layout.setContentsMargins(12, 8, 12, 10)
    layout.setSpacing(4)
    heading = QLabel(title, frame)
    heading.setProperty("role", "name")
    row = QHBoxLayout()
    if sign:
        side = theme.size(1.3)
        picture = QLabel(frame)
        picture.setPixmap(symbols.pixmap(sign, side, theme.colours.bad))
        row.addWidget(picture)
    row.addWidget(heading, 1)
    layout.addLayout(row)
    return frame, layout


def options(
    parent: QWidget,
    group: QButtonGroup,
    entries: Iterable[tuple[str, str, str]],
    chosen: str,
    below: Mapping[str, QLayout] | None = None,
) -> QGridLayout:
    """A radio button for each entry (id, name, sentence); its object's name is the id, that of
    the sentence `about:` and the id. `below` has what stands under the line of an entry."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(5)
    grid.setColumnStretch(1, 1)
    for id, name, text in entries:
        row = grid.rowCount()
        button = QRadioButton(literal(name), parent)
        button.setObjectName(id)
        button.setChecked(id == chosen)
        button.setAccessibleDescription(text)
        group.addButton(button)
        about = QLabel(text, parent)
        about.setProperty("role", "small")
        about.setWordWrap(True)
        about.setTextFormat(Qt.TextFormat.PlainText)
        about.setObjectName(f"about:{id}")
        grid.addWidget(button, row, 0)
        grid.addWidget(about, row, 1)
        if below is not None and id in below:
            grid.addLayout(below[id], row + 1, 0, 1, 2)
    return grid
