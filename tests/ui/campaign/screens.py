"""The screen of campaigns, used as a person would, and results for it."""

from __future__ import annotations

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from solitaria_app.session.campaign.result import Result
from solitaria_app.session.policy import greedy_policy
from solitaria_app.session.stream import Stream
from solitaria_app.ui.campaign.aftergame import AfterGame
from solitaria_app.ui.campaign.byhand import ByHand
from solitaria_app.ui.campaign.screen import CampaignScreen
from solitaria_app.ui.dialogs.scores import ScoresDialog
from solitaria_app.ui.main_window import MainWindow
from tests.ui.windows import opened, running


def won_by(lead: int, board: str = "italia", start: int = 20, theirs: int = 100) -> Result:
    return Result(board, "standard", start, theirs + lead, theirs, played="2026-05-31")


def screen_of(window: MainWindow) -> CampaignScreen:
    """The screen of campaigns, opened by its key if it is not open."""
    if not isinstance(window.commands.open_dialog, CampaignScreen):
        window.actions_.by_name["campaigns"].trigger()
    dialog = opened(window)
    assert isinstance(dialog, CampaignScreen)
    return dialog


def rows(screen: CampaignScreen, *columns: int) -> list[tuple[str, ...]]:
    model = screen.page.table.games
    return [
        tuple(model.index(row, column).data() for column in columns)
        for row in range(model.rowCount())
    ]


def primary(screen: CampaignScreen) -> QPushButton:
    """The one primary button that is seen."""
    found = [
        button
        for button in screen.findChildren(QPushButton)
        if button.property("look") == "primary" and button.isVisible()
    ]
    assert len(found) == 1
    return found[0]


def play_to_the_end(window: MainWindow) -> None:
    """Greedily, through the controller."""
    stream, game = Stream("end"), running(window)
    while not game.state.over:
        window.controller.do(greedy_policy(game.state, stream))


def the_sheet(window: MainWindow) -> tuple[ScoresDialog, AfterGame]:
    for _ in range(40):
        if window.commands.open_dialog is None:
            QTest.qWait(50)
    dialog = opened(window)
    assert isinstance(dialog, ScoresDialog)
    part = dialog.findChild(AfterGame)
    assert part is not None
    return dialog, part


def by_hand(screen: CampaignScreen) -> ByHand:
    dialog = screen.deeds.open_dialog
    assert isinstance(dialog, ByHand)
    return dialog
