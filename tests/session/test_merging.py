"""A copy and the file it takes the place of become one: nothing is lost on either side."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Thread

import pytest

from solitaria_app.content.library import Library
from solitaria_app.session import puttingback
from solitaria_app.session.archive import Archive
from solitaria_app.session.backup import back_up
from solitaria_app.session.campaign.result import Result
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.session.collection import Collection
from solitaria_app.session.game import Game
from solitaria_app.session.merging import merge
from solitaria_app.session.puttingback import restore
from solitaria_app.session.underway import Stopped, UnderWay
from tests.session.conftest import whole_game


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


def at_turn(library: Library, turn: int, seed: str = "played") -> Game:
    game = whole_game(library, seed=seed)
    game.go_to(game.turn_ends()[turn])
    game.cut()
    return game


def other_course(game: Game) -> Game:
    """The same game with another last decision; the old one is kept beside."""
    game.go_to(game.decision_before() or 0)
    game.do(next(given for given in game.legal() if given != game.inputs[game.cursor]))
    return game


def journals(path: Path, library: Library) -> list[tuple[int, int]]:
    archive = Archive(path)
    return sorted((e.id, archive.load(e.id, library).length()) for e in archive.entries())


def test_an_undone_course_is_a_later_state_too(path: Path, library: Library) -> None:
    archive, game = Archive(path), at_turn(library, 3)
    number = archive.add(game)
    copy = back_up(path)
    assert copy is not None
    archive.save(number, other_course(game))
    restored = restore(path, copy, bring=True)
    assert restored.numbers == {1: 1}
    assert Archive(path).load(1, library).inputs == game.inputs
    assert len(Archive(path).load(1, library).abandoned) == 1


def test_two_courses_stay_two_games(path: Path, library: Library) -> None:
    Archive(path).add(at_turn(library, 5))
    copy = back_up(path)
    assert copy is not None
    path.unlink()
    archive, game = Archive(path), other_course(at_turn(library, 3))
    archive.begin_anew()
    game.abandoned = []
    archive.add(game)
    restored = restore(path, copy, bring=True)
    assert restored.numbers == {1: 2}
    assert journals(path, library) == [(1, at_turn(library, 5).length()), (2, game.length())]


def test_an_earlier_state_does_not_come_back_over_a_later_one(path: Path, library: Library) -> None:
    archive = Archive(path)
    number = archive.add(at_turn(library, 2))
    older = back_up(path)
    archive.save(number, at_turn(library, 5))
    newer = back_up(path)
    assert older is not None and newer is not None
    restore(path, older)
    assert restore(path, newer, bring=True).numbers == {1: 1}
    assert journals(path, library) == [(1, at_turn(library, 5).length())]


def test_a_game_and_its_copy_stay_two(path: Path, library: Library) -> None:
    archive = Archive(path)
    for turn in (3, 3):
        archive.add(at_turn(library, turn))
    copy = back_up(path)
    assert copy is not None
    assert restore(path, copy, bring=True).numbers == {1: 1, 2: 2}
    assert len(journals(path, library)) == 2


def test_what_was_deleted_only_in_the_copy_is_there(path: Path, library: Library) -> None:
    Archive(path).add(at_turn(library, 2))
    Collection(path).delete([1])
    copy = back_up(path)
    assert copy is not None
    Collection(path).restore([1])
    restore(path, copy, bring=True)
    assert [entry.id for entry in Archive(path).entries()] == [1]


def test_campaigns_come_along_with_their_games(path: Path, library: Library) -> None:
    definition = library.campaign("classic")
    archive, campaigns = Archive(path), Campaigns(path)
    by_hand = Result("italia", "standard", 20, human=130, contrarius=120, concordia=True)
    kept = campaigns.create("Kept", definition, [by_hand])
    campaigns.add_game(kept, archive.add(at_turn(library, 2)))
    copy = back_up(path)
    assert copy is not None
    new = archive.add(at_turn(library, 4, seed="new"))
    campaigns.add_game(kept, new)
    later = campaigns.create("Later", definition, [by_hand])
    campaigns.add_game(later, archive.add(at_turn(library, 1, seed="newer")))
    restore(path, copy, bring=True)
    found = {one.name: [r.game for r in one.results] for one in Campaigns(path).all()}
    assert found == {"Kept": [None, 1, 2], "Later": [None, 3]}


def test_of_two_games_that_began_alike_the_one_played_further_goes_on(
    path: Path, library: Library
) -> None:
    for turn in (3, 5):
        Archive(path).add(at_turn(library, turn))
    copy = back_up(path)
    assert copy is not None
    path.unlink()
    archive = Archive(path)
    archive.begin_anew()
    archive.add(at_turn(library, 6))
    assert restore(path, copy, bring=True).numbers == {1: 2}
    lengths = [at_turn(library, turn).length() for turn in (3, 6)]
    assert journals(path, library) == [(1, lengths[0]), (2, lengths[1])]


def test_work_that_is_not_wanted_changes_nothing(path: Path, library: Library) -> None:
    archive = Archive(path)
    archive.add(at_turn(library, 2))
    copy = back_up(path)
    assert copy is not None
    archive.add(at_turn(library, 3, seed="new"))
    before, way = path.read_bytes(), UnderWay()
    way.stop()
    with pytest.raises(Stopped):
        restore(path, copy, bring=True, under_way=way)
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.glob("games*")] == ["games.db"]


def test_a_long_statement_is_stopped_too() -> None:
    way = UnderWay()
    way.stop()
    endless = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT max(x) FROM n"
    ended = pytest.raises(sqlite3.OperationalError, match="interrupted")
    with closing(sqlite3.connect(":memory:")) as db, way.watching(db), ended:
        db.execute(endless).fetchone()


def test_what_is_saved_while_it_goes_on_is_saved_in_the_joined_file(
    path: Path, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = Archive(path)
    archive.add(at_turn(library, 2))
    copy = back_up(path)
    assert copy is not None
    saving = Thread(target=lambda: archive.add(at_turn(library, 3, seed="new")))
    reading = Archive(path)
    seen: list[int] = []

    def merge_slowly(*given: object) -> object:
        saving.start()
        saving.join(0.05)
        seen.extend(entry.id for entry in reading.entries())
        return merge(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(puttingback, "merge", merge_slowly)
    assert restore(path, copy, bring=True).numbers == {1: 1}
    saving.join()
    assert seen == [1]  # it waited, and looking did not
    assert [entry.id for entry in Archive(path).entries()] == [2, 1]


def test_a_file_that_was_in_order_is_not_called_damaged(path: Path, library: Library) -> None:
    Archive(path).add(at_turn(library, 2))
    copy = back_up(path)
    assert copy is not None
    aside = restore(path, copy).aside
    assert aside is not None and aside.name == "games-replaced-1.db"
    path.write_bytes(b"no games")
    aside = restore(path, copy).aside
    assert aside is not None and aside.name == "games-damaged-1.db"
