"""A problem report: the game's file, headed by what program and system it was played with.

No names and no paths: whatever looks like a path of this machine is cut out of the texts.
`solitaria replay` opens the file like any game.
"""

from __future__ import annotations

import platform
import re
from collections.abc import Mapping
from importlib import metadata
from pathlib import Path
from typing import Any

from solitaria_app import __version__

from .game import Game
from .gamefile import write_file

LIBRARIES = ("PySide6-Essentials", "PyYAML", "msgspec")
"""Whose versions a report names."""
MOST_FAULTS = 20
"""Lines of the fault log that a report holds, the last ones."""

_PATH = re.compile(r"(?:[A-Za-z]:[\\/]|[\\/]|~[\\/])(?:[^\\/\s\"':]+[\\/])*([^\\/\s\"':]+)")


def without_paths(text: str) -> str:
    """A text in which every path is only its last part: `.../games.db`."""
    return _PATH.sub(lambda found: f".../{found[1]}", text)


def details(
    settings: Mapping[str, Any], game: Game, note: str = "", faults: str = ""
) -> dict[str, Any]:
    """What a report tells beside the game.

    `settings` are the window's (texts among them are kept only if they hold no path), `note`
    the player's own words, `faults` the text of the fault log.
    """
    versions = {}
    for name in LIBRARIES:
        try:
            versions[name] = metadata.version(name)
        except metadata.PackageNotFoundError:
            versions[name] = "not installed"
    report: dict[str, Any] = {
        "program": __version__,
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "libraries": versions,
        "cursor": game.cursor,
        "settings": {
            name: value
            for name, value in settings.items()
            if isinstance(value, bool | int) or (isinstance(value, str) and not _PATH.search(value))
        },
    }
    if note.strip():
        report["note"] = without_paths(note.strip())
    if faults.strip():
        report["faults"] = [without_paths(line) for line in faults.splitlines()[-MOST_FAULTS:]]
    return report


def write_report(
    game: Game, path: Path, settings: Mapping[str, Any], note: str = "", faults: str = ""
) -> None:
    """Write a report to a file, whole or not at all. Raises OSError."""
    write_file(game, path, details(settings, game, note, faults))
