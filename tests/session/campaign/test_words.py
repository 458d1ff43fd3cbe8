"""Campaigns in words, in both languages."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from solitaria_app.content.campaign import Definition, Passed
from solitaria_app.content.library import Library
from solitaria_app.session.campaign.byhand import Why, Wrong
from solitaria_app.session.campaign.campaign import Campaign, State
from solitaria_app.session.campaign.fitting import Unfit
from solitaria_app.session.campaign.result import Result, Standing
from solitaria_app.session.campaign.story import story
from solitaria_app.session.entries import Entry
from solitaria_app.session.header import new_header
from solitaria_app.session.words import LANGUAGES
from solitaria_app.session.words.campaign import CampaignWords

from .conftest import BOARDS, by, one_stage
from .samples import say_all


@pytest.fixture
def words(library: Library) -> CampaignWords:
    return CampaignWords("en", library)


def told(words: CampaignWords, definition: Definition, *results: Result) -> list[str]:
    return list(words.told(Campaign(1, "x", definition, results=results)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_clean(library: Library, language: str) -> None:
    for sentence in say_all(CampaignWords(language, library), library):
        assert re.fullmatch(r"[^{}_|<>]+\.", sentence), sentence
        assert sentence[0].isupper() or sentence[0].isdigit(), sentence
        assert ".." not in sentence and "  " not in sentence


def test_the_campaign_of_the_rules(words: CampaignWords, library: Library) -> None:
    classic = library.campaign("classic")
    assert words.rules(classic) == (
        "Standard, 20 points at the start. After a win you start with 1 point less for each 5 of "
        "your lead. Passed when the next start would be 0 or less. Boards: your choice among all "
        "there are.",
    )
    first, second, third = by(11, "imperium"), by(-2, start=18), by(0, start=18, concordia=True)
    assert told(words, classic, first, second, third) == [
        "Game 1, Imperium, start 20: you 131, Contrarius 120: won by 11, next start 18.",
        "Game 2, Italia, start 18: you 118, Contrarius 120: lost by 2, next start 18.",
        "Game 3, Italia, start 18: you 120, Contrarius 120: a tie, won by the Concordia card, "
        "next start 18.",
        "2 wins, 1 loss.",
        "Next, game 4: Standard; 18 points at the start; on Imperium or Italia.",
    ]
    assert told(words, classic, by(100)) == [
        "Game 1, Italia, start 20: you 220, Contrarius 120: won by 100, Standard passed.",
        "Passed: Standard.",
        "1 win, 0 losses.",
        "You have reached the end of the campaign and are ready for Veteran.",
    ]
    assert told(words, classic)[0] == "No game is over yet."


def test_a_game_played_with_another_start(words: CampaignWords, library: Library) -> None:
    assert told(words, library.campaign("classic"), by(5, start=18))[0] == (
        "Game 1, Italia, start 18: you 125, Contrarius 120: won by 5, next start 19. It began with "
        "18; by the rules it would be 20."
    )


def test_what_does_not_count(words: CampaignWords, library: Library) -> None:
    free = library.campaign("free")
    lines = [
        told(words, free, replace(by(1), standing=standing))
        for standing in (Standing.RUNNING, Standing.GIVEN_UP, Standing.UNREADABLE)
    ]
    assert lines == [
        [
            "A game on Italia with 20 points at the start is not over.",
            "No game is over yet.",
        ],
        [
            "A game on Italia was given up; it does not count.",
            "No game is over yet.",
            "Next, game 1: Standard; 20 points at the start; on Imperium or Italia.",
        ],
        [
            "A saved game can't be read; it does not count.",
            "No game is over yet.",
            "Next, game 1: Standard; 20 points at the start; on Imperium or Italia.",
        ],
    ]


def test_the_ladder(words: CampaignWords, library: Library) -> None:
    lines = told(words, library.campaign("ladder"), by(100, start=40, level="beginner"), by(-1))
    assert lines == [
        "Game 1, Italia, start 40: you 220, Contrarius 120: won by 100, Beginner passed.",
        "Game 2, Italia, start 20: you 119, Contrarius 120: lost by 1, next start 20.",
        "Stage 2 of 7: Standard.",
        "1 win, 1 loss.",
        "Next, game 3: Standard; 20 points at the start; on Imperium or Italia.",
    ]


def test_tours_and_free_campaigns(words: CampaignWords) -> None:
    tour = one_stage(Passed(boards="won"), next="in-turn", boards=("imperium", "italia"))
    assert told(words, tour, by(1, "imperium"))[1:] == [
        "1 win, 0 losses.",
        "Still to win: Italia.",
        "Next, game 2: Standard; 20 points at the start; on Italia.",
    ]
    three = one_stage(Passed(games=3))
    assert told(words, three, by(-1), by(-2))[2:] == [
        "0 wins, 2 losses.",
        "2 losses in a row.",
        "1 game left.",
        "Next, game 3: Standard; 20 points at the start; on Imperium or Italia.",
    ]
    assert told(words, three, by(1), by(2), by(-1))[3:] == [
        "Finished: won.",
        "2 wins, 1 loss.",
        "3 games played: that was the last one.",
        "More wins than losses: the campaign is won.",
    ]
    four = one_stage(boards=("a", "b", "c", "d"))
    assert told(words, four)[-1].endswith("on a board of your choice.")


def test_paused_and_given_up_campaigns_have_no_next_game(
    words: CampaignWords, library: Library
) -> None:
    campaign = Campaign(1, "x", library.campaign("classic"), State.PAUSED)
    assert words.told(campaign) == ("No game is over yet.", "The campaign is paused.")
    campaign = replace(campaign, state=State.GIVEN_UP)
    assert words.told(campaign)[-1] == "The campaign was given up."
    finished = words.told(replace(campaign, results=(by(100),)))  # as it is at its end
    assert finished[-1].startswith("You have reached the end")
    assert "The campaign was given up." not in finished


def test_a_finished_campaign_says_so_first_and_offers_no_game(
    words: CampaignWords, library: Library
) -> None:
    running = replace(by(1), standing=Standing.RUNNING)
    assert told(words, library.campaign("classic"), running, by(100))[2:] == [
        "Passed: Standard.",
        "1 win, 0 losses.",
        "You have reached the end of the campaign and are ready for Veteran.",
    ]
    tour = one_stage(Passed(boards="won"), next="in-turn", boards=("imperium", "italia"))
    assert told(words, tour, by(1, "imperium"), by(1))[2] == "You have done the tour."
    ladder = library.campaign("ladder")
    assert words.done(ladder, Campaign(1, "x", ladder).story(("italia",))) == "Passed: every stage."


def test_a_running_game_that_would_begin_otherwise_now(
    words: CampaignWords, library: Library
) -> None:
    classic, running = library.campaign("classic"), replace(by(0, start=18), number=2)
    running = replace(running, standing=Standing.RUNNING)
    campaign = Campaign(1, "x", classic, results=(by(60), running))
    story = campaign.story(("italia",))
    said = "A game on Italia is not over. It began with 18; by the rules it would be 8."
    assert words.next(classic, story) == (said,)
    assert words.told(campaign)[1:] == (said, "1 win, 0 losses.")


def test_what_a_result_leads_to(words: CampaignWords, library: Library) -> None:
    def follows(definition: Definition, *results: Result) -> str:
        campaign = Campaign(1, "x", definition, results=results)
        return words.follows(definition, campaign.story(("imperium", "italia")))

    classic = library.campaign("classic")
    assert follows(classic, by(23)) == "The next game starts with 16 points."
    assert follows(classic, by(100)) == "Passed: Standard."
    tour = one_stage(Passed(boards="won"), next="in-turn", boards=("imperium", "italia"))
    assert follows(tour, by(1, "imperium")) == "The next game is on Italia."


def test_boards_in_turn_say_what_a_loss_means(words: CampaignWords) -> None:
    def rule(passed: Passed | None) -> str:
        stage = one_stage(passed, next="in-turn", boards=("imperium", "italia"))
        return words.rules(stage)[0].partition("Boards: ")[2]

    assert rule(Passed(boards="won")).endswith("one that you lose is played again until it is won.")
    assert rule(Passed(boards="played")).endswith("in turn, each once, won or lost.")
    assert rule(None).endswith("in turn, whether you win or lose.")


def test_a_campaign_that_can_not_be_read(words: CampaignWords) -> None:
    assert words.told(Campaign(1, "x", None, problem="It is damaged.")) == ("It is damaged.",)


def test_in_german(library: Library) -> None:
    words = CampaignWords("de", library)
    assert told(words, library.campaign("classic"), by(11, "imperium")) == [
        "Partie 1, Imperium, Start 20: du 131, Contrarius 120: mit 11 gewonnen, nächster Start 18.",
        "1 Sieg, 0 Niederlagen.",
        "Als Nächstes, Partie 2: Standard; 18 Punkte am Start; auf Imperium oder Italia.",
    ]
    assert words.level("strong-veteran") == "Starker Veteran"


def test_names_that_are_gone_are_their_ids(words: CampaignWords) -> None:
    assert (words.board("atlantis"), words.level("hopeless")) == ("atlantis", "hopeless")


def test_what_can_not_be_is_told(words: CampaignWords) -> None:
    wrong = Wrong(Why.HUMAN, "human", {"start": 20, "most": 999})
    assert words.wrong(wrong) == "You end with 20 to 999 points: no fewer than at the start."


def test_a_game_that_does_not_fit_names_every_board_that_would(library: Library) -> None:
    words = CampaignWords("de", library)
    many = one_stage(boards=("a", "b", "c", "d"))
    entry = Entry(1, new_header(library, "italia", "standard", "s"))
    said = words.unfit(Unfit.BOARD, story(many, (), BOARDS), entry)
    assert said == "Die Partie ist auf Italia statt auf a, b, c oder d."
