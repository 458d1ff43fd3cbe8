"""Asks for the name of a set-up; one that is there already is replaced only after a second word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit

from solitaria_app.content.library import Library
from solitaria_app.session.game import Game
from solitaria_app.session.setups import (
    LONGEST_NAME,
    NOT_IN_NAMES,
    BadName,
    NameTaken,
    Setups,
    clean_name,
)
from solitaria_app.ui.dialogs.plain import Plain

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow


class SaveSetupDialog(Plain):
    """`saved` brings the name, `failed` a sentence on why the file can't be written."""

    saved = Signal(str)
    failed = Signal(str)

    def __init__(self, window: MainWindow, setups: Setups, game: Game, library: Library) -> None:
        texts = self._texts = window.texts
        super().__init__(window, texts("setup.title"))
        self._setups, self._game, self._library = setups, game, library
        self._taken = False
        self.words(texts("setup.about")).setMinimumWidth(round(window.theme.size(26)))
        self.name = QLineEdit(self)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(texts("setup.name"))
        self.name.setPlaceholderText(texts("setup.name"))
        self.body.addWidget(self.name)
        self.trouble = self.words("")
        self.cancel = self.button(texts("cancel"), self.reject)
        self.save = self.button(texts("setup.save"), self._save, primary=True)
        self.name.textChanged.connect(self._edited)
        self._edited("")
        self.name.setFocus()

    def _edited(self, name: str) -> None:
        self._taken = False
        self.save.setText(self._texts("setup.save"))
        try:
            clean_name(name)
        except BadName:
            self.save.setEnabled(False)
            signs = " ".join(NOT_IN_NAMES)
            said = self._texts("setup.bad-name", most=LONGEST_NAME, signs=signs)
            self.trouble.setText(said if name.strip() else "")
        else:
            self.save.setEnabled(True)
            self.trouble.setText("")

    def _save(self) -> None:
        name = clean_name(self.name.text())
        try:
            path = self._setups.save(name, self._game, self._library, over=self._taken)
        except NameTaken as taken:
            self._taken = True
            self.trouble.setText(self._texts("setup.taken", name=taken.name))
            self.save.setText(self._texts("setup.replace"))
            return
        except OSError as error:
            self.accept()
            file = self._setups.folder
            self.failed.emit(self._texts("export.failed", file=file, reason=error))
            return
        self.accept()
        self.saved.emit(path.stem)
