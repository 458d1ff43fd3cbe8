"""What the player settles when a campaign begins."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from solitaria_app.content.campaign import Passed
from solitaria_app.content.library import Library, NotFound
from solitaria_app.session.campaign.begin import Choices, beginning_at, begun
from solitaria_app.session.header import BadHeader


def test_nothing_settled_keeps_the_definition(library: Library) -> None:
    classic = library.campaign("classic")
    found = begun(classic, library, " a  seed ", Choices())
    assert found.stages == classic.stages
    assert found.seed == "a seed"


def test_everything_of_a_free_campaign(library: Library) -> None:
    choices = Choices(level="Veteran", boards=("Italia",), next="draw", games=5)
    found = begun(library.campaign("free"), library, "seed", choices)
    (stage,) = found.stages
    assert (stage.level, stage.first, stage.boards, stage.next) == (
        "veteran", 10, ("italia",), "draw",
    )  # fmt: skip
    assert stage.passed == Passed(games=5)
    open_end = begun(found, library, "other", Choices(games=0))
    assert open_end.stages[0].passed is None
    assert open_end.seed == "seed"


def test_the_boards_of_a_tour_are_those_of_today(library: Library) -> None:
    found = begun(library.campaign("grand-tour"), library, "seed", Choices(tour="played"))
    (stage,) = found.stages
    assert stage.boards == ("imperium", "italia")
    assert stage.passed == Passed(boards="played")


def test_a_ladder_begins_at_the_level_of_the_players_choice(library: Library) -> None:
    ladder = library.campaign("ladder")
    found = begun(ladder, library, "seed", Choices(begin="Veteran"))
    assert found.stages == ladder.stages[2:]
    assert found.chosen == ()  # older versions of the program can read it
    assert begun(ladder, library, "seed").stages == ladder.stages
    assert beginning_at(library, "veteran") == ladder
    with pytest.raises(ValueError, match="no stage at the level"):
        begun(replace(ladder, stages=ladder.stages[:2]), library, "s", Choices(begin="expert"))


def test_what_is_not_left_to_the_player(library: Library) -> None:
    with pytest.raises(ValueError, match="classic does not leave level to the player"):
        begun(library.campaign("classic"), library, "seed", Choices(level="expert"))


def test_what_there_is_not(library: Library) -> None:
    free = library.campaign("free")
    with pytest.raises(NotFound, match="no level"):
        begun(free, library, "seed", Choices(level="nope"))
    with pytest.raises(NotFound, match="no board"):
        begun(free, library, "seed", Choices(boards=("nope",)))
    with pytest.raises(ValueError, match="needs a board"):
        begun(free, library, "seed", Choices(boards=()))
    with pytest.raises(ValueError, match="can't be negative"):
        begun(free, library, "seed", Choices(games=-1))
    with pytest.raises(BadHeader):
        begun(free, library, "")
