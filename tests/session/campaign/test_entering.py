"""What a result would mean for a campaign, before it is entered."""

from __future__ import annotations

from dataclasses import replace

from solitaria_app.content.library import Library
from solitaria_app.session.campaign.begin import Choices, begun
from solitaria_app.session.campaign.campaign import Campaign
from solitaria_app.session.campaign.entering import entering
from solitaria_app.session.campaign.result import Result
from solitaria_app.session.words.campaign import CampaignWords
from solitaria_app.session.words.entering import entering_said

from .conftest import by

BOARDS = ("imperium", "italia")


def said(
    library: Library, campaign: Campaign, result: Result, before: Result | None = None
) -> tuple[str, str]:
    assert campaign.definition is not None
    found = entering(campaign, BOARDS, result, before)
    return entering_said(CampaignWords("en", library), campaign.definition, found)


def test_the_next_start_and_what_is_another_game_than_the_next_one(library: Library) -> None:
    classic = Campaign(1, "x", library.campaign("classic"))
    assert said(library, classic, by(10)) == ("Won by 10. The next game starts with 18 points.", "")
    outcome, warning = said(library, classic, by(10, level="expert", start=40))
    assert outcome == "Won by 10. The next game starts with 18 points."
    assert warning == (
        "The game is at Expert, not at Standard. The game started with 40, not with 20. The "
        "result is kept all the same: it counts as game 1, from 20, with its lead."
    )


def test_a_board_that_a_tour_does_not_ask_for(library: Library) -> None:
    tour = begun(library.campaign("grand-tour"), library, "s", Choices(tour="played"))
    campaign = Campaign(1, "x", tour, results=(by(5, board="imperium"),))
    _, warning = said(library, campaign, by(10, board="imperium"))
    assert "kept all the same as game 2, but Imperium is no board that is left" in warning


def test_after_the_end_and_in_place_of_an_earlier_one(library: Library) -> None:
    first = replace(by(100), number=1)
    classic = Campaign(1, "x", library.campaign("classic"), results=(first,))
    assert said(library, classic, by(1)) == (
        "Won by 1. The campaign is at its end: the result is kept, but changes nothing.",
        "",
    )
    changed = said(library, classic, by(10), first)
    assert changed == ("Won by 10. The next game starts with 18 points.", "")


def test_a_stage_that_is_passed_says_which_one_is_next(library: Library) -> None:
    ladder = Campaign(1, "x", begun(library.campaign("ladder"), library, "s"))
    outcome, _ = said(library, ladder, by(100, level="beginner", start=40))
    assert outcome == (
        "Won by 100. Beginner is passed: on to Standard. The next game starts with 20 points."
    )
