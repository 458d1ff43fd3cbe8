"""Random games, every input checked: the invariants of `tools/soaking` on all boards and levels.

The seeds are new in every run; a failure prints the seed and all inputs of the game.
"""

import random
import secrets
from collections import Counter

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from soaking.games import MANNERS, BrokenGame, play_game
from soaking.invariants import input_faults, prompt_faults, state_faults
from soaking.mirror import whole
from soaking.universe import Universe

from solitaria_app.engine import notation, play, setup
from solitaria_app.engine.dice import Dice, Face
from solitaria_app.engine.goods import GOODS, Good
from tests.engine.table import BOARDS, LEVELS, rules_of, toy

OPTIONS = [(mover, no_site) for mover in ("shortest", "any") for no_site in ("reroll", "take-card")]

# A single road, parallel lines, a line for crossing only, one for several: much stands in the way.
NARROW = toy(
    "roma=alba roma=alba alba=veii veii=ostia ostia=gabii gabii=tibur roma~ostia| ostia~tibur"
    " tibur~cora* cora~veii roma~cora",
    {"latium": "alba veii", "tuscia": "ostia gabii", "sabina": "tibur cora"},
)
# The capital has one neighbour, and no sea line at all.
LANE = toy(
    "roma=alba alba=veii veii=ostia", {"latium": "alba", "tuscia": "veii ostia"}, name="lane"
)


def checked_game(rules, manner, seed, thorough):
    """Play one game; the message of a failure says how to play it again."""
    try:
        return play_game(rules, random.Random(seed), manner, Universe(rules), thorough)
    except BrokenGame as fault:
        pytest.fail(f"seed {seed!r}, manner {manner.name}, {rules.options}: {fault}")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("board", BOARDS)
def test_random_games_keep_every_invariant(board, level):
    """Games of several manners, with table rules at random."""
    for manner in random.sample(MANNERS, k=4):
        seed = secrets.token_hex(8)
        mover, no_site = random.Random(seed).choice(OPTIONS)
        rules = rules_of(board, level, mover, no_site)
        played = checked_game(rules, manner, seed, thorough=0.03)
        assert played.state.over
        assert played.state.ended_by is not None


@pytest.mark.parametrize("houses", [5, 6, 15])
@pytest.mark.parametrize("board", [NARROW, LANE], ids=["narrow", "lane"])
@pytest.mark.parametrize("level", ["standard", "strong-veteran", "expert"])
def test_random_games_on_crowded_toy_boards(board, level, houses):
    """Boards where colonists block each other and sites run out, with fewer houses to end it."""
    for manner in MANNERS:
        seed = secrets.token_hex(8)
        mover, no_site = random.Random(seed).choice(OPTIONS)
        rules = rules_of(board, level, mover, no_site, houses=houses)
        checked_game(rules, manner, seed, thorough=0.05)


S = Face.SPECIALIST
ODD_DICE = {
    "mostly-cards": Dice((5,) * 6, (Face.CARD,) * 5 + (Face.LAND,), (S,) * 6, (S,) * 6),
    "never-cards": Dice((7, 6, 5, 4, 3, 2), (Face.SEA,) * 6, (*GOODS, S), (Good.CLOTH,) * 6),
}


@pytest.mark.parametrize("dice", ODD_DICE.values(), ids=ODD_DICE)
@pytest.mark.parametrize("board", [*BOARDS, NARROW], ids=[*BOARDS, "narrow"])
def test_random_games_with_odd_dice(board, dice):
    """The faces are the player's to edit: S on the black die, a red die with few colonists, ..."""
    for manner in MANNERS:
        for level in ("expert", "veteran"):
            seed = secrets.token_hex(8)
            rules = rules_of(board, level, *random.Random(seed).choice(OPTIONS), dice=dice)
            checked_game(rules, manner, seed, thorough=0.03)


class Table(RuleBasedStateMachine):
    """Hypothesis plays: it picks among the allowed inputs and shrinks a game that is wrong."""

    state = None

    @initialize(
        board=st.sampled_from([*BOARDS, NARROW, LANE]),
        level=st.sampled_from(LEVELS),
        option=st.sampled_from(OPTIONS),
        inputs=st.integers(0, 150),
        seed=st.integers(0, 2**32),
    )
    def set_up(self, board, level, option, inputs, seed):
        """A game some random inputs old, so that the middle and the end are reached too."""
        rng = random.Random(seed)
        self.rules = rules_of(board, level, *option)
        self.universe = Universe(self.rules)
        self.state, _ = setup.begin(self.rules)
        for _ in range(inputs):
            if self.state.over:
                break
            self.state, _ = play.apply(self.state, rng.choice(play.legal(self.state)))

    @rule(number=st.integers(0, 10_000))
    def give_an_input(self, number):
        """One of the allowed inputs; what it does is checked against its events."""
        if self.state.over:
            return
        legal = play.legal(self.state)
        given = legal[number % len(legal)]
        kept = whole(self.state)
        after, events = play.apply(self.state, given)
        text = notation.write(self.rules, given)
        assert not list(input_faults(self.state, kept, after, events)), text
        assert play.apply_allowed(self.state, given)[0] == after
        fork, out = self.state.copy(), []
        play.carry_out(fork, given, out)
        assert (fork, tuple(out)) == (after, events), text
        self.state = after

    @rule(seed=st.integers(0, 2**32))
    def sample(self, seed):
        """Drawing by chance never brings an input that is not allowed."""
        if not self.state.over:
            below = random.Random(seed).randrange
            assert play.sample(self.state, below) in play.legal(self.state)

    @invariant()
    def nothing_is_wrong(self):
        """The table, what is asked, and that nothing else is allowed."""
        if self.state is not None:
            faults = [*state_faults(self.state), *prompt_faults(self.state, None)]
            assert not faults, faults


Table.TestCase.settings = settings(max_examples=25, stateful_step_count=30, deadline=None)
TestTable = Table.TestCase


@pytest.mark.parametrize("inputs", [0, 30, 31, 60, 75, 100])
def test_a_sample_is_any_allowed_input_with_the_same_chance(inputs):
    """`play.sample` draws from the same inputs that `play.legal` lists."""
    rng = random.Random(inputs)
    state, _ = setup.begin(rules_of("italia"))
    for _ in range(inputs):
        state, _ = play.apply(state, rng.choice(play.legal(state)))
    legal = play.legal(state)
    counts = Counter(play.sample(state, rng.randrange) for _ in range(200 * len(legal)))
    assert set(counts) == set(legal)
    assert all(100 < count < 300 for count in counts.values())
    assert play.asks(state) is play.prompt(state).asks


def test_a_broken_game_is_told_with_its_inputs():
    """The checks do find faults: a house too many, a good from nowhere, a card in two places."""
    state, _ = setup.begin(rules_of("italia"))
    rng = random.Random(0)
    while state.turn < 4:
        state, _ = play.apply(state, rng.choice(play.legal(state)))
    before = state.copy()
    assert not list(state_faults(state))
    state.human.goods = (9, 9, 9, 9, 9)
    state.human.sestertii = -1
    state.human.hand |= state.contrarius.face_up
    state.contrarius.houses = state.rules.board.token_cities | 1 << state.rules.board.capital[0]
    faults = "\n".join(state_faults(state))
    for part in ("storehouse", "sestertii", "in 2 places", "capital", "houses"):
        assert part in faults
    told = list(input_faults(before, whole(before), state, ()))
    assert any("by the events" in fault for fault in told)
    assert list(input_faults(before, whole(state), before, ())) == [
        "the state that was given has changed"
    ]
