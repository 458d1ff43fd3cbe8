"""Play many games on every board, level and table rule, and check every input of each.

    python tools/soak.py --games 1000 --seed 7 [--board italia] [--level expert] [--jobs 2]

Prints a line for each board and level; stops with the inputs of the first game that is wrong.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from soaking.games import MANNERS, BrokenGame, play_game  # noqa: E402
from soaking.universe import Universe  # noqa: E402

from solitaria_app.content import library  # noqa: E402
from solitaria_app.engine.events import (  # noqa: E402
    EndTriggered,
    HouseLeftTrack,
    NothingHappened,
)
from solitaria_app.engine.ruleset import Mover, NoSite, Options  # noqa: E402
from solitaria_app.engine.scoring import result  # noqa: E402

OPTIONS = tuple(Options(mover, no_site) for mover, no_site in product(Mover, NoSite))


@dataclass(slots=True)
class Tally:
    """What was seen in the games of one board and level."""

    board: str
    level: str
    games: int = 0
    inputs: int = 0
    turns: int = 0
    longest: int = 0
    won: int = 0
    seen: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    broken: str = ""

    def line(self) -> str:
        """One line for people."""
        if self.broken:
            return f"{self.board} {self.level}: BROKEN after {self.games} games\n{self.broken}"
        seen = ", ".join(f"{name} {count}" for name, count in sorted(self.seen.items()))
        return (
            f"{self.board:9} {self.level:16} {self.games} games, {self.inputs} inputs, "
            f"{self.turns / max(1, self.games):.1f} turns (longest {self.longest}), "
            f"{self.won} won, {self.seconds:.0f} s: {seen}"
        )


def soak(board: str, level: str, games: int, seed: str, thorough: float) -> Tally:
    """Play `games` games of one board and level, the table rules and manners in turn."""
    data = library.load()
    tally = Tally(board, level)
    started = time.perf_counter()
    rulesets = [data.ruleset(board, level, options) for options in OPTIONS]
    universe = Universe(rulesets[0])
    for number in range(games):
        rules = rulesets[number % len(rulesets)]
        manner = MANNERS[number // len(rulesets) % len(MANNERS)]
        name = f"{seed}-{board}-{level}-{number}"
        try:
            played = play_game(rules, random.Random(name), manner, universe, thorough)
        except BrokenGame as fault:
            tally.broken = f"game {name} ({manner.name}, {rules.options}): {fault}"
            break
        tally.games += 1
        tally.inputs += len(played.inputs)
        tally.turns += played.state.turn
        tally.longest = max(tally.longest, played.state.turn)
        tally.won += result(played.state).won
        for event in played.events:
            if isinstance(event, NothingHappened):
                tally.seen[event.why.value] += 1
            elif isinstance(event, EndTriggered):
                who = "Contrarius" if event.side < 0 else "human"
                tally.seen[f"{event.ending.value} by {who}"] += 1
            elif isinstance(event, HouseLeftTrack):
                tally.seen["track reached" if event.reached else "track emptied"] += 1
    tally.seconds = time.perf_counter() - started
    return tally


def main(arguments: list[str]) -> int:
    """Command line; 1 if a game was wrong."""
    data = library.load()
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=1000, help="games for each board and level")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--board", choices=sorted(data.boards), action="append")
    parser.add_argument("--level", choices=sorted(data.levels), action="append")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument(
        "--thorough",
        type=float,
        default=0.05,
        help="share of the positions in which every input there is gets asked about",
    )
    options = parser.parse_args(arguments)
    pairs = list(product(options.board or data.boards, options.level or data.levels))
    broken = False
    with ProcessPoolExecutor(options.jobs) as pool:
        tasks = [
            pool.submit(soak, board, level, options.games, options.seed, options.thorough)
            for board, level in pairs
        ]
        for task in tasks:
            tally = task.result()
            print(tally.line(), flush=True)
            broken = broken or bool(tally.broken)
    return int(broken)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
