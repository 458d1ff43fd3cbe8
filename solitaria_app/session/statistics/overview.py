"""All games together: how many were won, the scores, how the leads spread, the best games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from heapq import nsmallest

from ..finished import Fact
from .results import Numbers
from .tables import Column, Row, Table, Unit, Value

BEST = 10
"""How many of the best results are listed."""
MOST_SPANS = 24
"""Most rows of the table of leads, where that is possible with round spans."""

GAME_COLUMNS = (
    Column("when", Unit.WHEN),
    Column("board", Unit.BOARD),
    Column("level", Unit.LEVEL),
    Column("result", Unit.WORD),
    Column("you", Unit.POINTS),
    Column("contrarius", Unit.POINTS),
    Column("lead", Unit.LEAD),
    Column("turns", Unit.POINTS),
    Column("way", Unit.WAY),
)
"""What is told of one game."""


def totals(facts: Sequence[Fact]) -> Table:
    """One row, `all`: games, those won and lost, and the share of those won."""
    columns = (
        Column("games", Unit.COUNT),
        Column("won", Unit.COUNT),
        Column("lost", Unit.COUNT),
        Column("rate", Unit.SHARE),
    )
    games, won = len(facts), sum(fact.outcome.won for fact in facts)
    rows = (Row("all", (games, won, games - won, won / games)),) if games else ()
    return Table("totals", "games", columns, rows)


def scores(facts: Sequence[Fact]) -> Table:
    """Mean, median, highest, lowest and spread of both scores, the lead and (where one is
    known) the number of turns."""
    columns = (
        Column("mean", Unit.POINTS),
        Column("median", Unit.POINTS),
        Column("highest", Unit.POINTS),
        Column("lowest", Unit.POINTS),
        Column("spread", Unit.POINTS),
    )
    if not facts:
        return Table("scores", "number", columns, ())
    every = [fact.outcome for fact in facts]
    numbers = {
        "you": Counter(one.human for one in every),
        "contrarius": Counter(one.contrarius for one in every),
        "lead": Counter(one.human - one.contrarius for one in every),
        "turns": Counter(fact.outcome.turns for fact in facts if not fact.entered),
    }
    rows = [Row(key, tuple(Numbers.of(counted))) for key, counted in numbers.items() if counted]
    return Table("scores", "number", columns, tuple(rows))


def leads(facts: Sequence[Fact]) -> Table:
    """How many games were won and lost by how much: spans of leads (`-10..-1`), lowest first.

    Spans begin at multiples of their width; those without a game between others are there too.
    """
    columns = (
        Column("games", Unit.COUNT),
        Column("won", Unit.COUNT),
        Column("lost", Unit.COUNT),
        Column("share", Unit.SHARE),
    )
    won: Counter[int] = Counter()
    lost: Counter[int] = Counter()
    for fact in facts:
        one = fact.outcome
        (won if one.won else lost)[one.human - one.contrarius] += 1
    every = won + lost
    if not every:
        return Table("leads", "span", columns, ())
    low, high = min(every), max(every)
    width = 5
    while high // width - low // width >= MOST_SPANS:
        width *= 2
    rows = []
    for n in range(low // width, high // width + 1):
        span = range(n * width, n * width + width)
        in_won, in_lost = (sum(counted[lead] for lead in span) for counted in (won, lost))
        share = (in_won + in_lost) / len(facts)
        cells = (in_won + in_lost, in_won, in_lost, share)
        rows.append(Row(f"{span[0]}..{span[-1]}", cells))
    return Table("leads", "span", columns, tuple(rows))


def best_games(facts: Sequence[Fact]) -> Table:
    """The games with the highest lead, among equal ones the highest score, then the older."""

    def place(fact: Fact) -> tuple[int, int]:
        one = fact.outcome
        return one.contrarius - one.human, -one.human

    order = nsmallest(BEST, facts, key=place)
    rows = tuple(Row(str(n), game_cells(fact)) for n, fact in enumerate(order, 1))
    return Table("best", "place", GAME_COLUMNS, rows)


def game_cells(fact: Fact) -> tuple[Value, ...]:
    """The cells of `GAME_COLUMNS`; way and turns of a result entered by hand are not known."""
    one = fact.outcome
    result = "won" if one.won else "lost"
    lead = one.human - one.contrarius
    where = (fact.when, one.board, one.level)
    turns = None if fact.entered else one.turns
    return (*where, result, one.human, one.contrarius, lead, turns, one.way or None)
