"""What is true after every input of every game, whatever was decided and rolled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from solitaria_app.engine import agenda, notation, play
from solitaria_app.engine.board import bits
from solitaria_app.engine.events import Event
from solitaria_app.engine.handler import Automatic
from solitaria_app.engine.scoring import score
from solitaria_app.engine.state import CONTRARIUS, GameState, Human, Side

from .mirror import Mirror, whole
from .universe import Universe

MOST_TURNS = 400
MOST_FRAMES = 12
SETTING_UP = (agenda.DrawTokens, agenda.Refill, agenda.SixthCard, agenda.Opening)
REFILLING = (agenda.PurchaseAction, agenda.Refill, agenda.SixthCard)


def state_faults(state: GameState) -> Iterator[str]:
    """One sentence for each thing on the table that can't be so while an input is awaited."""
    yield from piece_faults(state, state.contrarius, "Contrarius")
    for human in state.humans:
        yield from piece_faults(state, human, "the human")
        yield from storehouse_faults(state, human)
    yield from place_faults(state)
    yield from line_faults(state)
    yield from card_faults(state)
    yield from agenda_faults(state)
    if state.coins >> len(state.rules.board.provinces):
        yield "coins beside the provinces"
    if state.turn > MOST_TURNS:
        yield "the game does not end"
    if state.over and state.ended_by is None:
        yield "over without an end"


def piece_faults(state: GameState, side: Side, name: str) -> Iterator[str]:
    """15 houses, none in a capital; three colonists of each kind."""
    rules = state.rules
    on_track = len(state.contrarius.track) if side is state.contrarius else 0
    if side.house_count + on_track > rules.houses:
        yield f"{name} has {side.house_count} houses and {on_track} on the track"
    if side.houses & ~rules.board.token_cities:
        yield f"{name} has a house in a capital"
    for places in side.colonists:
        if len(places) > rules.colonists_of_kind:
            yield f"{name} has {len(places)} colonists of a kind"
        if list(places) != sorted(places):
            yield f"colonists of {name} are not in order"


def place_faults(state: GameState) -> Iterator[str]:
    """Colonists stand on lines of their kind, in a capital, or in a city of their owner."""
    board = state.rules.board
    for side in (*state.humans, state.contrarius):
        homes = side.houses if isinstance(side, Human) else 0
        for kind, places in enumerate(side.colonists):
            for place in places:
                if place >= 0 and board.lines[place].kind != kind:
                    yield f"a colonist on a line of the other kind, {board.place_id(place)}"
                if place < 0 and ~place != board.capital[kind] and not homes >> ~place & 1:
                    yield f"a colonist in a foreign city, {board.place_id(place)}"


def line_faults(state: GameState) -> Iterator[str]:
    """Nobody shares a line at rest; while the human moves only its own colonists may."""
    board = state.rules.board
    if not state.over and isinstance(state.agenda[-1], agenda.ArchitectAction):
        sides: tuple[Side, ...] = (state.contrarius,)
    else:
        sides = (*state.humans, state.contrarius)
    standing = Counter(p for side in sides for places in side.colonists for p in places if p >= 0)
    for line, count in standing.items():
        if count > 1 and not board.lines[line].shared:
            yield f"{count} colonists on {board.line_ids[line]}"
        if board.lines[line].no_stop:
            yield f"a colonist stands on {board.line_ids[line]}"


def storehouse_faults(state: GameState, human: Human) -> Iterator[str]:
    """No debts, and never more goods and waiting colonists than spaces."""
    if min(human.goods) < 0:
        yield f"goods {human.goods}"
    if human.sestertii < 0:
        yield f"{human.sestertii} sestertii"
    waiting = 2 * state.rules.colonists_of_kind - human.on_board
    if not 0 <= sum(human.goods) + waiting <= state.rules.storehouse:
        yield f"a storehouse with {sum(human.goods)} goods and {waiting} colonists"


def card_faults(state: GameState) -> Iterator[str]:
    """Every card is in exactly one place; the display has a gap only while cards are bought."""
    automa = state.contrarius
    shown = [card for card in state.display if card >= 0]
    piles = [automa.face_up, automa.face_down, *state.stacks, *(1 << card for card in shown)]
    for human in state.humans:
        piles += [human.hand, human.played]
    places = Counter(card for pile in piles for card in bits(pile))
    for card, entry in enumerate(state.rules.cards):
        if places[card] != 1:
            yield f"{entry.id} is in {places[card]} places"
    if not all(state.stacks):
        yield "an empty stack"
    if state.over or not isinstance(state.agenda[-1], REFILLING):
        if len(shown) != len(state.display):
            yield "a gap in the display"
        room = len(state.rules.display_costs)
        setting_up = not state.over and isinstance(state.agenda[-1], SETTING_UP)
        if not setting_up and state.stacks and len(shown) < room:
            yield "a display that was not refilled"


def agenda_faults(state: GameState) -> Iterator[str]:
    """The turn's end lies at the bottom, something that waits on top."""
    if state.over:
        if state.agenda:
            yield "something still to happen after the end"
        return
    frames = state.agenda
    if [number for number, f in enumerate(frames) if isinstance(f, agenda.EndTurn)] != [0]:
        yield "the turn's end is not at the bottom"
    if isinstance(play.HANDLERS[type(frames[-1])], Automatic):
        yield f"{type(frames[-1]).__name__} is left waiting"
    if len(frames) > MOST_FRAMES:
        yield f"{len(frames)} things still to happen"


def prompt_faults(state: GameState, universe: Universe | None) -> Iterator[str]:
    """There is something to answer; what is listed is all that is allowed, and can be written.

    With a `universe` every other input is asked about as well.
    """
    rules = state.rules
    if play.prompt(state) is None:
        if play.candidates(state) or play.legal(state):
            yield "inputs after the end"
        return
    candidates = play.candidates(state)
    if len(set(candidates)) != len(candidates):
        yield "a candidate is listed twice"
    legal = play.legal(state)
    if not legal:
        yield "nothing is allowed"
    for given in legal:
        text = notation.write(rules, given)
        if notation.read(rules, text) != given:
            yield f"'{text}' is read as something else"
    if universe is not None:
        yield from universe_faults(state, universe, {notation.write(rules, g) for g in legal})


def universe_faults(state: GameState, universe: Universe, listed: set[str]) -> Iterator[str]:
    """Whether the allowed inputs among all there are, are those that are listed.

    Compared as they are written: `Rolled` with the number 1 and with food are equal values.
    """
    handler = play.HANDLERS[type(state.agenda[-1])]
    assert not isinstance(handler, Automatic)
    for sample in universe.samples():
        if type(sample) not in handler.accepts and play.refusal(state, sample) is None:
            yield f"a {type(sample).__name__} is allowed"
    allowed = {
        notation.write(state.rules, given)
        for kind in handler.accepts
        for given in universe.of(kind)
        if play.refusal(state, given) is None
    }
    for text in sorted(allowed ^ listed):
        wrong = "listed but not in the universe" if text in listed else "allowed but not listed"
        yield f"{text}: {wrong}"


def input_faults(
    before: GameState, kept: tuple[object, ...], after: GameState, events: tuple[Event, ...]
) -> Iterator[str]:
    """What an input may change. `kept` is `whole(before)` as it was before the input."""
    if whole(before) != kept:
        yield "the state that was given has changed"
    mirror = Mirror(before)
    try:
        mirror.follow(events)
    except (AssertionError, ValueError) as fault:
        yield f"an event that can't be: {fault}"
    else:
        yield from mirror.differences(after)
    if after.contrarius.points < before.contrarius.points:
        yield "Contrarius lost points"
    if score(after, CONTRARIUS).total < score(before, CONTRARIUS).total:
        yield "Contrarius' score fell"
    if after.ended_by != before.ended_by and before.ended_by is not None:
        yield "the end changed hands"
    for old, new in zip(before.humans, after.humans, strict=True):
        if new.points != old.points:
            yield "the human's points at the start changed"
        if old.houses & ~new.houses:
            yield "a house of the human is gone"
    if before.contrarius.houses & ~after.contrarius.houses:
        yield "a house of Contrarius is gone"
