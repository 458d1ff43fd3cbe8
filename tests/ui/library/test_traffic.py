"""In the list of games: many games out into a folder and in again."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from solitaria_app.content.library import Library
from solitaria_app.session import search
from solitaria_app.session.archive import Archive
from solitaria_app.session.collection import Collection
from solitaria_app.session.game import Game
from solitaria_app.session.gamefile import About, read_file, text_of, write_file
from solitaria_app.ui import files
from solitaria_app.ui.library import traffic, work
from solitaria_app.ui.library.dialog import LibraryDialog
from solitaria_app.ui.resuming import resume
from tests.heldfile import held
from tests.ui.conftest import MakeWindow
from tests.ui.gameslist import numbers, open_list


@pytest.fixture
def kept(three: Archive) -> Archive:
    return three


def finished(dialog: LibraryDialog, qtbot: QtBot) -> str:
    qtbot.waitUntil(lambda: dialog.traffic.work is None)
    return dialog.strip.words.text()


def test_chosen_games_are_saved_in_a_folder(
    make_window: MakeWindow,
    kept: Archive,
    qtbot: QtBot,
    tmp_path: Path,
    library: Library,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    Collection(kept.path).rename(2, "Winter")
    folder = tmp_path / "out"
    monkeypatch.setattr(files, "ask_for_folder", lambda *_: folder)
    dialog = open_list(make_window())
    dialog.table.choose([2, 3])
    dialog.traffic.chosen.trigger()
    assert dialog.strip.bar.isVisible()
    assert finished(dialog, qtbot) == f"2 games saved in {folder}."
    assert not dialog.strip.bar.isVisible()
    names = sorted(path.name for path in folder.iterdir())
    assert len(names) == 2
    assert any("Winter" in name for name in names)
    assert all(read_file(path, library).about.played for path in folder.iterdir())
    dialog.traffic.listed.trigger()
    said = f"1 game saved in {folder}. 2 were there already."
    assert finished(dialog, qtbot) == said


def test_a_folder_is_taken_in_and_each_problem_is_told(
    make_window: MakeWindow,
    kept: Archive,
    qtbot: QtBot,
    tmp_path: Path,
    whole: Game,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder = tmp_path / "in"
    (folder / "deeper").mkdir(parents=True)
    write_file(whole, folder / "known.yaml")  # all three have its inputs
    write_file(whole.at(whole.turn_ends()[4]), folder / "deeper" / "new.yaml")
    (folder / "bad.yaml").write_text("recipe: bread\n")
    monkeypatch.setattr(files, "ask_for_folder", lambda *_: folder)
    dialog = open_list(make_window())
    dialog.finding.search.setText("nothing like it")
    dialog.traffic.folder.trigger()
    assert finished(dialog, qtbot) == "1 game imported. 1 was there already."
    told = dialog.strip.problems.toPlainText().splitlines()
    assert told[0] == "1 could not be read:"
    assert str(folder / "bad.yaml") in told[1]
    assert len(told) == 2
    assert dialog.strip.problems.isVisible()
    assert numbers(dialog)[-1] == 4  # nobody knows when it was played
    assert dialog.table.games() == []
    assert not dialog.details.deeds["delete"].isVisible()
    dialog.strip.button.click()
    assert numbers(dialog) == [3, 2, 1]
    assert dialog.strip.words.text() == "The import is taken back: 1 game is deleted."


def test_the_game_to_go_on_with_is_one_that_was_played_here(
    make_window: MakeWindow, kept: Archive, qtbot: QtBot, tmp_path: Path, whole: Game
) -> None:
    future = About(played="2999-01-01T00:00:00+00:00")
    for name, about in (("dated", future), ("undated", None)):
        game = whole.at(whole.turn_ends()[2 if about else 4])
        (tmp_path / f"{name}.yaml").write_text(text_of(game, about=about), encoding="utf-8")
    dialog = open_list(make_window())
    dialog.traffic.take_in([tmp_path / "dated.yaml", tmp_path / "undated.yaml"])
    finished(dialog, qtbot)
    assert numbers(dialog) == [3, 2, 1, 5, 4]  # a time that has not been is none
    dialog.close()
    window = make_window()
    resume(window)
    assert window.controller.saves.number == 3


def test_work_can_be_stopped_and_what_is_done_stays(
    make_window: MakeWindow, kept: Archive, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = open_list(make_window())
    folder = tmp_path / "out"
    dialog.traffic.save(list(dialog.model.shown), folder)
    work = dialog.traffic.work
    assert work is not None
    assert not dialog.traffic.saving.isEnabled()
    qtbot.waitUntil(lambda: len(work.results) >= 1)
    dialog.strip.button.click()
    said = finished(dialog, qtbot)
    assert said.endswith("Stopped.")
    assert 1 <= len(list(folder.iterdir())) < 3
    assert dialog.traffic.saving.isEnabled()


def test_an_empty_folder_and_one_that_cannot_be_written_to_are_told(
    make_window: MakeWindow, kept: Archive, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = open_list(make_window())
    dialog.traffic.take_in([tmp_path / "config"])
    assert "can't be read" in finished(dialog, qtbot) or dialog.strip.problems.isVisible()
    (tmp_path / "empty").mkdir()
    dialog.traffic.take_in([tmp_path / "empty"])
    assert finished(dialog, qtbot) == "There is no file of a game in that folder."
    (tmp_path / "wall").write_text("in the way")
    dialog.traffic.save(list(dialog.model.shown), tmp_path / "wall" / "out")
    finished(dialog, qtbot)
    assert dialog.strip.problems.toPlainText().startswith("3 could not be saved:")


def test_leaving_the_list_ends_the_work(
    make_window: MakeWindow, kept: Archive, tmp_path: Path
) -> None:
    dialog = open_list(make_window())
    dialog.traffic.save(list(dialog.model.shown), tmp_path / "out")
    work = dialog.traffic.work
    assert work is not None
    dialog.close()
    assert work.stopped


def test_looking_for_files_shows_how_far_it_is_and_can_be_stopped(
    make_window: MakeWindow,
    kept: Archive,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(search, "AT_ONCE", 1)
    monkeypatch.setattr(work, "TURN_SECONDS", -1)
    monkeypatch.setattr(traffic, "MOST_TOLD", 3)
    folder = tmp_path / "in"
    folder.mkdir()
    for n in range(5):
        (folder / f"{n}.yaml").write_text("recipe: bread\n")
    (folder / "loop").symlink_to(folder)
    dialog = open_list(make_window())
    dialog.traffic.take_in([folder])
    assert dialog.strip.words.text() == "Looking for files of games: 0 found"
    assert dialog.strip.bar.isVisible()
    assert dialog.strip.bar.maximum() == 0
    first = dialog.traffic.work
    assert first is not None
    said: list[str] = []

    def stop(found: int) -> None:
        said.append(dialog.strip.words.text())
        if found == 2:
            dialog.strip.button.click()

    first.looked.connect(stop)
    assert finished(dialog, qtbot) == "No game imported. Stopped."
    assert said[-1] == "Looking for files of games: 2 found"
    assert first.results == []
    dialog.traffic.take_in([folder])
    finished(dialog, qtbot)
    told = dialog.strip.problems.toPlainText().splitlines()
    assert told[0] == "6 could not be read:"
    assert "leads back to a folder above it" in told[1]
    assert told[-1] == "… and 3 more"
    assert len(told) == 5


def test_a_locked_file_ends_an_import_and_does_not_stop_the_window(
    make_window: MakeWindow,
    kept: Archive,
    qtbot: QtBot,
    tmp_path: Path,
    whole: Game,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(work, "WAIT_SECONDS", 0.2)
    for n in range(3):
        write_file(whole.at(whole.turn_ends()[n]), tmp_path / f"{n}.yaml")
    dialog = open_list(make_window())
    with held(kept.path):
        dialog.traffic.take_in([tmp_path / f"{n}.yaml" for n in range(3)])
        said = finished(dialog, qtbot)
        assert said.startswith(f"No game imported. Then it ended: {kept.path}: another window")
        assert said.endswith(
            "Import the rest again later; games that are there already are passed over."
        )
        dialog.traffic.take_in([tmp_path / "1.yaml"])
        under_way = dialog.traffic.work
        assert under_way is not None
        qtbot.waitUntil(lambda: under_way.waits)
    assert finished(dialog, qtbot) == "1 game imported."
