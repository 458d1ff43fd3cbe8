"""Simulations: the same games whatever the number of processes, figures, files."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from solitaria_app.content.library import Library, NotFound, load
from solitaria_app.session.game import Game
from solitaria_app.session.gamefile import read_file
from solitaria_app.session.header import SEED_LENGTH, BadHeader, new_header
from solitaria_app.session.policy import POLICIES
from solitaria_app.session.simulate import Plan, Played, Simulator, play_game, simulate
from solitaria_app.session.summary import QUANTILES, summary

PLAN = Plan("italia", "standard", 7, "seed")


@pytest.fixture(scope="module")
def library() -> Library:
    return load()


@pytest.mark.parametrize("board", ["italia", "imperium"])
def test_one_two_and_three_processes_play_the_same_games(
    library: Library, board: str, tmp_path: Path
) -> None:
    results, files = [], []
    for jobs in (1, 2, 3):
        folder = tmp_path / str(jobs)
        folder.mkdir()
        plan = replace(PLAN, board=board, export=folder)
        results.append(list(simulate(Simulator(plan, library), jobs)))
        files.append({path.name: path.read_bytes() for path in folder.iterdir()})
    assert results[0] == results[1] == results[2]
    assert [game.number for game in results[0]] == list(range(PLAN.games))
    assert files[0] == files[1] == files[2]
    assert len(files[0]) == PLAN.games


def test_more_processes_than_games(library: Library) -> None:
    plan = replace(PLAN, games=2)
    assert list(simulate(Simulator(plan, library), 9)) == list(simulate(Simulator(plan, library)))


def test_greedy_games_are_the_same_again_and_better_than_random_ones(library: Library) -> None:
    simulator = Simulator(replace(PLAN, games=1, policy="greedy"), library)
    (greedy,) = simulate(simulator)
    assert [greedy] == list(simulate(simulator))
    assert greedy.human > max(game.human for game in simulate(Simulator(PLAN, library)))


def test_a_seed_means_the_same_games_and_another_one_others(library: Library) -> None:
    games = list(simulate(Simulator(PLAN, library)))
    assert games == list(simulate(Simulator(replace(PLAN, seed="  seed "), library)))
    other = list(simulate(Simulator(replace(PLAN, seed="Seed"), library)))
    assert [replace(game, number=0) for game in games] != [replace(g, number=0) for g in other]
    longer = list(simulate(Simulator(replace(PLAN, games=9), library)))
    assert longer[:7] == games


def test_every_file_is_the_game_that_was_counted(library: Library, tmp_path: Path) -> None:
    plan = replace(PLAN, level="expert", export=tmp_path)
    simulator = Simulator(plan, library)
    for played in simulate(simulator):
        reading = read_file(simulator.plan.path_of(played.number, tmp_path), library)
        assert reading.first_difference is reading.other_rules is None
        game = reading.game
        assert (game.length(), game.state.turn, game.state.over) == (
            played.inputs, played.turns, True
        )  # fmt: skip
        assert game.header.seed == f"seed-{played.number}"
        # The same decisions meet the same chance: the seed alone brings dice, cards and tokens.
        again = Game(game.header, library)
        for given in game.inputs:
            if not again.waits_for_human():
                assert again.draw() == given
            again.do(given)


def test_simulating_twice_overwrites_the_same_files(library: Library, tmp_path: Path) -> None:
    plan = replace(PLAN, games=2, export=tmp_path)
    for _ in range(2):
        list(simulate(Simulator(plan, library)))
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "italia-standard-random-seed-0.yaml",
        "italia-standard-random-seed-1.yaml",
    ]


def test_files_of_seeds_that_differ_in_case_do_not_meet(tmp_path: Path) -> None:
    names = {replace(PLAN, seed=s).path_of(0, tmp_path).name.lower() for s in ("a", "A", "Ä", "ä")}
    assert len(names) == 4


@pytest.mark.parametrize("seed", ["a/b", "../x", "a b", "CON", "ü", "a:b", ".", "-"])
def test_file_names_hold_no_sign_that_a_system_forbids(seed: str, tmp_path: Path) -> None:
    names = {
        replace(PLAN, seed=s).path_of(3, tmp_path).name for s in (seed, "a_b", "_", "x", "___x")
    }
    assert len(names) == 5
    for name in names:
        assert name.removesuffix(".yaml").replace("-", "").replace("_", "").isalnum()
        assert name.isascii()


@pytest.mark.parametrize(
    ("change", "error", "text"),
    [
        ({"board": "atlantis"}, NotFound, 'no board called "atlantis"'),
        ({"level": "easy"}, NotFound, 'no level called "easy"'),
        ({"policy": "gredy"}, NotFound, "did you mean greedy?"),
        ({"seed": "  "}, BadHeader, "The seed is empty."),
        ({"seed": "x" * (SEED_LENGTH - 1)}, BadHeader, "at most"),
    ],
)
def test_what_can_not_be_simulated_is_refused_before_the_first_game(
    library: Library, change: dict[str, str], error: type[Exception], text: str
) -> None:
    with pytest.raises(error, match=text):
        Simulator(replace(PLAN, **change), library)  # type: ignore[arg-type]


def test_a_full_disk_ends_the_simulation_also_on_several_processes(
    library: Library, tmp_path: Path
) -> None:
    nowhere = tmp_path / "file"
    nowhere.touch()
    for jobs in (1, 2):
        with pytest.raises(NotADirectoryError):
            list(simulate(Simulator(replace(PLAN, export=nowhere), library), jobs))
    assert list(tmp_path.iterdir()) == [nowhere]


def test_closing_the_iterator_ends_the_processes(library: Library) -> None:
    games = simulate(Simulator(replace(PLAN, games=100_000), library), 2)
    assert next(games).number == 0
    games.close()


@pytest.mark.parametrize("level", ["veteran", "strong-expert-8"])
def test_a_policy_decides_only_what_the_rules_allow(library: Library, level: str) -> None:
    for name, policy in POLICIES.items():
        if name == "greedy" and level != "veteran":
            continue
        _, inputs, ending = play_game(library.ruleset("imperium", level), "allowed", policy)
        header = new_header(library, "imperium", level, "allowed")
        game = Game.replay(header, library, inputs)
        assert game.state.over
        assert game.state.ended_by == ending.side


def test_figures() -> None:
    played = [
        Played(n, n > 60, 100 - n, n, 30, 150, "human-last-card" if n % 2 else "contrarius-x")
        for n in range(1, 101)
    ]
    figures = summary(replace(PLAN, games=100), played, 1.23456)
    assert figures["contrarius"] == {
        "mean": 50.5,
        "quantiles": {"0": 1, "5": 5, "25": 25, "50": 50, "75": 75, "95": 95, "100": 100},
    }
    assert figures["human"]["quantiles"]["0"] == 0
    assert (figures["games"], figures["wins"], figures["losses"]) == (100, 40, 60)
    assert figures["endings"] == {"contrarius-x": 50, "human-last-card": 50}
    assert figures["seconds"] == 1.235
    one = summary(PLAN, played[:1], 0)
    assert set(one["turns"]["quantiles"].values()) == {30}
    assert list(one["turns"]["quantiles"]) == [str(percent) for percent in QUANTILES]


_PARENT = """
import sys
from pathlib import Path
from solitaria_app.content.library import load
from solitaria_app.session.simulate import Plan, Simulator, simulate
if __name__ == "__main__":
    plan = Plan("italia", "standard", 100000, "seed", export=Path(sys.argv[1]))
    for played in simulate(Simulator(plan, load()), 2):
        print(played.number, flush=True)
"""


@pytest.mark.skipif(os.name == "nt", reason="processes are told apart by their group")
def test_processes_end_with_the_one_that_started_them(tmp_path: Path) -> None:
    script, folder = tmp_path / "parent.py", tmp_path / "games"
    script.write_text(_PARENT, encoding="utf-8")
    folder.mkdir()
    parent = subprocess.Popen(
        [sys.executable, str(script), str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    assert parent.stdout is not None
    assert parent.stdout.readline()
    parent.kill()
    parent.wait()
    # The others hold the pipe as long as they live.
    ended = threading.Thread(target=parent.stdout.read, daemon=True)
    ended.start()
    ended.join(20)
    went_on = ended.is_alive()
    if went_on:
        os.killpg(parent.pid, signal.SIGKILL)
        ended.join()
    parent.stdout.close()
    assert not went_on
    assert [path.name for path in folder.iterdir() if path.suffix != ".yaml"] == []
