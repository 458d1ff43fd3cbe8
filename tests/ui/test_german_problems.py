"""In a German window what goes wrong is told in German."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from solitaria_app.session.archive import Archive
from solitaria_app.session.game import Game
from solitaria_app.ui import files
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.paths import Places
from tests.ui.conftest import MakeWindow
from tests.ui.gameslist import open_list, sql


def test_a_file_of_games_that_takes_nothing(window: MainWindow) -> None:
    window.commands.run("language:de")
    games = window.places.games
    Path(f"{games}-journal").mkdir()  # a folder lies where the change would be noted
    controller = window.controller
    assert controller.game is not None
    controller.do(controller.game.legal()[0])
    assert window.desk.banner.isVisible()
    said = window.desk.banner.words.text()
    assert said.startswith(f"Die Partie geht weiter, wird aber nicht gespeichert: {games}: D")
    assert said.endswith(" nimmt die Datei nicht an oder gibt sie nicht her.")


def test_damaged_games_and_files_that_are_none(
    make_window: MakeWindow,
    places: Places,
    whole: Game,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for _ in range(2):
        Archive(places.games).add(whole)
    sql(places, "UPDATE game SET header = '{}' WHERE id = 1")
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "bad.yaml").write_text("recipe: bread\n")
    monkeypatch.setattr(files, "ask_for_folder", lambda *_: tmp_path / "in")
    window = make_window()
    window.commands.run("language:de")
    dialog = open_list(window)
    dialog.table.choose([1])
    assert f"{places.games}: Der Kopf von Partie 1 ist nicht lesbar." in dialog.details.facts.text()
    dialog.traffic.folder.trigger()
    qtbot.waitUntil(lambda: dialog.traffic.work is None)
    told = dialog.strip.problems.toPlainText().splitlines()[-1]
    assert told.endswith("bad.yaml:1: das ist keine Partie: der Schlüssel game fehlt")
