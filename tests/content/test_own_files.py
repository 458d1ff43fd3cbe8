"""A player's own files: what they replace, add, and may not do."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from solitaria_app.content.faults import BadFile
from solitaria_app.content.library import load
from solitaria_app.content.paths import VARIABLE, user_folder
from solitaria_app.engine.cards import Personality
from solitaria_app.engine.ruleset import Die, Face

from .conftest import Folder

RED = 'dice:\n  - id: "red"\n    faces: [land, land, land, sea, sea, card]\n'
FIVE = """
piles:
  - source: "contrarius"
    cards:
      - {id: "c-tribune", personality: tribune, god: mars}
      - {id: "c-architect", personality: architect, god: jupiter}
      - {id: "c-prefect-1", personality: prefect, god: saturnus}
      - {id: "c-prefect-2", personality: prefect, god: saturnus}
      - {id: "c-diplomat", personality: diplomat, god: jupiter}
"""


def test_a_die_replaces_ours_alone(own: Folder) -> None:
    own.write("dice.yaml", RED)
    library = load(own.path)
    land, sea, card = Face.LAND, Face.SEA, Face.CARD
    assert library.ruleset("italia", "standard").dice.red == (land, land, land, sea, sea, card)
    assert library.dice[Die.RED].origin.path == own.path / "dice.yaml"
    assert library.dice[Die.RED].origin.line == 2
    assert library.dice[Die.RED].name == "Red die"
    assert library.dice[Die.BLUE] == load().dice[Die.BLUE]
    doubts = {doubt.id for doubt in library.doubts}
    assert "red" not in doubts
    assert "blue" in doubts


def test_contrarius_five_cards_replace_ours_alone(own: Folder) -> None:
    own.write("cards.yaml", FIVE)
    library = load(own.path)
    five = library.piles["contrarius"].cards
    assert [card.personality for card in five] == [
        Personality.TRIBUNE,
        Personality.ARCHITECT,
        Personality.PREFECT,
        Personality.PREFECT,
        Personality.DIPLOMAT,
    ]
    assert len(library.cards) == 27
    # the order of the piles, and with it every card's number, stays
    assert [card.source for card in library.cards] == [card.source for card in load().cards]
    assert "contrarius" not in {doubt.id for doubt in library.doubts}


def test_boards_are_added_or_replaced(own: Folder, toy: Path) -> None:
    shutil.copytree(toy, own.path, dirs_exist_ok=True)
    assert list(load(own.path).boards) == ["imperium", "italia", "straits", "toy"]
    own.edit("boards/toy.yaml", 'id: "toy"', 'id: "italia"')
    library = load(own.path)
    assert library.boards["italia"].name == "Toy"
    assert list(library.boards) == ["imperium", "italia", "straits"]
    assert ("board", "italia") in {(doubt.kind, doubt.id) for doubt in library.doubts}


def test_a_folder_that_is_not_there_adds_nothing(tmp_path: Path) -> None:
    assert load(tmp_path / "none").boards == load().boards


@pytest.mark.parametrize("file", ["levels.yaml", "dices.yaml", "dice.yml"])
def test_a_file_nobody_would_read_is_reported(own: Folder, file: str) -> None:
    own.write("dice.yaml", RED)
    own.write(file, "levels: []\n")
    with pytest.raises(BadFile) as caught:
        load(own.path)
    assert str(caught.value) == (
        f"{own.path / file}: only boards/*.yaml, campaigns/*.yaml, cards.yaml and dice.yaml "
        "can be added"
    )


def test_a_board_of_another_ending_is_reported_and_other_files_are_not(own: Folder) -> None:
    own.write("boards/mine.yml", "id: x\n")
    own.write("boards/notes.txt", "x\n")
    own.write("notes.txt", "x\n")
    with pytest.raises(BadFile) as caught:
        load(own.path)
    assert str(caught.value) == (
        f"{own.path / 'boards' / 'mine.yml'}: the name of a board's file ends in .yaml"
    )


def test_faults_of_our_own_files_and_theirs_are_told_apart(own: Folder) -> None:
    own.write("dice.yaml", RED.replace("land, land, land", "land, land"))
    own.write("cards.yaml", FIVE.replace("c-tribune", "tribune"))
    assert own.lines() == [
        "cards.yaml:5: the card tribune is there twice",
        "dice.yaml:3: a die has 6 faces, not 5",
    ]
    with pytest.raises(BadFile) as caught:
        load(own.path)
    assert {fault.path for fault in caught.value.faults} == {
        own.path / "cards.yaml",
        own.path / "dice.yaml",
    }


def test_a_file_in_the_place_of_the_folder(own: Folder) -> None:
    own.write("file", "")
    with pytest.raises(BadFile, match="this is a file, not a folder"):
        load(own.path / "file")
    own.write("boards", "")
    with pytest.raises(BadFile, match="boards: this is a file, not a folder"):
        load(own.path)


def test_where_the_folder_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, user_home: Path
) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    assert user_folder() == tmp_path
    monkeypatch.setenv(VARIABLE, "")
    named = user_folder()
    assert named.is_relative_to(user_home)
    assert named.name == "data"
    monkeypatch.delenv(VARIABLE)
    assert user_folder() == named
