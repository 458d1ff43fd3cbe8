"""Whole random games against catanatron's, and what an undo costs late in a game."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from solitaria_app.content.library import load
from solitaria_app.engine.agenda import ChooseCard
from solitaria_app.engine.cards import Personality
from solitaria_app.engine.inputs import Input, Place, Play, Step
from solitaria_app.engine.play import legal
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.policy import random_policy
from solitaria_app.session.simulate import play_game
from solitaria_app.session.stream import Stream

from .figures import Figure, at_least, at_most, seconds_of

OUR_GAMES = 60
THEIR_GAMES = 8
ROUNDS = 7
LATE, EARLY = 300, 3


def random_games() -> Iterator[Figure]:
    """Games and inputs a second on one core, both sides in turn so that load hits both."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    rules = load().ruleset("italia", "standard")
    ours: list[tuple[float, float]] = []
    theirs: list[tuple[float, float]] = []
    for _ in range(ROUNDS):
        start = time.process_time()
        inputs = sum(
            len(play_game(rules, str(seed), random_policy)[1]) for seed in range(OUR_GAMES)
        )
        spent = time.process_time() - start
        ours.append((OUR_GAMES / spent, inputs / spent))
        start = time.process_time()
        actions = 0
        for seed in range(THEIR_GAMES):
            catan = Catan([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
            catan.play()
            actions += len(catan.state.actions)
        spent = time.process_time() - start
        theirs.append((THEIR_GAMES / spent, actions / spent))
    (our_games, our_inputs), (their_games, their_actions) = max(ours), max(theirs)
    name = "random games, one core, against catanatron with 2 players"
    yield at_least(name, our_games, their_games, "games/s", 5)
    yield at_least("inputs of those games", our_inputs, their_actions, "inputs/s", 2)


STALLING = (Personality.PREFECT, Personality.ARCHITECT, Personality.DIPLOMAT)
MORE_CARDS = 60


def long_game() -> Game:
    """A game of more than `LATE` inputs.

    Real games end sooner, so this one has a much larger stack II, and its human wanders
    about and hardly ever builds.
    """
    cards = "".join(
        f"  - {{id: more-{n}, personality: architect, god: jupiter, price: [tool]}}\n"
        for n in range(MORE_CARDS)
    )
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "cards.yaml")
        file.write_text(f"piles:\n- source: II\n  certainty: confirmed\n  cards:\n{cards}")
        library = load(Path(folder))
    game = Game(new_header(library, "imperium", "standard", "long"), library)
    stream = Stream("long")
    game.settle()
    while not game.state.over:
        game.do(_stall(game, stream))
        game.settle()
    assert game.length() > LATE
    return game


def _stall(game: Game, stream: Stream) -> Input:
    """A step or a new colonist if possible; the Tribune, which brings a house, only at last."""
    options = legal(game.state)
    wanted: list[Input] = [given for given in options if isinstance(given, Step | Place)]
    if isinstance(game.state.agenda[-1], ChooseCard):
        plays = [given for given in options if isinstance(given, Play)]
        who = {given: game.rules.cards[given.card].personality for given in plays}
        wanted = [given for given, one in who.items() if one in STALLING]
        wanted = wanted or [given for given, one in who.items() if one is Personality.TRIBUNE]
    options = tuple(wanted) or options
    return options[stream.below(len(options))]


def undo() -> Iterator[Figure]:
    """Taking back the input at `LATE` against taking back the one at `EARLY`."""
    game = long_game()

    def undo_at(number: int) -> float:
        def back() -> None:
            for _ in range(500):
                game.go_to(number)
                before = game.decision_before()
                assert before is not None
                game.go_to(before)
                game.prompt()

        return seconds_of(back, ROUNDS) / 500 * 1e6

    first = next(n for n in range(EARLY, LATE) if game.state_at(n).turn > 0) + EARLY
    yield at_most(
        f"undo at input {LATE} against input {first}", undo_at(LATE), undo_at(first), "µs", 2
    )
