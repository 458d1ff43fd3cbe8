"""How the game stands or ended, and the table of points by god and card."""

from __future__ import annotations

from dataclasses import dataclass

from solitaria_app.engine.cards import God
from solitaria_app.engine.scoring import CardScore, Result
from solitaria_app.engine.scoring import Score as Points
from solitaria_app.engine.state import GameState

from .phrases import Phrases
from .worth import worth_line


@dataclass(frozen=True, slots=True)
class Row:
    """A source of points with both sides' points."""

    name: str
    human: int
    contrarius: int

    @property
    def lead(self) -> int:
        """What the human has beyond Contrarius here."""
        return self.human - self.contrarius


@dataclass(frozen=True, slots=True)
class ResultWords:
    """A result in words.

    `headline` says who won, `decided` what made the difference. `rows` are the points by
    source, gods in their printed order, `total` their sums. `human` and `contrarius` tell
    each card of a side (`Saturnus: 6 provinces = 6`).
    """

    headline: str
    decided: tuple[str, ...]
    rows: tuple[Row, ...]
    total: Row
    human: tuple[str, ...]
    contrarius: tuple[str, ...]


def result_words(say: Phrases, state: GameState, found: Result) -> ResultWords:
    """The words for a result of `engine.scoring.result` of the same state."""
    rows = _rows(say, found)
    total = Row(say.texts.text("result.total"), found.human.total, found.contrarius.total)
    return ResultWords(
        headline(say, state, found),
        _decided(say, found, rows),
        rows,
        total,
        _cards(say, found.human),
        _cards(say, found.contrarius),
    )


def headline(say: Phrases, state: GameState, found: Result) -> str:
    """Who won, or who is ahead while the game goes on."""
    mine, theirs = found.human.total, found.contrarius.total
    if found.lead:
        keys = ("result.won", "result.lost") if state.over else ("result.ahead", "result.behind")
        return say.texts.text(keys[found.lead < 0], mine=mine, theirs=theirs)
    key = "result.level"
    if state.over:
        key = "result.tie-won" if found.won else "result.tie-lost"
    return say.texts.text(key, points=say.points(mine))


def lead_since(say: Phrases, turn: int, human: bool) -> str:
    """Since which turn the side that is ahead has been so; turn 0 is the set-up."""
    side = "human" if human else "contrarius"
    if not turn:
        return say.texts.text(f"result.always.{side}")
    return say.texts.text(f"result.since.{side}", turn=turn)


def _rows(say: Phrases, found: Result) -> tuple[Row, ...]:
    text = say.texts.text
    human, contrarius = found.human, found.contrarius
    rows = [Row(text("result.base"), human.base, contrarius.base)]
    rows += [Row(say.god(god), human.of(god), contrarius.of(god)) for god in God]
    rows.append(Row(text("card.concordia"), human.concordia, contrarius.concordia))
    return tuple(rows)


def _decided(say: Phrases, found: Result, rows: tuple[Row, ...]) -> tuple[str, ...]:
    """The lead, and the source that adds most to it: more than half of it, or only the largest
    part."""
    if not found.lead:
        return ()
    side, sign = ("human", 1) if found.lead > 0 else ("contrarius", -1)
    lead = say.texts.text(f"result.lead.{side}", points=say.points(abs(found.lead)))
    most = max(rows, key=lambda row: sign * row.lead)
    key = "decided" if 2 * sign * most.lead > abs(found.lead) else "largest"
    source = say.texts.text(
        f"result.{key}.{side}", source=most.name, mine=most.human, theirs=most.contrarius
    )
    return lead, source


def _cards(say: Phrases, points: Points) -> tuple[str, ...]:
    order = {god: number for number, god in enumerate(God)}

    def key(card: CardScore) -> tuple[int, int]:
        return order[card.god], card.card

    return tuple(worth_line(say, card) for card in sorted(points.cards, key=key))
