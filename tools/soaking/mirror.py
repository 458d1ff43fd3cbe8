"""A second, simple book-keeping that knows nothing but the events.

It starts from a copy of a state and changes it as each event says. If the events tell the
whole story, it ends where the engine ends, so goods, sestertii, pieces and cards are
conserved: nothing comes or goes without an event.
"""

from __future__ import annotations

from solitaria_app.engine.dice import DICE
from solitaria_app.engine.events import (
    CardBought,
    CardCopied,
    CardPlayed,
    CardRevealed,
    CardsRecovered,
    CardTaken,
    ColonistMoved,
    ColonistPlaced,
    ColonistStayed,
    DieRolled,
    EndTriggered,
    Event,
    GameEnded,
    GoodsGained,
    HouseBuilt,
    HouseLeftTrack,
    MarkersSet,
    MarkersTurned,
    PointsScored,
    Produced,
    SestertiiGained,
    TokenDrawn,
    Traded,
    TurnBegan,
)
from solitaria_app.engine.goods import GOODS, Good, Goods, as_goods, minus, plus
from solitaria_app.engine.state import CONTRARIUS, GameState, Side

Snapshot = tuple[object, ...]


def snapshot(state: GameState) -> Snapshot:
    """Everything a state holds but rules and agenda, as plain values; the display without gaps."""
    sides: list[Snapshot] = [
        (
            human.colonists,
            human.houses,
            human.hand,
            human.played,
            human.goods,
            human.sestertii,
            human.points,
        )
        for human in state.humans
    ]
    automa = state.contrarius
    sides.append(
        (
            automa.colonists,
            automa.houses,
            automa.face_up,
            automa.face_down,
            automa.points,
            automa.track,
        )
    )
    return (
        *sides,
        state.city_goods,
        state.good_cities,
        state.marker_goods,
        tuple(card for card in state.display if card >= 0),
        state.stacks,
        state.coins,
        state.rolls,
        state.turn,
        state.active,
        state.ended_by,
        state.final,
        state.over,
    )


def whole(state: GameState) -> Snapshot:
    """`snapshot` with the display as it lies, and the agenda."""
    return (*snapshot(state), state.display, state.agenda)


class Mirror:
    """The table as the events tell it."""

    def __init__(self, state: GameState) -> None:
        self.table = state.copy()

    def follow(self, events: tuple[Event, ...]) -> None:
        """Do what each event says; AssertionError for one that can't have happened."""
        for event in events:
            self._follow(event)

    def differences(self, state: GameState) -> list[str]:
        """Where this table is another than the engine's."""
        return [
            f"by the events {ours}, in the state {theirs}"
            for ours, theirs in zip(snapshot(self.table), snapshot(state), strict=True)
            if ours != theirs
        ]

    def _side(self, side: int) -> Side:
        return self.table.contrarius if side == CONTRARIUS else self.table.humans[side]

    def _pay(self, goods: Goods, sestertii: int = 0) -> None:
        human = self.table.human
        human.goods = minus(human.goods, goods)
        human.sestertii -= sestertii
        assert min(human.goods) >= 0 <= human.sestertii, "paid more than there was"

    def _take_from_display(self, card: int, position: int) -> None:
        table = self.table
        assert table.display[position - 1] == card, "not at that position"
        cards = list(table.display)
        cards[position - 1] = -1
        table.display = tuple(cards)

    def _take_from_stack(self, card: int) -> None:
        table = self.table
        assert table.stacks[0] >> card & 1, "not in the topmost stack"
        table.stacks = tuple(mask for s in table.stacks if (mask := s & ~(1 << card)))

    def _follow(self, event: Event) -> None:
        table = self.table
        human, automa = table.human, table.contrarius
        match event:
            case TokenDrawn(city, good):
                assert table.city_goods[city] < 0, "a second token"
                goods = list(table.city_goods)
                goods[city] = good
                table.city_goods = tuple(goods)
            case MarkersSet(goods_shown):
                table.marker_goods = goods_shown
                table.good_cities = tuple(
                    sum(1 << c for c, g in enumerate(table.city_goods) if g == good)
                    for good in GOODS
                )
            case CardRevealed(card, position):
                table.display = tuple(c for c in table.display if c >= 0)
                self._take_from_stack(card)
                table.display = (*table.display, card)
                assert len(table.display) == position, "another position"
            case TurnBegan(turn, final):
                assert turn == table.turn + 1, "a turn was left out"
                assert final == (table.ended_by is not None), "final without an end, or not"
                table.turn, table.final = turn, final
            case CardPlayed(card):
                assert human.hand >> card & 1, "not in hand"
                human.hand &= ~(1 << card)
                human.played |= 1 << card
            case CardsRecovered(cards, sestertii):
                assert cards == human.played, "not all played cards"
                human.hand |= cards
                human.played = 0
                human.sestertii += sestertii
            case CardCopied(card):
                assert automa.face_up >> card & 1, "not face up"
                automa.face_up &= ~(1 << card)
                automa.face_down |= 1 << card
            case CardBought(card, position, paid):
                self._take_from_display(card, position)
                self._pay(paid)
                human.hand |= 1 << card
            case CardTaken(card, position):
                if position:
                    table.display = tuple(c for c in table.display if c >= 0)
                    self._take_from_display(card, position)
                else:
                    self._take_from_stack(card)
                automa.face_up |= 1 << card
            case ColonistPlaced(side, kind, place, paid):
                self._side(side).add_colonist(kind, place)
                self._pay(paid)
            case ColonistMoved(side, kind, place, line, steps):
                assert table.rules.board.steps(kind, place, line) == steps >= 1, "other steps"
                self._side(side).move_colonist(kind, place, line)
            case ColonistStayed(kind, line):
                assert line in automa.colonists[kind], "nobody there"
            case HouseBuilt(side, city, paid, sestertii):
                owner = self._side(side)
                assert not owner.houses >> city & 1, "a second house"
                owner.houses |= 1 << city
                self._pay(paid, sestertii)
            case HouseLeftTrack(position, reached):
                assert reached == (position <= automa.points), "not reached, or reached before"
                assert position == automa.track[0 if reached else -1], "not that end of the track"
                automa.track = tuple(p for p in automa.track if p != position)
            case Produced(province, _):
                assert not table.coins >> province & 1, "produced already"
                table.coins |= 1 << province
            case MarkersTurned(provinces):
                assert provinces == table.coins, "other markers"
                table.coins = 0
            case GoodsGained(goods_kept, lost):
                assert min(lost) >= 0, "more kept than arrived"
                human.goods = plus(human.goods, goods_kept)
                assert not any(lost) or not table.free_spaces(human), "lost beside free spaces"
            case SestertiiGained(amount):
                human.sestertii += amount
            case Traded(good, amount, value):
                assert value == abs(amount) * table.rules.prices[good] > 0, "another price"
                amounts = _units(good, abs(amount))
                if amount > 0:
                    human.goods = plus(human.goods, amounts)
                    self._pay((0, 0, 0, 0, 0), value)
                else:
                    self._pay(amounts)
                    human.sestertii += value
            case PointsScored(points, _):
                assert points > 0, "no points"
                automa.points += points
            case DieRolled(die, _, _):
                number = DICE.index(die)
                table.rolls = tuple(n + (k == number) for k, n in enumerate(table.rolls))
            case EndTriggered(side, _):
                assert table.ended_by is None, "a second end"
                table.ended_by = side
            case GameEnded():
                table.over = True
            case _:
                pass


def _units(good: Good, amount: int) -> Goods:
    amounts = [0, 0, 0, 0, 0]
    amounts[good] = amount
    return as_goods(amounts)
