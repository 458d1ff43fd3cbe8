"""`solitaria replay`: the log and the state of an exported game, and whether it still fits."""

from __future__ import annotations

from pathlib import Path

import click

from .choices import language_option
from .faults import DIFFERENT


@click.command("replay", short_help="Log and final state of an exported game; or verify it.")
@click.argument("file", metavar="FILE")
@click.option("--verify", is_flag=True, help="Check the digest of the rules and of every turn.")
@click.option("--json", "as_json", is_flag=True, help="The state as one JSON object.")
@click.option("--turn", type=int, metavar="N", help="The state after turn N; 0 is the set-up.")
@language_option
def command(file: str, verify: bool, as_json: bool, turn: int | None, language: str) -> None:
    """Print the log of a game and its state at the end, or after turn N.

    With --verify the log is left out. Exit status: 0 if everything fits, 1 if a turn or the
    rules differ, 2 if FILE can't be read.
    """
    import json
    import sys

    from solitaria_app.content.faults import BadFile
    from solitaria_app.content.library import NotFound
    from solitaria_app.session.gamefile import check_file, read_file
    from solitaria_app.session.statejson import state_json

    from .faults import complain, stop
    from .library import player_library
    from .terms import Terms

    library = player_library()
    try:
        terms = Terms(language)
        reading = (check_file if verify else read_file)(Path(file), library)
    except NotFound as error:
        stop([error])
    except BadFile as bad:
        stop(bad.faults)
    last = len(reading.ends) - 1
    if turn is not None and not 0 <= turn <= last:
        stop([f"{click.format_filename(file)}: there is no turn {turn}; the last one is {last}."])
    game = reading.game
    if turn is not None:
        game.go_to(reading.ends[turn])
    if not verify and reading.other_rules:
        complain(f"{reading.other_rules}.")
    if as_json:
        click.echo(json.dumps(state_json(game.state)))
    elif not verify:
        from .log import show_game

        show_game(game, terms)
    if verify:
        differences = [reading.other_rules, reading.first_difference]
        for difference in filter(None, differences):
            complain(f"{difference}.")
        if any(differences):
            sys.exit(DIFFERENT)
        if not as_json:
            count = f"{last} turns" if last != 1 else "1 turn"
            click.echo(f"{click.format_filename(file)}: the rules and all {count} fit.")
