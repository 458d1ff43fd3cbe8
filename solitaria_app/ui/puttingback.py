"""Puts a copy in the place of the file of games, beside the window."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from solitaria_app.session.archive import ArchiveProblem
from solitaria_app.session.backup import Backup
from solitaria_app.session.holds import holds
from solitaria_app.session.puttingback import Restored, restore
from solitaria_app.ui.filework.beside import Beside, Work
from solitaria_app.ui.filework.opening import when_free
from solitaria_app.ui.saves import Saves
from solitaria_app.ui.texts import Texts

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow


def put_back(
    window: MainWindow,
    copy: Backup,
    bring: bool,
    done: Callable[[bool], object],
    stopped: Callable[[], object],
) -> None:
    """Put a copy in the place of the file of games; whether that succeeded is told, then `done`.
    With what is brought along the present game goes on. Where the player stops it all is as it
    was, and `stopped` follows."""
    controller, texts, path = window.controller, window.texts, window.places.games
    controller.keeper.save()  # into a new file, if this one is gone
    controller.keeper.keep()
    present, home = controller.saves.number, window.commands.campaigns.home
    title = texts("backups.title")

    def begin(_: object) -> None:
        controller.put_away([] if present is None else [present])
        work = Work(lambda way: restore(path, copy, bring, way), follow, failed, stop)
        Beside(window, title, texts("backups.putting"), work).begin()

    def follow(restored: Restored) -> None:
        _go_on(window, copy, restored, present)
        if bring and home is not None:
            window.commands.campaigns.rejoin(home)
        done(True)

    def back(then: Callable[[], object]) -> None:
        """Nothing was put back: the present game lies on the table again."""
        if present is None:
            then()
            return

        def follow(_: object) -> None:
            then()

        when_free(window, title, lambda: controller.open(present), follow, follow)

    def failed(problem: ArchiveProblem) -> None:
        def tell() -> None:
            window.commands.tell(texts.told(problem), texts("backups.failed"))
            done(False)

        back(tell)

    def stop() -> None:
        back(stopped)

    when_free(window, title, controller.keeper.check_free, begin, failed)


def _go_on(window: MainWindow, copy: Backup, restored: Restored, present: int | None) -> None:
    """The file is another one now: tell it, and go on with the present game, if it is there."""
    from solitaria_app.ui.backups import said

    controller, path = window.controller, window.places.games
    controller.use(Saves(path))
    if (number := restored.numbers.get(present or 0)) is not None:
        with suppress(ArchiveProblem):  # told when it is opened from the list
            controller.open(number)
    aside, held = restored.aside, holds(path)

    def told(texts: Texts) -> str:
        name = said(window, copy, held, amid=True)
        if aside is None:
            return texts("backups.done.new", copy=name)
        return texts("backups.done", copy=name, file=aside.name)

    window.desk.banner.show_words(told, window.texts, window.theme, sign="laurel")
