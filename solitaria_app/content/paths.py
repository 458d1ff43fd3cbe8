"""Where the player's own data files are."""

from __future__ import annotations

import os
from pathlib import Path

VARIABLE = "SOLITARIA_DATA"
"""Environment variable that names another folder for the player's own data files."""


def user_folder() -> Path:
    """The folder of the player's own data files; it need not exist.

    `$SOLITARIA_DATA` if set, else `data` in the user's data folder of this system.
    """
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named)
    from platformdirs import user_data_dir  # not needed by whoever names a folder

    return Path(user_data_dir("solitaria", appauthor=False)) / "data"


def product_folder() -> Path:
    """The folder of the data files that come with the program."""
    package = Path(__file__).resolve().parents[1]
    inside = package / "data"
    return inside if inside.is_dir() else package.parent / "data"
