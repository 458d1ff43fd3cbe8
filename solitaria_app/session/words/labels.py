"""Labels of options, with what each costs or brings."""

from __future__ import annotations

from solitaria_app.engine import agenda as ag
from solitaria_app.engine import inputs as inp
from solitaria_app.engine.board import bits
from solitaria_app.engine.goods import Good, Goods, as_goods, minus, plus
from solitaria_app.engine.rules import architect, colonist, prefect, senator
from solitaria_app.engine.ruleset import PositionCost
from solitaria_app.engine.state import GameState

from .catalogue import capital
from .phrases import Phrases
from .play_labels import play_label
from .prompts import FRAME_KEYS
from .table import said_of_table


def label(say: Phrases, state: GameState, given: inp.Input) -> str:
    """An option of the present prompt, as a button or menu shows it."""
    text = say.texts.text
    match given:
        case inp.Play(card):
            return play_label(say, state, card)
        case inp.Place(kind, city):
            what = text("label.place", a_colonist=say.colonist(kind, "a"), city=say.city(city))
            return _for(say, state, what, say.goods(state.rules.colonist_cost))
        case inp.Step(place, line):
            kind = state.rules.board.lines[line].kind
            return text(
                "label.step",
                your_colonist=say.colonist(kind, "your"),
                start=say.from_(place),
                line=say.line(line),
            )
        case inp.Build(city):
            goods, sestertii = architect.cost(state, city)
            what = text("label.build", city=say.city(city))
            return _for(say, state, what, say.cost(goods, sestertii))
        case inp.Produce(province):
            return _produce(say, state, province)
        case inp.Cash():
            detail = "" if state.light else say.sestertii(prefect.cash_value(state))
            return _with(say, text("label.cash"), _points(say, state, detail, prefect.CASH_POINTS))
        case inp.Money():
            money = say.sestertii(colonist.BASE_MONEY + state.human.on_board)
            what = text("label.money.light" if state.light else "label.money", sestertii=money)
            return _points(say, state, what, colonist.MONEY_POINTS)
        case inp.Sell(good, amount) | inp.Buy(good, amount):
            return text(
                "label.sell" if isinstance(given, inp.Sell) else "label.buy",
                goods=say.texts.count(Good(good).id, amount),
                sestertii=say.sestertii(state.rules.prices[good] * amount),
            )
        case inp.Copy(card):
            return text("label.copy", the_card=say.card_object(card))
        case inp.Purchase(card, choice):
            what = text("label.purchase", the_card=say.card_object(card))
            return _for(say, state, what, say.goods(_price(state, card, choice)))
        case inp.Keep(goods):
            return _keep(say, state, goods)
        case inp.Send(place, line):
            return _send(say, state, place, line)
        case inp.Settle(line):
            return text("label.settle", line=say.kind_line(line))
        case inp.Done():
            return text(_done_key(state))
        case inp.Token(city, good):
            return text("label.token", city=say.city(city), good=say.good(good))
        case inp.Reveal(card):
            return say.card(card)
        case inp.Rolled(die, face):
            return say.texts.sentence("label.rolled", die=say.die(die), face=say.face(face))
        case _:
            return capital(said_of_table(say, given))


def price(say: Phrases, state: GameState, index: int, by_position: bool) -> str:
    """What the card at an index of the display costs a Senator or (False) a Consul."""
    position = state.rules.display_costs[index] if by_position else PositionCost()
    card = state.rules.cards[state.display[index]]
    return say.cost(plus(card.price, position.goods), choice=position.any)


def _for(say: Phrases, state: GameState, what: str, cost: str) -> str:
    """With its cost, which is left out where goods and money are not followed."""
    return _with(say, what, "" if state.light else cost)


def _with(say: Phrases, what: str, detail: str) -> str:
    return what if not detail else say.texts.text("label.with", what=what, detail=detail)


def _points(say: Phrases, state: GameState, first: str, points: int) -> str:
    """With what Contrarius scores for it, unless it is the last card."""
    if state.final:
        return first
    second = say.texts.text("label.points", points=points)
    return second if not first else say.texts.text("label.more", first=first, second=second)


def _produce(say: Phrases, state: GameState, province: int) -> str:
    """The goods that arrive, whether they fit, and what Contrarius scores."""
    frame = state.agenda[-1]
    bonus = frame.bonus if isinstance(frame, ag.PrefectAction) else 1
    cities = state.rules.board.province_cities[province]
    detail = "" if state.light else _arriving(say, state, province, bonus)
    houses = sum(state.houses_in(city) for city in bits(cities))
    what = say.texts.text("label.produce", province=say.province(province))
    return _with(say, what, _points(say, state, detail, max(bonus, houses)))


def _arriving(say: Phrases, state: GameState, province: int, bonus: int) -> str:
    """The goods of bonus and houses, and how many of them fit."""
    cities = state.rules.board.province_cities[province]
    amounts = list(prefect.house_goods(state, state.human, cities))
    amounts[state.marker_goods[province]] += bonus
    detail = say.goods(as_goods(amounts))
    free = state.free_spaces(state.human)
    if sum(amounts) <= free:
        return detail
    room = say.texts.text("label.room", n=free)
    return say.texts.text("label.more", first=detail, second=room)


def _price(state: GameState, card: int, choice: Goods) -> Goods:
    frame = state.agenda[-1]
    if isinstance(frame, ag.PurchaseAction) and card in state.display:
        return plus(senator.fixed_cost(state, frame, state.display.index(card)), choice)
    return plus(state.rules.cards[card].price, choice)


def _keep(say: Phrases, state: GameState, goods: Goods) -> str:
    what = say.texts.text("label.keep", goods=say.goods(goods))
    frame = state.agenda[-1]
    lost = minus(frame.goods, goods) if isinstance(frame, ag.Store) else goods
    return _with(say, what, say.texts.text("label.keep.lost", lost=say.goods(lost)))


def _send(say: Phrases, state: GameState, place: int, line: int) -> str:
    kind = state.rules.board.lines[line].kind
    text = say.texts.text
    if place == line:
        where = text("label.send.stay.where", line=say.line(line))
        return _with(say, text("label.send.stay"), where)
    steps = state.rules.board.steps(kind, place, line) or 0
    what = text(f"label.send.{kind.id}", start=say.from_(place), line=say.line(line))
    return _with(say, what, say.texts.count("step", steps))


def _done_key(state: GameState) -> str:
    frame = state.agenda[-1]
    if isinstance(frame, ag.ColonistAction) and frame.placed:
        return "label.done"
    return f"label.done.{FRAME_KEYS[type(frame)]}"
