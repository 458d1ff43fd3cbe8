"""The story of a campaign: `campaign` of the rules, and every other kind."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solitaria_app.content.campaign import Definition, Passed
from solitaria_app.content.library import Library
from solitaria_app.session.campaign.begin import begun
from solitaria_app.session.campaign.result import Result, Standing
from solitaria_app.session.campaign.story import Story, next_start, story

from .conftest import BOARDS, by, one_stage


def tell(definition: Definition, *results: Result) -> Story:
    return story(definition, results, BOARDS)


@pytest.fixture
def classic(library: Library) -> Definition:
    return library.campaign("classic")


@pytest.fixture
def ladder(library: Library) -> Definition:
    return library.campaign("ladder")


# --- the campaign of the rules (002, `campaign`) ---------------------------------


def test_campaign_begins_at_standard_with_20_points(classic: Definition) -> None:
    found = tell(classic)
    assert found.next is not None
    assert (found.next.number, found.next.level, found.next.start) == (1, "standard", 20)
    assert found.next.boards == BOARDS
    assert (found.games, found.wins, found.losses, found.streak) == ((), 0, 0, 0)
    assert found.games_left is None
    assert not found.finished


def test_campaign_the_example_of_the_rules(classic: Definition) -> None:
    """Won by 10: the second game starts with 20 - 2 = 18 points."""
    found = tell(classic, by(10))
    (game,) = found.games
    assert (game.number, game.due, game.result.lead, game.next_start) == (1, 20, 10, 18)
    assert found.start == 18
    assert found.next is not None and found.next.start == 18


@pytest.mark.parametrize(
    ("lead", "after"), [(1, 20), (4, 20), (5, 19), (9, 19), (10, 18), (24, 16)]
)
def test_campaign_a_fifth_of_the_lead_is_rounded_down(
    classic: Definition, lead: int, after: int
) -> None:
    assert tell(classic, by(lead)).start == after


@pytest.mark.parametrize("lead", [-1, -5, -40])
def test_campaign_a_loss_changes_nothing(classic: Definition, lead: int) -> None:
    found = tell(classic, by(lead))
    assert (found.start, found.wins, found.losses) == (20, 0, 1)


@pytest.mark.parametrize(("concordia", "won"), [(True, True), (False, False), (None, False)])
def test_campaign_a_tie_is_decided_by_the_concordia_card_and_changes_nothing(
    classic: Definition, concordia: bool | None, won: bool
) -> None:
    found = tell(classic, by(0, concordia=concordia))
    assert (found.wins, found.losses, found.start) == (int(won), int(not won), 20)


@pytest.mark.parametrize(("second", "after", "finished"), [(49, 1, False), (50, 0, True),
                                                           (64, -2, True)])  # fmt: skip
def test_campaign_ends_when_the_next_start_would_be_0_or_below(
    classic: Definition, second: int, after: int, finished: bool
) -> None:
    found = tell(classic, by(50), by(second, start=10))
    assert (found.games[-1].next_start, found.finished) == (after, finished)
    assert found.games[-1].passed is finished
    assert (found.next is None) is finished
    assert found.rungs[0].passed is finished


def test_campaign_goes_on_by_the_start_of_each_game(classic: Definition) -> None:
    results = [by(10), by(-3, start=18), by(23, start=18), by(0, start=14, concordia=True)]
    found = tell(classic, *results)
    assert [game.due for game in found.games] == [20, 18, 18, 14]
    assert [game.next_start for game in found.games] == [18, 18, 14, 14]
    assert (found.wins, found.losses, found.streak) == (3, 1, 2)


def test_a_game_taken_out_changes_what_follows(classic: Definition) -> None:
    first, second = by(30), by(10, start=14)
    assert tell(classic, first, second).start == 12
    found = tell(classic, second)
    assert found.start == 18
    assert not found.games[0].as_due
    assert tell(classic, first, second).games[1].as_due


def test_a_game_at_another_level_is_told(classic: Definition) -> None:
    assert not tell(classic, by(1, level="veteran")).games[0].as_due


def test_what_comes_after_the_end_does_not_count(classic: Definition) -> None:
    found = tell(classic, by(100), by(10))
    assert [game.number for game in found.games] == [1, None]
    assert (found.wins, found.start, found.finished) == (1, 0, True)


@given(st.lists(st.integers(-100, 100), max_size=12))
def test_campaign_as_worked_out_a_second_time(leads: list[int]) -> None:
    """Another way to the same: the start is 20 less all fifths, until 0 is reached."""
    definition = one_stage(Passed(start_at_most=0), per=5)
    fifths = [lead // 5 if lead > 0 else 0 for lead in leads]
    sums = [20 - sum(fifths[:n]) for n in range(len(leads) + 1)]
    end = next((n for n, start in enumerate(sums) if start <= 0), None)
    found = tell(definition, *(by(lead) for lead in leads))
    assert found.finished is (end is not None)
    assert found.start == (sums[-1] if end is None else sums[end])
    assert [game.number is not None for game in found.games] == [
        end is None or n < end for n in range(len(leads))
    ]


def test_without_per_the_start_stays() -> None:
    assert next_start(20, 50, True, None) == 20


# --- games that are not over ------------------------------------------------------


@pytest.mark.parametrize("standing", [Standing.RUNNING, Standing.GIVEN_UP, Standing.UNREADABLE])
def test_a_game_that_is_not_over_does_not_count(classic: Definition, standing: Standing) -> None:
    open_game = replace(by(50), standing=standing, game=7)
    found = tell(classic, open_game, by(10))
    assert [game.counts for game in found.games] == [False, True]
    running = standing is Standing.RUNNING
    assert found.start == 18
    assert found.running is (open_game if running else None)
    # a running game has its number already, whatever is entered meanwhile
    assert [game.number for game in found.games] == ([1, 2] if running else [None, 1])
    assert found.next is not None and found.next.number == (3 if running else 2)


def test_the_numbers_of_games_stay_when_one_of_them_ends(classic: Definition) -> None:
    running = replace(by(1), standing=Standing.RUNNING, game=7)
    results = [by(5), running, by(10)]
    numbers = [game.number for game in tell(classic, *results).games]
    results[1] = by(1)
    assert numbers == [game.number for game in tell(classic, *results).games] == [1, 2, 3]
    alone = tell(classic, by(5), running)
    assert alone.next is not None and alone.next.number == 2  # the one that is running
    assert alone.going_on is alone.games[1]
    assert tell(classic, running, by(100)).going_on is None


# --- the ladder -------------------------------------------------------------------


def test_the_ladder_goes_on_to_the_next_level(ladder: Definition) -> None:
    found = tell(ladder, by(99, start=40, level="beginner"))
    assert (found.start, found.stage, found.games[0].passed) == (21, 0, False)
    found = tell(ladder, by(100, start=40, level="beginner"))
    assert (found.games[0].next_start, found.games[0].passed) == (20, True)
    assert found.stage == 1
    assert found.next is not None
    assert (found.next.level, found.next.start) == ("standard", 20)
    assert [rung.passed for rung in found.rungs] == [True] + 6 * [False]


def test_the_ladder_to_its_end(ladder: Definition) -> None:
    wins = [by(100), by(100), by(50), by(-1), by(50), by(1), by(-1), by(-1), by(1), by(1)]
    found = tell(ladder, *wins)
    assert found.finished
    assert [rung.games for rung in found.rungs] == [1, 1, 1, 2, 1, 3, 1]
    assert [rung.wins for rung in found.rungs] == 7 * [1]
    assert [game.level for game in found.games[-2:]] == ["strong-expert-9", "strong-expert-8"]
    assert (found.stage, found.wins, found.losses, found.streak) == (6, 7, 3, 2)
    assert not tell(ladder, *wins[:-1]).finished


# --- free campaigns ---------------------------------------------------------------


def test_so_many_games() -> None:
    definition = one_stage(Passed(games=3))
    found = tell(definition, by(9), by(-9))
    assert (found.games_left, found.start, found.finished) == (1, 20, False)
    found = tell(definition, by(9), by(-9), by(-9))
    assert (found.games_left, found.finished, found.streak) == (0, True, -2)


def test_so_many_wins() -> None:
    definition = one_stage(Passed(wins=2))
    assert tell(definition, by(9), by(-9)).games_left is None
    assert not tell(definition, by(9), by(-9)).finished
    assert tell(definition, by(9), by(-9), by(1)).finished


def test_an_open_end_never_ends_and_points_stop_at_0() -> None:
    definition = one_stage(per=1)
    found = tell(definition, *(by(90) for _ in range(50)))
    assert (found.finished, found.start, found.games_left) == (False, 0, None)
    assert found.games[0].next_start == 0


def test_boards_in_turn() -> None:
    definition = one_stage(next="in-turn", boards=("italia", "imperium", "far-away"))
    for played, board in enumerate(["italia", "imperium", "far-away", "italia", "imperium"]):
        found = tell(definition, *(by(-1) for _ in range(played)))
        assert found.next is not None and found.next.boards == (board,)


def test_boards_by_drawing_come_from_the_seed() -> None:
    definition = one_stage(next="draw", boards=("italia", "imperium", "far-away"))

    def drawn(seed: str, games: int = 40) -> list[str]:
        results: list[Result] = []
        for _ in range(games):
            found = tell(Definition("t", "T", definition.stages, seed=seed), *results)
            assert found.next is not None
            (board,) = found.next.boards
            results.append(by(-1, board))
        return [result.board for result in results]

    first = drawn("one")
    assert first == drawn("one")
    assert first != drawn("two")
    assert min(first.count(board) for board in ("italia", "imperium", "far-away")) > 5
    # as docs/formats.md has it
    for n, board in enumerate(first, 1):
        digests = {
            sha256(f"one:board:{n}:{name}".encode()).hexdigest(): name
            for name in ("italia", "imperium", "far-away")
        }
        assert board == digests[min(digests)]


def test_a_board_drawn_stays_when_a_game_on_it_is_given_up() -> None:
    definition = one_stage(next="draw")
    before = tell(definition, by(1)).next
    given_up = replace(by(1), standing=Standing.GIVEN_UP)
    assert tell(definition, by(1), given_up).next == before


# --- tours ------------------------------------------------------------------------


def test_a_tour_until_every_board_is_won() -> None:
    tour = one_stage(Passed(boards="won"), next="in-turn", boards=BOARDS)
    assert tell(tour).boards_left == BOARDS
    lost = tell(tour, by(-1, "imperium"))
    assert lost.next is not None and lost.next.boards == ("imperium",)
    assert lost.games_left is None
    won = tell(tour, by(-1, "imperium"), by(1, "imperium"))
    assert won.next is not None and won.next.boards == ("italia",)
    assert won.boards_left == ("italia",)
    assert tell(tour, by(1, "imperium"), by(1, "italia")).finished


def test_a_tour_that_plays_every_board_once() -> None:
    tour = one_stage(Passed(boards="played"), next="in-turn", boards=BOARDS)
    lost = tell(tour, by(-1, "imperium"))
    assert lost.next is not None and lost.next.boards == ("italia",)
    assert lost.games_left == 1
    assert tell(tour, by(-1, "imperium"), by(-1)).finished


def test_a_tour_by_choice_or_drawing_offers_what_is_left() -> None:
    by_choice = one_stage(Passed(boards="played"), boards=(*BOARDS, "far-away"))
    found = tell(by_choice, by(1))
    assert found.next is not None and found.next.boards == ("imperium", "far-away")
    by_drawing = one_stage(Passed(boards="played"), next="draw", boards=BOARDS)
    found = tell(by_drawing, by(1))
    assert found.next is not None and found.next.boards == ("imperium",)


def test_a_tour_does_not_grow_once_begun(library: Library) -> None:
    tour = begun(library.campaign("grand-tour"), library, "seed")
    found = story(tour, [by(1, "imperium"), by(1)], ("new", *BOARDS))
    assert found.finished
    open_one = begun(library.campaign("classic"), library, "seed")
    known = story(open_one, [], ("new", *BOARDS)).next
    assert known is not None and known.boards == ("new", *BOARDS)


def test_a_game_on_a_board_outside_the_tour_counts_for_the_score_alone() -> None:
    tour = one_stage(Passed(boards="won"), next="in-turn", boards=BOARDS)
    found = tell(tour, by(5, "far-away"))
    assert (found.wins, found.boards_left) == (1, BOARDS)
