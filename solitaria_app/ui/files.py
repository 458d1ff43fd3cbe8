"""Asking the player for files."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from solitaria_app.ui.settings import Settings
from solitaria_app.ui.texts import Texts

SUFFIX = ".yaml"


def ask_where_to_save(
    window: QWidget, texts: Texts, settings: Settings, proposed: str
) -> Path | None:
    """Where to write an exported game, None if the player does not want to."""
    start = str(Path(settings.last_folder or Path.home()) / proposed)
    name, _ = QFileDialog.getSaveFileName(window, texts("menu.export"), start, _filter(texts))
    return _chosen(settings, name)


def ask_what_to_open(window: QWidget, texts: Texts, settings: Settings) -> Path | None:
    """Which exported game to read, None if the player does not want to."""
    start = settings.last_folder or str(Path.home())
    name, _ = QFileDialog.getOpenFileName(window, texts("menu.import"), start, _filter(texts))
    return _chosen(settings, name)


def ask_where_to_write(
    window: QWidget, texts: Texts, settings: Settings, proposed: str, kind: str
) -> Path | None:
    """Where to write a file of another kind (a key of texts), None if the player does not want
    to. `proposed` is its name with its suffix."""
    suffix = Path(proposed).suffix
    start = str(Path(settings.last_folder or Path.home()) / proposed)
    wanted = f"{texts(kind)} (*{suffix});;{texts('file.all')} (*)"
    name, _ = QFileDialog.getSaveFileName(window, texts(kind), start, wanted)
    return _chosen(settings, name, suffix)


def _filter(texts: Texts) -> str:
    return f"{texts('file.games')} (*{SUFFIX} *.yml);;{texts('file.all')} (*)"


def _chosen(settings: Settings, name: str, suffix: str = SUFFIX) -> Path | None:
    if not name:
        return None
    path = Path(name)
    if not path.suffix:
        path = path.with_suffix(suffix)
    settings.last_folder = str(path.parent)
    return path
