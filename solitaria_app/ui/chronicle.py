"""What happened, as lines for the log, and as marks on the map."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from solitaria_app.engine import events as ev
from solitaria_app.engine.board import bits
from solitaria_app.engine.events import Event
from solitaria_app.engine.goods import GOODS
from solitaria_app.engine.state import CONTRARIUS, GameState
from solitaria_app.session.game import Game
from solitaria_app.session.words import Places, Sentence, Words
from solitaria_app.ui import runs
from solitaria_app.ui.drawings import Badge, DieFace, Piece
from solitaria_app.ui.interaction.moving import path
from solitaria_app.ui.map.targets import Mark, MarkStyle, Target
from solitaria_app.ui.panels.rows import RowText
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme


@dataclass(frozen=True)
class Turn:
    """The events of one turn (0: the set-up), each with the number of its input."""

    number: int
    numbers: tuple[int, ...]
    events: tuple[Event, ...]


def turns(game: Game) -> list[Turn]:
    """All turns up to the cursor."""
    found: list[Turn] = []
    numbers: list[int] = []
    events: list[Event] = []
    turn = 0
    for number in range(game.cursor + 1):
        for event in game.events_at(number):
            if isinstance(event, ev.TurnBegan):
                found.append(Turn(turn, tuple(numbers), tuple(events)))
                numbers, events, turn = [], [], event.turn
            numbers.append(number)
            events.append(event)
    found.append(Turn(turn, tuple(numbers), tuple(events)))
    return found


class Chronicle:
    """Makes the lines of a game in one language and look; keeps those of turns that are over."""

    def __init__(self, words: Words, texts: Texts, theme: Theme) -> None:
        self.words, self.texts, self.theme = words, texts, theme
        self._told: dict[tuple[Event, ...], list[RowText]] = {}

    # --- log --------------------------------------------------------------------

    def told(self, state: GameState, turn: Turn) -> list[RowText]:
        """The sentences of a turn."""
        told = self._told.get(turn.events)
        if told is None:
            told = [
                self._row(state, sentence, turn.numbers)
                for sentence in self.words.story(state, turn.events)
                if not isinstance(sentence.events[0], ev.TurnBegan)
            ]
            self._told[turn.events] = told
        return told

    def _row(self, state: GameState, sentence: Sentence, numbers: Sequence[int]) -> RowText:
        last = min(sentence.first + len(sentence.events), len(numbers)) - 1
        return RowText(
            sentence.text,
            self.sign(sentence.events),
            marks=marks_of(state, sentence),
            moment=numbers[last],
        )

    def sign(self, events: Iterable[Event]) -> runs.Symbol:
        """The symbol of a sentence: a die if one was rolled, else what it is about."""
        listed = tuple(events)
        for event in listed:
            if isinstance(event, ev.DieRolled):
                return DieFace(event.die, event.face)
        if len({event.kind for event in listed if isinstance(event, ev.ColonistMoved)}) > 1:
            return runs.Sign("who-architect", "purple")
        for event in listed:
            sign = self._sign(event)
            if sign is not None:
                return sign
        return runs.Sign("laurel", "ink_soft")

    def _sign(self, event: Event) -> runs.Symbol | None:
        match event:
            case ev.HouseBuilt(side):
                return Piece(side)
            case ev.Chose():
                return Piece(CONTRARIUS)
            case ev.ColonistMoved(side, kind) | ev.ColonistPlaced(side, kind):
                return Piece(side, kind)
            case ev.CardPlayed(card) | ev.CardCopied(card):
                who = self.words.say.rules.cards[card].personality.id
                return runs.Sign(f"who-{who}", "purple")
            case ev.CardTaken() | ev.CardBought() | ev.CardRevealed():
                return runs.Sign("card", "purple")
            case ev.SestertiiGained() | ev.MarkersTurned():
                return runs.Sign("coin", "coin")
            case ev.Traded(good):
                return Badge(good)
            case ev.GoodsGained(goods):
                return next((Badge(g) for g in reversed(GOODS) if goods[g]), None)
            case ev.PointsScored():
                return runs.Sign("laurel", self.theme.side(CONTRARIUS).text)
        return None


def marks_of(state: GameState, sentence: Sentence) -> tuple[Mark, ...]:
    """What a sentence speaks of: houses that are new, ways that were gone, other places."""
    special = list(deeds(state, sentence.events))
    named = {mark.target for mark in special}
    return (*special, *(m for m in hints(sentence.places) if m.target not in named))


def hints(places: Places) -> Iterator[Mark]:
    """Plain marks on places."""
    for city in bits(places.cities):
        yield Mark(Target("city", city), "hint")
    for line in bits(places.lines):
        yield Mark(Target("line", line), "hint")
    for province in bits(places.provinces):
        yield Mark(Target("province", province), "hint")


def deeds(state: GameState, events: Iterable[Event], side: int | None = None) -> Iterator[Mark]:
    """New houses and the ways of colonists, of one side only if it is given."""
    board = state.rules.board
    for event in events:
        if not isinstance(event, ev.HouseBuilt | ev.ColonistMoved | ev.ColonistPlaced):
            continue
        if side is not None and event.side != side:
            continue
        if isinstance(event, ev.HouseBuilt):
            yield Mark(Target("city", event.city), "built")
        elif isinstance(event, ev.ColonistPlaced):
            yield Mark(_at(event.place), "hint")
        else:
            moved: MarkStyle = "moved"
            yield Mark(_at(event.place), moved, starts=True)
            for step in path(board, event.kind, event.place, event.line):
                yield Mark(Target("line", step.line), moved)


def _at(place: int) -> Target:
    return Target("city", ~place) if place < 0 else Target("line", place)
