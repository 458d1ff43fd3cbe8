"""Games out into a folder and in from files, with what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu, QPushButton

from solitaria_app.session.archive import Entry
from solitaria_app.session.search import Search
from solitaria_app.ui import files
from solitaria_app.ui.filework.waysback import Way
from solitaria_app.ui.library.shelf import Shelf
from solitaria_app.ui.library.work import Work
from solitaria_app.ui.settings import Settings

if TYPE_CHECKING:
    from solitaria_app.ui.library.dialog import LibraryDialog

MOST_TOLD = 200
"""How many problems are told one by one."""


class Traffic(QObject):
    """Two buttons with menus, and the work they begin."""

    def __init__(self, dialog: LibraryDialog, shelf: Shelf, settings: Settings) -> None:
        super().__init__(dialog)
        self._dialog, self._shelf, self._settings = dialog, shelf, settings
        self._texts = dialog.telling.texts
        self.work: Work | None = None
        self.taking_in = self._button("games.import", "games.import.tip")
        self.saving = self._button("games.export", "games.export.tip")
        texts = self._texts
        self.files = self.taking_in.menu().addAction(texts("games.import.files"))
        self.files.triggered.connect(self._ask_for_files)
        self.folder = self.taking_in.menu().addAction(texts("games.import.folder"))
        self.folder.triggered.connect(self._ask_for_folder)
        self.chosen = self.saving.menu().addAction(texts("games.export.chosen"))
        self.chosen.triggered.connect(lambda: self._ask_where(dialog.table.games()))
        self.listed = self.saving.menu().addAction(texts("games.export.listed"))
        self.listed.triggered.connect(lambda: self._ask_where(dialog.model.shown))

    def _button(self, words: str, tip: str) -> QPushButton:
        button = QPushButton(self._texts(words), self._dialog)
        button.setToolTip(self._texts(tip))
        button.setAutoDefault(False)
        button.setMenu(QMenu(button))
        return button

    def enable(self) -> None:
        """There must be something to save, and no work under way."""
        idle = self.work is None
        self.taking_in.setEnabled(idle)
        self.saving.setEnabled(idle and bool(self._dialog.model.shown))
        self.chosen.setEnabled(self._dialog.table.has_games)

    def stop(self) -> None:
        """End the work that is under way, if some is."""
        if self.work is not None:
            self.work.stop()

    # --- in -------------------------------------------------------------------------

    def _ask_for_files(self) -> None:
        paths = files.ask_for_games(self._dialog, self._texts, self._settings)
        if paths:
            self.take_in(paths)

    def _ask_for_folder(self) -> None:
        title = self._texts("games.import.folder")
        folder = files.ask_for_folder(self._dialog, title, self._settings)
        if folder is not None:
            self.take_in([folder])

    def take_in(self, paths: list[Path]) -> None:
        """Take in the games of files and folders."""
        work = Work(self._shelf.importer().one, Search(paths), self)
        work.finished.connect(lambda: self._taken_in(self._ended()))
        self._begin(work, "games.importing")

    def _taken_in(self, work: Work) -> None:
        if not (work.results or work.passed or work.problem or work.stopped):
            self._dialog.strip.tell(self._texts("games.import.empty"))
            return
        numbers = [one.number for one in work.results if one.number is not None]
        if not numbers:
            self._report(work, "games.import", {})
            return
        new = [one.number for one in work.results if one.number is not None and not one.known]

        def show(found: Sequence[Entry]) -> None:
            self._dialog.finding.clear()
            self._dialog.put_some(found, seen=numbers)
            self._report(work, "games.import", {}, new)

        self._dialog.deeds.ways.do(lambda: self._shelf.some(numbers), show)

    def _taken_back(self, made: int, out: Sequence[int]) -> str:
        """The games that were taken in are deleted; they can be brought back like others."""
        dialog = self._dialog
        dialog.model.change_all(out, deleted="now")
        dialog.refresh()
        said = dialog.telling.count("games.import.undone", len(out))
        return dialog.deeds.with_others(said, made - len(out))

    # --- out ------------------------------------------------------------------------

    def _ask_where(self, entries: list[Entry]) -> None:
        title = self._texts("games.export.folder")
        folder = files.ask_for_folder(self._dialog, title, self._settings)
        if folder is not None:
            self.save(list(entries), folder)

    def save(self, entries: list[Entry], folder: Path) -> None:
        """Save games as files in a folder."""
        work, told = Work(self._shelf.exporter(folder).one, entries, self), {"folder": folder}
        work.finished.connect(lambda: self._report(self._ended(), "games.export", told))
        self._begin(work, "games.exporting")

    # --- the work -------------------------------------------------------------------

    def _begin(self, work: Work, words: str) -> None:
        dialog, texts, number = self._dialog, self._texts, self._dialog.telling.number
        self.stop()
        self.work = work

        def moved(done: int) -> None:
            total = work.total
            told = texts(words, n=number(done), all=number(total))
            dialog.strip.progress(told, done, total)

        def looked(found: int) -> None:
            dialog.strip.progress(texts("games.searching", n=number(found)), 0, 0)

        dialog.strip.begin("", texts("games.stop"), work.stop)
        (looked if work.searches else moved)(0)
        work.looked.connect(looked)
        work.moved.connect(moved)
        self.enable()
        work.start()

    def _ended(self) -> Work:
        work, self.work = self.work, None
        assert work is not None
        work.deleteLater()
        self.enable()
        return work

    def _report(
        self, work: Work, words: str, told: Mapping[str, object], made: Sequence[int] = ()
    ) -> None:
        """One sentence with the numbers, and one for each game that went wrong; with a button
        that takes back the games that were made."""
        count, texts = self._dialog.telling.count, self._texts
        bad: list[object] = [one.problem for one in work.results if one.problem]
        known = sum(one.known for one in work.results if not one.problem)
        new = len(work.results) - len(bad) - known
        bad = [*work.passed, *bad]
        done = count(f"{words}.done", new, **told) if new else texts(f"{words}.none", **told)
        said = [done, count(f"{words}.known", known) if known else ""]
        lines = []
        if work.problem:
            said.append(texts(f"{words}.ended", problem=work.problem))
        if bad:
            lines += [count(f"{words}.problems", len(bad)), *self._some(bad)]
        differ = [one.differs for one in work.results if one.differs]
        if differ:
            lines += [texts("games.differ"), *self._some(differ)]
        if work.stopped:
            said.append(texts("games.stopped"))
        title = texts("games.title")
        text, strip = " ".join(filter(None, said)), self._dialog.strip
        if made:
            ways = self._dialog.deeds.ways
            ways.keep(
                Way(
                    text,
                    lambda: self._shelf.collection.take_out(made),
                    lambda out: self._taken_back(len(made), out),
                )
            )
            strip.report(text, lines, title, texts("filework.undo"), ways.take_back)
        else:
            strip.report(text, lines, title)

    def _some(self, problems: Sequence[object]) -> list[str]:
        """As many as someone may read."""
        left = len(problems) - MOST_TOLD
        more = [self._texts("games.more", n=self._dialog.telling.number(left))] if left > 0 else []
        return [*map(self._texts.told, problems[:MOST_TOLD]), *more]
