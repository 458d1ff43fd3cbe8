"""`solitaria play`: its options, and the data it begins with."""

from __future__ import annotations

import pytest

from solitaria_app.content.library import Library
from solitaria_app.session.places import games_file

from .playing import Play, saved


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["--board", "italy"], "did you mean italia?"),
        (["--level", "hard"], 'no level called "hard"'),
        (["--mover", "longest"], 'no value of the table rule mover called "longest"'),
        (["--no-site", "x"], 'no value of the table rule no_site called "x"'),
        (["--language", "la"], 'no language called "la"'),
        (["--seed", ""], "The seed is empty."),
        (["--seed", "y" * 60], "at most"),
        (["--sead", "1"], "--sead"),
    ],
)
def test_one_sentence_and_status_2_for_what_can_not_be_used(
    play: Play, arguments: list[str], text: str
) -> None:
    got = play(["1"], *arguments)
    assert (got.exit_code, got.stdout) == (2, "")
    (line,) = got.stderr.splitlines()
    assert text in line
    assert not games_file().exists()


def test_table_rules_are_kept_with_the_game(play: Play, library: Library) -> None:
    play(["q"], "--mover", "any", "--no-site", "take-card")
    (game,) = saved(library)
    assert (game.header.mover, game.header.no_site) == ("any", "take-card")


def test_what_is_a_guess_is_told_with_a_new_game_only(play: Play) -> None:
    told = "Partly guesses, so compare with your box: the blue die"
    assert told in play(["q"], "--language", "en").stdout
    assert told not in play(["1", "q"]).stdout


def test_a_broken_data_file_is_told(play: Play) -> None:
    folder = games_file().parent / "data"
    folder.mkdir(parents=True)
    (folder / "dice.yaml").write_text("dice: 3\n", encoding="utf-8")
    got = play(["1"])
    assert (got.exit_code, got.stdout) == (2, "")
    assert got.stderr.startswith(f"{folder / 'dice.yaml'}:1: ")
