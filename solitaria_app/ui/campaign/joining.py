"""The campaign that a saved game becomes part of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QScrollArea, QWidget

from solitaria_app.session.campaign.fitting import unfit
from solitaria_app.session.entries import Entry
from solitaria_app.ui.campaign.book import Book, Shown, Stand
from solitaria_app.ui.dialogs.framed import framed, options
from solitaria_app.ui.dialogs.plain import Plain
from solitaria_app.ui.theme import Theme

SIZE = (46.0, 26.0)
"""Width and height in heights of text."""
OFFERED = (Stand.RUNNING, Stand.PAUSED, Stand.FINISHED)
"""Which campaigns are shown; those at their end say so."""


class Joining(Plain):
    """`chosen` brings the `Shown` of a campaign that the game fits."""

    chosen = Signal(object)

    def __init__(
        self,
        parent: QWidget | None,
        book: Book,
        campaigns: Sequence[Shown],
        entry: Entry,
        theme: Theme,
    ) -> None:
        super().__init__(parent, book.texts("campaigns.join.title"))
        texts, words = book.texts, book.words
        offered = [shown for shown in campaigns if shown.stand in OFFERED]
        self._offered = {str(shown.campaign.id): shown for shown in offered}
        self.fits: dict[str, str] = {}
        """By the number of each campaign why the game does not fit; empty if it does."""
        for id, shown in self._offered.items():
            assert shown.story is not None
            why = unfit(shown.story, entry)
            self.fits[id] = "" if why is None else words.unfit(why, shown.story, entry)
        fitting = [id for id, why in self.fits.items() if not why]
        header = entry.header
        assert header is not None
        self.words(
            texts(
                "campaigns.join.game",
                board=words.board(header.board),
                level=words.level(header.level),
                start=header.start_points,
            )
        )
        if entry.over and any(self.fits.values()):
            self.words(texts("campaigns.join.by-hand"), "soft")
        self.campaigns = QButtonGroup(self)
        entries = [
            (id, shown.campaign.name, self.fits[id] or book.next(shown))
            for id, shown in self._offered.items()
        ]
        if entries:
            frame, layout = framed(self, texts("campaigns.list"), theme)
            layout.addLayout(options(frame, self.campaigns, entries, next(iter(fitting), "")))
            layout.addStretch(1)
            self._framed(frame)
        else:
            self.words(texts("campaigns.join.none"), "soft")
            self.body.addStretch(1)
        for button in self.campaigns.buttons():
            button.setEnabled(not self.fits[button.objectName()])
        self.button(texts("campaigns.cancel"), self.reject)
        self.join = self.button(texts("campaigns.add.do"), self._join, primary=True)
        self.join.setEnabled(bool(fitting))
        self.size_to(theme.size(SIZE[0]), theme.size(SIZE[1]))

    def _framed(self, frame: QFrame) -> None:
        """Many campaigns can be scrolled."""
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(frame)
        self.body.addWidget(area, 1)

    def _join(self) -> None:
        button = self.campaigns.checkedButton()
        if button is not None:
            self.accept()
            self.chosen.emit(self._offered[button.objectName()])
