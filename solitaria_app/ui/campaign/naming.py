"""Another name for a campaign."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from solitaria_app.content.check_campaign import LONGEST_NAME
from solitaria_app.session.campaign.byhand import BadResult, clean_name
from solitaria_app.ui.campaign.book import Book
from solitaria_app.ui.dialogs.plain import Plain
from solitaria_app.ui.theme import Theme


class Renaming(Plain):
    """`named` brings a name that can be one."""

    named = Signal(str)

    def __init__(self, parent: QWidget | None, book: Book, name: str, theme: Theme) -> None:
        super().__init__(parent, book.texts("campaigns.rename.title"))
        self._book = book
        self.name = QLineEdit(name, self)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(book.texts("campaigns.name"))
        self.name.setMinimumWidth(round(theme.size(26)))
        self.name.selectAll()
        self.body.addWidget(self.name)
        self.trouble = self.words("")
        self.trouble.hide()
        self.button(book.texts("campaigns.cancel"), self.reject)
        self.button(book.texts("campaigns.rename.do"), self._name, primary=True)
        self.name.setFocus()

    def _name(self) -> None:
        try:
            name = clean_name(self.name.text())
        except BadResult as bad:
            self.trouble.setText(self._book.words.wrong(bad.wrong[0]))
            self.trouble.show()
            return
        self.accept()
        self.named.emit(name)
