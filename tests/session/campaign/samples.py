"""Campaigns and results in which everything is said that can be said of campaigns."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from msgspec.structs import replace as replace_fields

from solitaria_app.content.campaign import Definition, Passed, Stage, TableRules
from solitaria_app.content.library import Library
from solitaria_app.engine.options import Mover
from solitaria_app.session.campaign.byhand import Why, Wrong
from solitaria_app.session.campaign.campaign import Campaign, State
from solitaria_app.session.campaign.entering import entering
from solitaria_app.session.campaign.fitting import Unfit
from solitaria_app.session.campaign.result import Result, Standing
from solitaria_app.session.entries import Entry
from solitaria_app.session.header import new_header
from solitaria_app.session.meanwhile import Meanwhile, Thing
from solitaria_app.session.words.campaign import CampaignWords
from solitaria_app.session.words.entering import entering_said

VALUES: dict[str, object] = {"name": "x", "most": 999, "least": 27, "start": 20}


def game(lead: int, concordia: bool | None = None, standing: Standing = Standing.OVER) -> Result:
    """A game on Italia with a lead."""
    return Result("italia", "standard", 20, 120 + lead, 120, concordia, standing=standing)


def stage(passed: Passed | None, **values: object) -> Stage:
    """A stage at standard."""
    return Stage("standard", 20, passed=passed, **values)  # type: ignore[arg-type]


def campaigns(library: Library) -> list[Campaign]:
    """All kinds, at all places."""
    two = (stage(Passed(wins=1), per=1), stage(Passed(boards="won"), next="draw"))
    played = (stage(Passed(boards="played"), boards=("imperium", "italia"), next="in-turn"),)
    turns = (stage(None, next="in-turn"),)
    tour = (stage(Passed(boards="won"), next="in-turn"),)
    many = (stage(None, boards=("a", "b", "c", "d"), per=5),)
    kinds: list[tuple[Definition, list[Result]]] = [
        (library.campaign("classic"), [game(10), replace(game(-3), start=18)]),
        (library.campaign("classic"), []),
        (library.campaign("classic"), [replace(game(5), start=18)]),
        (library.campaign("classic"), [game(100), game(5)]),
        (library.campaign("classic"), [game(0, True), game(0, False)]),
        (Definition("two", "Two", two), [game(1)]),
        (Definition("two", "Two", two), [game(1), game(1), replace(game(1), board="imperium")]),
        (Definition("won", "Won", two[1:]), [game(1), replace(game(1), board="imperium")]),
        (Definition("played", "Played", played), [game(1), game(1)]),
        (Definition("played", "Played", played), [game(1), replace(game(1), board="imperium")]),
        (Definition("many", "Many", many), [game(-1), game(-1)]),
        (Definition("turns", "Turns", turns), [replace(game(1), level="veteran")]),
        (Definition("tour", "Tour", tour), []),
        (library.campaign("classic"), [game(20), game(0, standing=Standing.RUNNING)]),
        (Definition("wins", "Wins", (stage(Passed(wins=1)),)), [game(1)]),
        (Definition("games", "Games", (stage(Passed(games=2)),)), [game(1)]),
        *(
            (Definition("games", "Games", (stage(Passed(games=2)),)), [game(a), game(b)])
            for a, b in ((1, 1), (-1, -1), (1, -1))
        ),
        (library.campaign("free"), [game(0, standing=standing) for standing in Standing]),
    ]
    return [
        Campaign(number, definition.name, definition, results=tuple(results))
        for number, (definition, results) in enumerate(kinds)
    ]


def entry(library: Library) -> Entry:
    """A saved game."""
    return Entry(1, new_header(library, "italia", "veteran", "s"))


def say_all(words: CampaignWords, library: Library) -> list[str]:
    """Every sentence."""
    said = [words.none()]
    for campaign in campaigns(library):
        assert campaign.definition is not None
        said += words.rules(campaign.definition)
        said += words.told(campaign)
        story = campaign.story(library.largest_first)
        said.append(words.follows(campaign.definition, story))
        said += words.next(campaign.definition, story)
        said += words.told(replace(campaign, state=State.PAUSED))
        said += words.told(replace(campaign, state=State.GIVEN_UP))
        others = (Result(board, "expert", 40, 150, 100) for board in ("italia", "imperium"))
        for result in (*others, game(0), game(95)):
            found = entering(campaign, library.largest_first, result)
            said += filter(None, entering_said(words, campaign.definition, found))
    ends = [Passed(wins=1), Passed(games=2), Passed(boards="won"), Passed(boards="played"), None]
    lines = (*map(stage, ends), stage(Passed(start_at_most=0), per=5))
    said += words.demands(Definition("lines", "Lines", lines))
    said += [words.wrong(Wrong(why, "", VALUES)) for why in Why]
    said += [Meanwhile(Path(), thing).said(words.texts.language) for thing in Thing]
    story = campaigns(library)[1].story(library.largest_first)
    said += [words.unfit(why, story, entry(library)) for why in Unfit]
    free = replace_fields(library.campaign("free"), table_rules=TableRules(Mover.ANY))
    said += words.table_rules(free)
    return said
