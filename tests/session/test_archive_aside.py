"""The archive keeps abandoned journals and bookmarks, and never mixes two windows' games."""

from __future__ import annotations

from pathlib import Path

import pytest

from solitaria_app.content.library import load
from solitaria_app.engine.notation import read
from solitaria_app.session.archive import Archive, ChangedElsewhere
from solitaria_app.session.collection import Collection
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.lines import Line

LIBRARY = load()


@pytest.fixture
def game() -> Game:
    game = Game(new_header(LIBRARY, "italia", "standard", "aside"), LIBRARY)
    game.settle()
    game.do(read(game.rules, "play tribune"))
    game.settle()
    return game


def test_abandoned_journals_and_bookmarks_come_back(tmp_path: Path, game: Game) -> None:
    archive = Archive(tmp_path / "games.db")
    number = archive.add(game)
    start = game.turn_ends()[0]
    game.go_to(start)
    game.do(read(game.rules, "play architect"))
    game.bookmarks[start] = "what if?"
    game.abandoned[0] = Line(game.abandoned[0].inputs, ((start + 1, "the Tribune"),))
    archive.save(number, game)
    again = Archive(tmp_path / "games.db").load(number, LIBRARY)
    assert again.abandoned == game.abandoned
    assert len(again.abandoned) == 1
    assert again.bookmarks == {start: "what if?"}
    assert again.inputs == game.inputs


def test_a_game_that_has_the_number_of_one_that_was_removed(tmp_path: Path, game: Game) -> None:
    """Numbers come up again, revisions too: another window's game is not that of here."""
    first = Archive(tmp_path / "games.db")
    number = first.add(game)
    Collection(first.path).delete([number])
    Collection(first.path).forget(days=-1)
    other = Game(new_header(LIBRARY, "italia", "standard", "other"), LIBRARY)
    assert Archive(first.path).add(other) == number
    game.do(read(game.rules, "place land roma"))
    with pytest.raises(ChangedElsewhere):
        first.save(number, game)
    assert Archive(first.path).load(number, LIBRARY).inputs == []


def test_a_game_changed_in_another_window_is_not_overwritten(tmp_path: Path, game: Game) -> None:
    first = Archive(tmp_path / "games.db")
    number = first.add(game)
    second = Archive(tmp_path / "games.db")
    other = second.load(number, LIBRARY)
    other.do(read(other.rules, "done"))
    second.save(number, other)
    game.do(read(game.rules, "place land roma"))
    with pytest.raises(ChangedElsewhere, match="another window"):
        first.save(number, game)
    assert Archive(tmp_path / "games.db").load(number, LIBRARY).inputs == other.inputs
