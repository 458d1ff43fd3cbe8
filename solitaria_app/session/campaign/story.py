"""The story of a campaign, worked out from its definition and its results alone.

Nothing of it is kept: a game that is deleted, taken back or amended after its end changes what
follows. A game counts by the start that the campaign gives it now, also if it was played with
another one before an earlier game changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from solitaria_app.content.campaign import Definition, Stage

from ..chance import number
from .result import Result, Standing


def next_start(start: int, lead: int, won: bool, per: int | None) -> int:
    """The points at the start of the next game, which may be below 0 (002, `campaign`).

    After a win fewer by a `per`-th of the lead, rounded down; unchanged after a loss.
    """
    return start - lead // per if won and per else start


@dataclass(frozen=True, slots=True)
class Told:
    """A game of the story. `number`, from 1, follows the order in which games began; one that is
    running has its own already, one that will never count has none. `counts`: it is over, and
    no later than the end.

    `stage` is that of the campaign in which it falls, `level` and `due` are the level and the
    start that the campaign gives it. `next_start` is what the next game would start with; it may
    be below 0 if `passed`: when the stage ends with this game.
    """

    result: Result
    number: int | None
    stage: int
    level: str
    due: int
    next_start: int
    passed: bool = False
    counts: bool = False

    @property
    def as_due(self) -> bool:
        """Whether it was played at the level and with the start that the campaign gives it now."""
        return (self.result.level, self.result.start) == (self.level, self.due)


@dataclass(frozen=True, slots=True)
class Rung:
    """How far a stage is: games that counted, wins, whether it is passed."""

    stage: Stage
    games: int = 0
    wins: int = 0
    passed: bool = False


@dataclass(frozen=True, slots=True)
class Upcoming:
    """The next game: its number, level and start; the boards are one, or those to choose from."""

    number: int
    level: str
    start: int
    boards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Story:
    """A campaign up to now.

    `stage` is the present one, the last one at the end. `streak` counts the wins in a row up to
    now, losses as a negative number. `next` is None at the end. `running` is a game that was
    begun and is not over. `games_left` of the stage are None where that is not known;
    `boards_left` are those of a tour.
    """

    games: tuple[Told, ...]
    rungs: tuple[Rung, ...]
    stage: int
    start: int
    wins: int
    losses: int
    streak: int
    next: Upcoming | None
    running: Result | None
    games_left: int | None
    boards_left: tuple[str, ...]

    @property
    def finished(self) -> bool:
        """Whether every stage is passed."""
        return self.next is None

    @property
    def going_on(self) -> Told | None:
        """The game that is running, unless the campaign is at its end without it."""
        if self.finished or self.running is None:
            return None
        return next(told for told in self.games if told.result is self.running)


def story(definition: Definition, results: Sequence[Result], boards: Sequence[str]) -> Story:
    """The story of the results in their order. `boards` are all there are, the largest first."""
    course = _Course(definition, boards)
    for result in results:
        course.add(result)
    return course.story()


class _Course:
    """Goes through the results, stage by stage."""

    def __init__(self, definition: Definition, boards: Sequence[str]) -> None:
        self.definition = definition
        self.boards = boards
        self.told: list[Told] = []
        self.rungs = [Rung(stage) for stage in definition.stages]
        self.at = 0
        self.start = definition.stages[0].first
        self.done: set[str] = set()
        """The boards of the present stage that a tour need not visit again."""
        self.outcomes: list[bool] = []
        self.begun = 0
        """How many games have a number."""
        self.last = 0
        """The number of the last one that counts."""

    @property
    def finished(self) -> bool:
        return self.at == len(self.rungs)

    @property
    def stage(self) -> Stage:
        return self.rungs[min(self.at, len(self.rungs) - 1)].stage

    def pool(self) -> tuple[str, ...]:
        """The boards of the present stage, as far as they are still to be played."""
        named = self.stage.boards
        all_of_it = self.boards if named == "all" else named
        return tuple(board for board in all_of_it if board not in self.done)

    def add(self, result: Result) -> None:
        """The next result; what is not over does not count, nor what comes after the end."""
        at, level, due = min(self.at, len(self.rungs) - 1), self.stage.level, self.start
        if self.finished or result.standing is not Standing.OVER:
            running = not self.finished and result.standing is Standing.RUNNING
            self.begun += running
            number = self.begun if running else None
            self.told.append(Told(result, number, at, level, due, due))
            return
        self.begun += 1
        self.last = self.begun
        self.outcomes.append(result.won)
        rung = self.rungs[at]
        if rung.stage.tour == "played" or (rung.stage.tour == "won" and result.won):
            self.done.add(result.board)
        after = next_start(due, result.lead, result.won, rung.stage.per)
        games, wins = rung.games + 1, rung.wins + result.won
        passed = self._passed(rung.stage, after, games, wins)
        self.rungs[at] = Rung(rung.stage, games, wins, passed)
        after = after if passed else max(0, after)
        self.told.append(Told(result, self.begun, at, level, due, after, passed, counts=True))
        self.start = after
        if passed:
            self._go_on()

    def _passed(self, stage: Stage, start: int, games: int, wins: int) -> bool:
        passed = stage.passed
        if passed is None:
            return False
        if passed.start_at_most is not None:
            return start <= passed.start_at_most
        if passed.wins is not None:
            return wins >= passed.wins
        if passed.games is not None:
            return games >= passed.games
        return not self.pool()

    def _go_on(self) -> None:
        self.at += 1
        if not self.finished:
            self.start = self.stage.first
            self.done = set()

    def story(self) -> Story:
        """What has come of it."""
        wins = sum(self.outcomes)
        running = [one.result for one in self.told if one.result.standing is Standing.RUNNING]
        pool = self.pool() if not self.finished else ()
        return Story(
            games=tuple(self.told),
            rungs=tuple(self.rungs),
            stage=min(self.at, len(self.rungs) - 1),
            start=self.start,
            wins=wins,
            losses=len(self.outcomes) - wins,
            streak=_streak(self.outcomes),
            next=self._next(pool) if not self.finished else None,
            running=running[-1] if running else None,
            games_left=self._games_left(pool) if not self.finished else 0,
            boards_left=pool if self.stage.tour else (),
        )

    def _next(self, pool: tuple[str, ...]) -> Upcoming:
        stage, n = self.stage, len(self.outcomes) + 1
        if stage.next == "draw":
            seed = self.definition.seed
            pool = (min(pool, key=lambda board: number(seed, "board", f"{n}:{board}")),)
        elif stage.next == "in-turn":
            place = 0 if stage.tour else self.rungs[self.at].games % len(pool)
            pool = pool[place : place + 1]
        return Upcoming(self.last + 1, stage.level, self.start, pool)

    def _games_left(self, pool: tuple[str, ...]) -> int | None:
        passed = self.stage.passed
        if passed is not None and passed.games is not None:
            return passed.games - self.rungs[self.at].games
        return len(pool) if self.stage.tour == "played" else None


def _streak(outcomes: Sequence[bool]) -> int:
    length = 0
    for won in reversed(outcomes):
        if won is not outcomes[-1]:
            break
        length += 1
    return length if outcomes and outcomes[-1] else -length
