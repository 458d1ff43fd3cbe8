"""Points of coverage: the human's actions (000)."""

from __future__ import annotations

from solitaria_app.engine.cards import Personality
from solitaria_app.engine.events import (
    CardBought,
    CardsRecovered,
    ColonistMoved,
    ColonistPlaced,
    GoodsGained,
    HouseBuilt,
    MarkersTurned,
    SestertiiGained,
    Traded,
)
from tests.engine.coverage_game import Game, Turn, point

P = Personality

# --- the human's actions (000) ---


@point("tribune: sestertii for more than three cards")
def _(game: Game) -> bool:
    return any(event.sestertii for event in game.of(CardsRecovered))


@point("tribune: a colonist is bought")
def _(game: Game) -> bool:
    return game.by(P.TRIBUNE, lambda t: any(e.side == 0 for e in t.of(ColonistPlaced)))


@point("colonist: placed in a city with an own house")
def _(game: Game) -> bool:
    board = game.rules.board
    return any(
        event.side == 0 and not board.is_capital(~event.place)
        for event in game.of(ColonistPlaced)
        if event.place < 0
    )


@point("colonist-zero: nobody is placed")
def _(game: Game) -> bool:
    return game.by(
        P.COLONIST,
        lambda t: not t.points and not any(e.side == 0 for e in t.of(ColonistPlaced)),
    )


@point("architect: steps of several colonists interleaved")
def _(game: Game) -> bool:
    def interleaved(turn: Turn) -> bool:
        moves = [event for event in turn.of(ColonistMoved) if event.side == 0]
        return any(
            b.place != a.line and c.place == a.line
            for a, b, c in zip(moves, moves[1:], moves[2:], strict=False)
        )

    return game.by(P.ARCHITECT, interleaved)


@point("architect: several houses in one action")
def _(game: Game) -> bool:
    return game.by(P.ARCHITECT, lambda t: sum(e.side == 0 for e in t.of(HouseBuilt)) > 1)


@point("architect: a second house at double price")
def _(game: Game) -> bool:
    costs = game.rules.build_sestertii
    goods = game.state.city_goods
    return any(
        event.side == 0 and event.sestertii == 2 * costs[goods[event.city]] > 0
        for event in game.of(HouseBuilt)
    )


@point("mercator: five sestertii")
def _(game: Game) -> bool:
    return any(
        turn.who is P.MERCATOR and any(e.sestertii == 5 for e in turn.of(SestertiiGained))
        for turn in game.turns
    )


@point("mercator: one good sold, another bought")
def _(game: Game) -> bool:
    return game.by(P.MERCATOR, lambda t: {e.amount > 0 for e in t.of(Traded)} == {True, False})


@point("senator: two cards")
def _(game: Game) -> bool:
    return game.by(P.SENATOR, lambda t: len(t.of(CardBought)) == 2)


@point("senator-none: no card")
def _(game: Game) -> bool:
    return game.by(P.SENATOR, lambda t: not t.of(CardBought))


@point("senator: a question mark is paid")
def _(game: Game) -> bool:
    return game.by(
        P.SENATOR,
        lambda t: any(_any_at(game, e.position) for e in t.of(CardBought)),
    )


def _any_at(game: Game, position: int) -> int:
    return game.rules.display_costs[position - 1].any


@point("consul: a card for its red field only")
def _(game: Game) -> bool:
    return game.by(P.CONSUL, lambda t: bool(t.of(CardBought)))


@point("overflow: some of the goods are kept, some lost")
def _(game: Game) -> bool:
    return any(any(e.lost) and sum(map(bool, e.goods)) for e in game.of(GoodsGained))


@point("prefect-zero: cash without coins")
def _(game: Game) -> bool:
    return game.by(P.PREFECT, lambda t: any(e.provinces == 0 for e in t.of(MarkersTurned)))


@point("six colonists of the human on the board")
def _(game: Game) -> bool:
    return game.state.human.on_board == 2 * game.rules.colonists_of_kind


@point("a house of both sides in one city")
def _(game: Game) -> bool:
    return bool(game.state.human.houses & game.state.contrarius.houses)
