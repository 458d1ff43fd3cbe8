"""Points of coverage: boards, levels, table rules, and every reaction (002:45-84)."""

from __future__ import annotations

from collections.abc import Callable

from solitaria_app.engine.agenda import Purpose
from solitaria_app.engine.cards import Personality
from solitaria_app.engine.dice import Die, Face
from solitaria_app.engine.events import (
    CardTaken,
    Chose,
    ColonistPlaced,
    DieRolled,
    Event,
    GoodsGained,
    MarkersTurned,
    Nothing,
    NothingHappened,
)
from solitaria_app.engine.goods import GOODS
from solitaria_app.engine.ruleset import Mover, NoSite
from tests.engine.coverage_game import Game, Turn, point

P = Personality

# --- boards, levels, table rules ---

for _board in ("italia", "imperium"):
    point(f"board {_board}")(lambda game, name=_board: game.rules.board.id == name)
for _level in (
    "beginner",
    "standard",
    "veteran",
    "strong-veteran",
    "expert",
    "strong-expert-9",
    "strong-expert-8",
):
    point(f"level {_level}")(lambda game, name=_level: game.rules.level.id == name)


@point("veteran: blue or brown decided by the human")
def _(game: Game) -> bool:
    board = game.rules.board
    ends = [set(board.lines[e.place].ends) for e in game.setup if _on_line(e)]
    return any(sum(set(line.ends) == pair for line in board.lines) > 1 for pair in ends) and bool(
        game.rules.level.adjacent
    )


def _on_line(event: Event) -> bool:
    return isinstance(event, ColonistPlaced) and event.place >= 0


@point("mover shortest: the human chooses")
def _(game: Game) -> bool:
    shortest = game.rules.options.mover is Mover.SHORTEST
    return shortest and game.chosen(lambda e: _moves(e) > 1)


@point("mover any: a longer way is there to choose")
def _(game: Game) -> bool:
    return game.rules.options.mover is Mover.ANY and game.chosen(
        lambda e: len({route.steps for route in e.choice.routes}) > 1
    )


def _moves(event: Chose) -> int:
    return sum(route.steps > 0 for route in event.choice.routes)


@point("no-site reroll: the card face is rolled again")
def _(game: Game) -> bool:
    reroll = game.rules.options.no_site is NoSite.REROLL
    return reroll and game.any(lambda t: t.said(Nothing.CARD_FACE_REROLLED))


@point("no-site take-card: the card face takes a card")
def _(game: Game) -> bool:
    if game.rules.options.no_site is not NoSite.TAKE_CARD:
        return False
    faces = [e.face for e in game.of(DieRolled) if e.purpose is Purpose.NO_SITE]
    rerolled = [e for e in game.of(NothingHappened) if e.why is Nothing.CARD_FACE_REROLLED]
    return Face.CARD in faces and faces.count(Face.CARD) > len(rerolled)


# --- reactions (002:45-84) ---


def _prefect(bonus: int, test: Callable[[Turn], bool]) -> Callable[[Game], bool]:
    return lambda game: game.by(P.PREFECT, lambda t: t.card.bonus == bonus and test(t))


def _counted(turn: Turn) -> bool:
    return turn.produced and turn.points[0] > turn.card.bonus


point("prefect: at least one point")(_prefect(1, lambda t: t.produced and t.points == [1]))
point("prefect: houses counted")(_prefect(1, _counted))
point("prefect: cash")(_prefect(1, lambda t: bool(t.of(MarkersTurned)) and t.points == [2]))
point("prefect magnus: at least two points")(_prefect(2, lambda t: t.produced and t.points == [2]))
point("prefect magnus: houses counted")(_prefect(2, _counted))
point("prefect magnus: cash")(_prefect(2, lambda t: bool(t.of(MarkersTurned))))
for _who in (P.PREFECT, P.ARCHITECT, P.CONSUL, P.COLONIST, P.MERCATOR, P.MASON):
    point(f"diplomat: {_who.id} copied")(lambda game, who=_who: game.by(who, lambda t: t.copied))


@point("architect: the card the blue die says")
def _(game: Game) -> bool:
    return game.by(P.ARCHITECT, lambda t: _taken_at(t) == _blue(t) > 1)


@point("architect-gap: the first card instead")
def _(game: Game) -> bool:
    return game.by(P.ARCHITECT, lambda t: _taken_at(t) == 1 < _blue(t))


def _blue(turn: Turn) -> int:
    return next((e.face for e in turn.of(DieRolled) if e.die is Die.BLUE), 0)


def _taken_at(turn: Turn) -> int:
    return next((event.position for event in turn.of(CardTaken)), 0)


@point("mercator: the province produces for me")
def _(game: Game) -> bool:
    return game.by(P.MERCATOR, lambda t: t.produced and bool(t.of(GoodsGained)))


@point("mercator: the markers turn back")
def _(game: Game) -> bool:
    return game.by(P.MERCATOR, lambda t: bool(t.of(MarkersTurned)))


@point("mercator: too few coins")
def _(game: Game) -> bool:
    return game.by(P.MERCATOR, lambda t: t.said(Nothing.TOO_FEW_COINS))


for _card in (P.SENATOR, P.CONSUL):
    point(f"{_card.id}: house by the white die")(
        lambda game, who=_card: game.by(who, lambda t: t.rolled(Die.WHITE) and t.built)
    )


@point("white die: S")
def _(game: Game) -> bool:
    return game.any(lambda t: t.rolled(Die.WHITE, Face.SPECIALIST) and t.built)


for _good in GOODS:
    point(f"black die: {_good.id}")(
        lambda game, good=_good: game.by(P.MERCATOR, lambda t: t.rolled(Die.BLACK, good))
    )
    point(f"tribune: best specialist makes {_good.id}")(
        lambda game, good=_good: game.by(
            P.TRIBUNE, lambda t: any(e.choice.wanted == good for e in t.of(Chose))
        )
    )
for _card in (P.TRIBUNE, P.COLONIST):
    for _face in (Face.LAND, Face.SEA, Face.CARD):
        point(f"{_card.id}: red die shows {_face.value}")(
            lambda game, who=_card, face=_face: game.by(who, lambda t: t.rolled(Die.RED, face))
        )


@point("colonist: money")
def _(game: Game) -> bool:
    return game.by(P.COLONIST, lambda t: t.points == [2])


for _who in (P.MASON, P.FARMER, P.SMITH, P.VINTNER, P.WEAVER):
    point(f"{_who.id}: three points")(lambda game, who=_who: game.by(who, lambda t: 3 in t.points))
