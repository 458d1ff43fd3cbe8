"""`solitaria play --way`: dice, cards and tokens typed beside a table."""

from __future__ import annotations

from click.testing import CliRunner

from solitaria_app.cli.main import solitaria
from solitaria_app.content.library import Library
from solitaria_app.engine import notation
from solitaria_app.engine.following import Way
from solitaria_app.session.archive import Archive
from solitaria_app.session.game import Game
from solitaria_app.session.places import games_file
from solitaria_app.session.policy import random_policy
from solitaria_app.session.simulate import play_game


def run(lines: list[str], *options: str) -> str:
    text = "".join(f"{line}\n" for line in lines)
    result = CliRunner().invoke(solitaria, ["play", *options], input=text, catch_exceptions=False)
    return result.output


def saved(library: Library) -> Game:
    archive = Archive(games_file())
    return archive.load(archive.entries()[0].id, library)


def test_a_whole_game_typed_beside_a_table_ends_as_on_the_screen(library: Library) -> None:
    rules = library.ruleset("italia", "veteran")
    end, inputs, _ = play_game(rules, "typed", random_policy)
    run(
        [notation.write(rules, given) for given in inputs],
        *("--level", "veteran", "--way", "full", "--seed", "another"),
    )
    game = saved(library)
    assert game.state.over
    assert game.state.contrarius == end.contrarius
    assert game.state.human == end.human
    rolled = [text for text in map(str, game.inputs) if text.startswith("Rolled")]
    assert rolled and all("by_hand=True" in text for text in rolled)


def test_for_me_draws_by_the_seed(library: Library) -> None:
    said = run(["d"] * 60, "--way", "full", "--seed", "same")
    assert "d: roll or draw it for me" in said
    assert "Nothing is to be rolled or drawn" in said
    drawn = saved(library)
    run([], "--seed", "same", "--new")
    digital = saved(library)
    assert drawn.state.city_goods == digital.state.city_goods
    assert drawn.state.display == digital.state.display


def test_corrections_and_another_way_can_be_typed(library: Library) -> None:
    said = run(
        [*["d"] * 60, "correct points contrarius 7", "follow light", "follow light"],
        *("--way", "full", "--seed", "same"),
    )
    assert "Corrected: Contrarius has 7 points" in said
    assert "The game is played like that already." in said
    state = saved(library).state
    assert state.contrarius.points == 7
    assert state.way is Way.LIGHT


def test_a_way_that_is_none() -> None:
    assert "The ways are digital, full, light" in run([], "--way", "upside")
