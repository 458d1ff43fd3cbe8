"""Where the files that ship with the program are: the only module that looks for them.

A wheel carries the top-level folders `data/` and `assets/` inside the package, as `_data` and
`_assets`. A checkout, and an editable install of it, has them beside the package.
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def data_dir() -> Path:
    """The folder of boards, cards, dice and options (YAML).

    Raises FileNotFoundError, with the folders looked at, where the installation lacks it.
    """
    return _find("data")


def assets_dir() -> Path:
    """The folder of fonts, pictures and map outlines.

    Raises FileNotFoundError, with the folders looked at, where the installation lacks it.
    """
    return _find("assets")


def _find(name: str) -> Path:
    inside, beside = _PACKAGE / f"_{name}", _PACKAGE.parent / name
    for folder in (inside, beside):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(
        f"the program's own folder of {name} is neither at {inside} nor at {beside}; install again"
    )
