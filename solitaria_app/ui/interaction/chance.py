"""What chance brought beside a table, to be said by a person: a die, a card, a city's token."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from solitaria_app.engine.agenda import DrawTokens, Refill, Roll, SixthCard
from solitaria_app.engine.board import bits
from solitaria_app.engine.cards import Personality
from solitaria_app.engine.dice import Die, Face
from solitaria_app.engine.goods import GOODS, Good
from solitaria_app.engine.inputs import DONE, Input, Reveal, Rolled, Token
from solitaria_app.engine.play import apply_allowed, legal, refusal
from solitaria_app.engine.rules.tokens import open_cities
from solitaria_app.engine.state import GameState
from solitaria_app.ui.map.targets import Target

from .values import AtCard, Offer, Option, Selection

_ORDER = {personality: n for n, personality in enumerate(Personality)}


# --- dice ---------------------------------------------------------------------


def before_die(
    state: GameState, plan: tuple[Input, ...] = ()
) -> tuple[GameState, tuple[Input, ...]] | None:
    """Where a person says what a die shows, and the inputs that lead there.

    That is here, or as soon as what is planned is carried out and the action is ended. None
    where no die is to be rolled then, or where the program rolls it.
    """
    if state.over or not state.way.physical:
        return None
    for given in plan:
        if refusal(state, given) is not None:
            return None
        state, _ = apply_allowed(state, given)
    if _waits_for_die(state):
        return state, plan
    if refusal(state, DONE) is not None:
        return None
    after, _ = apply_allowed(state, DONE)
    return (after, (*plan, DONE)) if _waits_for_die(after) else None


def _waits_for_die(state: GameState) -> bool:
    return not state.over and isinstance(state.agenda[-1], Roll)


def die_of(state: GameState) -> Die:
    """The die that a state waits for."""
    frame = state.agenda[-1]
    assert isinstance(frame, Roll)
    return frame.die


def faces(state: GameState, plan: tuple[Input, ...] = ()) -> tuple[Option, ...]:
    """Each different face of the die of `before_die`, after all that leads there."""
    found = before_die(state, plan)
    if found is None:
        return ()
    there, way = found
    return tuple(
        Option("roll", (*way, rolled(there, face)))
        for face in dict.fromkeys(there.rules.dice.of(die_of(there)))
    )


def rolled(there: GameState, face: int | Face) -> Rolled:
    """What a person says who rolled the die that a state waits for."""
    return Rolled(die_of(there), face, by_hand=True)


def numbered(state: GameState, die: Die, digit: int) -> int | Face | None:
    """The face that a digit means: the number on the blue die, else the die's face in its order.

    None if a die has not so many faces.
    """
    if die is Die.BLUE:
        return digit
    every = state.rules.dice.of(die)
    return every[digit - 1] if 1 <= digit <= len(every) else None


def known_faces(die: Die) -> Iterator[int | Face]:
    """Everything that any die shows beside numbers, what this one may show first."""
    own: tuple[int | Face, ...] = (*reversed(GOODS), Face.SPECIALIST)
    red: tuple[int | Face, ...] = (Face.LAND, Face.SEA, Face.CARD)
    return iter((*red, *own) if die is Die.RED else (*own, *red))


def roll(state: GameState, frame: Roll, selected: Selection | None) -> Offer:
    """The faces of the die."""
    return Offer("chance", faces=faces(state))


# --- cards --------------------------------------------------------------------


def reveal(state: GameState, frame: Refill | SixthCard, selected: Selection | None) -> Offer:
    """The cards that can come now."""
    allowed = {given.card: given for given in legal(state) if isinstance(given, Reveal)}
    return Offer(
        "chance",
        tuple(
            Option("reveal", (allowed[card],), at=AtCard("supply", card), number=card)
            for card in in_order(state, allowed)
        ),
    )


def in_order(state: GameState, cards: Iterable[int]) -> list[int]:
    """Cards by their personality."""
    return sorted(cards, key=lambda card: (_ORDER[state.rules.cards[card].personality], card))


def hidden(state: GameState) -> list[tuple[str, list[int]]]:
    """Each stack with its name and the cards that are still in it, the topmost first."""
    stacks = (in_order(state, bits(mask)) for mask in state.stacks)
    return [(state.rules.cards[cards[0]].source, cards) for cards in stacks]


def just_revealed(inputs: Sequence[Input]) -> tuple[int, ...]:
    """The cards that came one after the other up to now."""
    found: list[int] = []
    for given in reversed(inputs):
        if not isinstance(given, Reveal):
            break
        found.insert(0, given.card)
    return tuple(found)


def supply(state: GameState, came: Sequence[int]) -> list[tuple[str, list[int]]]:
    """As `hidden`, with those that just came where they were."""
    stacks: dict[str, list[int]] = {state.rules.cards[card].source: [] for card in came}
    for name, cards in hidden(state):
        stacks.setdefault(name, []).extend(cards)
    for card in came:
        stacks[state.rules.cards[card].source].append(card)
    return [(name, in_order(state, cards)) for name, cards in stacks.items()]


# --- tokens -------------------------------------------------------------------


def tokens(state: GameState, frame: DrawTokens, selected: Selection | None) -> Offer:
    """The goods for one city, the first open one unless another is selected."""
    cities = tuple(open_cities(state))
    chosen = isinstance(selected, Target) and selected.kind == "city" and selected.number in cities
    city = selected.number if chosen and isinstance(selected, Target) else cities[0]
    places = [Target("city", other) for other in cities]
    return Offer(
        "chance",
        also=tuple(Option("city", selects=at, at=at, number=at.number) for at in places),
        selected=selected if chosen else None,
        faces=tuple(Option("token", (Token(city, good),), number=city) for good in GOODS),
        current=Target("city", city),
    )


def letter_of(state: GameState, city: int) -> str:
    """The letter whose tokens a city takes."""
    return state.rules.board.cities[city].letter


class Misread(ValueError):
    """A text that is no row of tokens: `part` can't be read, or `refused` is not allowed.

    `refused` is the state and the input that the engine refuses.
    """

    def __init__(self, part: str, refused: tuple[GameState, Input] | None = None) -> None:
        super().__init__(part)
        self.part, self.refused = part, refused


def read_tokens(state: GameState, city: int, text: str, keys: dict[str, Good]) -> tuple[Input, ...]:
    """The tokens of a text such as `A: WFBTC`, one letter a line, by the keys of the goods.

    Without a letter those of the city's letter are meant. A row as long as the letter has
    cities gives all of them by name, and must agree with those that lie there already; a
    shorter one gives those that are still open. `_` leaves a city out. Raises Misread, and
    then nothing of the text counts.
    """
    found: list[Input] = []
    for row in text.replace(";", "\n").splitlines():
        before, colon, after = row.partition(":")
        letter = before.strip().upper() if colon else letter_of(state, city)
        signs = [sign for sign in (after if colon else row).lower() if sign not in " ,\t"]
        if not signs:
            continue
        every = state.rules.board.by_letter.get(letter)
        if every is None:
            raise Misread(letter)
        cities = every
        if len(signs) < len(every):
            cities = tuple(one for one in every if state.city_goods[one] < 0)
        if len(signs) > len(cities):
            raise Misread(row.strip())
        for one, sign in zip(cities, signs, strict=False):
            if sign == "_":
                continue
            if sign not in keys:
                raise Misread(sign)
            if state.city_goods[one] == keys[sign]:
                continue  # it lies there already, perhaps because no other was left
            given = Token(one, keys[sign])
            if refusal(state, given) is not None:
                raise Misread(sign, (state, given))
            state, _ = apply_allowed(state, given)
            found.append(given)
    return tuple(found)
