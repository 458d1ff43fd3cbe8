"""Tells a reaction: each sentence with its trail, and the step by step of it."""

from __future__ import annotations

from collections.abc import Sequence

from solitaria_app.engine import events as ev
from solitaria_app.engine.state import CONTRARIUS, GameState
from solitaria_app.session.words import Sentence
from solitaria_app.ui import runs
from solitaria_app.ui.chronicle import Chronicle, Turn, deeds, marks_of
from solitaria_app.ui.drawings import Badge, DieFace, Piece
from solitaria_app.ui.map.targets import Mark, Target
from solitaria_app.ui.panels.openrows import OpenRow
from solitaria_app.ui.panels.rows import RowText

from .steps import LONG, Reaction, Step
from .trail import trail_rows, under


class Teller:
    """Tells the reaction of one turn."""

    def __init__(self, chronicle: Chronicle, state: GameState, turn: Turn) -> None:
        self._words, self._texts = chronicle.words, chronicle.texts
        self._sign = chronicle.sign
        self._state, self._turn, self._numbers = state, turn, turn.numbers
        self._rows: list[RowText] = []
        self._steps: list[Step] = []

    def tell(self) -> Reaction | None:
        """The whole of it, None if there is none."""
        events = self._turn.events
        told = self._words.story(self._state, events)
        said = [sentence for sentence in told if sentence.side == CONTRARIUS]
        if not said:
            return None
        title = self._texts("why.turn", n=self._turn.number)
        played = [e for e in events if isinstance(e, ev.CardPlayed | ev.CardCopied)]
        if played:
            self._begin(played[-1], said[0])
        for first in dict.fromkeys(sentence.first for sentence in said):
            self._sentences([sentence for sentence in said if sentence.first == first])
        dice = tuple(DieFace(e.die, e.face) for e in events if isinstance(e, ev.DieRolled))
        return Reaction(title, tuple(self._rows), tuple(self._steps), dice)

    # --- the card ---------------------------------------------------------------

    def _begin(self, card: ev.CardPlayed | ev.CardCopied, first: Sentence) -> None:
        """The card that Contrarius reacts to, and the rule of its reaction."""
        rule = self._words.card_reaction(card.card)
        text = self._words.event(self._state, card)
        sign = self._sign([card])
        self._rows.append(OpenRow(text, sign, under=under(rule.text, rule.source)))
        number = self._numbers[first.first]
        self._step(rule.text, sign, number, number - 1, weight=LONG)

    # --- sentences --------------------------------------------------------------

    def _sentences(self, said: Sequence[Sentence]) -> None:
        """What happened at once, in one sentence or more."""
        first = said[0]
        chose = next((e for e in first.events if isinstance(e, ev.Chose)), None)
        sign = self._sign(first.events)
        block = [RowText(one.text, sign, "result", marks_of(self._state, one)) for one in said]
        lead = self._die(first)
        last = self._number(first, len(first.events) - 1)
        if chose is None:
            for row in block:
                self._rows.append(row)
                self._step(row.text, sign, last, last, row.marks, weight=LONG)
            return
        trail = list(trail_rows(self._words, self._texts, chose.choice))
        known = [*self._rows, *lead]
        self._play_trail(first, chose, known, trail)
        lines = [row for row, _ in trail]
        self._rows += [block[0], *lines]
        self._play_house(first, chose, [*known, *lines])
        for row in block[1:]:
            self._rows.append(row)
            self._step(row.text, sign, last, last, row.marks, weight=LONG)

    def _die(self, sentence: Sentence) -> list[RowText]:
        """The step of the die that was rolled, if one was, and its line until more is known."""
        for place, event in enumerate(sentence.events):
            if isinstance(event, ev.DieRolled):
                text = self._words.event(self._state, event)
                sign = DieFace(event.die, event.face)
                row = RowText(text, sign, "result")
                number = self._number(sentence, place)
                self._step(text, sign, number, number - 1, (), [*self._rows, row], LONG)
                return [row]
        return []

    def _number(self, sentence: Sentence, place: int) -> int:
        """The input that brought an event of a sentence."""
        return self._numbers[sentence.first + place]

    def _step(
        self,
        text: str,
        sign: runs.Symbol,
        number: int,
        shown: int,
        marks: tuple[Mark, ...] = (),
        rows: Sequence[RowText] | None = None,
        weight: float = 1.0,
    ) -> None:
        known = tuple(self._rows if rows is None else rows)
        self._steps.append(Step(text, sign, number, shown, known, marks, weight))

    # --- where it builds --------------------------------------------------------

    def _play_trail(
        self,
        sentence: Sentence,
        chose: ev.Chose,
        known: list[RowText],
        trail: list[tuple[RowText, tuple[Mark, ...]]],
    ) -> None:
        number = self._number(sentence, sentence.events.index(chose))
        lines = trail if chose.choice.city < 0 else trail[:-1]  # the last one says who moves
        rows = [row for row, _ in trail]
        for count, (row, marks) in enumerate(lines, 1):
            sign = row.sign or Badge(chose.choice.wanted)
            weight = LONG if count == len(lines) else 1.0
            self._step(row.text, sign, number, number - 1, marks, [*known, *rows[:count]], weight)

    def _play_house(self, sentence: Sentence, chose: ev.Chose, known: list[RowText]) -> None:
        """The colonist's way, then the house; a way that the player chose comes by itself."""
        places: dict[type, int] = {type(e): n for n, e in enumerate(sentence.events)}
        built, moved = places.get(ev.HouseBuilt), places.get(ev.ColonistMoved)
        moved = places.get(ev.ColonistStayed) if moved is None else moved
        if built is None:
            return
        house = self._number(sentence, built)
        winner = Mark(Target("city", chose.choice.city), "winner")

        def way(number: int, rows: Sequence[RowText], marks: tuple[Mark, ...]) -> None:
            assert moved is not None
            event = sentence.events[moved]
            text = self._words.event(self._state, event)
            found = (*marks, *deeds(self._state, [event]))
            self._step(text, self._sign([event]), number, number - 1, found, rows, LONG)

        together = moved is not None and self._number(sentence, moved) == house
        if together:
            way(house, known, (winner,))
        event = sentence.events[built]
        text = self._words.event(self._state, event)
        marks = tuple(deeds(self._state, sentence.events if together else [event]))
        self._step(text, Piece(CONTRARIUS), house, house, marks, None, LONG)
        if moved is not None and not together:
            way(self._number(sentence, moved), list(self._rows), (winner,))
