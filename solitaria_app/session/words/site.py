"""Where Contrarius builds, in one sentence: the wish, the city, the colonist that moves."""

from __future__ import annotations

from solitaria_app.engine import events as ev
from solitaria_app.engine.choice import Choice
from solitaria_app.engine.dice import Die

from .phrases import Phrases


def site_sentence(
    say: Phrases,
    chose: ev.Chose,
    die: Die | None,
    track: ev.HouseLeftTrack | None,
    mover: ev.ColonistMoved | ev.ColonistStayed | None,
    by: str = "",
) -> str:
    """`die` is the one that was rolled for it and `by` who rolled it, `track` the house taken for
    want of supply."""
    text = say.texts.text
    site = _site(say, chose.choice)
    if track is not None:
        house = text("build.track", points=say.points(track.position))
        site = text("build.joined", first=site, second=house)
    match mover:
        case ev.ColonistMoved(_, kind, place, line, steps):
            way = say.move("contrarius", kind, place, line, steps)
            site = text("build.joined", first=site, second=way)
        case ev.ColonistStayed(kind, line):
            site = text("build.joined", first=site, second=say.stay("stays", kind, line))
    return say.texts.sentence(
        _wish(chose, die),
        die=say.die(die) if die is not None else "",
        good=say.good(chose.choice.wanted),
        city_of=say.city_of(chose.choice.wanted),
        subject=say.specialist_of(chose.choice.wanted),
        site=site,
        by=by,
    )


def _wish(chose: ev.Chose, die: Die | None) -> str:
    if die is not None:
        return "build.die-s" if chose.by_specialist else "build.die"
    return "build.specialist" if chose.by_specialist else "build.wanted"


def _site(say: Phrases, choice: Choice) -> str:
    good = choice.good
    if good is None:
        return say.texts.text("build.site.none")
    if good is choice.wanted:
        return say.texts.text("build.site", city=say.city(choice.city))
    tried = [say.good(attempt.good) for attempt in choice.attempts[:-1]]
    return say.texts.text(
        "build.site.fallback",
        goods=say.texts.listed(tried, "or"),
        city=say.city(choice.city),
        good=say.good(good),
    )
