"""Where the player's own data files are."""

from __future__ import annotations

import os
from pathlib import Path

from solitaria_app import resources

from .faults import BadFile, Fault

VARIABLE = "SOLITARIA_DATA"
"""Environment variable that names another folder for the player's own data files."""


def user_folder() -> Path:
    """The folder of the player's own data files; it need not exist.

    `$SOLITARIA_DATA` if set, else `data` in the user's data folder of this system.
    """
    named = os.environ.get(VARIABLE)
    if named:
        return Path(os.path.expanduser(named))  # leaves a `~` that stands for nobody's home
    from platformdirs import user_data_dir  # not needed by whoever names a folder

    return Path(user_data_dir("solitaria", appauthor=False)) / "data"


def product_folder() -> Path:
    """The folder of the data files that come with the program; `BadFile` if it is missing."""
    try:
        return resources.data_dir()
    except FileNotFoundError as error:
        raise BadFile([Fault(Path("data"), 0, str(error))]) from None
