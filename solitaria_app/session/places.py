"""Where the player's games are: the same place for the window and the command line."""

from __future__ import annotations

from pathlib import Path

APP = "solitaria"
"""The name of the program's folders in the user's data, settings and log folders."""


def data_folder() -> Path:
    """The folder of the player's games and own data files; it need not exist."""
    from platformdirs import user_data_path  # only needed by whoever saves

    return user_data_path(APP, appauthor=False)


def games_file() -> Path:
    """The file that holds every saved game (see `session.archive`)."""
    return data_folder() / "games.db"
