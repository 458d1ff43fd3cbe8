"""Opens the statistics and writes the files that are asked for there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from solitaria_app.content.wholefile import write_whole
from solitaria_app.session.archive import Archive, ArchiveProblem
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.session.collection import Collection
from solitaria_app.session.finished import Fact
from solitaria_app.session.statistics.entered import with_entered
from solitaria_app.session.statistics.everything import everything
from solitaria_app.session.uncollected import uncollected
from solitaria_app.ui import files
from solitaria_app.ui.filework.oldgames import OldGames
from solitaria_app.ui.filework.opening import when_free
from solitaria_app.ui.statistics.csvfile import all_as_csv, as_csv
from solitaria_app.ui.statistics.filename import file_name

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow
    from solitaria_app.ui.statistics.dialog import StatisticsDialog


def open_statistics(window: MainWindow) -> None:
    """Show the statistics of all finished games of the file in use."""
    path, texts = window.controller.saves.archive.path, window.texts
    collection = Collection(path)
    archive = Archive(path)  # of its own: it must not know what others save
    library = window.library

    def read() -> list[Fact]:
        return with_entered(collection.facts(), Campaigns(path).entries())

    def show(found: tuple[list[Fact], list[int]]) -> None:
        with uncollected():  # it brings what draws charts, which is much
            from solitaria_app.ui.statistics.dialog import StatisticsDialog

        facts, older = found
        games = OldGames(older, lambda number: archive.complete(number, library))
        dialog = StatisticsDialog(window, facts, games, read, library, texts, window.theme)
        _connect(window, dialog)
        window.commands.show(dialog)

    def failed(problem: ArchiveProblem) -> None:
        window.commands.tell(texts.told(problem), texts("stats.title"))

    title = texts("stats.title")
    when_free(window, title, lambda: (read(), collection.without_facts()), show, failed)


def _connect(window: MainWindow, dialog: StatisticsDialog) -> None:
    """The dialog's buttons write files."""
    texts = window.texts

    def name(of_chart: bool) -> str:
        page = texts(f"stats.page.{dialog.page_name}")
        return file_name(page, *dialog.page.shown(of_chart), *dialog.filters.chosen())

    def keep(proposed: str, kind: str, content: bytes) -> None:
        """Ask for a place and write a file there, whole or not at all."""
        path = files.ask_where_to_write(dialog, texts, window.settings, proposed, kind)
        if path is not None:
            why_not = files.failure(texts, path, lambda: write_whole(path, content))
            dialog.say(why_not or texts("export.done", file=path))

    def keep_table() -> None:
        table = dialog.page.table
        if table is not None:
            proposed = f"{name(of_chart=False)}.csv"
            keep(proposed, "stats.file.csv", as_csv(table, dialog.naming))

    def keep_everything() -> None:
        tables = everything(dialog.shown)
        chosen = dialog.filters.chosen()
        proposed = f"{file_name(texts('stats.title'), *chosen)}.csv"
        content = all_as_csv(tables, dialog.naming, ", ".join(chosen))
        keep(proposed, "stats.file.csv", content)

    def keep_picture() -> None:
        proposed = f"{name(of_chart=True)}.png"
        keep(proposed, "file.pictures", dialog.page.chart.picture())

    dialog.table.connect(keep_table)
    dialog.everything.connect(keep_everything)
    dialog.picture.connect(keep_picture)
