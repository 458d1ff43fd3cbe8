"""`solitaria play`: games that were left half-way are offered."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from solitaria_app.content.library import Library
from solitaria_app.engine.scoring import score
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.session.archive import Archive
from solitaria_app.session.collection import Collection
from solitaria_app.session.game import Game
from solitaria_app.session.openlock import claim
from solitaria_app.session.places import games_file

from .playing import Play, decisions, saved


def test_a_game_left_half_way_is_offered_and_goes_on(play: Play, library: Library) -> None:
    lines = decisions(library, "standard", "half")
    half = len(lines) // 2
    first = play(lines[:half], "--seed", "half")
    assert first.exit_code == 0
    assert "The game is saved" in first.stdout
    second = play(["1", *lines[half:]])
    assert "A game is saved half-way" in second.stdout
    assert "seed half" in second.stdout
    assert second.exit_code == 0
    (game,) = saved(library)
    assert game.state.over
    at_once = Game(game.header, library)
    for given in game.inputs:
        at_once.do(given)
    assert at_once.state == game.state
    third = play([], "--seed", "half")
    assert "half-way" not in third.stdout


def test_a_new_game_beside_a_saved_one_loses_neither(play: Play, library: Library) -> None:
    play(["1"], "--seed", "old")
    got = play(["x", "9", "2", "1"], "--seed", "new")
    assert got.stdout.count("There is no option") == 2
    assert [game.header.seed for game in saved(library)] == ["new", "old"]
    offer = play(["q"]).stdout
    assert offer.index("seed new") < offer.index("seed old")
    got = play(["2", "q"])
    assert "seed old. Every step is saved" in got.stdout
    got = play(["q"], "--new", "--seed", "third")
    assert "half-way" not in got.stdout
    assert len(saved(library)) == 3


@pytest.mark.parametrize("lines", [[], ["q"], ["quit"]])
def test_leaving_at_the_question_which_game_begins_none(
    play: Play, library: Library, lines: list[str]
) -> None:
    play(["q"], "--seed", "one")
    got = play(lines, "--seed", "two")
    assert (got.exit_code, got.stderr) == (0, "")
    assert len(saved(library)) == 1


def test_the_offer_tells_how_each_game_stands_and_names_one_that_is_damaged(
    play: Play, library: Library
) -> None:
    play([], "--seed", "old")
    play(["2"], "--seed", "new")
    archive = Archive(games_file())
    new, old = archive.entries()
    with closing(sqlite3.connect(games_file())) as db:
        db.execute("UPDATE game SET header = '{' WHERE id = ?", (new.id,))
        db.execute("UPDATE game SET summary = '' WHERE id = ?", (old.id,))
        db.commit()
    shown = play(["q"]).stdout
    game = archive.load(old.id, library)
    you, contrarius = score(game.state, 0).total, score(game.state, CONTRARIUS).total
    when = old.when()
    assert when is not None
    stands = f"turn {game.state.turn}, you {you}, Contrarius {contrarius}"
    assert f"seed old, {stands}, saved {when:%Y-%m-%d %H:%M}" in shown.replace("\n", " ")
    assert f"game {new.id} has an unreadable header" in shown.replace("\n", " ")


def test_a_game_that_is_open_elsewhere_or_differs_is_told_and_another_one_offered(
    play: Play, library: Library
) -> None:
    for seed in ("first", "second", "third"):
        play([str(len(saved(library)) + 1)], "--seed", seed)
    archive = Archive(games_file())
    third, second, _ = archive.entries()
    with closing(sqlite3.connect(games_file())) as db:
        db.execute("UPDATE input SET text = 'dance' WHERE game = ? AND number = 2", (second.id,))
        db.commit()
    other = claim(archive.path, third.id)
    assert other is not None
    shown = play(["1", "1", "1", "q"]).stdout.replace("\n", " ")
    assert "This game is open in another window" in shown
    assert f"game {second.id} can't be opened: the present rules refuse 'dance'" in shown
    assert "seed first" in shown
    assert "The game is saved" in shown
    other.close()


def test_a_game_that_was_given_up_is_not_offered(play: Play) -> None:
    play([], "--seed", "old")
    Collection(games_file()).give_up(Archive(games_file()).entries()[0].id)
    assert "A game is saved half-way" not in play(["q"], "--seed", "new").stdout
