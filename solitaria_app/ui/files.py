"""Asking the player for files, and saying why one can't be written."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from solitaria_app.session.header import Header
from solitaria_app.ui.settings import Settings
from solitaria_app.ui.texts import Texts

SUFFIX = ".yaml"
_NOT_IN_NAMES = '/\\:*?"<>|'


def ask_where_to_save(
    window: QWidget, texts: Texts, settings: Settings, proposed: str
) -> Path | None:
    """Where to write an exported game, None if the player does not want to."""
    name = _ask_to_save(window, settings, texts("menu.export"), proposed, _filter(texts))
    return _chosen(settings, name)


def ask_what_to_open(window: QWidget, texts: Texts, settings: Settings) -> Path | None:
    """Which exported game to read, None if the player does not want to."""
    start = settings.last_folder or str(Path.home())
    name, _ = QFileDialog.getOpenFileName(window, texts("menu.import"), start, _filter(texts))
    return _chosen(settings, name)


def ask_for_games(window: QWidget, texts: Texts, settings: Settings) -> list[Path]:
    """Which exported games to take in, none if the player does not want to."""
    start = settings.last_folder or str(Path.home())
    names, _ = QFileDialog.getOpenFileNames(window, texts("menu.import"), start, _filter(texts))
    return [path for name in names if (path := _chosen(settings, name)) is not None]


def ask_for_folder(window: QWidget, title: str, settings: Settings) -> Path | None:
    """A folder, None if the player does not want to."""
    start = settings.last_folder or str(Path.home())
    name = QFileDialog.getExistingDirectory(window, title, start)
    if name:
        settings.last_folder = name
    return Path(name) if name else None


def ask_where_to_write(
    window: QWidget, texts: Texts, settings: Settings, proposed: str, kind: str
) -> Path | None:
    """Where to write a file of another kind (a key of texts), None if the player does not want
    to. `proposed` is its name with its suffix."""
    wanted = f"{texts(kind)} (*{Path(proposed).suffix});;{texts('file.all')} (*)"
    return _chosen(settings, _ask_to_save(window, settings, texts(kind), proposed, wanted))


def failure(texts: Texts, path: Path, write: Callable[[], object]) -> str:
    """Write a file; why that can't be done, empty if it was."""
    try:
        write()
    except OSError as error:
        return texts("export.failed", file=path, reason=error)
    return ""


def name_of(header: Header, suffix: str) -> str:
    """The name proposed for a file of a game; signs of its seed that mean something to a system
    are hyphens."""
    seed = "".join(sign if sign not in _NOT_IN_NAMES else "-" for sign in header.seed)
    return f"solitaria-{header.board}-{header.level}-{seed}{suffix}"


def _ask_to_save(
    window: QWidget, settings: Settings, title: str, proposed: str, wanted: str
) -> str:
    """A name, empty if the player does not want to.

    The dialog itself adds the suffix that a name lacks: it asks before a file is overwritten,
    and must know which one it will be.
    """
    start = str(Path(settings.last_folder or Path.home()) / proposed)
    dialog = QFileDialog(window, title, start, wanted)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(Path(proposed).suffix.lstrip("."))
    names = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    return names[0] if names else ""


def _filter(texts: Texts) -> str:
    return f"{texts('file.games')} (*{SUFFIX} *.yml);;{texts('file.all')} (*)"


def _chosen(settings: Settings, name: str) -> Path | None:
    if not name:
        return None
    path = Path(name)
    settings.last_folder = str(path.parent)
    return path
