"""What looks odd about a table that was entered, and whether it is so all the same."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.session.oddities import Odd, Oddity, oddities
from solitaria_app.ui import symbols
from solitaria_app.ui.dialogs.fitting import fit
from solitaria_app.ui.dialogs.plain import Plain
from solitaria_app.ui.view import View

WIDTH = 42
"""In heights of text."""
OF_SIDES = (Odd.NO_COLONIST, Odd.AT_START)
"""What is said differently of each side."""


class OdditiesDialog(Plain):
    """Accepted if the table is so; back to correcting if it is not."""

    def __init__(self, parent: QWidget, view: View) -> None:
        texts, theme = view.texts, view.theme
        found = oddities(view.state)
        super().__init__(parent, texts("odd.title" if found else "odd.none.title"))
        self.words(texts("odd.about" if found else "odd.none"))
        self.told: list[QLabel] = []
        inside = QWidget(self)
        rows = QVBoxLayout(inside)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(8)
        for oddity in found:
            row = QHBoxLayout()
            row.setSpacing(8)
            sign, said = QLabel(inside), QLabel(sentence(view, oddity), inside)
            sign.setPixmap(symbols.pixmap("warning", theme.size(1.2), theme.colours.bad))
            said.setWordWrap(True)
            self.told.append(said)
            row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(said, 1)
            rows.addLayout(row)
        rows.addStretch(1)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setAccessibleName(texts("odd.title"))
        area.setWidget(inside)
        area.setVisible(bool(found))
        self.body.addWidget(area, 1)
        self.back = self.button(texts("odd.back"), self.reject, primary=bool(found))
        self.so = self.button(texts("odd.so" if found else "correct.done"), self.accept)
        fit(self, area, (theme.size(WIDTH), 0))
        (self.back if found else self.so).setFocus()


def sentence(view: View, oddity: Oddity) -> str:
    """One thing in a sentence."""
    key = f"odd.{oddity.odd.id}"
    if oddity.odd in OF_SIDES and oddity.side == CONTRARIUS:
        key = f"{key}.its"
    elif oddity.count == 1:
        key = f"{key}.one"
    return view.texts(
        key,
        cards=view.words.say.cards(oddity.cards),
        stack=oddity.stack,
        n=oddity.count,
    )
