"""Set-ups are kept by name, never overwritten unawares, and begin new games of any way."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from solitaria_app.content.digest import digest
from solitaria_app.content.faults import BadFile
from solitaria_app.content.library import Library, load
from solitaria_app.engine.corrections import SwapTokens
from solitaria_app.engine.dice import Die, Face
from solitaria_app.engine.following import Way
from solitaria_app.engine.inputs import MIDWAY, Follow, Hold
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.laid import drawn, has_setup, same_draws
from solitaria_app.session.setups import BadName, NameTaken, Setups, clean_name


@pytest.fixture(scope="module")
def library() -> Library:
    return load()


@pytest.fixture
def setups(tmp_path: Path) -> Setups:
    return Setups(tmp_path / "setups")


def physical(library: Library, level: str = "standard", way: Way = Way.FULL) -> Game:
    return drawn(new_header(library, "italia", level, "7", way=way), library)


def test_a_set_up_begins_a_game_with_another_seed_and_way(setups: Setups, library: Library) -> None:
    game = physical(library)
    game.do(game.legal()[0])  # a card: not part of the set-up
    setups.save("My table", game, library)
    (saved,) = setups.saved(library)
    assert (saved.name, saved.problem) == ("My table", None)
    new = setups.load(saved, library, "other", Way.LIGHT)
    assert (new.header.seed, new.header.way, new.header.board) == ("other", "light", "italia")
    start = game.state_at(game.turn_ends()[0])
    assert new.state.city_goods == start.city_goods
    assert (new.state.display, new.state.stacks) == (start.display, start.stacks)
    assert new.state.turn == 1
    assert new.state.way is Way.LIGHT


def test_it_begins_with_the_box_as_it_is_by_now(setups: Setups, library: Library) -> None:
    setups.save("My table", physical(library), library)
    faces = (Face.SEA,) * 6
    red = replace(library.dice[Die.RED], faces=faces)
    other = replace(library, dice={**library.dice, Die.RED: red})
    new = setups.load(setups.saved(other)[0], other, "8", Way.DIGITAL)
    assert new.rules.dice.red == faces
    assert new.header.rules == digest(new.rules)


def test_what_was_corrected_before_the_first_card_belongs_to_it(
    setups: Setups, library: Library
) -> None:
    game = physical(library)
    cities = game.rules.board.by_letter["A"]
    goods = game.state.city_goods
    other = next(city for city in cities if goods[city] != goods[cities[0]])
    game.do(Follow(Way.LIGHT))
    game.do(SwapTokens(cities[0], other))
    setups.save("corrected", game, library)
    new = setups.load(setups.saved(library)[0], library, "8", Way.DIGITAL)
    assert new.state.city_goods == game.state.city_goods
    assert new.state.way is Way.DIGITAL


def test_a_name_is_never_taken_twice_unawares(setups: Setups, library: Library) -> None:
    first, second = physical(library), physical(library, "expert")
    path = setups.save("Rome", first, library)
    before = path.read_bytes()
    with pytest.raises(NameTaken, match="Rome"):
        setups.save(" rome ", second, library)
    assert path.read_bytes() == before
    assert setups.save("rome", second, library, over=True) == path
    assert [saved.header and saved.header.level for saved in setups.saved(library)] == ["expert"]


@pytest.mark.parametrize(
    "name",
    [
        "",
        "  ",
        "a/b",
        "a\\b",
        ".hidden",
        "end.",
        "what?",
        "nul",
        "COM1.x",
        "nul .txt",
        "lpt¹",
        "x" * 61,
    ],
)
def test_a_name_must_suit_every_system(setups: Setups, library: Library, name: str) -> None:
    with pytest.raises(BadName):
        setups.save(name, physical(library), library)
    assert not setups.folder.exists()


def test_names_are_tidied() -> None:
    assert clean_name("  Rom  und \t mehr ") == "Rom und mehr"


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("game: {format: 99}\n", "newer version"),
        ("other: 1\n", "not a game"),
        ("{", "line"),
        (None, "not whole"),
    ],
)
def test_a_file_that_cant_be_used_is_listed_and_stays(
    setups: Setups, library: Library, text: str | None, part: str
) -> None:
    path = setups.save("good", physical(library), library)
    if text is None:  # a set-up cut off in the middle of the tokens
        lines = path.read_text().splitlines(keepends=True)
        cut = next(n for n, line in enumerate(lines) if "token" in line)
        text = "".join(line for line in lines[: cut + 3])
    bad = setups.folder / "bad.yaml"
    bad.write_text(text)
    listed = {saved.name: saved for saved in setups.saved(library)}
    assert listed["good"].problem is None
    problem = str(listed["bad"].problem)
    assert "\n" not in problem
    assert "bad.yaml" in problem
    if part != "line":
        assert part in problem
    with pytest.raises(BadFile):
        setups.load(listed["bad"], library, "1", Way.FULL)
    assert bad.read_text() == text


def test_a_set_up_can_be_deleted(setups: Setups, library: Library) -> None:
    setups.save("one", physical(library), library)
    setups.save("two", physical(library), library)
    setups.delete(setups.saved(library)[0])
    assert [saved.name for saved in setups.saved(library)] == ["two"]


def test_only_a_whole_set_up_can_be_saved(setups: Setups, library: Library) -> None:
    game = Game(new_header(library, "italia", "standard", "7", way=Way.FULL), library)
    while not has_setup(game):
        with pytest.raises(ValueError, match="whole"):
            setups.save("x", game, library)
        game.do(game.draw())
    midway = Game(game.header, library)
    for given in game.inputs:
        if midway.refusal(MIDWAY) is None:
            break
        midway.do(given)
    midway.do(MIDWAY)
    assert midway.state.turn == 1
    assert not has_setup(midway)


def test_the_same_draws_again_leave_the_veterans_choice_open(library: Library) -> None:
    game = physical(library, "veteran")
    while not game.state.turn:
        game.do(game.legal()[-1])
    again = same_draws(game, library)
    assert again.header == game.header
    assert again.state.city_goods == game.state.city_goods
    assert again.state.display == game.state.display


@pytest.mark.parametrize("begun", [Way.FULL, Way.LIGHT])
def test_goods_and_money_that_were_corrected_before_the_first_card_are_kept(
    setups: Setups, library: Library, begun: Way
) -> None:
    game = physical(library, way=begun)
    if begun is Way.LIGHT:
        game.do(Follow(Way.FULL))
        game.do(Hold((1, 0, 0, 0, 0), 5))
        game.do(Follow(Way.DIGITAL))
    stock = Hold((2, 2, 1, 1, 1), 30)
    game.do(stock)
    setups.save("Rich", game, library)
    (saved,) = setups.saved(library)
    for way in Way:
        new = setups.load(saved, library, "other", way)
        holds = Hold(new.state.human.goods, new.state.human.sestertii)
        assert holds == (Hold((0,) * 5, 0) if way is Way.LIGHT else stock)
        assert (new.state.turn, new.state.way) == (1, way)
