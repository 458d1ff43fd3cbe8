"""The data for a command: the program's own with the player's over it."""

from __future__ import annotations

from solitaria_app.content.faults import BadFile
from solitaria_app.content.library import Library, load
from solitaria_app.content.paths import user_folder

from .faults import stop


def player_library() -> Library:
    """The library; prints the faults and ends with status 2 if a data file has any."""
    try:
        return load(user_folder())
    except BadFile as bad:
        stop(bad.faults)
