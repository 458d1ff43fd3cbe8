"""Architect: movement, and the reaction (000 Architect; 002:61-64; 003:34-40, `move-together`)."""

import pytest

from solitaria_app.engine.refusal import Why
from tests.engine.table import Table, toy


def test_as_many_steps_as_colonists_on_the_board():
    """000 Architect: three colonists, three steps, divided freely."""
    table = Table("italia").you(land="roma roma", sea="roma")
    table.do("play architect", "move roma cosa=roma", "move roma cosa~roma")
    table.do("move cosa=roma florentia=cosa")
    assert table.refused("move roma spoletvm=roma") is Why.NO_STEPS_LEFT
    assert table.legal("move") == []


def test_steps_count_colonists_in_cities_too():
    """003:34, 000: colonists that stand in the capital or in an own city are on the board."""
    table = Table("italia").you(land="roma cosa", houses="cosa")
    table.do("play architect", "move roma spoletvm=roma", "move cosa cosa=roma")
    assert table.legal("move") == []


def test_003_036_steps_are_interleaved():
    """003:36: A one step, B one step, then A again."""
    table = Table("italia").you(land="roma", sea="roma olbia~roma")
    table.do(
        "play architect",
        "move roma cosa=roma",
        "move roma cosa~roma",
        "move cosa=roma florentia=cosa",
        "done",
    )
    assert table.colonists(table.state.human) == ["florentia=cosa", "cosa~roma", "olbia~roma"]


def test_003_034_movement_is_optional():
    """003:34: none, some or all of the steps; building next to one that did not move is fine."""
    table = Table("italia").you(land="cosa=roma", goods="1 food", sestertii=1)
    table.do("play architect", "build cosa", "done")
    assert table.houses(table.state.human) == ["cosa"]


def test_003_034_movement_ends_before_building():
    """003:34: after the first house nobody moves any more."""
    table = Table("italia").you(land="cosa=roma", sea="roma", goods="1 food", sestertii=1)
    table.do("play architect", "build cosa")
    assert table.refused("move roma olbia~roma") is Why.MOVEMENT_OVER
    assert table.legal("move") == []


def test_reach_first_step_from_a_city_leads_onto_a_line_there():
    """reach-first-step, 000: the first step from Roma leads onto one of its own lines."""
    table = Table("italia").you(land="roma", sea="roma")
    table.do("play architect")
    assert table.legal("move") == sorted(
        [
            "roma cosa=roma",
            "roma spoletvm=roma",
            "roma casinvm=roma",
            "roma cosa~roma",
            "roma olbia~roma",
            "roma neapolis~roma",
            "roma panormvs~roma",
        ]
    )
    assert table.refused("move roma florentia=cosa") is Why.NOT_ADJACENT_LINE


def test_003_040_a_city_between_two_lines_costs_nothing():
    """003:40: from line to line through a city is one step."""
    table = Table("italia").you(land="cosa=roma")
    table.do("play architect", "move cosa=roma florentia=cosa", "done")
    assert table.colonists(table.state.human) == ["florentia=cosa"]


def test_003_040_occupied_lines_are_passed_at_the_cost_of_a_step():
    """003:40: over Contrarius' line, but not to rest on it."""
    table = Table("italia").you(land="roma", sea="olbia~roma").contrarius(land="cosa=roma")
    table.do("play architect", "move roma cosa=roma")
    assert table.refused("done") is Why.NOT_AT_REST
    assert table.refused("build cosa") is Why.NOT_AT_REST
    assert "done" not in table.legal()
    table.do("move cosa=roma florentia=cosa", "done")
    assert table.colonists(table.state.human) == ["florentia=cosa", "olbia~roma"]


def test_003_040_none_steps_onto_an_occupied_line_with_the_last_step():
    """003:40, move-together: a position without a legal end is never entered."""
    table = Table("italia").you(land="roma").contrarius(land="cosa=roma")
    table.do("play architect")
    assert table.refused("move roma cosa=roma") is Why.CANNOT_REST
    assert "roma cosa=roma" not in table.legal("move")


def test_move_together_two_share_a_line_on_the_way():
    """move-together: my own two may share a line while moving, but at the end stand alone."""
    table = Table("italia").you(land="roma cosa=roma")
    table.do("play architect", "move roma cosa=roma")
    assert table.refused("done") is Why.NOT_AT_REST
    assert table.refused("move cosa=roma spoletvm=roma") is None
    table.do("move cosa=roma florentia=cosa", "done")
    assert table.colonists(table.state.human) == ["cosa=roma", "florentia=cosa"]


def test_move_together_keeps_steps_for_the_way_out():
    """move-together: with one step left somebody must leave a shared line, so others can't move."""
    table = Table("italia").you(land="roma cosa=roma")
    table.do("play architect", "move roma cosa=roma")
    assert table.legal() == sorted(
        f"move cosa=roma {line}" for line in ("florentia=cosa", "spoletvm=roma", "casinvm=roma")
    )


def test_move_together_a_dead_end_is_not_entered():
    """move-together: three at one end of a single road can't all come out with too few steps."""
    board = toy("roma=alba alba=veii veii=ostia", {"latium": "alba veii ostia"})
    table = Table(board).you(land="roma roma roma=alba")
    table.do("play architect", "move roma roma=alba", "move roma=alba alba=veii")
    assert table.refused("move roma roma=alba") is Why.CANNOT_REST
    table.do("move alba=veii veii=ostia")
    assert table.legal() == ["done"]


def test_parallel_lines_are_two_places():
    """000 Architect: the line is what a colonist occupies, not the pair of cities."""
    board = toy("roma=alba roma=alba alba=veii", {"latium": "alba veii"})
    table = Table(board).you(land="roma roma").contrarius(land="roma=alba")
    table.do("play architect", "move roma roma=alba#2", "done")
    assert table.colonists(table.state.human) == ["roma", "roma=alba#2"]


def test_land_and_sea_colonists_keep_to_their_lines():
    """000 Architect: brown lines for land, blue lines for sea colonists."""
    table = Table("italia").you(land="cosa=roma")
    table.do("play architect")
    assert table.refused("move cosa=roma cosa~roma") is Why.NO_COLONIST_THERE
    assert all("=" in text.split()[1] for text in table.legal("move"))


def test_a_colonist_never_steps_back_into_a_city():
    """reach-first-step: every further step leads to another line."""
    table = Table("italia").you(land="cosa=roma")
    table.do("play architect")
    assert not any(text.endswith(" roma") for text in table.legal("move"))


def test_003_169_none_may_end_on_a_line_that_only_leads_across():
    """003:169: it can be crossed, but nobody ends there."""
    board = toy("roma~alba| alba~veii alba~ostia", {"latium": "alba veii ostia"})
    table = Table(board).you(sea="roma roma")
    table.do("play architect", "move roma roma~alba")
    assert table.refused("done") is Why.NOT_AT_REST
    table.do("move roma~alba alba~veii", "done")
    table.you(hand="architect").do("roll blue 1", "play architect")
    assert "roma roma~alba" in table.legal("move")


def test_several_may_share_a_line_that_allows_it():
    """003:144, 003:160: sections of river hold any number, on boards that have them."""
    board = toy("roma~alba* alba~veii", {"latium": "alba veii"})
    table = Table(board).you(sea="roma roma~alba").contrarius(sea="roma~alba")
    table.do("play architect", "move roma roma~alba", "done")
    assert table.colonists(table.state.human) == ["roma~alba", "roma~alba"]


def test_002_064_example_blue_die_shows_three():
    """002:64: Contrarius takes the third card, face up, and the display is refilled."""
    table = Table("italia").you(land="roma")
    shown = table.shown()
    table.do("play architect", "done", "roll blue 3")
    assert table.taken() == [shown[2]]
    assert shown[2] in table.ids(table.state.contrarius.face_up)
    assert table.shown()[:6] == shown[:2] + shown[3:]
    assert len(table.shown()) == 7


@pytest.mark.parametrize(("face", "taken"), [(1, 0), (2, 1), (3, 2), (4, 0), (5, 0)])
def test_architect_gap_takes_the_first_card(face, taken):
    """002:63, architect-gap: with three cards left a 4 or 5 takes the first one."""
    table = Table("italia").you(land="roma").display("mason-1", "smith-1", "prefect-1", hidden="")
    shown = table.shown()
    table.do("play architect", "done", f"roll blue {face}")
    assert table.taken() == [shown[taken]]


def test_architect_gap_without_any_card_builds_with_the_white_die():
    """architect-gap, 002:109: no card at all, so Contrarius builds instead."""
    table = Table("italia", goods="cosa food").you(land="roma").display(hidden="")
    table.contrarius(land="roma")
    table.do("play architect", "done")
    assert table.nothing() == ["no-card-left"]
    table.do("roll white food")
    assert table.built_by_contrarius() == ["cosa"]
    assert table.waiting() == "ChooseCard"
