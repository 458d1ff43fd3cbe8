"""`solitaria check-data`: whether data files can be played with, every fault at once."""

from __future__ import annotations

from pathlib import Path

import click


@click.command("check-data", short_help="Check data files; all faults with file and line.")
@click.argument("folder", required=False)
def command(folder: str | None) -> None:
    """Check the data files of FOLDER: a whole data folder, or your own files to lay over it.

    Without FOLDER the program's files are checked together with yours.
    """
    from solitaria_app.content.check import all_faults, check
    from solitaria_app.content.paths import product_folder, user_folder
    from solitaria_app.content.sources import gather

    from .faults import stop

    if folder is None:
        own = product_folder()
        shown, faults = "the data files", all_faults(gather(own, user_folder()), own)
    else:
        shown, faults = click.format_filename(folder), check(Path(folder))
    if faults:
        stop(faults)
    click.echo(f"{shown}: no faults")
