"""What was done in a file and in its copy since they were one is there when they are one again."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from solitaria_app.content.campaign import TableRules
from solitaria_app.content.library import Library
from solitaria_app.engine.inputs import Input
from solitaria_app.session.archive import Archive
from solitaria_app.session.backup import Backup, back_up
from solitaria_app.session.campaign.campaign import State
from solitaria_app.session.campaign.result import Result
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.session.collection import Collection
from solitaria_app.session.game import Game
from solitaria_app.session.puttingback import restore

ENTERED = [Result("italia", "standard", 20, human, 110) for human in (120, 131, 142)]
"""Results by hand that are different ones."""
START = 60
"""After how many inputs the game of both stands."""


class Both:
    """A file of one game, and the copy that was made of it."""

    def __init__(self, path: Path, library: Library, played: Game) -> None:
        self.path, self.library = path, library
        self.archive, self.collection = Archive(path), Collection(path)
        self.campaigns = Campaigns(path)
        self.archive.add(Game.replay(played.header, library, played.inputs[:START]))
        self.campaign = self.campaigns.create("Summer", library.campaign("classic"))
        self.campaigns.add_by_hand(self.campaign, ENTERED[0])
        self.played = played

    def change(self, does: Callable[[Game], object]) -> None:
        """The game is changed and saved."""
        game = self.archive.load(1, self.library)
        does(game)
        self.archive.save(1, game)

    def play(self) -> None:
        self.change(lambda game: game.do(self.played.inputs[game.cursor]))

    def copied(self) -> Backup:
        copy = back_up(self.path)
        assert copy is not None
        return copy

    def fork(self, does: Callable[[], object]) -> Backup:
        """A copy of what the file is after something was done, which the file is without."""
        older = self.path.read_bytes()
        does()
        copy = self.copied()
        self.path.write_bytes(older)
        return copy

    def join(self, copy: Backup) -> Game:
        assert restore(self.path, copy, bring=True).numbers == {1: 1}
        return Archive(self.path).load(1, self.library)

    def results(self) -> list[int]:
        (campaign,) = Campaigns(self.path).all()
        return [result.human for result in campaign.results]


@pytest.fixture
def both(tmp_path: Path, library: Library, played: Game) -> Both:
    return Both(tmp_path / "games.db", library, played)


def test_what_was_written_beside_a_game_stays(both: Both) -> None:
    both.collection.note(1, "Of before.")
    copy = both.fork(lambda: both.collection.note(1, "In the copy."))
    both.collection.rename(1, "Winter")
    both.collection.note(1, "In the file.")
    both.collection.give_up(1)
    both.join(copy)
    entry = Archive(both.path).entry(1)
    assert entry is not None and (entry.name, entry.given_up) == ("Winter", True)
    assert entry.note == "In the copy.\n\nIn the file."


def test_bookmarks_of_both_stay_and_so_does_where_it_stands(both: Both) -> None:
    copy = both.fork(lambda: both.change(lambda game: game.bookmarks.update({2: "copy", 3: "c"})))

    def mark_and_go_back(game: Game) -> None:
        game.bookmarks.update({3: "file", 4: "file"})
        game.go_to(5)

    both.change(mark_and_go_back)
    game = both.join(copy)
    assert (game.bookmarks, game.cursor) == ({2: "copy", 3: "file", 4: "file"}, 5)


@pytest.mark.parametrize("in_file", [True, False])
def test_the_game_that_was_played_further_goes_on_with_the_others_bookmarks(
    both: Both, in_file: bool
) -> None:
    def mark() -> None:
        both.change(lambda game: game.bookmarks.update({2: "here"}))

    copy = both.fork(mark if in_file else both.play)
    (both.play if in_file else mark)()
    game = both.join(copy)
    assert (game.length(), game.bookmarks) == (START + 1, {2: "here"})
    assert len(Archive(both.path).entries()) == 1


def test_lines_that_were_tried_in_both_stay(both: Both) -> None:
    courses: list[Input] = []

    def another(game: Game) -> None:
        at = game.decision_before() or 0
        game.go_to(at)
        courses.append(game.inputs[at])
        game.do(next(given for given in game.legal() if given not in courses))
        courses.append(game.inputs[at])

    copy = both.fork(lambda: both.change(another))
    both.change(another)
    game = both.join(copy)
    before, there, _, here = courses
    at = game.decision_before() or 0
    assert game.inputs[at] == here
    assert {line.inputs[at] for line in game.abandoned} == {before, there}


def test_a_campaign_is_as_it_was_changed_last(both: Both) -> None:
    copy = both.copied()
    rules = TableRules.of(both.library.table_rules({"mover": "any", "no_site": "reroll"}))
    both.campaigns.rename(both.campaign, "Winter")
    both.campaigns.set_state(both.campaign, State.PAUSED)
    both.campaigns.set_table_rules(both.campaign, rules)
    both.join(copy)
    (campaign,) = Campaigns(both.path).all()
    assert (campaign.name, campaign.state) == ("Winter", State.PAUSED)
    assert campaign.definition is not None and campaign.definition.table_rules is not None
    newer = both.fork(lambda: both.campaigns.rename(both.campaign, "Autumn"))
    both.join(newer)
    assert [one.name for one in Campaigns(both.path).all()] == ["Autumn"]


def test_a_result_that_was_corrected_counts_once(both: Both) -> None:
    copy = both.copied()
    (one,) = both.campaigns.load(both.campaign).results
    both.campaigns.edit(both.campaign, one, Result("italia", "standard", 20, 125, 110))
    both.join(copy)
    assert both.results() == [125]


def test_the_same_result_entered_twice_stays_two(both: Both) -> None:
    copy = both.copied()
    both.campaigns.add_by_hand(both.campaign, ENTERED[0])
    both.join(copy)
    assert both.results() == [120, 120]
    newer = both.fork(lambda: both.campaigns.add_by_hand(both.campaign, ENTERED[1]))
    both.join(newer)
    assert both.results() == [120, 120, 131]


def test_different_results_of_both_stay(both: Both) -> None:
    other = Result("italia", "standard", 20, human=142, contrarius=99)
    copy = both.fork(lambda: both.campaigns.add_by_hand(both.campaign, ENTERED[1]))
    both.campaigns.add_by_hand(both.campaign, other)
    both.join(copy)
    assert both.results() == [120, 142, 131]
    both.join(copy)
    assert both.results() == [120, 142, 131]


def test_a_damaged_game_keeps_no_other_from_coming_along(both: Both) -> None:
    copy = both.copied()
    both.play()
    both.archive.add(Game.replay(both.played.header, both.library, both.played.inputs[:1]), "New")
    with closing(sqlite3.connect(both.path)) as db, db:
        db.execute("UPDATE game SET aside = 7, name = CAST(x'B1' AS TEXT) WHERE id = 1")
    assert restore(both.path, copy, bring=True).numbers == {1: 1, 2: 2}
    assert {entry.name for entry in Archive(both.path).entries()} == {"\ufffd", "New"}
