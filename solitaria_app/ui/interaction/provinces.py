"""The Prefect: provinces that can produce, with what comes in, or the cash bonus."""

from __future__ import annotations

from solitaria_app.engine.agenda import PrefectAction
from solitaria_app.engine.board import bits
from solitaria_app.engine.goods import Goods, as_goods
from solitaria_app.engine.inputs import CASH, Produce
from solitaria_app.engine.play import legal
from solitaria_app.engine.rules.prefect import CASH_POINTS, cash_value, house_goods
from solitaria_app.engine.state import GameState
from solitaria_app.ui.map.targets import Target

from .values import Offer, Option, Selection


def income(state: GameState, province: int, bonus: int) -> Goods:
    """What the human gets if a province produces: bonus goods and those of own houses."""
    goods = list(house_goods(state, state.human, state.rules.board.province_cities[province]))
    goods[state.marker_goods[province]] += bonus
    return as_goods(goods)


def prefect(state: GameState, frame: PrefectAction, selected: Selection | None) -> Offer:
    """The cash bonus, always first, and each province whose marker shows goods."""
    points = -1 if state.final else CASH_POINTS
    cash = Option("cash", (CASH,), sestertii=cash_value(state), points=points)
    provinces = (given for given in legal(state) if isinstance(given, Produce))
    return Offer("options", (cash, *(_produce(state, frame, given) for given in provinces)))


def _produce(state: GameState, frame: PrefectAction, produce: Produce) -> Option:
    province = produce.province
    cities = bits(state.rules.board.province_cities[province])
    houses = sum(state.houses_in(city) for city in cities)
    return Option(
        "province",
        (produce,),
        at=Target("province", province),
        gain=income(state, province, frame.bonus),
        points=-1 if state.final else max(frame.bonus, houses),
        number=province,
    )
