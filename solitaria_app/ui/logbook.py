"""The log: every sentence under the head of its turn, with bookmarks where they stand."""

from __future__ import annotations

from dataclasses import dataclass

from solitaria_app.engine import events as ev
from solitaria_app.engine.scoring import score
from solitaria_app.engine.state import CONTRARIUS, GameState
from solitaria_app.session.game import Game
from solitaria_app.ui import runs
from solitaria_app.ui.chronicle import Chronicle, Turn, turns
from solitaria_app.ui.panels.rows import RowText


@dataclass(frozen=True)
class HeadRow(RowText):
    """The head of a turn: the card that was played, and both totals when the turn was over."""

    turn: int = 0
    card: str = ""
    totals: tuple[int, int] | None = None
    spoken: str = ""
    """All of it in words."""

    @property
    def told(self) -> str:
        """What is read out."""
        return self.spoken


class Logbook:
    """Makes the rows of the log; keeps the totals of turns that are over."""

    def __init__(self, chronicle: Chronicle) -> None:
        self.chronicle = chronicle
        self._totals: dict[int, tuple[GameState, tuple[int, int]]] = {}

    def rows(self, game: Game) -> list[RowText]:
        """Every row up to where the game stands."""
        rows: list[RowText] = []
        listed = turns(game)
        for turn, following in zip(listed, [*listed[1:], None], strict=True):
            begins = turn.numbers[0] if turn.numbers else 0
            ends = game.cursor if following is None else following.numbers[0]
            rows.append(self._head(game, turn, begins, ends))
            told = self.chronicle.told(game.state, turn)
            last = following is None
            notes = [
                (number, note)
                for number, note in sorted(game.bookmarks.items())
                if begins <= number and (number < ends or (last and number <= ends))
            ]
            rows += _with_notes(told, notes)
        return rows

    def _head(self, game: Game, turn: Turn, begins: int, ends: int) -> HeadRow:
        texts = self.chronicle.texts
        text = texts("log.turn", n=turn.number) if turn.number else texts("log.setup")
        if not turn.number:
            return HeadRow(text, style="heading", moment=begins, spoken=text)
        say = self.chronicle.words.say
        played = [
            event.card for event in turn.events if isinstance(event, ev.CardPlayed | ev.CardCopied)
        ]
        cards = self.chronicle.words.say.rules.cards
        card = " → ".join(
            texts("card.magnus") if cards[one].bonus > 1 else say.card(one) for one in played
        )
        totals = self._total(game, ends)
        spoken = texts(
            "log.head",
            turn=text,
            card=" → ".join(say.card(one) for one in played),
            you=totals[0],
            contrarius=totals[1],
        )
        return HeadRow(
            text,
            style="heading",
            moment=begins,
            more=spoken,
            turn=turn.number,
            card=card,
            totals=totals,
            spoken=spoken,
        )

    def _total(self, game: Game, number: int) -> tuple[int, int]:
        state = game.state_at(number)
        known = self._totals.get(number)
        if known is None or known[0] is not state:
            known = state, (score(state, 0).total, score(state, CONTRARIUS).total)
            self._totals[number] = known
        return known[1]


def _with_notes(told: list[RowText], notes: list[tuple[int, str]]) -> list[RowText]:
    """The rows of a turn with its bookmarks, each after what had happened by then."""
    rows: list[RowText] = []
    waiting = list(notes)
    for row in told:
        while waiting and waiting[0][0] < row.moment:
            rows.append(_note(*waiting.pop(0)))
        rows.append(row)
    return [*rows, *(_note(number, note) for number, note in waiting)]


def _note(number: int, note: str) -> RowText:
    return RowText(note, runs.Sign("bookmark", "purple"), style="note", moment=number)
