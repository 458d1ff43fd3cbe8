"""What is kept of a finished game for lists and statistics, so that nothing is played through."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import msgspec

from solitaria_app.engine.events import CardCopied, CardPlayed, DieRolled, HouseBuilt
from solitaria_app.engine.notation import write_face
from solitaria_app.engine.scoring import Score, result
from solitaria_app.engine.state import CONTRARIUS

from .game import Game

Number = Annotated[int, msgspec.Meta(ge=-99_999, le=99_999)]
Rolls = Annotated[int, msgspec.Meta(ge=1, le=99_999)]
Id = Annotated[str, msgspec.Meta(max_length=80)]
"""What a game's facts can hold; what else writes into the file may write anything."""


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How a game was played and ended; `human` and `contrarius` are totals, `ended_by` the side
    that ended it, boards by id."""

    board: Id
    level: Id
    way: Id
    start: Number
    turns: Number
    human: Number
    contrarius: Number
    won: bool
    ended_by: str

    @property
    def lead(self) -> int:
        """The human's points beyond Contrarius'."""
        return self.human - self.contrarius


class Facts(Outcome, frozen=True, gc=False):
    """One finished game. Cards, gods, cities and boards by id.

    `gods` gives for each god the points of both sides, `cards` for each side the points of each
    of its cards, `played` how often the human played or copied each personality. `built` are
    the cities of Contrarius' houses in order, those at the start included. `faces` counts for
    each die what was rolled, `by_hand` how many of these rolls a person made. `dice` are the
    faces of each die with spaces between them; facts of the first versions lack it.
    """

    gods: dict[Id, tuple[Number, Number]]
    cards: tuple[dict[str, Number], dict[str, Number]]
    played: dict[str, Number]
    built: list[Id]
    faces: dict[Id, dict[str, Rolls]]
    by_hand: Number = 0
    dice: dict[str, str] = {}


def facts_of(game: Game) -> Facts | None:
    """The facts of a game that is over where it stands, None for any other."""
    state, rules = game.state, game.rules
    if not state.over:
        return None
    found = result(state)
    played: Counter[str] = Counter()
    faces: dict[str, Counter[str]] = {}
    built: list[str] = []
    by_hand = 0
    for number in range(game.cursor + 1):
        for event in game.events_at(number):
            if isinstance(event, CardPlayed | CardCopied):
                played[rules.cards[event.card].personality.id] += 1
            elif isinstance(event, DieRolled):
                faces.setdefault(event.die.value, Counter())[write_face(event.face)] += 1
                by_hand += event.by_hand
            elif isinstance(event, HouseBuilt) and event.side == CONTRARIUS:
                built.append(rules.board.cities[event.city].id)
    return Facts(
        board=game.header.board,
        level=game.header.level,
        way=state.way.id,
        start=game.header.start_points,
        turns=state.turn,
        human=found.human.total,
        contrarius=found.contrarius.total,
        won=found.won,
        ended_by="contrarius" if state.ended_by == CONTRARIUS else "human",
        gods=_gods(game, found.human, found.contrarius),
        cards=(_cards(game, found.human), _cards(game, found.contrarius)),
        played=dict(played),
        built=built,
        faces={die: dict(counts) for die, counts in faces.items()},
        by_hand=by_hand,
        dice={die: " ".join(shown) for die, shown in game.header.dice.items()},
    )


def _gods(game: Game, human: Score, contrarius: Score) -> dict[str, tuple[int, int]]:
    gods = dict.fromkeys(card.god for score in (human, contrarius) for card in score.cards)
    return {god.id: (human.of(god), contrarius.of(god)) for god in gods}


def _cards(game: Game, score: Score) -> dict[str, int]:
    return {game.rules.cards[card.card].id: card.points for card in score.cards}
