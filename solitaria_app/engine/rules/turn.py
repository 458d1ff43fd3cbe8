"""The human's turn: choosing a card, what the card starts, and the end of the turn."""

from __future__ import annotations

from collections.abc import Iterable

from ..agenda import CarryOut, ChooseCard, EndGame, EndTurn, TakeStock
from ..board import bits
from ..cards import Personality
from ..events import CardPlayed, Event, GameEnded, Nothing, NothingHappened, TurnBegan
from ..flow import pop, push, replace
from ..handler import Asks, Automatic, Handler
from ..inputs import Input, Play
from ..refusal import Refusal, Why, refuse
from ..state import CONTRARIUS, GameState
from . import architect, colonist, diplomat, mercator, prefect, senator, specialists, tribune

STARTS = {
    Personality.TRIBUNE: tribune.start,
    Personality.ARCHITECT: architect.start,
    Personality.PREFECT: prefect.start,
    Personality.COLONIST: colonist.start,
    Personality.MERCATOR: mercator.start,
    Personality.DIPLOMAT: diplomat.start,
    Personality.SENATOR: senator.start,
    Personality.CONSUL: senator.start_consul,
    Personality.MASON: specialists.start,
    Personality.FARMER: specialists.start,
    Personality.SMITH: specialists.start,
    Personality.VINTNER: specialists.start,
    Personality.WEAVER: specialists.start,
}
"""What each personality puts on the agenda: its action, then its reaction."""


def options(state: GameState, frame: ChooseCard) -> Iterable[Input]:
    """The cards in hand."""
    play = state.rules.vocabulary.play
    return [play[card] for card in bits(state.human.hand)]


def refusal(state: GameState, frame: ChooseCard, play: Play) -> Refusal | None:
    """Exactly one card from the hand is played (000 Turn Structure)."""
    if not state.human.hand >> play.card & 1:
        return refuse(Why.CARD_NOT_IN_HAND, card=play.card)
    return None


def apply(state: GameState, frame: ChooseCard, play: Play, out: list[Event]) -> None:
    """The card is played and its action starts."""
    human = state.human
    human.hand &= ~(1 << play.card)
    human.played |= 1 << play.card
    out.append(CardPlayed(play.card))
    replace(state, CarryOut(play.card))
    if state.final:
        out.append(NothingHappened(Nothing.NO_REACTION))


def run_card(state: GameState, frame: CarryOut, out: list[Event]) -> bool:
    """Put a card's action and, unless it is the last turn, its reaction on the agenda."""
    pop(state)
    STARTS[state.rules.cards[frame.card].personality](state, frame.card, out)
    return True


def run_end(state: GameState, frame: EndTurn, out: list[Event]) -> bool:
    """The next turn, or the end.

    If the human brought it about, the game ends with this last reaction; if Contrarius
    did, the human plays one more card, without reaction.
    Goods and money that were not followed are asked for before the scoring (000 Vesta).
    Source: 002 Solo End of Game, `human-ends`, `contrarius-ends`, `reaction-complete`.
    """
    if state.final or (state.ended_by is not None and state.ended_by != CONTRARIUS):
        replace(state, EndGame())
        if state.light:
            push(state, TakeStock())
        return True
    state.final = state.ended_by is not None
    state.turn += 1
    out.append(TurnBegan(state.turn, state.final))
    push(state, ChooseCard())
    return True


def run_end_game(state: GameState, frame: EndGame, out: list[Event]) -> bool:
    """Both sides are scored (002 Final Scoring)."""
    state.over = True
    pop(state)
    out.append(GameEnded())
    return True


CHOOSE_CARD = Handler(Asks.HUMAN, (Play,), options, refusal, apply)
CARRY_OUT = Automatic(run_card)
END_TURN = Automatic(run_end)
END_GAME = Automatic(run_end_game)
