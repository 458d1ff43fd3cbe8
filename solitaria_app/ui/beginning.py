"""From the dialog for a new game to the game: drawn, laid on a table, or from a saved set-up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from solitaria_app.content.faults import BadFile
from solitaria_app.session.header import Header, way_of
from solitaria_app.session.laid import drawn
from solitaria_app.session.setups import SavedSetup, Setups

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow

LOG = 1
"""The tab of the log at the side."""

Setup = Literal["lay", "draw", "saved", "midway"]
"""Where the set-up comes from: a person enters it, the seed brings it, a file holds it; or the
game on the table is under way."""


@dataclass(frozen=True)
class Beginning:
    """What was chosen. With a set-up of a file the header gives only seed and way."""

    header: Header
    setup: Setup
    saved: SavedSetup | None = None


def choose_new(window: MainWindow) -> None:
    """Open the dialog for a new game, and begin what is chosen there."""
    from solitaria_app.ui.campaign import offering
    from solitaria_app.ui.dialogs.new_game import NewGameDialog

    campaigns = offering.going_on(window)
    dialog = NewGameDialog(
        window,
        window.library,
        window.texts,
        window.theme,
        window.settings,
        Setups(window.places.setups),
        [offering.offer(window, shown) for shown in campaigns],
    )

    def open_box() -> None:
        from solitaria_app.ui.box import opening

        opening.open_box(window, dialog)

    dialog.began.connect(lambda wanted: begin(window, wanted))
    dialog.campaign.connect(lambda number: offering.take(window, campaigns[number]))
    dialog.doubts.box_wanted.connect(open_box)
    window.commands.show(dialog)


def begin(window: MainWindow, wanted: Beginning) -> None:
    """Begin the game that was chosen; a set-up that can't be used is told of."""
    header, library, following = wanted.header, window.library, window.commands.following
    following.expect_midway(False)
    if wanted.setup == "saved" and wanted.saved is not None:
        setups = Setups(window.places.setups)
        try:
            game = setups.load(wanted.saved, library, header.seed, way_of(header))
        except BadFile as problem:
            window.commands.tell(window.texts.told(problem), window.texts("new.setup.failed"))
            return
    elif wanted.setup == "draw":
        game = drawn(header, library)
    else:
        window.controller.start(header)
        following.expect_midway(wanted.setup == "midway")
        return
    window.controller.adopt(game)
    if game.state.way.physical:
        window.desk.side.show_tab(LOG)  # it tells what is to be laid out


def save_setup(window: MainWindow) -> None:
    """Ask for a name and keep the set-up of the present game."""
    from solitaria_app.ui.dialogs.save_setup import SaveSetupDialog

    game = window.controller.game
    if game is None:
        return
    dialog = SaveSetupDialog(window, Setups(window.places.setups), game, window.library)
    dialog.failed.connect(window.commands.tell)

    def told(name: str) -> None:
        banner, texts = window.desk.banner, window.texts
        banner.show_note(lambda t: t("setup.done", name=name), texts, window.theme)

    dialog.saved.connect(told)
    window.commands.show(dialog)
