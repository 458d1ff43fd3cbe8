"""Bookmarks: the note of one moment, and the list of all."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from unicodedata import category

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QTreeWidget, QTreeWidgetItem, QWidget

from solitaria_app.ui.dialogs.plain import Plain
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme

LONGEST_NOTE = 200
"""Letters of a note."""
MOMENT, NOTE = 0, 1
"""Columns of the list."""
_NUMBER = Qt.ItemDataRole.UserRole


def clean(note: str) -> str:
    """A note as kept: one line without signs that steer (tabs, ends of lines, escapes)."""
    line = " ".join(note.split())
    return "".join(sign for sign in line if category(sign) != "Cc")[:LONGEST_NOTE]


class NoteDialog(Plain):
    """A note for a moment; `noted` brings it, an empty text takes the bookmark away."""

    noted = Signal(str)

    def __init__(
        self, parent: QWidget | None, texts: Texts, moment: str, note: str, proposed: str
    ) -> None:
        super().__init__(parent, texts("bookmark.title"))
        self.words(moment).setMinimumWidth(420)
        self.note = QLineEdit(note or proposed, self)
        self.note.setMaxLength(LONGEST_NOTE)
        self.note.setAccessibleName(texts("bookmark.note"))
        self.note.setPlaceholderText(texts("bookmark.note"))
        self.note.selectAll()
        self.body.addWidget(self.note)
        if note:
            self.remove = self.button(texts("bookmark.remove"), lambda: self._done(""))
        self.cancel = self.button(texts("cancel"), self.reject)
        self.save = self.button(
            texts("bookmark.save"), lambda: self._done(clean(self.note.text())), primary=True
        )
        self.note.textChanged.connect(lambda text: self.save.setEnabled(bool(clean(text))))
        self.note.setFocus()

    def _done(self, note: str) -> None:
        self.accept()
        self.noted.emit(note)


class BookmarksDialog(Plain):
    """All bookmarks: go there, rename, remove. `chosen` brings a moment, `changed` a moment and
    its new note (empty: removed)."""

    chosen = Signal(int)
    changed = Signal(int, str)

    def __init__(
        self,
        parent: QWidget | None,
        texts: Texts,
        theme: Theme,
        bookmarks: dict[int, str],
        name: Callable[[int], str],
    ) -> None:
        """`name` tells which moment a number is."""
        super().__init__(parent, texts("bookmarks.title"))
        self._bookmarks = dict(bookmarks)
        self.list = QTreeWidget(self)
        self.list.setRootIsDecorated(False)
        self.list.setAllColumnsShowFocus(True)
        self.list.setHeaderLabels([texts("bookmarks.moment"), texts("bookmarks.note")])
        self.list.setAccessibleName(texts("bookmarks.title"))
        self.list.setEditTriggers(QTreeWidget.EditTrigger.EditKeyPressed)
        for number, note in sorted(bookmarks.items()):
            item = QTreeWidgetItem([name(number), note])
            item.setData(MOMENT, _NUMBER, number)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
            item.setToolTip(NOTE, f"<p>{escape(note)}</p>")
            self.list.addTopLevelItem(item)
        self.list.resizeColumnToContents(MOMENT)
        self.body.addWidget(self.list, 1)
        self.remove = self.button(texts("bookmark.remove"), self._remove)
        self.rename = self.button(texts("bookmarks.rename"), self._rename)
        self.close_button = self.button(texts("close"), self.reject)
        self.show_button = self.button(texts("bookmarks.show"), self._show, primary=True)
        self.list.itemChanged.connect(self._edited)
        self.list.itemDoubleClicked.connect(self._show)
        self.list.currentItemChanged.connect(self._enable)
        if (first := self.list.topLevelItem(0)) is not None:
            self.list.setCurrentItem(first)
        self._enable()
        self.size_to(theme.size(42), theme.size(26))
        self.list.setFocus()

    def fix(self, fixed: bool) -> None:
        """Whether bookmarks can only be looked at."""
        if fixed:
            self.list.setEditTriggers(QTreeWidget.EditTrigger.NoEditTriggers)
        self.remove.setHidden(fixed)
        self.rename.setHidden(fixed)

    def _enable(self) -> None:
        some = self.list.currentItem() is not None
        for button in (self.remove, self.rename, self.show_button):
            button.setEnabled(some)

    def _show(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.accept()
            self.chosen.emit(item.data(MOMENT, _NUMBER))

    def _rename(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.list.setFocus()
            self.list.editItem(item, NOTE)

    def _edited(self, item: QTreeWidgetItem, column: int) -> None:
        """A note was rewritten; an empty one, or another moment, is not taken."""
        number = item.data(MOMENT, _NUMBER)
        note = clean(item.text(NOTE))
        if column == NOTE and note and note != self._bookmarks[number]:
            self._bookmarks[number] = note
            self.changed.emit(number, note)
        if item.text(NOTE) != self._bookmarks[number]:
            item.setText(NOTE, self._bookmarks[number])

    def _remove(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            number = item.data(MOMENT, _NUMBER)
            self.list.takeTopLevelItem(self.list.indexOfTopLevelItem(item))
            del self._bookmarks[number]
            self.changed.emit(number, "")
            self._enable()
