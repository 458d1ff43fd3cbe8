"""Which figures there are to see: pages of views, each a table with charts drawn from it. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from typing import Literal

from solitaria_app.session.finished import Fact, detailed
from solitaria_app.session.statistics import cards, course, gods, groups, overview
from solitaria_app.session.statistics.dice import dice
from solitaria_app.session.statistics.entered import saved_only
from solitaria_app.session.statistics.sites import sites
from solitaria_app.session.statistics.streaks import streaks
from solitaria_app.session.statistics.tables import Table

PAGES = ("overview", "levels", "gods", "contrarius", "dice", "time")
"""The pages in their order; keys of texts."""

Look = Literal["you", "contrarius", "plain", "expected"]
"""How a series looks: filled in a colour, or an outline of another."""


class Draw(Enum):
    """Kinds of charts."""

    BARS = auto()
    """A bar to the right for each row, for names."""
    COLUMNS = auto()
    """A bar upwards for each row, for what has an order."""
    STACKED = auto()
    """The same, the series on top of each other."""
    RANGES = auto()
    """From the lowest to the highest, with mean and median."""
    COURSE = auto()
    """A mark for each game, with a line."""


@dataclass(frozen=True, slots=True)
class Series:
    """A column that is drawn, and how it looks."""

    column: str
    look: Look = "plain"


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart of a table; `id` is a key of texts."""

    id: str
    draw: Draw
    series: tuple[Series, ...]


@dataclass(frozen=True, slots=True)
class View:
    """A table and its charts; `table` is made when the view is shown. `games` are those that it
    is drawn from, without those that do not tell enough."""

    id: str
    table: Callable[[], Table]
    charts: tuple[Chart, ...]
    games: Sequence[Fact]
    about: str = ""


def _single(draw: Draw, *columns: str) -> tuple[Chart, ...]:
    return tuple(Chart(column, draw, (Series(column),)) for column in columns)


def _both(id: str, mine: str, theirs: str, draw: Draw = Draw.BARS) -> Chart:
    return Chart(id, draw, (Series(mine, "you"), Series(theirs, "contrarius")))


RESULTS = _single(Draw.BARS, "rate", "lead", "score", "games")
IN_ORDER = _single(Draw.COLUMNS, "rate", "lead", "score", "games")
GODS = (
    _both("points-all", "you", "contrarius"),
    _both("points-won", "you-won", "contrarius-won"),
    _both("points-lost", "you-lost", "contrarius-lost"),
    *_single(Draw.BARS, "difference"),
)
CARDS = _single(Draw.BARS, "points", "rate", "lead", "games")
PLAYED = (*_single(Draw.BARS, "a-game"), _both("won-lost", "a-game-won", "a-game-lost"))
SITES = (*_single(Draw.BARS, "of-games"), _both("won-lost", "of-won", "of-lost"))
FACES = (
    Chart("rolled", Draw.BARS, (Series("rolled"), Series("expected", "expected"))),
    *_single(Draw.BARS, "surplus"),
)
COURSE = (Chart("course", Draw.COURSE, (Series("lead", "you"), Series("lead-recent"))),)
LEADS = (_both("leads", "won", "lost", Draw.STACKED),)
SCORES = (Chart("scores", Draw.RANGES, ()),)
BEST = (*_single(Draw.BARS, "lead"), _both("both-scores", "you", "contrarius"))


def views(page: str, facts: Sequence[Fact]) -> tuple[View, ...]:
    """The views of a page that have something to show for these games."""
    saved = saved_only(facts)
    if page in DETAILED:
        saved = detailed(saved)
    if page == "contrarius":
        boards = [row.key for row in groups.by_board(saved).rows]
        return tuple(_sites(saved, one) for one in boards)
    if page == "dice":
        luck, *faces = dice(saved)
        if not faces:
            return ()
        each = (View("faces", _given(one), FACES, saved, one.about) for one in faces)
        return *each, View("luck", _given(luck), _single(Draw.BARS, "chance"), saved)
    found = []
    for id, make, charts in FIXED[page]:
        games = saved if id in NEED_MORE else facts
        if games:
            found.append(View(id, partial(make, games), charts, games))
    return tuple(found)


def _sites(saved: Sequence[Fact], board: str) -> View:
    games = [fact for fact in saved if fact.outcome.board == board]
    return View("sites", partial(sites, games, board), SITES, games, board)


def _given(table: Table) -> Callable[[], Table]:
    return lambda: table


DETAILED = ("gods", "contrarius", "dice")
"""Pages of more than how games ended."""
NEED_MORE = ("turns", "ways", "gods", "strongest", "cards", "played")
"""Views of more than board, level, totals and day, which is all that results by hand hold."""
FIXED: dict[str, tuple[tuple[str, Callable[[Sequence[Fact]], Table], tuple[Chart, ...]], ...]] = {
    "overview": (
        ("leads", overview.leads, LEADS),
        ("scores", overview.scores, SCORES),
        ("best", overview.best_games, BEST),
        ("streaks", streaks, _single(Draw.BARS, "length")),
    ),
    "levels": (
        ("boards", groups.by_board, RESULTS),
        ("levels", groups.by_level, RESULTS),
        ("turns", groups.by_turns, IN_ORDER),
        ("ways", groups.by_way, RESULTS),
    ),
    "gods": (
        ("gods", gods.gods, GODS),
        ("strongest", gods.by_strongest_god, RESULTS),
        ("cards", cards.cards, CARDS),
        ("played", cards.played, PLAYED),
    ),
    "time": (
        ("games", course.games, COURSE),
        ("months", course.by_month, IN_ORDER),
    ),
}
"""The views that are there whatever was played."""
