"""`solitaria build-site`: where Contrarius builds in a position, and why."""

from __future__ import annotations

from pathlib import Path

import click


@click.command("build-site", short_help="Where Contrarius builds in a position, and why.")
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line for each FILE.")
def command(files: tuple[str, ...], as_json: bool) -> None:
    """Say where Contrarius builds in the position of each FILE, with the whole reason.

    What a FILE holds is told in the document "Formats", under "Scenarios".
    """
    import json

    from solitaria_app.cli.library import player_library
    from solitaria_app.content.faults import BadFile
    from solitaria_app.content.scenario import ScenarioReader

    from .faults import stop
    from .site_json import site_json
    from .site_text import site_text

    reader = ScenarioReader(player_library())
    answers: list[str] = []
    faults: list[str] = []
    for name in files:
        try:
            scenario = reader.read(Path(name))
        except BadFile as bad:
            shown = click.format_filename(name)
            # A fault of the file as a whole is put on its first line: every fault has a place.
            faults += [fault.told(shown, fault.line or 1) for fault in bad.faults]
            continue
        choice = scenario.choose()
        if as_json:
            answers.append(json.dumps(site_json(scenario, choice)))
        else:
            heading = f"{click.format_filename(name)}\n" if len(files) > 1 else ""
            answers.append(heading + site_text(scenario, choice))
    if faults:
        stop(faults)
    click.echo(("\n" if as_json else "\n\n").join(answers))
