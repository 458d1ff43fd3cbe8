"""On the sheet of a result: what the game means for its campaign, and the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from solitaria_app.ui.campaign.book import Book, book_of
from solitaria_app.ui.campaign.nextpanel import NextPanel
from solitaria_app.ui.campaign.ofgame import Place
from solitaria_app.ui.theme import Theme

if TYPE_CHECKING:
    from solitaria_app.ui.dialogs.scores import ScoresDialog
    from solitaria_app.ui.main_window import MainWindow


class AfterGame(QFrame):
    """The game in a sentence, where one stands, and what is next with its button."""

    def __init__(self, book: Book, place: Place, theme: Theme, window: MainWindow) -> None:
        super().__init__(window)
        shown = place.shown
        story, definition = shown.story, shown.campaign.definition
        assert story is not None
        assert definition is not None
        number = window.controller.saves.number
        told = next(one for one in story.games if one.result.game == number)
        texts = book.texts
        title = QLabel(shown.campaign.name, self)
        title.setProperty("role", "name")
        self.see = QPushButton(texts("campaigns.after.see"), self)
        self.see.setProperty("tight", True)
        self.see.setAutoDefault(False)
        self.said = QLabel(book.words.game(told, definition), self)
        self.said.setWordWrap(True)
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.next = NextPanel(book, theme, window.settings, self)
        self.next.show_next(shown)
        above = QHBoxLayout()
        above.setSpacing(12)
        above.addWidget(title, 0, Qt.AlignmentFlag.AlignVCenter)
        above.addWidget(self.said, 1)
        above.addWidget(self.see)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(4)
        whole.addLayout(above)
        whole.addWidget(self.next)

    @property
    def primary(self) -> QWidget:
        """The button of what is next."""
        return self.next.primary


def add_to(dialog: ScoresDialog, window: MainWindow) -> None:
    """Show on the sheet of a game that is over what it means for its campaign, if it has one."""
    place = window.commands.campaigns.now() if dialog.shown.view.state.over else None
    if place is None:
        return
    from solitaria_app.ui.campaign.opening import open_game, play_next, show_campaigns

    part = AfterGame(book_of(window), place, window.theme, window)

    def see() -> None:
        show_campaigns(window, place.shown.campaign.id)

    def another() -> None:
        show_campaigns(window, place.shown.campaign.id, another=True)

    part.next.play.connect(lambda wish: play_next(window, wish))
    part.next.go_on.connect(lambda number: open_game(window, number))
    part.next.resume.connect(see)
    part.next.another.connect(another)
    part.see.clicked.connect(see)
    dialog.put(part, part.next.primary)
