"""The player's file of games, where it is gone and where a copy shall take its place."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from solitaria_app.session.backup import Backup


def games_file(begins: bool = False, language: str = "en") -> Path:
    """The place of the file of games. Says on standard error if the file is gone while there are
    copies of it; `begins`: the command makes a new file then."""
    from solitaria_app.session import places
    from solitaria_app.session.checkup import lost
    from solitaria_app.session.presence import let_go
    from solitaria_app.session.problem import Problem

    from .faults import complain

    path = places.games_file()
    let_go(path)  # every command looks anew, and says below what is gone
    if lost(path):
        how = "emptied" if path.exists() else "gone"
        key = f"problem.begun.{how}" if begins else f"problem.restore.{how}"
        complain(Problem(key, path), language)
    else:
        _complain_of_missing_games(path, language)
    return path


def _complain_of_missing_games(path: Path, language: str) -> None:
    """Say on standard error if the last copy holds games that the file does not have."""
    from solitaria_app.session.checkup import lacking
    from solitaria_app.session.gamesfile import ArchiveProblem
    from solitaria_app.session.problem import Problem

    from .faults import complain

    try:
        lacks = lacking(path)
    except ArchiveProblem:
        return  # the command tells what is wrong with the file
    if lacks is not None:
        complain(Problem("problem.lacks.restore", path, n=lacks[1]), language)


def told(copy: Backup) -> str:
    """When a copy was made, and what it holds."""
    from solitaria_app.session.holds import holds

    when, held = copy.when(), holds(copy.path)
    day = copy.day if when is None else f"{when:%Y-%m-%d %H:%M}"
    if held is None:
        return f"{copy.number}  {day}: damaged, or of a newer version"
    games = "1 game" if held.games == 1 else f"{held.games} games"
    campaigns = "1 campaign" if held.campaigns == 1 else f"{held.campaigns} campaigns"
    return f"{copy.number}  {day}: {games}, {campaigns}"


def restore(number: int | None) -> None:
    """Put a copy in the place of the file, the last good one without a number; tells what was
    done. A file that is in order is replaced only by a copy that was named, or where it lacks games
    of the last one; then those that it has are brought along."""
    import click

    from solitaria_app.content.faults import printable
    from solitaria_app.session import backup, places, puttingback
    from solitaria_app.session.checkup import lacking
    from solitaria_app.session.gamesfile import ArchiveProblem

    from .faults import stop

    path = places.games_file()
    there = backup.backups(path)
    if not there:
        stop([f"{backup.folder_of(path)}: there is no copy of the file of games."])
    if number is None:
        lacks = lacking(path) if backup.in_order(path) else None
        if lacks is None and backup.in_order(path):
            listed = [f"  {told(copy)}" for copy in there]
            about = f"{path}: the file is in order; name the copy that shall take its place:"
            stop([about, *listed])
        copy = lacks[0] if lacks is not None else backup.last_good(path)
    else:
        copy = next((one for one in there if one.number == number), None)
    if copy is None:
        which = "good copy" if number is None else f"copy {number}"
        stop([f"{backup.folder_of(path)}: there is no {which}:", *(f"  {told(o)}" for o in there)])
    try:
        restored = puttingback.restore(path, copy, bring=number is None)
    except ArchiveProblem as problem:
        stop([problem])
    aside = restored.aside
    kept = f" The file of before is kept as {aside.name}." if aside is not None else ""
    brought = " Its games were brought along." if restored.numbers else ""
    click.echo(printable(f"{path}: as copy {told(copy)}.{kept}{brought}"))
