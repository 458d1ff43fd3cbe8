"""The copies of the file of games, one of which can take its place."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from solitaria_app.session.backup import Backup
from solitaria_app.ui.dialogs.plain import Plain
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme

_COPY = Qt.ItemDataRole.UserRole


class BackupsDialog(Plain):
    """The copies, the newest first; `wanted` brings the one to use."""

    wanted = Signal(object)

    def __init__(
        self,
        parent: QWidget | None,
        about: str,
        copies: Sequence[tuple[Backup, str, bool]],
        texts: Texts,
        theme: Theme,
        chosen: Backup | None = None,
    ) -> None:
        """Each copy with what is said of it, and whether it can be used; the one that is `chosen`
        first, else the first that can be used."""
        super().__init__(parent, texts("backups.title"))
        self.words(about if copies else texts("backups.none"), "soft")
        self.list = QListWidget(self)
        self.list.setAccessibleName(texts("backups.title"))
        for copy, said, good in copies:
            item = QListWidgetItem(said, self.list)
            item.setData(_COPY, copy)
            if not good:
                item.setFlags(Qt.ItemFlag.NoItemFlags)
        self.list.setVisible(bool(copies))
        self.body.addWidget(self.list, 1)
        self.close_button = self.button(texts("close"), self.reject)
        self.take = self.button(texts("backups.take"), self._take)
        self.list.currentItemChanged.connect(self._enable)
        self.list.itemDoubleClicked.connect(self._take)
        usable = [n for n, (_, _, good) in enumerate(copies) if good]
        wanted = [n for n in usable if copies[n][0] == chosen]
        self.list.setCurrentRow(next(iter(wanted or usable), -1))
        self._enable()
        self.size_to(theme.size(40), theme.size(26 if copies else 11))
        (self.list if copies else self.close_button).setFocus()

    def _enable(self) -> None:
        item = self.list.currentItem()
        self.take.setEnabled(bool(item) and bool(item.flags() & Qt.ItemFlag.ItemIsEnabled))

    def _take(self) -> None:
        if self.take.isEnabled():
            self.accept()
            self.wanted.emit(self.list.currentItem().data(_COPY))
