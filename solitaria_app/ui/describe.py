"""What a thing on the map is, and why it can't be chosen now."""

from __future__ import annotations

from solitaria_app.engine.agenda import ArchitectAction
from solitaria_app.engine.board import bits
from solitaria_app.engine.rules.architect import cost
from solitaria_app.engine.rules.prefect import house_goods
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.ui.map.targets import Target
from solitaria_app.ui.view import View


def describe(view: View, target: Target) -> str:
    """A sentence or two on a thing, and the refusal if it is in question but not allowed."""
    told = {
        "city": _city,
        "line": _line,
        "province": _province,
        "colonist": _colonist,
    }[target.kind](view, target)
    refused = ""
    if view.offer.pointed(target) is None:
        refused = _too_far(view, target) or view.why_not(target)
    return "\n".join(part for part in (told, refused) if part)


def _too_far(view: View, target: Target) -> str:
    """Why the colonist that was chosen first does not get to a line, if it is the distance."""
    frame = view.state.agenda[-1] if view.state.agenda else None
    mover = view.selected
    if not isinstance(frame, ArchitectAction) or not isinstance(mover, Target):
        return ""
    if target.kind != "line" or mover.colonist_kind is None or mover.number == target.number:
        return ""
    say = view.words.say
    line = say.line(target.number)
    steps = view.state.rules.board.steps(mover.colonist_kind, mover.number, target.number)
    if steps is None:
        colonist = say.texts.text(f"colonist.{mover.colonist_kind.id}")
        return view.texts("describe.other-kind", line=line, colonist=colonist)
    if steps <= frame.steps:
        return ""
    count = say.texts.count
    return view.texts(
        "describe.too-far",
        line=line,
        steps=count("step", steps),
        left=count("step", frame.steps),
    )


def _city(view: View, target: Target) -> str:
    city, state, say = target.number, view.state, view.words.say
    board = state.rules.board
    if board.is_capital(city):
        return view.texts("describe.capital", city=say.city(city))
    province = board.province_of(city)
    owners = []
    if state.human.houses >> city & 1:
        owners.append(say.texts.text("side.human"))
    if state.contrarius.houses >> city & 1:
        owners.append(say.texts.text("side.contrarius"))
    houses = ", ".join(owners) if owners else view.texts("describe.no-house")
    good = state.city_goods[city]
    if good < 0:
        return view.texts(
            "describe.city.bare", city=say.city(city), province=say.province(province)
        )
    if not view.stock_known:
        return view.texts(
            "describe.city.light",
            city=say.city(city),
            province=say.province(province),
            good=say.good(good),
            houses=houses,
        )
    goods, sestertii = cost(state, city)
    return view.texts(
        "describe.city",
        city=say.city(city),
        province=say.province(province),
        good=say.good(good),
        houses=houses,
        cost=say.cost(goods, sestertii),
    )


def _line(view: View, target: Target) -> str:
    say = view.words.say
    return say.texts.sentence("line." + _kind(view, target.number), line=say.line(target.number))


def _kind(view: View, line: int) -> str:
    return view.state.rules.board.lines[line].kind.id


def _province(view: View, target: Target) -> str:
    province, state, say = target.number, view.state, view.words.say
    cities = state.rules.board.province_cities[province]
    good = state.marker_goods[province]
    if good < 0:
        return say.province(province)
    if state.coins >> province & 1:
        coins = say.sestertii(state.rules.marker_coins[good])
        marker = view.texts("describe.coins", coins=coins)
    else:
        marker = view.texts("describe.marker", good=say.good(good))
    count = sum(state.houses_in(city) for city in bits(cities))
    if not view.stock_known:
        return view.texts(
            "describe.province.light",
            province=say.province(province),
            marker=marker,
            houses=count,
        )
    mine = say.goods(house_goods(state, state.human, cities))
    return view.texts(
        "describe.province", province=say.province(province), marker=marker, mine=mine, houses=count
    )


def _colonist(view: View, target: Target) -> str:
    say = view.words.say
    assert target.colonist_kind is not None
    whose = "side.contrarius" if target.side == CONTRARIUS else "side.human"
    return view.texts(
        "describe.colonist",
        side=say.texts.text(whose),
        colonist=say.texts.text(f"colonist.{target.colonist_kind.id}"),
        at=say.at(target.number),
    )
