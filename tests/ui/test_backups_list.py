"""The list of copies of the file of games, one of which takes its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from solitaria_app.content.library import Library
from solitaria_app.session import backup
from solitaria_app.session.archive import Archive, ArchiveProblem
from solitaria_app.session.backup import Backup
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.session.collection import Collection
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.holds import Holds, holds
from solitaria_app.session.problem import Problem
from solitaria_app.session.puttingback import Restored
from solitaria_app.session.underway import UnderWay
from solitaria_app.ui import puttingback
from solitaria_app.ui.dialogs.backups import BackupsDialog
from solitaria_app.ui.dialogs.notice import Notice
from solitaria_app.ui.dialogs.progress import Progress
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.paths import Places
from solitaria_app.ui.resuming import resume

from .conftest import MakeWindow
from .gameslist import under_way
from .windows import asked, done_beside, opened, running


@pytest.fixture
def kept(places: Places, whole: Game) -> Archive:
    """Two games, and a copy of the file."""
    archive = under_way(places, whole, 3, 5)
    assert backup.back_up(places.games) is not None
    return archive


def copies(window: MainWindow) -> BackupsDialog:
    """The list of copies, opened from the menu."""
    window.actions_.by_name["backups"].trigger()
    dialog = opened(window)
    assert isinstance(dialog, BackupsDialog)
    return dialog


def test_the_copies_are_listed_and_one_takes_the_place_of_the_file(
    make_window: MakeWindow, places: Places, kept: Archive, library: Library
) -> None:
    kept.add(Game(new_header(library, "italia", "standard", "later"), library))
    backup.back_up(places.games)
    folder = backup.folder_of(places.games)
    (folder / "games-00003-2026-11-28.db").write_bytes(b"half a copy")
    window = make_window()
    resume(window)
    dialog = copies(window)
    words = [dialog.list.item(n).text() for n in range(dialog.list.count())]
    assert words[0] == "11/28/26: damaged, or of a newer version"
    assert words[1].endswith(": 3 games, 0 campaigns")
    assert words[2].endswith(": 2 games, 0 campaigns")
    assert re.search(r" \d+:\d\d:\d\d.[AP]M: ", words[1])
    assert not dialog.list.item(0).flags() & Qt.ItemFlag.ItemIsEnabled
    assert dialog.list.currentRow() == 1
    dialog.list.setCurrentRow(2)
    dialog.take.click()
    asked(window).yes.click()
    done_beside(window)
    assert running(window).state.turn == 6
    assert len(Archive(places.games).entries()) == 2
    assert holds(places.games.with_stem("games-replaced-1")) == Holds(3, 0)
    places.games.with_stem("games-damaged-1").write_bytes(b"nothing to bring back")
    dialog = copies(window)
    last = dialog.list.item(dialog.list.count() - 1)
    assert last.text().endswith(": 3 games, 0 campaigns (replaced, games-replaced-1.db)")
    dialog.list.setCurrentItem(last)
    dialog.take.click()
    asked(window).yes.click()
    done_beside(window)
    assert len(Archive(places.games).entries()) == 3


def test_putting_a_copy_back_is_shown_and_can_be_stopped(
    make_window: MakeWindow,
    kept: Archive,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def endless(_: object, __: object, ___: bool, way: UnderWay) -> None:
        way.step(0.5)
        while True:
            way.wait(0.01)

    monkeypatch.setattr(puttingback, "restore", endless)
    window = make_window()
    resume(window)
    inputs = running(window).inputs
    dialog = copies(window)
    dialog.list.setCurrentRow(0)
    dialog.take.click()
    asked(window).yes.click()
    progress = opened(window)
    assert isinstance(progress, Progress)
    qtbot.waitUntil(lambda: progress.bar.value() == 500)
    progress.stop.click()
    done_beside(window)
    assert window.commands.open_dialog is None
    assert running(window).inputs == inputs
    assert window.controller.only_look is None
    assert [entry.id for entry in kept.entries()] == [2, 1]


def test_where_putting_back_fails_the_present_game_goes_on(
    make_window: MakeWindow, kept: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(path: Path, copy: Backup, bring: bool, way: UnderWay) -> Restored:
        raise ArchiveProblem(Problem("problem.gone", path, so=""))

    monkeypatch.setattr(puttingback, "restore", fails)
    window = make_window()
    resume(window)
    game = running(window)
    dialog = copies(window)
    dialog.take.click()
    asked(window).yes.click()
    done_beside(window)
    assert isinstance(opened(window), Notice)
    assert running(window).inputs == game.inputs
    assert window.controller.saves.plays == 2


def test_what_is_told_of_a_copy_is_hidden_by_no_dialog(
    make_window: MakeWindow, places: Places, kept: Archive
) -> None:
    Collection(places.games).give_up(1)
    Collection(places.games).give_up(2)
    backup.back_up(places.games)
    window = make_window()
    dialog = copies(window)
    dialog.take.click()
    question = asked(window)
    assert question.text.text().startswith("The copy of ")
    assert "(2 games, 0 campaigns) takes the place of all that you have" in question.text.text()
    question.yes.click()
    done_beside(window)
    assert window.commands.open_dialog is None  # none for a new game
    assert window.desk.banner.isVisible()
    assert "is in use now" in window.desk.banner.words.text()


def test_no_is_no_and_leads_back_to_the_list(
    make_window: MakeWindow, places: Places, kept: Archive, qtbot: QtBot
) -> None:
    window = make_window()
    resume(window)
    game, before = running(window), places.games.read_bytes()
    dialog = copies(window)
    dialog.list.setCurrentRow(0)
    dialog.take.click()
    asked(window).no.click()
    qtbot.waitUntil(lambda: isinstance(window.commands.open_dialog, BackupsDialog))
    assert window.controller.game is game
    assert places.games.read_bytes() == before


def test_without_copies_the_list_says_when_there_will_be_one(make_window: MakeWindow) -> None:
    window = make_window()
    dialog = copies(window)
    assert not dialog.list.isVisible()
    assert not dialog.take.isEnabled()


def test_what_a_copy_holds(places: Places, kept: Archive, tmp_path: Path, library: Library) -> None:
    assert holds(places.games) == Holds(2, 0)
    Collection(places.games).delete([1])
    campaigns = Campaigns(places.games)
    campaigns.create("Winter", library.campaign("classic"))
    campaigns.delete(campaigns.create("Autumn", library.campaign("classic")))
    assert holds(places.games) == Holds(1, 1)
    (tmp_path / "bad.db").write_text("nothing")
    assert holds(tmp_path / "bad.db") is None
    assert holds(tmp_path / "none.db") is None
