"""The table as it was kept, reached by corrections: going on by the old result of a game.

When the present rules give a turn another result than the one that was played, the table that
was saved can still be laid as it was: each difference is a correction in the journal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from solitaria_app.content.digest import digest
from solitaria_app.engine import play
from solitaria_app.engine.board import Kind, bits
from solitaria_app.engine.corrections import (
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
from solitaria_app.engine.following import Way
from solitaria_app.engine.goods import BY_ID, GOODS, NOTHING, as_goods
from solitaria_app.engine.inputs import Follow, Input
from solitaria_app.engine.state import CONTRARIUS, GameState

from .game import Game
from .rereading import Difference
from .statejson import state_json

SIDES = {"human": 0, "contrarius": CONTRARIUS}
PILES = {
    "hand": ("human", Pile.HAND),
    "played": ("human", Pile.PLAYED),
    "face_up": ("contrarius", Pile.FACE_UP),
    "face_down": ("contrarius", Pile.FACE_DOWN),
}
KEPT = ("cities", "markers", "display", "human", "contrarius")
"""What of a table is laid as it was; the number of the turn is not."""


class CannotRestore(ValueError):
    """The table that was kept is damaged, or can't be laid with the pieces and rules of now. The
    message says what of it, in words of the program, not of the player."""


def by_old_result(game: Game, differs: Difference) -> Game:
    """A game that goes on from the table as it was kept, with the corrections that lead there.

    Raises CannotRestore.
    """
    if differs.position is None:
        raise CannotRestore("the table of then was not kept")
    inputs, state = towards(game.state_at(game.length()), differs.position)
    now = state_json(state)
    for part in KEPT:
        if _plain(now[part]) != _plain(differs.position.get(part)):
            raise CannotRestore(part)
    other = by_present_rules(game)
    for given in inputs:
        other.do(given)
    return other


def by_present_rules(game: Game) -> Game:
    """A game that goes on from where an opened one ends, under the rules as they are now."""
    other = game.at(game.length())
    other.header = replace(game.header, rules=digest(game.rules))
    return other


def _plain(part: Any) -> Any:
    """A part of a table without what is counted from it."""
    if isinstance(part, dict):
        return {key: value for key, value in part.items() if key != "score"}
    return part


def towards(state: GameState, wanted: dict[str, Any]) -> tuple[list[Input], GameState]:
    """The corrections from a table, at the start of a turn, to one as `state_json` writes it,
    and the table they lead to. Raises CannotRestore for names that the game does not have."""
    laying = _Laying(state, wanted)
    try:
        laying.everything()
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise CannotRestore(str(error)) from None
    return laying.inputs, laying.state


class _Laying:
    """Walks from one table to another."""

    def __init__(self, state: GameState, wanted: dict[str, Any]) -> None:
        self.state, self.wanted = state, wanted
        self.inputs: list[Input] = []

    def say(self, *given: Input) -> None:
        """Make corrections, as far as they are possible and needed."""
        for one in given:
            if play.refusal(self.state, one) is None:
                self.state, _ = play.apply(self.state, one)
                self.inputs.append(one)

    def everything(self) -> None:
        """Room is made first, then everything is laid."""
        way = Way(self.wanted.get("way", Way.DIGITAL.value))
        self.say(Follow(way), Hold(NOTHING, 0))
        self.say(*(SetTrack(place, False) for place in self.state.contrarius.track))
        self.houses(stands=False)
        self.colonists()
        self.houses(stands=True)
        self.say(*(SetTrack(place, True) for place in self.wanted["contrarius"]["track"]))
        self.tokens()
        self.cards()
        numbers = self.state.rules.province_number
        for id, marker in self.wanted["markers"].items():
            self.say(TurnMarker(numbers[id], marker["side"] == "coins"))
        for name, side in SIDES.items():
            self.say(SetPoints(side, self.wanted[name]["points"]))
        human = self.wanted["human"]
        goods = as_goods([human["goods"][good.id] for good in GOODS])
        self.say(Hold(goods, human["sestertii"]))

    def houses(self, stands: bool) -> None:
        """Take away houses that were not there, or build those that were."""
        for name, side in SIDES.items():
            there = self.owner(side).houses
            then = sum(1 << self.state.rules.city_number[id] for id in self.wanted[name]["houses"])
            cities = bits(then & ~there if stands else there & ~then)
            self.say(*(SetHouse(side, city, stands) for city in cities))

    def owner(self, side: int) -> Any:
        """The pieces of a side."""
        return self.state.contrarius if side == CONTRARIUS else self.state.human

    def colonists(self) -> None:
        """First all that stand elsewhere go off the board, of both sides, then they come on."""
        coming: list[Input] = []
        for name, side in SIDES.items():
            for kind in Kind:
                then = Counter(
                    self.place(one["at"])
                    for one in self.wanted[name]["colonists"]
                    if one["kind"] == kind.id
                )
                there = Counter(self.owner(side).colonists[kind])
                gone, new = there - then, then - there
                self.say(*(SetColonist(side, kind, place, None) for place in gone.elements()))
                coming += [SetColonist(side, kind, None, place) for place in new.elements()]
        self.say(*coming)

    def place(self, id: str) -> int:
        """A place by its id."""
        lines = self.state.rules.line_number
        return lines[id] if id in lines else ~self.state.rules.city_number[id]

    def tokens(self) -> None:
        """Tokens that lie elsewhere change places within their letter."""
        numbers = self.state.rules.city_number
        then = {numbers[id]: BY_ID[good] for id, good in self.wanted["cities"].items()}
        for cities in self.state.rules.board.by_letter.values():
            for at, city in enumerate(cities):
                goods = self.state.city_goods
                if goods[city] == then.get(city, goods[city]):
                    continue
                for other in cities[at + 1 :]:
                    if goods[other] == then[city]:
                        self.say(SwapTokens(city, other))
                        break

    def cards(self) -> None:
        """Cards of the piles first, then the display from the left."""
        numbers = self.state.rules.card_number
        display = [numbers[id] for id in self.wanted["display"]]
        placed = set(display)
        for key, (name, pile) in PILES.items():
            mine = [numbers[id] for id in self.wanted[name][key]]
            placed.update(mine)
            self.say(*(SetCard(card, pile) for card in mine))
        self.hide(card for card in range(len(numbers)) if card not in placed)
        self.hide(card for card in self.state.display if card not in display)
        for position, card in enumerate(display, 1):
            self.say(SetCard(card, Pile.DISPLAY, position))

    def hide(self, cards: Iterable[int]) -> None:
        """Lay cards into their stacks."""
        self.say(*(SetCard(card, Pile.STACK) for card in list(cards)))
