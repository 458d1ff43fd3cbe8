"""`solitaria report`: one file about the game played last, for whoever looks into a problem."""

from __future__ import annotations

from pathlib import Path

import click


@click.command("report", short_help="Write a problem report on the game played last.")
@click.argument("file", metavar="FILE")
@click.option("--note", default="", help="What went wrong, in your own words.")
def command(file: str, note: str) -> None:
    """Write the game played last, the version and the window's settings to FILE.

    The file holds no names and no paths of this machine; `solitaria replay` opens it. A file
    that is there already is left as it is.
    """
    import json

    from solitaria_app.session import places
    from solitaria_app.session.archive import Archive, ArchiveProblem
    from solitaria_app.session.report import write_report

    from .faults import stop
    from .library import player_library

    path, shown = Path(file), click.format_filename(file)
    if path.exists():
        stop([f"{shown}: there is a file of this name already; it stays as it is."])
    library = player_library()
    archive = Archive(places.games_file())
    try:
        entries = archive.entries()
        if not entries:
            stop(["There is no saved game to report on."])
        game = archive.open(entries[0].id, library).game
    except ArchiveProblem as problem:
        stop([problem])
    try:
        settings = json.loads(_text(places.settings_folder() / places.SETTINGS))
    except (ValueError, RecursionError):
        settings = {}
    faults = _text(places.log_folder() / places.FAULTS)
    try:
        write_report(game, path, settings if isinstance(settings, dict) else {}, note, faults)
    except OSError as error:
        stop([f"{shown}: can't be written: {error.strerror or error}."])
    click.echo(f"{shown}: the game, the version and the settings, without names and paths.")


def _text(path: Path) -> str:
    """A file as far as it can be read."""
    try:
        # Reading a pipe would wait for somebody to write to it.
        return path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""
    except OSError:
        return ""
