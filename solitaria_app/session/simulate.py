"""Many games by a policy, on several processes, with the same result whatever their number."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from solitaria_app.content.library import Library, load
from solitaria_app.engine.events import EndTriggered
from solitaria_app.engine.inputs import Input
from solitaria_app.engine.play import apply_allowed
from solitaria_app.engine.ruleset import Ruleset
from solitaria_app.engine.scoring import result
from solitaria_app.engine.setup import begin
from solitaria_app.engine.state import CONTRARIUS, GameState

from .chance import draw
from .game import Game, human_decides
from .gamefile import write_file
from .header import new_header
from .policy import POLICIES, Policy
from .stream import Stream

CHUNK = 20
"""Games one process plays before it reports."""
QUANTILES = (0, 5, 25, 50, 75, 95, 100)


@dataclass(frozen=True, slots=True)
class Plan:
    """What to simulate; game number n (from 0) has the seed `seed-n`."""

    board: str
    level: str
    games: int
    seed: str
    policy: str = "random"
    export: Path | None = None
    user_folder: Path | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """What one game came to."""

    number: int
    won: bool
    human: int
    contrarius: int
    turns: int
    inputs: int
    ending: str


def play_game(
    rules: Ruleset, seed: str, policy: Policy
) -> tuple[GameState, list[Input], EndTriggered]:
    """One whole game: chance by the seed, decisions by the policy.

    Gives the last state, all inputs, and what brought about the end.
    """
    state, events = begin(rules)
    inputs: list[Input] = []
    ending: EndTriggered | None = None
    stream = Stream(f"{seed}:policy")
    while not state.over:
        given = policy(state, stream) if human_decides(state) else draw(state, seed, inputs)
        state, events = apply_allowed(state, given)
        inputs.append(given)
        for event in events:
            if isinstance(event, EndTriggered):
                ending = event
    assert ending is not None
    return state, inputs, ending


def simulate(plan: Plan, jobs: int = 1) -> Iterator[Played]:
    """Every game of a plan, in order. Raises NotFound for an unknown board or level."""
    library = load(plan.user_folder)
    new_header(library, plan.board, plan.level, plan.seed)  # complain before any process starts
    chunks = [range(start, min(start + CHUNK, plan.games)) for start in range(0, plan.games, CHUNK)]
    if jobs <= 1 or len(chunks) == 1:
        for chunk in chunks:
            yield from _play_chunk(plan, chunk, library)
        return
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        try:
            for played in pool.map(_play_chunk, [plan] * len(chunks), chunks):
                yield from played
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _play_chunk(plan: Plan, numbers: Iterable[int], library: Library | None = None) -> list[Played]:
    library = library or load(plan.user_folder)
    rules = library.ruleset(plan.board, plan.level)
    return [_play(plan, number, library, rules) for number in numbers]


def _play(plan: Plan, number: int, library: Library, rules: Ruleset) -> Played:
    seed = f"{plan.seed}-{number}"
    state, inputs, ending = play_game(rules, seed, POLICIES[plan.policy])
    if plan.export is not None:
        header = new_header(library, plan.board, plan.level, seed)
        path = plan.export / f"{plan.board}-{plan.level}-{seed}.yaml"
        write_file(Game.replay(header, library, inputs), path)
    end = result(state)
    return Played(
        number,
        end.won,
        end.human.total,
        end.contrarius.total,
        state.turn,
        len(inputs),
        f"{'contrarius' if ending.side == CONTRARIUS else 'human'}-{ending.ending.value}",
    )


def summary(plan: Plan, played: list[Played], seconds: float) -> dict[str, Any]:
    """The figures of a simulation: wins, both scores, turns, inputs, how games ended."""
    endings: dict[str, int] = {}
    for game in played:
        endings[game.ending] = endings.get(game.ending, 0) + 1
    wins = sum(game.won for game in played)
    return {
        "board": plan.board,
        "level": plan.level,
        "policy": plan.policy,
        "seed": plan.seed,
        "games": len(played),
        "wins": wins,
        "losses": len(played) - wins,
        "human": _spread([game.human for game in played]),
        "contrarius": _spread([game.contrarius for game in played]),
        "turns": _spread([game.turns for game in played]),
        "inputs": _spread([game.inputs for game in played]),
        "endings": dict(sorted(endings.items())),
        "seconds": round(seconds, 3),
    }


def _spread(values: list[int]) -> dict[str, Any]:
    """Mean and quantiles (the smallest value that at least so many percent do not exceed)."""
    if not values:
        return {"mean": None, "quantiles": {}}
    ordered = sorted(values)
    last = len(ordered) - 1
    return {
        "mean": round(sum(ordered) / len(ordered), 3),
        "quantiles": {
            str(percent): ordered[min(last, max(0, -(-percent * len(ordered) // 100) - 1))]
            for percent in QUANTILES
        },
    }
