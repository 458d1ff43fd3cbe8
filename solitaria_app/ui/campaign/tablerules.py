"""The table rules of a campaign: those of the games that begin in it from now on."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from solitaria_app.content.campaign import TableRules
from solitaria_app.ui.campaign.book import Book
from solitaria_app.ui.dialogs.plain import Plain
from solitaria_app.ui.dialogs.table_rules import TableRulesChoice
from solitaria_app.ui.theme import Theme


class CampaignTableRules(Plain):
    """`settled` brings other `TableRules` than before."""

    settled = Signal(object)

    def __init__(
        self, parent: QWidget | None, book: Book, before: TableRules, theme: Theme
    ) -> None:
        super().__init__(parent, book.texts("campaigns.table-rules.title"))
        self._book, self._before = book, before
        about = self.words(book.texts("campaigns.table-rules.about"), "soft")
        about.setMinimumWidth(round(theme.size(30)))
        self.choice = TableRulesChoice(book.library, book.texts.language, self)
        self.choice.choose(values(before))
        self.body.addLayout(self.choice.rows)
        self.body.addStretch(1)
        self.button(book.texts("campaigns.cancel"), self.reject)
        self.keep = self.button(book.texts("campaigns.table-rules.keep"), self._keep, primary=True)

    def _keep(self) -> None:
        self.accept()
        given = chosen(self._book, self.choice)
        if given != self._before:
            self.settled.emit(given)


def values(rules: TableRules) -> dict[str, str]:
    """By the ids of the table rules."""
    return {"mover": rules.mover.value, "no_site": rules.no_site.value}


def chosen(book: Book, choice: TableRulesChoice) -> TableRules:
    """What is chosen, as a campaign keeps it."""
    return TableRules.of(book.library.table_rules(choice.values))
