"""The words of what a person says of the table: corrections, the way of following, joining in."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from solitaria_app.engine import corrections as fix
from solitaria_app.engine.inputs import Follow, Midway
from solitaria_app.engine.state import CONTRARIUS

from .phrases import Phrases

Said: TypeAlias = Follow | Midway | fix.Correction


def whose(side: int) -> str:
    """The part of a text's key that names a side."""
    return "contrarius" if side == CONTRARIUS else "human"


def said_of_table(say: Phrases, given: Said) -> str:
    """An adjustment in a clause: `your house stands in COSA`."""
    text = say.texts.text
    match given:
        case Follow(way):
            return text(f"table.follow.{way.id}")
        case Midway():
            return text("table.midway")
        case fix.SetHouse(side, city, stands):
            state = "stands" if stands else "gone"
            return text(f"table.house.{whose(side)}.{state}", city=say.city(city))
        case fix.SetColonist():
            return _colonist(say, given)
        case fix.SetCard(card, pile, position):
            lies = text(f"table.pile.{pile.id}", position=position)
            return text("table.card", subject=say.card_subject(card), lies=lies)
        case fix.TurnMarker(province, coins):
            shows = "coins" if coins else "good"
            return text(f"table.marker.{shows}", province=say.province(province))
        case fix.SwapTokens(city, other):
            return text("table.tokens", city=say.city(city), other=say.city(other))
        case fix.SetPoints(side, points):
            return text(f"table.points.{whose(side)}", points=say.points(points))
        case fix.SetTrack(place, stands):
            return text(f"table.track.{'stands' if stands else 'gone'}", n=place)
        case fix.Hold(goods, sestertii):
            return text("table.hold", held=say.cost(goods, sestertii))
        case _:
            assert_never(given)


def _colonist(say: Phrases, given: fix.SetColonist) -> str:
    text, start, to = say.texts.text, given.start, given.to
    key = f"table.colonist.{whose(given.side)}"
    colonist = say.colonist(given.kind)
    if to is None:
        from_ = "" if start is None else say.from_(start)
        return text(f"{key}.gone", colonist=colonist, start=from_)
    if start is None:
        return text(f"{key}.new", colonist=colonist, at=say.at(to))
    return text(f"{key}.moved", colonist=colonist, at=say.at(to), before=say.at(start))
