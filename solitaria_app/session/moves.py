"""What to move on a real table so that it lies as another moment of its game has it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from solitaria_app.engine.board import Kind, bits
from solitaria_app.engine.corrections import (
    Correction,
    Hold,
    Pile,
    SetCard,
    SetColonist,
    SetHouse,
    SetPoints,
    SetTrack,
    SwapTokens,
    TurnMarker,
)
from solitaria_app.engine.state import CONTRARIUS, GameState, Side


def to_move(before: GameState, after: GameState) -> list[Correction]:
    """All that lies otherwise at one moment of a game than at another, as corrections.

    Unlike corrections that a game is given they need no order: each says how a thing lies in the
    end. Goods and money of the human count where both moments follow them.
    """
    pairs = (
        (0, before.humans[0], after.humans[0]),
        (CONTRARIUS, before.contrarius, after.contrarius),
    )
    found: list[Correction] = []
    for side, then, now in pairs:
        found += _houses(side, then, now)
    for side, then, now in pairs:
        found += _colonists(side, then, now)
    found += _cards(before, after)
    turned = before.coins ^ after.coins
    found += (TurnMarker(province, bool(after.coins >> province & 1)) for province in bits(turned))
    track, then_track = set(after.contrarius.track), set(before.contrarius.track)
    found += (SetTrack(place, place in track) for place in sorted(track ^ then_track))
    found += _tokens(before, after)
    for side, points, then_points in (
        (CONTRARIUS, after.contrarius.points, before.contrarius.points),
        (0, after.humans[0].points, before.humans[0].points),
    ):
        if points != then_points:
            found.append(SetPoints(side, points))
    held, holds = before.humans[0], after.humans[0]
    followed = not before.light and not after.light
    if followed and (held.goods, held.sestertii) != (holds.goods, holds.sestertii):
        found.append(Hold(holds.goods, holds.sestertii))
    return found


def _houses(side: int, then: Side, now: Side) -> Iterator[Correction]:
    for city in bits(then.houses & ~now.houses):
        yield SetHouse(side, city, False)
    for city in bits(now.houses & ~then.houses):
        yield SetHouse(side, city, True)


def _colonists(side: int, then: Side, now: Side) -> Iterator[Correction]:
    """Colonists of a kind are alike: as few as possible move."""
    for kind in Kind:
        there, here = Counter(then.colonists[kind]), Counter(now.colonists[kind])
        gone, new = list((there - here).elements()), list((here - there).elements())
        for place, to in zip(gone, new, strict=False):
            yield SetColonist(side, kind, place, to)
        for place in gone[len(new) :]:
            yield SetColonist(side, kind, place, None)
        for to in new[len(gone) :]:
            yield SetColonist(side, kind, None, to)


def _cards(before: GameState, after: GameState) -> Iterator[Correction]:
    lay, lies = _piles(before), _piles(after)
    for card, (pile, position) in sorted(lies.items(), key=lambda one: (one[1][1], one[0])):
        if lay.get(card) != (pile, position):
            yield SetCard(card, pile, position)


def _piles(state: GameState) -> dict[int, tuple[Pile, int]]:
    """Where every card lies; the position is 0 but on the display."""
    human, contrarius = state.humans[0], state.contrarius
    masks = (
        (human.hand, Pile.HAND),
        (human.played, Pile.PLAYED),
        (contrarius.face_up, Pile.FACE_UP),
        (contrarius.face_down, Pile.FACE_DOWN),
        *((stack, Pile.STACK) for stack in state.stacks),
    )
    found = {card: (pile, 0) for mask, pile in masks for card in bits(mask)}
    shown = enumerate(state.display, 1)
    return found | {card: (Pile.DISPLAY, place) for place, card in shown if card >= 0}


def _tokens(before: GameState, after: GameState) -> Iterator[Correction]:
    """Tokens that change places, letter by letter, one pair after the other."""
    goods, wanted = list(before.city_goods), after.city_goods
    if -1 in goods or -1 in wanted:
        return
    for cities in after.rules.board.by_letter.values():
        for at, city in enumerate(cities):
            if goods[city] == wanted[city]:
                continue
            for other in cities[at + 1 :]:
                if goods[other] == wanted[city] != wanted[other]:
                    goods[city], goods[other] = goods[other], goods[city]
                    yield SwapTokens(city, other)
                    break
