"""What stands on the buttons and in the sentence while the table is corrected."""

from __future__ import annotations

from solitaria_app.engine.board import Kind
from solitaria_app.engine.corrections import (
    Pile,
    SetCard,
    SetColonist,
    SetHouse,
    SetTrack,
    SwapTokens,
    TurnMarker,
)
from solitaria_app.engine.rules.piles import where_is
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.ui import runs
from solitaria_app.ui.drawings import Badge, Piece
from solitaria_app.ui.interaction import AtCard, Option, Selection
from solitaria_app.ui.interaction.correcting import Part
from solitaria_app.ui.map.targets import Target
from solitaria_app.ui.runs import Run
from solitaria_app.ui.view import View


def short(view: View, option: Option) -> list[Run]:
    """The words and symbols of a button."""
    texts, say = view.texts, view.words.say
    if isinstance(option.selects, Pile):
        return [runs.Sign("card", "purple"), texts(f"correct.look.{option.selects.id}")]
    match option.inputs[0] if option.inputs else None:
        case SetHouse(side, _, stands):
            return [Piece(side), texts("correct.add" if stands else "correct.remove")]
        case SetColonist(side, kind, start, to):
            if to is None:
                key = "correct.leave.its" if side == CONTRARIUS else "correct.leave"
                return [Piece(side, kind), texts(key)]
            if start is None:
                return [Piece(side, kind), texts("correct.new")]
            return [Piece(side, kind), texts("correct.from", place=_place(view, start))]
        case SwapTokens(_, other):
            good = view.state.city_goods[other]
            return [Badge(good), texts("correct.token", city=say.city(other))]
        case TurnMarker(province, coins):
            good = view.state.marker_goods[province]
            sign = runs.Sign("coin", "coin") if coins else Badge(good)
            return [sign, texts("correct.coins" if coins else "correct.goods")]
        case SetCard(_, pile, position):
            return [texts(f"correct.lies.{pile.id}", n=position)]
        case SetTrack(place):
            return [Piece(CONTRARIUS), texts("correct.track.off", n=place)]
    return [full(view, option)]


def full(view: View, option: Option) -> str:
    """The whole sentence of an option, and why it is impossible, if it is."""
    if isinstance(option.selects, Pile):
        return view.texts(f"correct.look.{option.selects.id}")
    if not option.inputs:
        return view.texts("correct.card.this" if isinstance(option.at, AtCard) else "correct.this")
    told = view.words.label(view.state, option.inputs[0])
    refused = refused_words(view, option)
    return f"{told}: {refused}" if refused else told


def stands_out(view: View, option: Option) -> bool:
    """Whether an option has a ring on the map: the lines where a colonist may be put."""
    chosen = view.offer.selected
    moving = isinstance(chosen, Target) and chosen.kind == "colonist"
    at = option.at
    return moving and isinstance(at, Target) and at.kind == "line" and bool(option.inputs)


def refused_words(view: View, option: Option) -> str:
    """Why an option is impossible, empty if it is not."""
    if option.refused is None:
        return ""
    return view.words.refusal(view.state, option.inputs[0], option.refused).text


def lies(view: View, card: int) -> str:
    """Where a card lies, in a word or two."""
    pile, position = where_is(view.state, card)
    return view.texts(f"correct.lies.{pile.id}", n=position)


def part_name(view: View, part: Part) -> str:
    """The whole name of a part of the table."""
    long = (
        Part.HOUSES,
        Part.ITS_HOUSES,
        Part.COLONISTS,
        Part.ITS_COLONISTS,
        Part.ITS_CARDS,
        Part.GOODS,
    )
    key = f"correct.part.{part.id}"
    return view.texts(f"{key}.long" if part in long else key)


def sentence(view: View, part: Part) -> str:
    """What is to be done now."""
    chosen = view.offer.selected
    return _do(view, part) if chosen is None else _asked(view, chosen)


def _asked(view: View, chosen: Selection) -> str:
    """What is asked about what was chosen first."""
    texts, say = view.texts, view.words.say
    if isinstance(chosen, AtCard):
        return texts("correct.card", card=say.card(chosen.card))
    if isinstance(chosen, Pile):
        return texts(f"correct.pile.{chosen.id}")
    assert isinstance(chosen, Target)
    number = chosen.number
    match chosen.kind:
        case "city":
            return texts("correct.city", city=say.city(number))
        case "line":
            return texts("correct.line", line=say.line(number))
        case "province":
            return texts("correct.province", province=say.province(number))
    assert chosen.colonist_kind is not None
    whose = "correct.colonist.its" if chosen.side == CONTRARIUS else "correct.colonist.your"
    colonist = texts(whose, colonist=say.texts.text(f"colonist.{chosen.colonist_kind.id}"))
    return texts("correct.colonist", colonist=colonist, at=say.at(number))


def _do(view: View, part: Part) -> str:
    """What is to be done in a part, with what lies there already."""
    state, human, contrarius = view.state, view.state.human, view.state.contrarius
    side = contrarius if part.side == CONTRARIUS else human
    lying = sum(card >= 0 for card in state.display)
    display = part is Part.DISPLAY
    n = lying if display else side.house_count
    if part is Part.MARKERS:
        n = state.coins.bit_count()
    return view.texts(
        f"correct.do.{part.id}",
        n=n,
        most=len(state.rules.display_costs) if display else state.rules.houses,
        land=len(side.colonists[Kind.LAND]),
        sea=len(side.colonists[Kind.SEA]),
        hand=human.hand.bit_count(),
        played=human.played.bit_count(),
        up=contrarius.face_up.bit_count(),
        down=contrarius.face_down.bit_count(),
    )


def _place(view: View, place: int) -> str:
    say = view.words.say
    return say.city(~place) if place < 0 else say.line(place)
