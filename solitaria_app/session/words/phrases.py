"""The parts of sentences: amounts, places, colonists, cards and dice in one language."""

from __future__ import annotations

from collections.abc import Iterable

from solitaria_app.engine.board import Kind, bits
from solitaria_app.engine.cards import SPECIALISTS, Card, God
from solitaria_app.engine.dice import Die, Face
from solitaria_app.engine.goods import GOODS, Good, Goods
from solitaria_app.engine.ruleset import Ruleset
from solitaria_app.engine.state import CONTRARIUS

from .catalogue import Catalogue
from .names import Names

_PERSON_OF = {good: person for person, good in SPECIALISTS.items()}


class Phrases:
    """Words for the things of one game; cards, cities, lines and places are numbers."""

    __slots__ = ("_lines", "names", "rules", "texts")

    def __init__(self, texts: Catalogue, rules: Ruleset, names: Names) -> None:
        self.texts, self.rules, self.names = texts, rules, names
        self._lines = _line_numbers(rules)

    # --- amounts --------------------------------------------------------------

    def goods(self, amounts: Goods) -> str:
        """`2 cloth and 1 tool`, dearest first."""
        return self.texts.listed(self._each(amounts))

    def cost(self, amounts: Goods, sestertii: int = 0, choice: int = 0) -> str:
        """`1 brick, 1 food and 2 sestertii`; `choice` are goods of the human's choice."""
        parts = self._each(amounts)
        if choice:
            parts.append(self.texts.count("any", choice))
        if sestertii:
            parts.append(self.sestertii(sestertii))
        return self.texts.listed(parts)

    def sestertii(self, amount: int) -> str:
        """`1 sestertius`, `2 sestertii`."""
        return self.texts.count("sestertius", amount)

    def points(self, amount: int) -> str:
        """`1 point`, `2 points`."""
        return self.texts.count("point", amount)

    def _each(self, amounts: Goods) -> list[str]:
        return [
            self.texts.count(good.id, amounts[good]) for good in reversed(GOODS) if amounts[good]
        ]

    def prices(self) -> str:
        """What the bank pays for each good."""
        return self.texts.listed([f"{self.good(good)} {self.rules.prices[good]}" for good in GOODS])

    def side(self, side: int) -> str:
        """Whom a side's column belongs to: you or Contrarius."""
        return self.texts.text("side.contrarius" if side == CONTRARIUS else "side.human")

    # --- goods, gods, dice ----------------------------------------------------

    def good(self, good: int) -> str:
        """The name of a good."""
        return self.texts.text(f"good.{Good(good).id}")

    def city_of(self, good: int) -> str:
        """`cloth city`."""
        return self.texts.text(f"city-of.{Good(good).id}")

    def god(self, god: God) -> str:
        """The name of a god."""
        return self.texts.text(f"god.{god.id}")

    def die(self, die: Die) -> str:
        """`the black die` as the subject of a sentence."""
        return self.texts.text(f"die.{die.value}")

    def the_die(self, die: Die) -> str:
        """`the black die` as the object of a sentence."""
        return self.texts.text(f"die.{die.value}.object")

    def face(self, face: int | Face) -> str:
        """What a die shows, as the object of a sentence."""
        if isinstance(face, Face):
            return self.texts.text(f"face.{face.value}")
        return self.good(face) if isinstance(face, Good) else str(face)

    # --- cards ----------------------------------------------------------------

    def card_key(self, card: Card) -> str:
        """Which personality a card is called by; the two Prefects differ."""
        return "prefect-magnus" if card.bonus > 1 else card.personality.id

    def card(self, number: int) -> str:
        """The bare name of a card."""
        return self.texts.text(f"card.{self.card_key(self.rules.cards[number])}")

    def card_subject(self, number: int) -> str:
        """A card with its article, as the subject of a sentence."""
        return self.texts.text(f"card.{self.card_key(self.rules.cards[number])}.the")

    def card_object(self, number: int) -> str:
        """A card with its article, as the object of a sentence."""
        return self.texts.text(f"card.{self.card_key(self.rules.cards[number])}.object")

    def specialist_of(self, good: Good) -> str:
        """The specialist of a good with its article, as a subject."""
        return self.texts.text(f"card.{_PERSON_OF[good].id}.the")

    def cards(self, numbers: Iterable[int]) -> str:
        """The bare names of several cards."""
        return self.texts.listed([self.card(number) for number in numbers])

    # --- places ---------------------------------------------------------------

    def city(self, city: int) -> str:
        """The name of a city."""
        return self.names.cities[city]

    def cities(self, mask: int) -> str:
        """The cities of a mask, by name."""
        rank = self.rules.board.alphabet
        return self.texts.listed(
            [self.city(city) for city in sorted(bits(mask), key=rank.__getitem__)]
        )

    def province(self, province: int) -> str:
        """The name of a province."""
        return self.names.provinces[province]

    def line(self, line: int) -> str:
        """`ALERIA – GENVA`, numbered where several of a kind join the same cities."""
        a, b = (self.city(end) for end in self.rules.board.lines[line].ends)
        number = self._lines.get(line)
        if number is None:
            return self.texts.text("line", a=a, b=b)
        return self.texts.text("line.numbered", a=a, b=b, number=number)

    def kind_line(self, line: int) -> str:
        """A line with its kind: `sea line ALERIA – GENVA`."""
        kind = self.rules.board.lines[line].kind
        return self.texts.text(f"line.{kind.id}", line=self.line(line))

    def at(self, place: int) -> str:
        """`in ROMA`, or `on the line ...`."""
        return self._where("at", place)

    def from_(self, place: int) -> str:
        """`from ROMA`, or `from the line ...`."""
        return self._where("from", place)

    def _where(self, word: str, place: int) -> str:
        if place < 0:
            return self.texts.text(f"{word}.city", city=self.city(~place))
        return self.texts.text(f"{word}.line", line=self.line(place))

    # --- colonists ------------------------------------------------------------

    def colonist(self, kind: Kind, form: str = "") -> str:
        """A colonist: bare, or as an object: bare (`object`), with `a` or with `your`."""
        return self.texts.text(f"colonist.{kind.id}{'.' if form else ''}{form}")

    def move(self, who: str, kind: Kind, place: int, line: int, steps: int) -> str:
        """A colonist's way as a clause; `who` is human, contrarius or named."""
        far = self.texts.text("mover.steps", steps=self.texts.count("step", steps))
        return self.texts.text(
            f"mover.{who}.{kind.id}",
            start=self.from_(place),
            line=self.line(line),
            steps=far if steps > 1 else "",
        )

    def stay(self, who: str, kind: Kind, line: int) -> str:
        """A colonist that already stands next to its house, as a clause."""
        return self.texts.text(f"mover.{who}.{kind.id}", line=self.line(line))


def _line_numbers(rules: Ruleset) -> dict[int, int]:
    """The rank of each line that has a twin of its kind."""
    groups: dict[tuple[Kind, frozenset[int]], list[int]] = {}
    for number, line in enumerate(rules.board.lines):
        groups.setdefault((line.kind, frozenset(line.ends)), []).append(number)
    return {
        line: rank
        for twins in groups.values()
        if len(twins) > 1
        for rank, line in enumerate(twins, 1)
    }
