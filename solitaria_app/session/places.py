"""Where the player's games are: the same place for the window and the command line.

The window's settings and its log of faults are here too, for problem reports.
"""

from __future__ import annotations

from pathlib import Path

APP = "solitaria"
"""The name of the program's folders in the user's data, settings and log folders."""

SETUPS = "setups"
"""The folder of saved set-ups, in the folder for games."""
SETTINGS = "window.json"
"""The file of the window's settings, in the folder for settings."""
FAULTS = "window.log"
"""The file that faults of the window are written to, in the folder for logs."""


def data_folder() -> Path:
    """The folder of the player's games and own data files; it need not exist."""
    from platformdirs import user_data_path  # only needed by whoever saves

    return user_data_path(APP, appauthor=False)


def games_file() -> Path:
    """The file that holds every saved game (see `session.archive`)."""
    return data_folder() / "games.db"


def settings_folder() -> Path:
    """The folder of the window's settings; it need not exist."""
    from platformdirs import user_config_path

    return user_config_path(APP, appauthor=False)


def log_folder() -> Path:
    """The folder of the log of faults; it need not exist."""
    from platformdirs import user_log_path

    return user_log_path(APP, appauthor=False)
