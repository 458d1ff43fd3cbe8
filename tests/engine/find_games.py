"""Look for whole games that together cover every point of `coverage_points`, and write them down.

    python tests/engine/find_games.py [--minutes 10] [--seed 1]

Random games reach most points. The rest needs players with a mind: one that corners
Contrarius, one that copies all its cards, one that builds fast, one that wants to win. The
dice are inputs, so they may be as unlikely as it takes. Keeps as few games as will do,
in tests/golden/games; test_golden_games replays them.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tools")]

from soaking.games import MANNERS, Manner, pick  # noqa: E402

from solitaria_app.engine import inputs, play, setup  # noqa: E402
from solitaria_app.engine.board import bits  # noqa: E402
from solitaria_app.engine.cards import Personality  # noqa: E402
from solitaria_app.engine.dice import Die, Face  # noqa: E402
from solitaria_app.engine.goods import covers, minus  # noqa: E402
from solitaria_app.engine.handler import Asks  # noqa: E402
from solitaria_app.engine.rules.building import position  # noqa: E402
from solitaria_app.engine.scoring import score  # noqa: E402
from solitaria_app.engine.state import CONTRARIUS  # noqa: E402
from tests.engine.coverage_points import POINTS, Game, covered  # noqa: E402
from tests.engine.golden import FOLDER, NEVER_ON_REAL_BOARDS, Golden, write_all  # noqa: E402
from tests.engine.table import BOARDS, LEVELS, rules_of  # noqa: E402

Player = Callable[[random.Random, object], inputs.Input]


def wander(manner: Manner) -> Player:
    """One of the manners of the soak."""
    return lambda rng, state: pick(rng, state, manner)


def corner(rng: random.Random, state) -> inputs.Input:
    """Keep Contrarius at two colonists and few cities; then empty the display."""
    legal = play.legal(state)
    if isinstance(legal[0], inputs.Play):
        stuck = not _open_cities(state)
        wish = {Personality.SENATOR: 5, Personality.MERCATOR: 5, Personality.TRIBUNE: 0.02}
        if stuck:
            wish = {Personality.ARCHITECT: 9, Personality.TRIBUNE: 9}
        weights = [wish.get(state.rules.cards[g.card].personality, 0.3) for g in legal]
        return rng.choices(legal, weights)[0]
    if rng.random() < 0.1 or isinstance(legal[0], inputs.Token | inputs.Reveal):
        return rng.choice(legal)
    if inputs.DONE in legal and isinstance(legal[0], inputs.Purchase) and rng.random() < 0.8:
        return inputs.DONE

    def cornered(given: inputs.Input) -> float:
        after = play.apply_allowed(state, given)[0]
        automa = after.contrarius
        return -30 * automa.on_board - 10 * _open_cities(after) + 2 * automa.house_count

    return max(legal, key=lambda given: cornered(given) + rng.random())


def copy_all(rng: random.Random, state) -> inputs.Input:
    """Buy the second Diplomat and copy until no card of Contrarius is left to copy."""
    legal = play.legal(state)
    cards = state.rules.cards
    first = legal[0]
    if isinstance(first, inputs.Rolled) and first.die is Die.RED:
        return inputs.Rolled(Die.RED, rng.choice((Face.LAND, Face.SEA)))
    if isinstance(first, inputs.Play):
        second = any(card >= 0 and cards[card].id == "diplomat-1" for card in state.display)
        wish = {
            Personality.DIPLOMAT: 0.5 if second else 90,
            Personality.SENATOR: 90 if second else 0.01,
            Personality.TRIBUNE: 3 if state.human.played.bit_count() > 1 else 0.01,
        }
        weights = [wish.get(cards[given.card].personality, 0.1) for given in legal]
        return rng.choices(legal, weights)[0]
    for given in legal:
        if isinstance(given, inputs.Money | inputs.Cash):
            return given
        if isinstance(given, inputs.Purchase) and cards[given.card].id == "diplomat-1":
            return given
    return inputs.DONE if inputs.DONE in legal else rng.choice(legal)


def _open_cities(state) -> int:
    """Cities that Contrarius could build in now."""
    lines = position(state).standable()
    cities = state.rules.board.token_cities & ~state.contrarius.houses
    return sum(state.rules.board.city_lines[city] & lines != 0 for city in bits(cities))


def ambition(weights: list[float]) -> Player:
    """Decisions after which the table is worth most, looking to the end of the own action.

    The weights: points ahead, a house, a house that can be paid, a sestertius, a
    colonist, a house of Contrarius, the Architect in hand.
    """

    def worth(state) -> float:
        human = state.human
        prices = state.rules.prices
        value = human.sestertii + sum(n * prices[good] for good, n in enumerate(human.goods))
        architect = any(
            state.rules.cards[card].personality is Personality.ARCHITECT
            for card in bits(human.hand)
        )
        ahead = score(state, 0).total - score(state, CONTRARIUS).total if weights[0] else 0
        terms = [
            ahead,
            human.house_count,
            min(4, _payable(state)),
            min(60, value),
            human.on_board,
            -state.contrarius.house_count,
            architect,
        ]
        return sum(weight * term for weight, term in zip(weights, terms, strict=True))

    def prospect(state, given: inputs.Input) -> float:
        after = play.apply_allowed(state, given)[0]
        while _own_action(after):
            options = play.legal(after)
            after = max((play.apply_allowed(after, option)[0] for option in options), key=worth)
        return worth(after)

    def decide(rng: random.Random, state) -> inputs.Input:
        legal = play.legal(state)
        if play.asks(state) is not Asks.HUMAN:
            given = rng.choice(legal)
            red = isinstance(given, inputs.Rolled) and given.die is Die.RED
            return inputs.Rolled(Die.RED, Face.LAND) if red else given
        return max(legal, key=lambda given: prospect(state, given) + 0.01 * rng.random())

    return decide


def _own_action(state) -> bool:
    waiting = play.prompt(state)
    return (
        waiting is not None
        and waiting.asks is Asks.HUMAN
        and type(waiting.frame).__name__ != "ChooseCard"
    )


def _payable(state) -> int:
    """How many houses the human's goods and sestertii pay for, somewhere on the board."""
    goods, sestertii = state.human.goods, state.human.sestertii
    count = 0
    for good, cities in enumerate(state.good_cities):
        free = (cities & ~state.human.houses).bit_count()
        price = state.rules.build_sestertii[good]
        while free and covers(goods, state.rules.build_goods[good]) and sestertii >= price:
            goods = minus(goods, state.rules.build_goods[good])
            sestertii -= price
            free -= 1
            count += 1
    return count


def players(rng: random.Random) -> Iterator[tuple[str, Player]]:
    """Without end: each kind of player in turn."""
    while True:
        for manner in MANNERS:
            if not manner.few_houses:
                yield manner.name, wander(manner)
        yield "corner", corner
        yield "corner", corner
        yield "copier", copy_all
        yield "winner", ambition([1, 2, 0.5, 0.1, 2, 0, 1])
        fast = [0, rng.uniform(14, 24), 4, rng.uniform(0.1, 0.3), 3, rng.uniform(1, 3), 11]
        yield "fast", ambition(fast)


def whole_game(golden: Golden, player: Player, rng: random.Random) -> Game:
    """Play to the end, noting the inputs."""
    state, events = setup.begin(golden.rules)
    everything = list(events)
    while not state.over:
        given = player(rng, state)
        state, events = play.apply(state, given)
        everything += events
        golden.inputs.append(given)
    return Game(everything, state)


def find(minutes: float, seed: str) -> list[tuple[Golden, set[str]]]:
    """Games of all kinds, until every point is covered or the time is over."""
    rng = random.Random(seed)
    wanted = {entry.id for entry in POINTS} - set(NEVER_ON_REAL_BOARDS)
    tables = list(product(BOARDS, LEVELS, ("shortest", "any"), ("reroll", "take-card")))
    pool: list[tuple[Golden, set[str]]] = []
    found: set[str] = set()
    until = time.monotonic() + 60 * minutes
    for number, (name, player) in enumerate(players(rng)):
        if time.monotonic() > until or (wanted <= found and number > 200):
            break
        board, level, mover, no_site = rng.choice(tables)
        if name == "corner":
            no_site = ("reroll", "take-card")[number % 2]
        if name == "winner":
            level = "beginner"
        golden = Golden(name, rules_of(board, level, mover, no_site), [])
        points = set(covered(whole_game(golden, player, rng))) & wanted
        pool.append((golden, points))
        if points - found:
            print(number, name, board, level, f"{len(points - found)} new", flush=True)
        found |= points
    print("never:", ", ".join(sorted(wanted - found)) or "nothing")
    return pool


def fewest(pool: list[tuple[Golden, set[str]]]) -> list[Golden]:
    """A small choice of games that covers what all of them cover: the most new points first."""
    left = set().union(*(points for _, points in pool))
    chosen: list[Golden] = []
    while left:
        golden, points = max(pool, key=lambda entry: len(entry[1] & left))
        chosen.append(golden)
        left -= points
    return chosen


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    chosen = fewest(find(options.minutes, options.seed))
    write_all(chosen)
    print(f"{len(chosen)} games in {FOLDER}")


if __name__ == "__main__":
    main()
