"""Both sides next to each other: points, houses, colonists, goods, cards."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from solitaria_app.engine.board import Kind, bits
from solitaria_app.engine.scoring import score
from solitaria_app.engine.state import CONTRARIUS, GameState, Side
from solitaria_app.session.words import Words

from ..terms import Terms
from .frame import BOX

NOTHING = "–"


def sides_table(state: GameState, words: Words, terms: Terms) -> Table:
    """The human's side and Contrarius'."""
    say = words.say
    human, contrarius = state.human, state.contrarius
    table = Table(box=BOX, pad_edge=False)
    table.add_column("", style="bold")
    for side in ("human", "contrarius"):
        table.add_column(say.texts.text(f"side.{side}"), ratio=1)

    def row(name: str, mine: str, theirs: str) -> None:
        table.add_row(name, Text(mine), Text(theirs))

    row(terms("points"), *(_points(state, side, terms) for side in (state.active, CONTRARIUS)))
    left = " / ".join(str(state.houses_left(side)) for side in (human, contrarius))
    row(
        terms("houses", n=left),
        *(say.cities(side.houses) if side.houses else "–" for side in (human, contrarius)),
    )
    row(terms("colonists"), *(_colonists(side, words, terms) for side in (human, contrarius)))
    row(terms("supply"), *(_supply(state, side, terms) for side in (human, contrarius)))
    row(terms("sestertii"), str(human.sestertii), "–")
    free = state.free_spaces(human)
    row(terms("storehouse"), terms("free", goods=say.goods(human.goods), n=free), "–")
    row(
        terms("hand"),
        _cards(human.hand, words),
        _lying(terms, "face-up", _cards(contrarius.face_up, words)),
    )
    row(
        terms("played"),
        _cards(human.played, words),
        _lying(terms, "face-down", _cards(contrarius.face_down, words)),
    )
    if contrarius.track:
        row(terms("track"), "–", ", ".join(str(place) for place in contrarius.track))
    return table


def _points(state: GameState, side: int, terms: Terms) -> str:
    """What the end would bring now: the points so far and those that the cards would add."""
    found = score(state, side)
    return terms("sum", total=found.total, base=found.base, cards=found.total - found.base)


def _lying(terms: Terms, key: str, cards: str) -> str:
    return terms(key, cards=cards) if cards != NOTHING else cards


def _colonists(side: Side, words: Words, terms: Terms) -> str:
    say = words.say
    return "\n".join(
        f"{terms(kind.id)} {say.city(~place) if place < 0 else say.line(place)}"
        for kind in Kind
        for place in side.colonists[kind]
    )


def _supply(state: GameState, side: Side, terms: Terms) -> str:
    return ", ".join(f"{state.colonists_left(side, kind)} {terms(kind.id)}" for kind in Kind)


def _cards(mask: int, words: Words) -> str:
    """The cards of a mask; of those with one name the gods too."""
    say = words.say
    cards = bits(mask)
    names = [say.card(card) for card in cards]
    gods = {name: set[str]() for name in names}
    for card, name in zip(cards, names, strict=True):
        gods[name].add(say.god(say.rules.cards[card].god))
    shown = [
        f"{name} ({say.god(say.rules.cards[card].god)})" if len(gods[name]) > 1 else name
        for card, name in zip(cards, names, strict=True)
    ]
    return ", ".join(shown) or NOTHING
