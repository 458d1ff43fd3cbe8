"""Many games by a policy, on several processes, with the same result whatever their number."""

from __future__ import annotations

import os
import re
import signal
import threading
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from hashlib import sha256
from multiprocessing import get_context, parent_process
from multiprocessing.synchronize import Event as Flag
from pathlib import Path

from solitaria_app.content.library import Library, NotFound, load
from solitaria_app.engine.events import EndTriggered, Event
from solitaria_app.engine.inputs import Input
from solitaria_app.engine.play import carry_out
from solitaria_app.engine.ruleset import Ruleset
from solitaria_app.engine.scoring import result
from solitaria_app.engine.setup import begin
from solitaria_app.engine.state import CONTRARIUS, GameState

from .chance import draw
from .game import Game, human_decides
from .gamefile import write_file
from .header import clean_seed, new_header
from .policy import POLICIES, Policy
from .stream import Stream

CHUNK = 20
"""Most games that one process plays before it reports."""
CHUNKS_PER_JOB = 4
"""With few games the chunks are smaller, so that every process has some."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to simulate; game number n (from 0) has the seed `seed-n`.

    `export` is a folder that exists; every game becomes a file in it. `user_folder` holds the
    player's own data files.
    """

    board: str
    level: str
    games: int
    seed: str
    policy: str = "random"
    export: Path | None = None
    user_folder: Path | None = None

    def seed_of(self, number: int) -> str:
        """The seed of one game."""
        return f"{self.seed}-{number}"

    def path_of(self, number: int, folder: Path) -> Path:
        """The file of one game: the same for the same simulation, another for any other."""
        # Some file systems take A and a for one.
        plain = re.sub(r"[^a-z0-9_-]+", "_", self.seed)
        if plain != self.seed:
            plain += "-" + sha256(self.seed.encode()).hexdigest()[:6]
        return folder / f"{self.board}-{self.level}-{self.policy}-{plain}-{number}.yaml"


@dataclass(frozen=True, slots=True)
class Played:
    """What one game came to; `ending` is `human` or `contrarius`, and `last-card` or so."""

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
    state, _ = begin(rules)
    inputs: list[Input] = []
    ending: EndTriggered | None = None
    stream = Stream(f"{seed}:policy")
    while not state.over:
        given = policy(state, stream) if human_decides(state) else draw(state, seed)
        events: list[Event] = []
        carry_out(state, given, events)
        inputs.append(given)
        for event in events:
            if isinstance(event, EndTriggered):
                ending = event
    assert ending is not None
    return state, inputs, ending


class Simulator:
    """Plays the games of one plan, each by itself."""

    def __init__(self, plan: Plan, library: Library) -> None:
        """Raises NotFound for an unknown board, level or policy, BadHeader for a bad seed."""
        if plan.policy not in POLICIES:
            raise NotFound("policy", plan.policy, POLICIES)
        plan = replace(plan, seed=clean_seed(plan.seed))
        clean_seed(plan.seed_of(max(0, plan.games - 1)))
        self.library = library
        self.rules = library.ruleset(plan.board, plan.level)
        self.plan = replace(plan, board=self.rules.board.id, level=self.rules.level.id)

    def play(self, number: int) -> Played:
        """One game; raises OSError if its file can't be written."""
        plan = self.plan
        seed = plan.seed_of(number)
        state, inputs, ending = play_game(self.rules, seed, POLICIES[plan.policy])
        if plan.export is not None:
            header = new_header(self.library, plan.board, plan.level, seed)
            game = Game.replay(header, self.library, inputs)
            write_file(game, plan.path_of(number, plan.export))
        end = result(state)
        side = "contrarius" if ending.side == CONTRARIUS else "human"
        return Played(
            number,
            end.won,
            end.human.total,
            end.contrarius.total,
            state.turn,
            len(inputs),
            f"{side}-{ending.ending.value}",
        )


def simulate(simulator: Simulator, jobs: int = 1) -> Iterator[Played]:
    """Every game of a simulator's plan, in order, on `jobs` processes.

    Closing the iterator ends the processes after the games they are at. Raises OSError if a
    game can't be exported.
    """
    games = simulator.plan.games
    jobs = min(jobs, games)
    if jobs > 1:
        yield from _on_processes(simulator.plan, jobs)
    else:
        for number in range(games):
            yield simulator.play(number)


# --- several processes ----------------------------------------------------------


def _on_processes(plan: Plan, jobs: int) -> Iterator[Played]:
    size = max(1, min(CHUNK, plan.games // (jobs * CHUNKS_PER_JOB)))
    chunks = [range(n, min(n + size, plan.games)) for n in range(0, plan.games, size)]
    # Spawned, not forked: the same on every system, and safe beside threads.
    context = get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, context, initializer=_start, initargs=(plan, stop))
    waiting: deque[Future[list[Played]]] = deque()
    try:
        with _interrupts_ignored():
            for chunk in chunks[:jobs]:
                waiting.append(pool.submit(_play, chunk))
        for chunk in chunks[jobs:]:
            # A few are enough to keep every process busy; all at once would take long.
            if len(waiting) >= jobs * CHUNKS_PER_JOB:
                yield from waiting.popleft().result()
            waiting.append(pool.submit(_play, chunk))
        for future in waiting:
            yield from future.result()
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Processes started meanwhile ignore the terminal's Ctrl-C from their first moment on."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class _Worker:
    """What one of the processes works with."""

    simulator: Simulator
    stop: Flag
    playing = threading.Lock()
    """Held while a game is played."""


def _start(plan: Plan, stop: Flag) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _Worker.simulator = Simulator(plan, load(plan.user_folder))
    _Worker.stop = stop
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Ends this process when the one that started it is gone, by whatever way it went."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        with _Worker.playing:  # no file is left half-written
            os._exit(1)


def _play(numbers: range) -> list[Played]:
    played: list[Played] = []
    for number in numbers:
        if _Worker.stop.is_set():
            break
        with _Worker.playing:
            played.append(_Worker.simulator.play(number))
    return played
