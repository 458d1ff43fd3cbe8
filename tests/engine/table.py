"""A table for tests: positions set up in a few words, inputs given as a player would write them.

    table = Table("italia", goods="cosa cloth, aleria food")
    table.you(land="cosa=roma", houses="cosa", goods="1 food 1 tool")
    table.contrarius(sea="roma", houses="aleria")
    table.do("play senator", "done", "roll white food")
    assert table.built_by_contrarius() == ["genva"]

Names are ids, several in one text are split at blanks. Places of colonists: a city's id, or a
line's (`cosa=roma` by land, `cosa~roma` by sea).
"""

from __future__ import annotations

from solitaria_app.engine import notation, play, setup
from solitaria_app.engine.agenda import ChooseCard, EndTurn
from solitaria_app.engine.board import Board, Kind
from solitaria_app.engine.events import (
    Event,
)
from solitaria_app.engine.goods import BY_ID, Good, Goods, as_goods
from solitaria_app.engine.inputs import Adjustment, Reveal, Token
from solitaria_app.engine.refusal import Why
from solitaria_app.engine.rules.tokens import best_goods, good_masks
from solitaria_app.engine.state import Contrarius, GameState, Human
from tests.engine.looking import Looking
from tests.engine.rules import BOARDS, LEVELS, rules_of, the_library, toy

__all__ = ["BOARDS", "LEVELS", "Table", "good_of", "rules_of", "the_library", "toy"]


class Table(Looking):
    """A game that waits for a card to be played, with everything where the test puts it.

    Cities without a good in `goods` have `rest`. At the start of a test nobody has
    houses, colonists, goods or sestertii; the human holds the seven cards, Contrarius its
    five, the display the first seven cards of the stacks.
    """

    def __init__(
        self, board: str | Board = "italia", goods: str = "", rest: str = "brick", **rules: object
    ) -> None:
        self.rules = rules_of(board, **rules)  # type: ignore[arg-type]
        self.events: list[Event] = []
        named = _pairs(goods)
        token_cities = [city.id for city in self.rules.board.cities if city.letter]
        assert set(named) <= set(token_cities), set(named) - set(token_cities)
        by_city = {city: BY_ID[named.get(city, rest)] for city in token_cities}
        city_goods = tuple(
            int(by_city[city.id]) if city.letter else -1 for city in self.rules.board.cities
        )
        sources = self.rules.sources
        self.state = GameState(
            rules=self.rules,
            humans=(Human(hand=sources["hand"], points=self.rules.level.start_points),),
            contrarius=Contrarius(face_up=sources["contrarius"], track=self.rules.level.track),
            agenda=(EndTurn(), ChooseCard()),
            city_goods=city_goods,
            good_cities=good_masks(city_goods),
            marker_goods=best_goods(self.rules, city_goods),
            stacks=tuple(sources[stack] for stack in self.rules.stacks),
            turn=1,
        )
        self.display(*[card.id for card in self.rules.cards if card.source == "I"][:7])

    @classmethod
    def begin(
        cls,
        board: str | Board = "italia",
        goods: str = "",
        reveal: str = "",
        stop_at: str = "ChooseCard",
        **rules: object,
    ) -> Table:
        """A game set up by its own rules, with the tokens and cards named drawn first.

        Goes on with the first allowed input until the frame `stop_at` waits.
        """
        table = cls(board, **rules)
        table.state, events = setup.begin(table.rules)
        table.events = list(events)
        tokens = _pairs(goods)
        reveals = reveal.split()
        while table.waiting() != stop_at:
            given = play.legal(table.state)[0]
            open_cities = [city for city in tokens if good_of(table, city) is None]
            if table.waiting() == "DrawTokens" and open_cities:
                given = Token(table.city(open_cities[0]), BY_ID[tokens[open_cities[0]]])
            elif isinstance(given, Reveal) and reveals:
                given = Reveal(table.card(reveals.pop(0)))
            table.state, events = play.apply(table.state, given)
            table.events += events
        assert not reveals, reveals
        if table.waiting() != "DrawTokens":
            laid = {city: getattr(good_of(table, city), "id", "") for city in tokens}
            assert laid == tokens
        return table

    # --- names ---

    def card(self, id: str) -> int:
        return self.rules.card_number[id]

    def cards(self, text: str) -> int:
        return sum(1 << self.card(id) for id in text.split())

    def city(self, id: str) -> int:
        return self.rules.city_number[id]

    def cities(self, text: str) -> int:
        return sum(1 << self.city(id) for id in text.split())

    def place(self, id: str) -> int:
        lines = self.rules.line_number
        return lines[id] if id in lines else ~self.city(id)

    def places(self, kind: Kind, text: str) -> tuple[int, ...]:
        places = [self.place(id) for id in text.split()]
        assert all(p < 0 or self.rules.board.lines[p].kind is kind for p in places), text
        return tuple(sorted(places))

    def amounts(self, text: str) -> Goods:
        words = text.split()
        amounts = [0] * 5
        for number, good in zip(words[::2], words[1::2], strict=True):
            amounts[BY_ID[good]] += int(number)
        return as_goods(amounts)

    # --- setting up ---

    def you(
        self,
        land: str | None = None,
        sea: str | None = None,
        houses: str | None = None,
        goods: str | None = None,
        sestertii: int | None = None,
        hand: str | None = None,
        played: str | None = None,
    ) -> Table:
        """Set what is named of the human's; cards leave whatever pile they are in."""
        human = self.state.human
        lands, seas = human.colonists
        human.colonists = (
            lands if land is None else self.places(Kind.LAND, land),
            seas if sea is None else self.places(Kind.SEA, sea),
        )
        if houses is not None:
            human.houses = self.cities(houses)
        if goods is not None:
            human.goods = self.amounts(goods)
        if sestertii is not None:
            human.sestertii = sestertii
        if hand is not None:
            human.hand = self._collect(hand)
        if played is not None:
            human.played = self._collect(played)
        return self

    def contrarius(
        self,
        land: str | None = None,
        sea: str | None = None,
        houses: str | None = None,
        face_up: str | None = None,
        face_down: str | None = None,
        points: int | None = None,
        track: tuple[int, ...] | None = None,
    ) -> Table:
        """Set what is named of Contrarius'; its cards leave whatever pile they are in."""
        side = self.state.contrarius
        lands, seas = side.colonists
        side.colonists = (
            lands if land is None else self.places(Kind.LAND, land),
            seas if sea is None else self.places(Kind.SEA, sea),
        )
        if houses is not None:
            side.houses = self.cities(houses)
        if face_up is not None:
            side.face_up = self._collect(face_up)
        if face_down is not None:
            side.face_down = self._collect(face_down)
        if points is not None:
            side.points = points
        if track is not None:
            side.track = track
        return self

    def display(self, *ids: str, hidden: str | None = None) -> Table:
        """The cards on display; the rest of the stacks stays hidden, or only `hidden`."""
        state = self.state
        for card in state.display:
            self._into_stack(card)
        state.display = ()
        taken = self._collect(" ".join(ids))
        state.display = tuple(self.card(id) for id in ids)
        keep = ~taken if hidden is None else self.cards(hidden)
        stacks = [stack & keep for stack in state.stacks]
        state.stacks = tuple(stack for stack in stacks if stack)
        return self

    def _into_stack(self, card: int) -> None:
        numbers = self.rules.stacks
        stacks = dict.fromkeys(numbers, 0)
        for stack in self.state.stacks:
            for name in numbers:
                if stack & self.rules.sources[name]:
                    stacks[name] |= stack
        stacks[self.rules.cards[card].source] |= 1 << card
        self.state.stacks = tuple(mask for mask in stacks.values() if mask)

    def _collect(self, text: str) -> int:
        """A mask of cards, taken out of wherever they are; the display is filled up again."""
        mask = self.cards(text)
        state = self.state
        shown = len(state.display)
        human, contrarius = state.human, state.contrarius
        human.hand &= ~mask
        human.played &= ~mask
        contrarius.face_up &= ~mask
        contrarius.face_down &= ~mask
        state.display = tuple(card for card in state.display if not mask >> card & 1)
        state.stacks = tuple(left for stack in state.stacks if (left := stack & ~mask))
        while len(state.display) < shown and state.stacks:
            top = state.stacks[0] & -state.stacks[0]
            state.display = (*state.display, top.bit_length() - 1)
            state.stacks = tuple(left for stack in state.stacks if (left := stack & ~top))
        return mask

    def coins(self, text: str) -> Table:
        """The provinces whose marker shows coins."""
        numbers = self.rules.province_number
        self.state.coins = sum(1 << numbers[id] for id in text.split())
        return self

    # --- playing ---

    def do(self, *texts: str) -> list[Event]:
        """Give inputs in notation; the events of all of them."""
        self.events = []
        for text in texts:
            given = notation.read(self.rules, text)
            refused = play.refusal(self.state, given)
            assert refused is None, f"{text}: {refused}; waiting for {self.waiting()}"
            offered = given in play.candidates(self.state)
            said_of_the_table = isinstance(given, Adjustment)
            assert offered or said_of_the_table, f"{text} is allowed but not offered"
            self.state, events = play.apply(self.state, given)
            self.events += events
        return self.events

    def refused(self, text: str) -> Why | None:
        """Why an input is refused now, None if it is allowed."""
        refused = play.refusal(self.state, notation.read(self.rules, text))
        return refused and refused.why

    def legal(self, verb: str = "") -> list[str]:
        """The allowed inputs in notation, all of them or those of one verb without it."""
        texts = [notation.write(self.rules, given) for given in play.legal(self.state)]
        if not verb:
            return sorted(texts)
        return sorted(text[len(verb) + 1 :] for text in texts if text.split()[0] == verb)

    def waiting(self) -> str:
        """What the game waits for: the name of its frame, "over" at the end."""
        prompt = play.prompt(self.state)
        return "over" if prompt is None else type(prompt.frame).__name__


def good_of(table: Table, city: str) -> Good | None:
    """The good of a city, None as long as it has no token."""
    good = table.state.city_goods[table.city(city)]
    return None if good < 0 else Good(good)


def _pairs(text: str) -> dict[str, str]:
    """`cosa cloth, aleria food` as a mapping."""
    words = text.replace(",", " ").split()
    return dict(zip(words[::2], words[1::2], strict=True))
