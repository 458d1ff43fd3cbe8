"""Writing dice and cards into the player's own files: what else is there stays as it is."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from solitaria_app.content import boxfile
from solitaria_app.content.boxfile import Changes, save
from solitaria_app.content.digest import digest
from solitaria_app.content.faults import BadFile
from solitaria_app.content.library import load
from solitaria_app.engine.cards import Card, God, Personality
from solitaria_app.engine.dice import Die, Face
from solitaria_app.engine.goods import Good

from .conftest import Folder

OURS = load()
FIVE = OURS.piles["contrarius"].cards
RED = replace(
    OURS.dice[Die.RED],
    faces=(Face.LAND, Face.LAND, Face.LAND, Face.SEA, Face.SEA, Face.CARD),
)


def test_new_files_hold_what_was_set_and_count_as_confirmed(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "there"
    library = save(folder, Changes({Die.RED: RED}, {"contrarius": FIVE}))
    assert library.dice[Die.RED].faces == RED.faces
    assert library.dice[Die.RED].name == RED.name
    assert {doubt.id for doubt in library.doubts} == {"blue", "black", "white", "hand", "I", "II"}
    assert (folder / "dice.yaml").read_text("utf-8") == (
        "# Dice of your own box: each takes the place of the program's.\n"
        "dice:\n"
        "  - id: red\n"
        '    name: "Tribune and Colonist die"\n'
        "    certainty: confirmed\n"
        "    faces: [land, land, land, sea, sea, card]\n"
    )
    assert digest(load(folder).ruleset("italia", "standard")) == digest(
        library.ruleset("italia", "standard")
    )


def test_what_nobody_has_compared_stays_doubtful(own: Folder) -> None:
    changes = Changes({Die.RED: RED}, {"contrarius": FIVE}, doubtful=[Die.RED, "contrarius"])
    library = save(own.path, changes)
    assert library.dice[Die.RED].faces == RED.faces
    assert {doubt.id for doubt in library.doubts} >= {"red", "contrarius"}
    sure = save(own.path, Changes({Die.RED: RED}))
    assert "red" not in {doubt.id for doubt in sure.doubts}
    again = save(own.path, Changes({Die.RED: OURS.dice[Die.RED]}, doubtful=[Die.RED]))
    assert "red" in {doubt.id for doubt in again.doubts}


def test_a_pile_with_prices_is_written_whole(own: Folder) -> None:
    cards = OURS.piles["I"].cards
    library = save(own.path, Changes(piles={"I": cards}))
    assert library.piles["I"].cards == cards
    assert "I" not in {doubt.id for doubt in library.doubts}


def test_a_box_like_the_programs_plays_by_the_same_rules(own: Folder) -> None:
    library = save(own.path, Changes(dict(OURS.dice), {"contrarius": FIVE}))
    assert not {doubt.id for doubt in library.doubts} & {"red", "blue", "contrarius"}
    assert digest(library.ruleset("italia", "standard")) == digest(
        OURS.ruleset("italia", "standard")
    )


def test_taking_the_programs_own_again_leaves_nothing(own: Folder) -> None:
    save(own.path, Changes({Die.RED: RED}, {"contrarius": FIVE}))
    library = save(own.path, Changes(dict.fromkeys(Die), {"contrarius": None}))
    assert list(own.path.iterdir()) == []
    assert library.dice == OURS.dice


PLAYERS = """\
# my dice
dice:
  - id: "blue"          # twice the 2
    faces: [1, 2, 2,
            3, 4, 5]    # so it is

  # the red one
  - id: "red"
    name: "Mars"
    note: >
      I am not
      sure
    certainty: single-source   # hm
    faces:
      - land   # first
      - land
      - sea
      - sea
      - card
      - card
  # the white one is right
"""


def test_an_entry_of_the_players_changes_where_it_differs(own: Folder) -> None:
    own.write("dice.yaml", PLAYERS)
    library = save(own.path, Changes({Die.RED: RED}))
    assert (own.path / "dice.yaml").read_text("utf-8") == PLAYERS.replace(
        "single-source ", "confirmed "
    ).replace(
        "- land\n      - sea\n      - sea\n      - card",
        "- land\n      - land\n      - sea\n      - sea",
    )
    assert library.dice[Die.RED].name == "Mars"


def test_entries_are_added_after_the_players(own: Folder) -> None:
    own.write("dice.yaml", PLAYERS)
    white = replace(OURS.dice[Die.WHITE], name="W: mine", faces=(*[Good.WINE] * 6,))
    save(own.path, Changes({Die.WHITE: white}))
    text = (own.path / "dice.yaml").read_text("utf-8")
    added = (
        '  - id: white\n    name: "W: mine"\n    certainty: confirmed\n'
        "    faces: [wine, wine, wine, wine, wine, wine]\n"
    )
    assert added in text
    assert text.replace(added, "") == PLAYERS


def test_an_entry_is_taken_out_alone(own: Folder) -> None:
    own.write("dice.yaml", PLAYERS)
    save(own.path, Changes({Die.BLUE: None}))
    start, _, rest = PLAYERS.partition('  - id: "blue"')
    assert (own.path / "dice.yaml").read_text("utf-8") == start + rest[rest.index("\n\n") + 1 :]
    own.write("dice.yaml", PLAYERS)
    save(own.path, Changes({Die.RED: None}))
    start, _, rest = PLAYERS.partition('  - id: "red"')
    assert (own.path / "dice.yaml").read_text("utf-8") == start + rest[rest.index("  # the w") :]


@pytest.mark.parametrize(
    "text",
    [
        "dice: [{id: blue, faces: [1, 2, 3, 4, 5, 6]}, # six\n {id: red, faces: [land, sea, card,"
        " card, card, card]}, ]\n",
        "{dice: [{id: blue, faces: [1, 2, 3, 4, 5, 6]}]}\n",
        "dice: []  # none yet\n",
        "{dice: []}\n",
        "dice:\n- id: blue\n  faces:\n  - 1\n  - 2\n  - 3\n  - 4\n  - 5\n  - 6\n",
        'dice:\r\n  - id: blue\r\n    faces: [1, 2, 3, 4, 5, 6]  # x\r\n  - "id": red\r\n'
        "    faces: [land, sea, card, card, card, card]\r\n",
        "\ufeffdice:\n  -\n    id: blue\n    faces: [1, 2, 3, 4, 5, 6]",
    ],
)
def test_any_way_of_writing_is_understood(own: Folder, text: str) -> None:
    for die in (Die.RED, Die.BLUE, Die.BLACK):
        (own.path / "dice.yaml").write_bytes(text.encode())
        before = load(own.path).dice
        new = RED if die is Die.RED else replace(OURS.dice[die], faces=(*before[die].faces[1:], 2))
        if die is Die.BLACK:
            new = replace(new, faces=(*[Good.WINE] * 6,))
        after = save(own.path, Changes({die: new})).dice
        assert after[die].faces == new.faces
        content = (own.path / "dice.yaml").read_bytes()
        assert content.count(b"\r") == content.count(b"\r\n")
        assert content.count(b"\r\n") in (0, content.count(b"\n"))
        for other in set(Die) - {die}:
            assert after[other].faces == before[other].faces
        gone = save(own.path, Changes({die: None})).dice
        if (own.path / "dice.yaml").exists():
            content = (own.path / "dice.yaml").read_bytes()
            assert content.count(b"\r") == content.count(b"\r\n")
        assert gone[die].faces == OURS.dice[die].faces
        for other in set(Die) - {die}:
            assert gone[other].faces == before[other].faces


def test_other_piles_stay_and_cards_change_one_by_one(own: Folder) -> None:
    text = """\
piles:
  - source: "contrarius"
    cards:
      - {id: "c-one", personality: architect, god: jupiter, bonus: 1}   # top left
      - id: "c-two"
        personality: consul
        god: jupiter
      - {id: "c-three", personality: prefect, god: saturnus}
  - source: "III"   # mine
    cards:
      - {id: "x", personality: mercator, god: mars, sestertii: 4, price: ["wine"]}
"""
    own.write("cards.yaml", text)
    cards = list(load(own.path).piles["contrarius"].cards)
    cards[1] = Card("c-two", Personality.MERCATOR, God.MARS, "contrarius", sestertii=3)
    library = save(own.path, Changes(piles={"contrarius": cards}))
    assert library.piles["contrarius"].cards == tuple(cards)
    assert (own.path / "cards.yaml").read_text("utf-8") == text.replace(
        'id: "c-two"\n        personality: consul\n        god: jupiter',
        "{id: c-two, personality: mercator, god: mars, sestertii: 3}",
    )
    assert len(save(own.path, Changes(piles={"contrarius": FIVE})).piles["contrarius"].cards) == 5
    assert library.piles["III"] == replace(
        load(own.path).piles["III"], origin=library.piles["III"].origin
    )


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("dice.yaml", "dice:\n  - id: red\n    faces: [land]\n"),
        ("dice.yaml", "dice: [\n"),
        ("dice.yaml", ""),
        ("cards.yaml", "piles:\n  - source: contrarius\n"),
        ("levels.yaml", "levels: []\n"),
    ],
)
def test_a_folder_with_faults_stays_as_it_is(own: Folder, file: str, text: str) -> None:
    own.write(file, text)
    with pytest.raises(BadFile, match=file):
        save(own.path, Changes({Die.RED: RED}, {"contrarius": FIVE}))
    assert {path.name for path in own.path.iterdir()} == {file}
    assert (own.path / file).read_text("utf-8") == text


def test_what_would_be_a_fault_is_not_written(own: Folder) -> None:
    own.write("dice.yaml", PLAYERS)
    bad = replace(RED, faces=(Face.CARD,) * 6)
    with pytest.raises(BadFile, match="the red die needs a face with a colonist"):
        save(own.path, Changes({Die.RED: bad}, {"contrarius": FIVE}))
    assert (own.path / "dice.yaml").read_text("utf-8") == PLAYERS
    assert not (own.path / "cards.yaml").exists()


def test_a_disk_that_refuses_the_second_file_gets_the_first_back(
    own: Folder, monkeypatch: pytest.MonkeyPatch
) -> None:
    own.write("dice.yaml", PLAYERS)
    write = boxfile.write_whole

    def full(path: Path, content: bytes) -> None:
        if path.name == "cards.yaml":
            raise OSError(28, "No space left on device")
        write(path, content)

    monkeypatch.setattr(boxfile, "write_whole", full)
    with pytest.raises(OSError, match="No space"):
        save(own.path, Changes({Die.RED: RED}, {"contrarius": FIVE}))
    assert (own.path / "dice.yaml").read_text("utf-8") == PLAYERS


def test_a_way_of_writing_that_is_not_understood_is_left_alone(own: Folder) -> None:
    text = "? dice # one: two\n: - {id: red, faces: [land, sea, card, card, card, card]}\n"
    own.write("dice.yaml", text)
    with pytest.raises(BadFile, match="can only be changed by hand"):
        save(own.path, Changes({Die.RED: None}))
    assert (own.path / "dice.yaml").read_text("utf-8") == text
