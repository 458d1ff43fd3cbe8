"""Which figures there are to see: pages of views, each a table with charts drawn from it. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
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

Look = Literal["you", "contrarius", "plain", "expected", "ground"]
"""How a series looks: filled in a colour, an outline of another, or as the ground."""


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
    """A chart of a table; `id` is a key of texts, `nothing` one of what is said where there is
    nothing to draw."""

    id: str
    draw: Draw
    series: tuple[Series, ...]
    nothing: str = "yet"


@dataclass(frozen=True, slots=True)
class View:
    """A table and its charts; `table` is made when the view is shown. `games` are those that it
    is drawn from, without those that do not tell enough: `entered` results by hand of which more
    would have to be known, and `undated` games."""

    id: str
    table: Callable[[], Table]
    charts: tuple[Chart, ...]
    games: Sequence[Fact]
    about: str = ""
    entered: int = 0
    undated: int = 0


def told_by(table: Table, chart: Chart) -> Chart | None:
    """A chart without the series that have nothing to tell; None if nothing would be seen but
    scales."""
    series = [one for one in chart.series if any(n is not None for n in table.column(one.column))]
    if not table.rows or (chart.series and not series):
        return None
    return replace(chart, series=tuple(series))


def _single(draw: Draw, *columns: str, nothing: str = "yet") -> tuple[Chart, ...]:
    return tuple(Chart(column, draw, (Series(column),), nothing) for column in columns)


def _both(id: str, mine: str, theirs: str, draw: Draw = Draw.BARS, nothing: str = "yet") -> Chart:
    return Chart(id, draw, (Series(mine, "you"), Series(theirs, "contrarius")), nothing)


RESULTS = _single(Draw.BARS, "rate", "lead", "score", "games")
IN_ORDER = _single(Draw.COLUMNS, "rate", "lead", "score", "games")
MONTHS = _single(Draw.COLUMNS, "rate", "lead", "score", "games", nothing="undated")
GODS = (
    _both("points-all", "you", "contrarius"),
    _both("points-won", "you-won", "contrarius-won", nothing="won"),
    _both("points-lost", "you-lost", "contrarius-lost", nothing="lost"),
    *_single(Draw.BARS, "difference", nothing="both"),
)
CARDS = _single(Draw.BARS, "points", "rate", "lead", "games")
PLAYED = (*_single(Draw.BARS, "a-game"), _both("won-lost", "a-game-won", "a-game-lost"))
SITES = (*_single(Draw.BARS, "of-games"), _both("won-lost", "of-won", "of-lost"))
FACES = (
    Chart("rolled", Draw.BARS, (Series("rolled"), Series("expected", "expected"))),
    *_single(Draw.BARS, "surplus"),
)
LUCK = _single(Draw.BARS, "chance", nothing="rolls")
COURSE = (Chart("course", Draw.COURSE, (Series("lead", "you"), Series("lead-recent"))),)
LEADS = (_both("leads", "won", "lost", Draw.STACKED),)
SCORES = (Chart("scores", Draw.RANGES, ()),)
BEST = (*_single(Draw.BARS, "lead"), _both("both-scores", "you", "contrarius"))


def views(page: str, facts: Sequence[Fact]) -> tuple[View, ...]:
    """The views of a page that have something to show for these games."""
    saved = saved_only(facts)
    entered = len(facts) - len(saved)
    if page in DETAILED:
        saved = detailed(saved)
    if page == "contrarius":
        boards = [row.key for row in groups.by_board(saved).rows]
        return tuple(_sites(saved, one, entered) for one in boards)
    if page == "dice":
        luck, *faces = dice(saved)
        if not faces:
            return ()
        each = (View("faces", _given(one), FACES, saved, one.about, entered) for one in faces)
        return *each, View("luck", _given(luck), LUCK, saved, entered=entered)
    found = []
    for id, make, charts in FIXED[page]:
        games, left = (saved, entered) if id in NEED_MORE else (facts, 0)
        if not games:
            continue
        kept = [one for one in games if one.when is not None] if id in NEED_DATE else games
        undated = len(games) - len(kept)
        view = View(id, partial(make, kept), charts, kept, entered=left, undated=undated)
        found.append(view)
    return tuple(found)


def _sites(saved: Sequence[Fact], board: str, entered: int) -> View:
    games = [fact for fact in saved if fact.outcome.board == board]
    return View("sites", partial(sites, games, board), SITES, games, board, entered)


def _given(table: Table) -> Callable[[], Table]:
    return lambda: table


DETAILED = ("gods", "contrarius", "dice")
"""Pages of more than how games ended."""
NEED_MORE = ("turns", "ways", "gods", "strongest", "cards", "played")
"""Views of more than board, level, totals and day, which is all that results by hand hold."""
NEED_DATE = ("months",)
"""Views of games whose day is known."""
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
        ("months", course.by_month, MONTHS),
    ),
}
"""The views that are there whatever was played."""
