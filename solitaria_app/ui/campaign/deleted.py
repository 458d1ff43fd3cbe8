"""The deleted campaigns, any of which can be brought back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QScrollArea, QWidget

from solitaria_app.session.collection import KEPT_DAYS
from solitaria_app.ui.campaign.book import Book, Shown
from solitaria_app.ui.dialogs.framed import framed, options
from solitaria_app.ui.dialogs.plain import Plain
from solitaria_app.ui.theme import Theme

SIZE = (46.0, 26.0)
"""Width and height in heights of text."""


class Deleted(Plain):
    """`chosen` brings the `Shown` of the one to bring back."""

    chosen = Signal(object)

    def __init__(
        self, parent: QWidget | None, book: Book, deleted: Sequence[Shown], theme: Theme
    ) -> None:
        texts = book.texts
        super().__init__(parent, texts("campaigns.deleted.title"))
        self.words(texts("campaigns.deleted.about", days=KEPT_DAYS), "soft")
        self._deleted = {str(shown.campaign.id): shown for shown in deleted}
        self.campaigns = QButtonGroup(self)
        frame, layout = framed(self, texts("campaigns.title"), theme)
        entries = [
            (id, shown.campaign.name, book.stands(shown)) for id, shown in self._deleted.items()
        ]
        layout.addLayout(options(frame, self.campaigns, entries, entries[0][0]))
        layout.addStretch(1)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(frame)
        self.body.addWidget(area, 1)
        self.button(texts("campaigns.cancel"), self.reject)
        self.bring = self.button(texts("campaigns.bring-back"), self._bring, primary=True)
        self.size_to(theme.size(SIZE[0]), theme.size(SIZE[1]))

    def _bring(self) -> None:
        button = self.campaigns.checkedButton()
        assert button is not None
        self.accept()
        self.chosen.emit(self._deleted[button.objectName()])
