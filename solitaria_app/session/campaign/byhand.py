"""Whether a result that was entered by hand can be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import date
from enum import Enum

from solitaria_app.content.check_campaign import LONGEST_NAME
from solitaria_app.content.library import Library

from ..header import MOST_POINTS
from .result import Result

MOST_TOTAL = 999
"""Most points at the end; no game comes near them."""


class Why(Enum):
    """What is wrong with a result, or with a campaign's name."""

    BOARD = "board"
    LEVEL = "level"
    START = "start"
    HUMAN = "human"
    HUMAN_CONCORDIA = "human-concordia"
    CONTRARIUS = "contrarius"
    CONTRARIUS_CONCORDIA = "contrarius-concordia"
    TIE = "tie"
    DATE = "date"
    FUTURE = "future"
    NAME = "name"


@dataclass(frozen=True, slots=True)
class Wrong:
    """One thing that can't be. `key` is the field of `Result` it is about, `values` what its
    sentence (`campaign.wrong.*`) speaks of."""

    why: Why
    key: str
    values: Mapping[str, object] = field(default_factory=dict)


class BadResult(ValueError):
    """A result, or a name, that can't be; `wrong` says why."""

    def __init__(self, *wrong: Wrong) -> None:
        self.wrong = wrong
        super().__init__(", ".join(one.why.value for one in wrong))


def wrong_in(result: Result, library: Library, today: date | None = None) -> Iterator[Wrong]:
    """All that can't be in a result; `today` is the last day on which it can have been played,
    None where that is not asked (a file may come from a clock that was wrong).

    Points are never lost (000), so the human ends with no fewer than at the start. Who has the
    Concordia card has its points too, and in a tie it decides (`tie`).
    """
    concordia = library.basics.concordia_points
    if result.board not in library.boards:
        yield Wrong(Why.BOARD, "board", {"name": result.board[:40]})
    if result.level not in library.levels:
        yield Wrong(Why.LEVEL, "level", {"name": result.level[:40]})
    if not 0 <= result.start <= MOST_POINTS:
        yield Wrong(Why.START, "start", {"most": MOST_POINTS})
        return
    least, start = result.start, {"start": result.start, "most": MOST_TOTAL}
    if not least <= result.human <= MOST_TOTAL:
        yield Wrong(Why.HUMAN, "human", start)
    elif result.concordia is True and result.human < least + concordia:
        yield Wrong(Why.HUMAN_CONCORDIA, "human", {**start, "least": least + concordia})
    if not 0 <= result.contrarius <= MOST_TOTAL:
        yield Wrong(Why.CONTRARIUS, "contrarius", {"most": MOST_TOTAL})
    elif result.concordia is False and result.contrarius < concordia:
        yield Wrong(Why.CONTRARIUS_CONCORDIA, "contrarius", {"least": concordia})
    if result.lead == 0 and result.concordia is None:
        yield Wrong(Why.TIE, "concordia")
    day = wrong_day(result.played, today)
    if day is not None:
        yield day


def wrong_day(played: str, today: date | None) -> Wrong | None:
    """What can't be in a date, which may be empty; `today` as for `wrong_in`."""
    if played and not _is_date(played):
        return Wrong(Why.DATE, "played")
    if today is not None and played > today.isoformat():
        return Wrong(Why.FUTURE, "played")
    return None


def checked(result: Result, library: Library) -> Result:
    """The result, or BadResult with all that is wrong with it."""
    wrong = tuple(wrong_in(result, library))
    if wrong:
        raise BadResult(*wrong)
    return result


def clean_name(name: str) -> str:
    """A campaign's name without outer or double spaces, or BadResult."""
    name = " ".join(name.split())
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        raise BadResult(Wrong(Why.NAME, "name", {"most": LONGEST_NAME}))
    return name


def fresh_name(wanted: str, there: Iterable[str]) -> str:
    """The name, with a number behind it where a campaign has it already."""
    names = {one.casefold() for one in there}
    name, n = wanted, 1
    while name.casefold() in names:
        n += 1
        more = f" {n}"
        name = wanted[: LONGEST_NAME - len(more)].rstrip() + more
    return name


def _is_date(text: str) -> bool:
    with suppress(ValueError):
        return date.fromisoformat(text).isoformat() == text
    return False
