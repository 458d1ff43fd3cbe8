"""Chance from the seed: the same everywhere, fair, and independent of what came before."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest

from solitaria_app.content.library import Library
from solitaria_app.engine.agenda import Purpose, Roll
from solitaria_app.engine.board import bits
from solitaria_app.engine.dice import DICE, Die
from solitaria_app.engine.goods import GOODS
from solitaria_app.engine.inputs import Input, Reveal, Rolled, Token
from solitaria_app.engine.notation import write
from solitaria_app.engine.ruleset import Ruleset
from solitaria_app.engine.setup import begin
from solitaria_app.session.chance import draw, number
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from tests.session.conftest import whole_game


def _number(text: str) -> int:
    return int(sha256(text.encode("utf-8")).hexdigest(), 16)


def _setup(library: Library, seed: str, board: str = "italia") -> list[Input]:
    game = Game(new_header(library, board, "standard", seed), library)
    game.settle()
    return list(game.inputs)


def test_the_set_up_of_a_seed_is_the_same_on_every_machine(library: Library) -> None:
    rules = library.ruleset("italia", "standard")
    texts = [write(rules, given) for given in _setup(library, "solitaria")]
    assert sha256("\n".join(texts).encode()).hexdigest()[:16] == "4dd72d8d00baebdf"


def test_numbers_are_sha_256_of_seed_what_and_which() -> None:
    assert number("s", "blue", 3) == _number("s:blue:3")
    assert number("Ä ö", "card", "smith-1") == _number("Ä ö:card:smith-1")


@pytest.mark.parametrize("board", ["italia", "imperium"])
def test_tokens_are_drawn_letter_by_letter_from_what_is_left(library: Library, board: str) -> None:
    rules = library.ruleset(board, "standard")
    tokens = [one for one in _setup(library, "tokens", board) if isinstance(one, Token)]
    left = {letter: list(amounts) for letter, amounts in rules.tokens.items()}
    for token in tokens:
        city = rules.board.cities[token.city]
        bag = [good for good in GOODS for _ in range(left[city.letter][good])]
        assert token.good == bag[_number(f"tokens:token:{city.id}") % len(bag)]
        left[city.letter][token.good] -= 1
    cities = [rules.board.cities[token.city] for token in tokens]
    assert cities == sorted(cities, key=lambda city: (city.letter, city.name))


def test_every_good_comes_to_a_city_as_often_as_its_tokens_say(library: Library) -> None:
    rules = library.ruleset("italia", "standard")
    first = rules.board.by_letter["A"][0]
    counts: Counter[int] = Counter()
    games = 300
    for seed in range(games):
        (token,) = [
            one
            for one in _setup(library, f"fair-{seed}")
            if isinstance(one, Token) and one.city == first
        ]
        counts[token.good] += 1
    total = sum(rules.tokens["A"])
    for good in GOODS:
        expected = games * rules.tokens["A"][good] / total
        assert abs(counts[good] - expected) < 5 * expected**0.5


def test_cards_come_in_the_order_of_their_numbers(library: Library) -> None:
    game = whole_game(library, seed="cards")
    rules = game.rules
    for stack in rules.stacks:
        cards = [
            one.card
            for one in game.inputs
            if isinstance(one, Reveal) and rules.sources[stack] >> one.card & 1
        ]
        keys = [_number(f"cards:card:{rules.cards[card].id}") for card in cards]
        assert keys == sorted(keys)
        assert len(cards) == len(bits(rules.sources[stack])) - 1, "the last one is no question"


def test_the_n_th_roll_of_a_die_is_the_same_whatever_happened_before(library: Library) -> None:
    faces: dict[tuple[Die, int], set[object]] = {}
    for policy_seed in range(5):
        game = whole_game(library, seed="rolls")
        turn = game.turn_ends()[2]
        game.go_to(turn)
        options = game.legal()
        game.do(options[policy_seed % len(options)])
        while not game.state.over:
            game.do(game.legal()[-1] if game.waits_for_human() else game.draw())
        counts: Counter[Die] = Counter()
        for given in game.inputs:
            if isinstance(given, Rolled):
                counts[given.die] += 1
                faces.setdefault((given.die, counts[given.die]), set()).add(given.face)
                rolled = _number(f"rolls:{given.die.value}:{counts[given.die]}") % 6
                assert given.face == game.rules.dice.of(given.die)[rolled]
    assert all(len(found) == 1 for found in faces.values())
    assert {die for die, _ in faces} >= {Die.BLUE, Die.BLACK, Die.WHITE}


@pytest.mark.parametrize("die", DICE)
def test_dice_are_fair(library: Library, die: Die) -> None:
    rules: Ruleset = library.ruleset("italia", "standard")
    state, _ = begin(rules)
    faces = rules.dice.of(die)
    counts: Counter[object] = Counter()
    rolls = 1200
    for roll in range(rolls):
        rolled = state.copy()
        rolled.agenda = (Roll(die, Purpose.SENATOR),)
        rolled.rolls = tuple(roll if one is die else 99 for one in DICE)
        given = draw(rolled, "fair")
        assert isinstance(given, Rolled) and given.die is die
        counts[given.face] += 1
    for face in set(faces):
        expected = rolls * faces.count(face) / 6
        assert abs(counts[face] - expected) < 5 * expected**0.5


def test_another_seed_another_game(library: Library) -> None:
    setups = {tuple(_setup(library, seed)) for seed in ("a", "b", "A", "a ä", "1", "01")}
    assert len(setups) == 6
