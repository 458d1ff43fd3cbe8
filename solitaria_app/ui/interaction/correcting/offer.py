"""From the table, the part that is corrected and what was selected first to the offer."""

from __future__ import annotations

from dataclasses import replace

from solitaria_app.engine.board import bits
from solitaria_app.engine.corrections import Pile, SetTrack
from solitaria_app.engine.rules.piles import where_is
from solitaria_app.engine.state import CONTRARIUS, GameState
from solitaria_app.session.midway import Starting
from solitaria_app.ui.interaction.values import AtCard, Offer, Option, Selection
from solitaria_app.ui.map.targets import Target

from . import cards, pieces
from .parts import Part, does, selects

LISTS = (Pile.PLAYED, Pile.STACK)
"""Piles that are looked through in the hand's place."""


def correct(
    state: GameState,
    part: Part,
    selected: Selection | None = None,
    starting: Starting = frozenset(),
) -> Offer:
    """What can be corrected in a part of the table.

    A selection that no longer fits counts as none. Legal is what the engine does not refuse;
    some impossible corrections are offered with their reason. `starting` are colonists that
    nobody has placed yet where they stand.
    """
    match part:
        case Part.ANYTHING:
            return _anything(state, selected)
        case Part.HOUSES | Part.ITS_HOUSES:
            return pieces.houses(state, part.side)
        case Part.COLONISTS | Part.ITS_COLONISTS:
            return pieces.colonists(state, part.side, selected, starting)
        case Part.DISPLAY:
            return cards.display(state, selected)
        case Part.CARDS:
            return cards.human_cards(state)
        case Part.ITS_CARDS:
            return cards.its_cards(state)
        case Part.MARKERS:
            return pieces.markers(state)
        case Part.NUMBERS:
            track = state.contrarius.track
            return Offer("correct", tuple(does(state, SetTrack(n, False)) for n in track))
    return Offer("correct")


def _anything(state: GameState, selected: Selection | None) -> Offer:
    """A click on a thing asks what is otherwise about it."""
    listed = _listed(state, selected)
    if isinstance(selected, Target) and selected.kind == "colonist":
        if selected in (*pieces.pieces(state, 0), *pieces.pieces(state, CONTRARIUS)):
            moving = pieces.moving(state, selected)
            return replace(moving, also=(*moving.also, *_cards(state, listed)))
        selected = None
    options = _about(state, selected)
    also = (*_on_map(state), *_cards(state, listed))
    if not options:
        return Offer("correct", _piles(state), also, cards=listed)
    return Offer("correct", options, also, selected=selected, cards=listed)


def _about(state: GameState, selected: Selection | None) -> tuple[Option, ...]:
    """What can be otherwise about a thing; nothing for one that is not there."""
    if isinstance(selected, AtCard):
        return cards.somewhere(state, selected)
    if selected in LISTS:
        return (selects(Pile.HAND), *(o for o in _piles(state) if o.selects != selected))
    if not isinstance(selected, Target):
        return ()
    found: tuple[Option, ...] = ()
    number = selected.number
    if selected.kind == "province":
        return (pieces.marker(state, number),)
    if selected.kind == "city":
        if state.rules.board.token_cities >> number & 1:
            found = tuple(pieces.house(state, side, number) for side in pieces.SIDES)
            found += pieces.tokens(state, number)
        for side in pieces.SIDES:
            found += pieces.at_city(state, side, number)
    elif number in pieces.free_lines(state):
        kind = state.rules.board.lines[number].kind
        for side in pieces.SIDES:
            found += pieces.arrivals(state, side, kind, number)
    return found


def _on_map(state: GameState) -> list[Option]:
    board = state.rules.board
    targets = [
        *pieces.pieces(state, 0),
        *pieces.pieces(state, CONTRARIUS),
        *(Target("city", city) for city in range(len(board.cities))),
        *(Target("line", line) for line in pieces.free_lines(state)),
        *(Target("province", province) for province in range(len(board.provinces))),
    ]
    return [selects(target, target) for target in targets]


# --- cards --------------------------------------------------------------------


def _pile(state: GameState, pile: Pile) -> tuple[int, ...]:
    return cards.hidden(state) if pile is Pile.STACK else bits(state.human.played)


def _piles(state: GameState) -> tuple[Option, ...]:
    """The piles that can be looked through, if there is anything in them."""
    return tuple(selects(pile) for pile in LISTS if _pile(state, pile))


def _listed(state: GameState, selected: Selection | None) -> tuple[int, ...] | None:
    """The cards in the hand's place: those of the pile looked through, None for the hand."""
    if isinstance(selected, AtCard) and selected.where == "supply":
        pile, _ = where_is(state, selected.card)
    elif isinstance(selected, Pile):
        pile = selected
    else:
        return None
    return _pile(state, pile) if pile in LISTS else None


def _cards(state: GameState, listed: tuple[int, ...] | None) -> list[Option]:
    contrarius = state.contrarius
    places = [
        *(AtCard("display", card) for card in state.display if card >= 0),
        *(AtCard("contrarius", card) for card in bits(contrarius.face_up | contrarius.face_down)),
    ]
    if listed is None:
        places += [AtCard("hand", card) for card in bits(state.human.hand)]
    else:
        places += [AtCard("supply", card) for card in listed]
    return [selects(at, at) for at in places]
