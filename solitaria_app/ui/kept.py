"""Whether games are kept: what the strip at the top of the window says of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from solitaria_app.session.game import Game

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow


def tell_saved(window: MainWindow, succeeded: bool) -> None:
    """Say why the game on the table is not saved, or what became of it in its file."""
    saves, banner = window.controller.saves, window.desk.banner
    if succeeded and (news := saves.news):
        from solitaria_app.ui.backups import tell_news  # hardly ever needed

        saves.news = ""
        tell_news(window, news)
    elif succeeded or saves.problem is None:
        banner.forget()
    else:
        key = "unsaved.busy" if saves.busy else "unsaved"
        problem, file = saves.problem, saves.archive.path
        banner.show_words(lambda t: t(key, problem=problem, file=file), window.texts, window.theme)


def tell_kept(window: MainWindow, left: Game) -> None:
    """Say where an unfinished game is that another one has just replaced in the window."""
    if left.state.over or left.decision_before() is None:
        return
    if window.controller.saves.problem is None:
        board = window.library.board(left.header.board).name
        window.desk.banner.show_words(
            lambda t: t("games.kept", board=board), window.texts, window.theme, sign="laurel"
        )
