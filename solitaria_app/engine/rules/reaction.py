"""Reactions of Contrarius that need no site: points, dice, colonists, cards (source: 002)."""

from __future__ import annotations

from collections.abc import Iterable

from ..agenda import Construct, Purpose, Recruit, Refill, Roll, Score, TakeCard
from ..board import Kind
from ..dice import DICE, Die, Face
from ..events import (
    ColonistPlaced,
    DieRolled,
    Event,
    HouseLeftTrack,
    Nothing,
    NothingHappened,
    PointsScored,
)
from ..flow import end_if_last_card, pop, push, replace
from ..goods import Good
from ..handler import Asks, Automatic, Handler
from ..inputs import Input, Rolled
from ..options import NoSite
from ..refusal import Refusal, Why, refuse
from ..state import CONTRARIUS, GameState
from .display import take

KIND_OF_FACE = {Face.LAND: Kind.LAND, Face.SEA: Kind.SEA}


def run_score(state: GameState, frame: Score, out: list[Event]) -> bool:
    """Contrarius scores; houses it reaches on the track are built with the black die each.

    A province counts every house in it as it stands after the action, at least the
    minimum. Source: 002 Prefect, Expert; `count-houses`, `expert-track`.
    """
    pop(state)
    points = frame.points
    if frame.province >= 0:
        cities = state.rules.board.province_cities[frame.province]
        houses = (state.contrarius.houses & cities).bit_count()
        houses += sum((human.houses & cities).bit_count() for human in state.humans)
        points = max(points, houses)
    contrarius = state.contrarius
    contrarius.points += points
    out.append(PointsScored(points, frame.province))
    reached = tuple(place for place in contrarius.track if place <= contrarius.points)
    if reached:
        contrarius.track = contrarius.track[len(reached) :]
        out.extend(HouseLeftTrack(place, reached=True) for place in reached)
        push(state, *(Roll(Die.BLACK, Purpose.TRACK) for _ in reached))
    return True


def roll_options(state: GameState, frame: Roll) -> Iterable[Input]:
    """Each different face of the die."""
    return (Rolled(frame.die, face) for face in dict.fromkeys(state.rules.dice.of(frame.die)))


def refuse_roll(state: GameState, frame: Roll, rolled: Rolled) -> Refusal | None:
    """The die that is asked for, and a face it has: a number is no good, though both are ints.

    Source: 002 Architect, "Where Does Contrarius Build?".
    """
    if rolled.die is not frame.die:
        return refuse(Why.WRONG_DIE, die=frame.die, rolled=rolled.die)
    for face in state.rules.dice.of(frame.die):
        if face == rolled.face and type(face) is type(rolled.face):
            return None
    return refuse(Why.NO_SUCH_FACE, die=frame.die, face=rolled.face)


def apply_roll(state: GameState, frame: Roll, rolled: Rolled, out: list[Event]) -> None:
    """Blue: which card; black and white: which good; red: colonist or card (002)."""
    face = rolled.face
    rolls = list(state.rolls)
    rolls[DICE.index(frame.die)] += 1
    state.rolls = tuple(rolls)
    out.append(DieRolled(frame.die, face, frame.purpose, rolled.by_hand))
    if frame.die is Die.RED:
        recruit(state, frame, face, out)
    elif frame.die is Die.BLUE:
        assert isinstance(face, int)
        replace(state, TakeCard(face))
    else:
        good = None if isinstance(face, Face) else Good(face)
        replace(state, Construct(good, frame.purpose))


def run_roll(state: GameState, frame: Roll, out: list[Event]) -> bool:
    """With no card on display the blue die is not needed, nor the red one without colonists.

    The second can only be so after a correction. Source: `architect-gap`, `six-colonists`.
    """
    if frame.die is Die.BLUE and not state.display:
        replace(state, TakeCard(1))
        return True
    if frame.die is Die.RED and not _colonists_left(state):
        replace(state, Recruit(frame.purpose, _house(frame.instead)))
        return True
    return False


def _colonists_left(state: GameState) -> bool:
    return state.contrarius.on_board < 2 * state.rules.colonists_of_kind


def _house(instead: Construct | TakeCard | None) -> Construct | None:
    return instead if isinstance(instead, Construct) else None


def recruit(state: GameState, frame: Roll, face: int | Face, out: list[Event]) -> None:
    """A colonist into the capital, of the other kind if there is none left; or a card.

    When no house could be built the card face is rolled again, or takes a card by table
    rule; without any card it is always rolled again. Source: 002 Tribune, Colonist,
    Supplementary rules; `no-site`.
    """
    contrarius = state.contrarius
    if isinstance(face, Face) and face in KIND_OF_FACE:
        kind = KIND_OF_FACE[face]
        if not state.colonists_left(contrarius, kind):
            kind = kind.other
        place = ~state.rules.board.capital[kind]
        contrarius.add_colonist(kind, place)
        out.append(ColonistPlaced(CONTRARIUS, kind, place))
        pop(state)
    elif frame.purpose is Purpose.NO_SITE and (
        state.rules.options.no_site is NoSite.REROLL or not state.display
    ):
        out.append(NothingHappened(Nothing.CARD_FACE_REROLLED))
    else:
        replace(state, TakeCard(1))


def run_recruit(state: GameState, frame: Recruit, out: list[Event]) -> bool:
    """The red die, unless all six colonists are placed: then the first card.

    Source: 002 Supplementary rules, `six-colonists`, `dead-end`.
    """
    if _colonists_left(state):
        replace(state, Roll(Die.RED, frame.purpose, frame.instead))
        return True
    out.append(NothingHappened(Nothing.ALL_COLONISTS_PLACED))
    if frame.purpose is Purpose.NO_SITE and not state.display:
        out.append(NothingHappened(Nothing.DEAD_END))
        pop(state)
    else:
        replace(state, TakeCard(1))
    return True


def run_take(state: GameState, frame: TakeCard, out: list[Event]) -> bool:
    """The card at the position, else the first; without any card the white die builds.

    Source: 002 Architect, Supplementary rules; `architect-gap`.
    """
    if not state.display:
        out.append(NothingHappened(Nothing.NO_CARD_LEFT))
        replace(state, Roll(Die.WHITE, Purpose.NO_CARD, frame))
        return True
    pop(state)
    position = frame.position if frame.position <= len(state.display) else 1
    take(state, position - 1, out)
    end_if_last_card(state, CONTRARIUS, out)
    push(state, Refill())
    return True


SCORE = Automatic(run_score)
ROLL = Handler(Asks.DICE, (Rolled,), roll_options, refuse_roll, apply_roll, run_roll)
RECRUIT = Automatic(run_recruit)
TAKE_CARD = Automatic(run_take)
