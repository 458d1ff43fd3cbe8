"""The first state of a game (source: 002 Setup, Difficulty level)."""

from __future__ import annotations

from .agenda import DrawTokens, EndTurn, Opening, Refill, SixthCard
from .board import Kind
from .events import Event
from .following import Way
from .goods import NOTHING
from .play import run
from .ruleset import Ruleset
from .state import Contrarius, GameState, Human


def begin(rules: Ruleset, way: Way = Way.DIGITAL) -> tuple[GameState, tuple[Event, ...]]:
    """The table before the first token is drawn, run on to the first prompt.

    The human has the seven hand cards, two colonists in the capital, six goods, six
    sestertii and the level's points; Contrarius its five cards face up and, as an
    expert, houses on the score track (002 Setup, Expert). Goods and sestertii are left out
    where they are not followed.
    """
    board = rules.board
    capital = tuple((~board.capital[kind],) for kind in Kind)
    human = Human(
        colonists=(capital[0], capital[1]),
        hand=rules.sources["hand"],
        goods=NOTHING if way is Way.LIGHT else rules.start_goods,
        sestertii=0 if way is Way.LIGHT else rules.start_sestertii,
        points=rules.level.start_points,
    )
    state = GameState(
        rules=rules,
        humans=(human,),
        contrarius=Contrarius(face_up=rules.sources["contrarius"], track=rules.level.track),
        agenda=(EndTurn(), Opening(), Refill(), SixthCard(), Refill(), DrawTokens()),
        city_goods=(-1,) * len(board.cities),
        good_cities=(0,) * 5,
        marker_goods=(-1,) * len(board.provinces),
        stacks=tuple(rules.sources[stack] for stack in rules.stacks),
        way=way,
    )
    out: list[Event] = []
    run(state, out)
    return state, tuple(out)
