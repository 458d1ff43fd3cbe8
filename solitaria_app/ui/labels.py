"""What stands on the buttons of options: short with symbols, and whole for those who listen."""

from __future__ import annotations

from dataclasses import replace

from solitaria_app.engine.board import Kind
from solitaria_app.engine.goods import NOTHING
from solitaria_app.ui import correctwords, runs
from solitaria_app.ui.drawings import Piece
from solitaria_app.ui.interaction import AtCard, Option, Selection
from solitaria_app.ui.map.targets import Emphasis, Target
from solitaria_app.ui.runs import Run
from solitaria_app.ui.view import View


def short(view: View, option: Option) -> list[Run]:
    """The words and symbols of a button; without costs where they are not followed."""
    coins = _coins if view.stock_known else _no_coins
    if not view.stock_known:
        option = replace(option, cost=NOTHING, gain=NOTHING)
    say, texts = view.words.say, view.texts
    match option.topic:
        case "colonist":
            return [_piece(option, 0), _place(view, option.number)]
        case "line":
            return [say.line(option.number), f"· {option.steps}"]
        case "build":
            line: list[Run] = [Piece(0), say.city(option.number)]
            return [*line, *runs.of_goods(option.cost), *coins(-option.sestertii)]
        case "province":
            line = [say.province(option.number), *runs.compact(option.gain)]
            return [*line, *_points(view, option)]
        case "cash":
            return [texts("option.cash"), *coins(option.sestertii, "+"), *_points(view, option)]
        case "money":
            return [texts("option.money"), *coins(option.sestertii, "+"), *_points(view, option)]
        case "kind":
            assert option.kind is not None
            name = say.texts.text(f"colonist.{option.kind.id}")
            return [_piece(option, 0), name, *runs.of_goods(option.cost)]
        case "place":
            return [_piece(option, 0), say.city(option.number), *runs.of_goods(option.cost)]
        case "copy":
            card = view.state.rules.cards[option.number]
            return [runs.Sign(f"who-{card.personality.id}", "purple"), say.card(option.number)]
        case "card":
            card = view.state.rules.cards[option.number]
            marks = [] if option.inputs else runs.of_goods((0, 0, 0, 0, 0), choice=1)
            return [say.card(option.number), *runs.of_goods(option.cost), *marks]
        case "payment":
            return [*runs.of_goods(option.cost), say.goods(option.cost)]
        case "send":
            return _send(view, option)
        case "settle":
            return [_piece(option, -1), say.line(option.number)]
        case "correct":
            return correctwords.short(view, option)
    return [full(view, option)]


def full(view: View, option: Option) -> str:
    """The whole sentence of an option, as its tooltip and accessible name."""
    say, texts = view.words.say, view.texts
    if option.topic == "correct":
        return correctwords.full(view, option)
    if option.topic == "line" and option.kind is not None:
        return texts(
            "option.line", line=say.line(option.number), steps=say.texts.count("step", option.steps)
        )
    if option.inputs:
        return view.words.label(view.state, option.inputs[0])
    match option.topic:
        case "colonist":
            assert option.kind is not None
            return texts(
                "option.colonist",
                colonist=say.texts.text(f"colonist.{option.kind.id}"),
                at=say.at(option.number),
            )
        case "kind":
            assert option.kind is not None
            return texts("option.kind", colonist=say.texts.text(f"colonist.{option.kind.id}.a"))
        case "city":
            return texts("token.city", city=say.city(option.number))
        case "card":
            return texts("option.card", card=say.card(option.number))
    return texts("option.choose")


def stage(view: View, selected: Selection) -> str:
    """What was chosen first, and what is to be chosen now."""
    say, texts = view.words.say, view.texts
    if isinstance(selected, AtCard):
        return texts("stage.payment", card=say.card(selected.card))
    if isinstance(selected, Kind):
        return texts("stage.city", colonist=say.texts.sentence(f"colonist.{selected.id}"))
    assert isinstance(selected, Target)  # piles are looked through while correcting
    if selected.kind == "colonist" and selected.colonist_kind is not None:
        colonist = say.texts.sentence(f"colonist.{selected.colonist_kind.id}")
        return texts("stage.line", colonist=colonist, at=say.at(selected.number))
    return texts("stage.colonist", line=say.line(selected.number))


def emphasis(view: View, option: Option) -> Emphasis:
    """How an option stands out on the map: less where almost every city is one."""
    if option.at in (view.selected, view.offer.current):
        return "selected"
    if option.topic == "correct":
        return "option" if correctwords.stands_out(view, option) else "quiet"
    return "quiet" if option.topic == "city" else "option"


def place_of(view: View, option: Option) -> str:
    """The number that stands on the table where an option is about it; empty if none does."""
    if option.topic == "card":
        return str(view.state.display.index(option.number) + 1)
    return ""


def badge(option: Option) -> str:
    """The short word beside an option on the map."""
    if option.topic in ("line", "send") and option.inputs:
        return str(option.steps)
    return ""


def _piece(option: Option, side: int) -> Piece:
    return Piece(side, Kind.LAND if option.kind is None else option.kind)


def _place(view: View, place: int) -> str:
    say = view.words.say
    return say.city(~place) if place < 0 else say.line(place)


def _coins(amount: int, sign: str = "") -> list[Run]:
    return [f"{sign}{amount}", runs.Sign("coin", "coin")]


def _no_coins(amount: int, sign: str = "") -> list[Run]:
    """Where money is not followed."""
    return []


def _points(view: View, option: Option) -> list[Run]:
    if option.points < 0:
        return []
    return [f"· C +{option.points}"]


def _send(view: View, option: Option) -> list[Run]:
    say = view.words.say
    piece = _piece(option, -1)
    if not option.inputs:
        return [piece, say.line(option.number) if option.number >= 0 else say.city(~option.number)]
    given = option.inputs[0]
    place = getattr(given, "place", option.number)
    if option.steps == 0:
        return [piece, say.line(option.number), view.texts("option.stays")]
    return [piece, f"{_place(view, place)} → {say.line(option.number)}", f"· {option.steps}"]
