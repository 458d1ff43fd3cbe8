"""`solitaria simulate`: many games that the program plays by itself."""

from __future__ import annotations

from pathlib import Path

import click

from .choices import board_option, level_option, listed, policies

MOST_GAMES = 1_000_000
MOST_JOBS = 60
"""Windows waits for no more processes at once."""


@click.command("simulate", short_help="Let the program play many games; figures of them all.")
@board_option
@level_option
@click.option(
    "--games", type=click.IntRange(1, MOST_GAMES), default=100, show_default=True, metavar="N"
)
@click.option("--seed", help="A word or number; the same one brings the same games.")
@listed("--policy", "random", policies, "How your side is played.")
@click.option(
    "--jobs",
    type=click.IntRange(1, MOST_JOBS),
    default=1,
    show_default=True,
    metavar="J",
    help="How many processes; the result is the same whatever their number.",
)
@click.option("--json", "as_json", is_flag=True, help="The figures as one JSON object.")
@click.option(
    "--export",
    type=click.Path(path_type=Path),
    metavar="FOLDER",
    help="Write every game as a file that `solitaria replay` reads. The folder is made if "
    "there is none; only files of the same simulation are overwritten.",
)
def command(
    board: str,
    level: str,
    games: int,
    seed: str | None,
    policy: str,
    jobs: int,
    as_json: bool,
    export: Path | None,
) -> None:
    """Play many games by a policy and sum them up.

    The policy decides for you. Ctrl-C ends it; files that were written stay.
    """
    import json
    from concurrent.futures.process import BrokenProcessPool
    from time import perf_counter

    from solitaria_app.content.library import NotFound
    from solitaria_app.content.paths import user_folder
    from solitaria_app.session.header import BadHeader, new_seed
    from solitaria_app.session.simulate import Plan, Simulator, simulate
    from solitaria_app.session.summary import summary

    from .faults import stop
    from .library import player_library
    from .progress import progress
    from .summary_text import summary_text

    plan = Plan(
        board, level, games, new_seed() if seed is None else seed, policy, export, user_folder()
    )
    try:
        simulator = Simulator(plan, player_library())
    except (NotFound, BadHeader) as error:
        stop([error])
    start = perf_counter()
    played = []
    try:
        if export is not None:
            export.mkdir(parents=True, exist_ok=True)
        with progress(games) as advance:
            for game in simulate(simulator, jobs):
                played.append(game)
                advance()
    except OSError as error:
        where = click.format_filename(export or error.filename or "")
        stop([f"{where}: can't be written: {error.strerror or error}"])
    except BrokenProcessPool:
        stop(["One of the processes was ended from outside, so there is no result."])
    figures = summary(simulator.plan, played, perf_counter() - start)
    click.echo(json.dumps(figures) if as_json else summary_text(figures))
