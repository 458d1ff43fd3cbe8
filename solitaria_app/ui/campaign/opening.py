"""Opens the screen of campaigns, and begins the next game of one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, cast

from solitaria_app.content.library import NotFound
from solitaria_app.session.archive import ArchiveProblem
from solitaria_app.session.header import BadHeader, new_header, new_seed
from solitaria_app.ui import games
from solitaria_app.ui.beginning import Beginning, Setup, begin
from solitaria_app.ui.campaign.anew import differs, hinders
from solitaria_app.ui.campaign.book import Shown, book_of
from solitaria_app.ui.campaign.screen import CampaignScreen
from solitaria_app.ui.campaign.wish import Wish
from solitaria_app.ui.filework.leaving import leave
from solitaria_app.ui.filework.opening import when_free

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow


Read = Callable[
    [Callable[[], Shown], Callable[[Shown], None], Callable[[ArchiveProblem], None]], None
]
"""Reads something, now or as soon as the file is free, and lets follow what follows."""


def show_campaigns(
    window: MainWindow, chosen: int | None = None, another: bool = False, said: str = ""
) -> None:
    """Open the screen, at a campaign if one is named by its number; `another`: ask for the one
    after it; `said` is told there."""
    book = book_of(window)
    ways = window.commands.campaigns.kept.of(book.store.path)

    def show(campaigns: list[Shown]) -> None:
        screen = CampaignScreen(
            window, book, window.theme, window.settings, campaigns, chosen, ways
        )
        screen.play.connect(lambda wish: _play(window, screen, wish))
        screen.opened.connect(lambda number: open_game(window, number))
        screen.finished.connect(lambda: leave(window, screen.changes.ways))
        screen.finished.connect(window.commands.campaigns.again)
        window.commands.show(screen)
        if another:
            screen.deeds.begin_another()
        if said:
            screen.tell(said)

    def failed(problem: ArchiveProblem) -> None:
        window.commands.tell(window.texts.told(problem), window.texts("campaigns.failed"))

    when_free(window, window.texts("campaigns.title"), book.read_all, show, failed)


def _play(window: MainWindow, screen: CampaignScreen, wish: Wish) -> None:
    def hindered(why: str) -> None:
        screen.changes.look(then=lambda: screen.tell(why))

    _begin_next(window, wish, screen.changes.ways.turn.do, hindered)


def open_game(window: MainWindow, number: int) -> None:
    """Put a game of a campaign on the table."""
    _leave(window)
    games.open_game(window, number)


def play_next(window: MainWindow, wish: Wish) -> None:
    """Begin the next game of a campaign as the player wants it and make it part of the campaign.

    The campaign may have changed since it was shown: it is read anew, and what is otherwise is
    told. Where no game can begin there the screen of campaigns shows how it stands, and why.
    """

    def hindered(why: str) -> None:
        show_campaigns(window, wish.shown.campaign.id, said=why)

    title = window.texts("campaigns.title")
    _begin_next(window, wish, partial(when_free, window, title), hindered)


def _begin_next(
    window: MainWindow, wish: Wish, read: Read, hindered: Callable[[str], object]
) -> None:
    book = book_of(window)

    def found(now: Shown) -> None:
        why = hinders(book, wish, now)
        if not why:
            changed = differs(book, wish, now)
            why = _begin(window, replace(wish, shown=now))
        if why:
            hindered(why)
        elif changed:
            texts, theme = window.texts, window.theme
            window.desk.banner.show_words(lambda _: changed, texts, theme, sign="laurel")

    def failed(problem: ArchiveProblem) -> None:
        hindered(window.texts.told(problem))

    read(lambda: book.load(wish.shown.campaign.id), found, failed)


def _begin(window: MainWindow, wish: Wish) -> str:
    """Why the game can't begin; empty if it did."""
    shown, settings, definition = wish.shown, window.settings, wish.shown.campaign.definition
    assert shown.story is not None
    assert definition is not None
    upcoming = shown.story.next
    assert upcoming is not None
    try:
        header = new_header(
            window.library,
            wish.board,
            upcoming.level,
            new_seed(),
            definition.options,
            upcoming.start,
            wish.way,
        )
    except (NotFound, BadHeader) as problem:
        return window.texts("campaigns.unplayable", problem=problem)
    settings.last_way, settings.last_board = wish.way.id, wish.board
    setup = settings.last_setup if wish.way.physical else "draw"
    _leave(window)
    begin(window, Beginning(header, cast(Setup, setup)))
    window.commands.campaigns.link(shown.campaign)
    return ""


def _leave(window: MainWindow) -> None:
    """Close the dialog in which something was chosen."""
    dialog = window.commands.open_dialog
    if dialog is not None:
        dialog.accept()
