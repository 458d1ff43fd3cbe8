"""Where the window keeps games, settings and its log."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

APP = "solitaria"


@dataclass(frozen=True)
class Places:
    """The user's folders for games and own data files, for settings, and for the log."""

    data: Path
    config: Path
    log: Path

    @classmethod
    def standard(cls) -> Places:
        """Where this system wants them; none of them need exist."""
        from platformdirs import PlatformDirs

        folders = PlatformDirs(APP, appauthor=False)
        return cls(folders.user_data_path, folders.user_config_path, folders.user_log_path)

    @property
    def games(self) -> Path:
        """The file that holds every game."""
        return self.data / "games.db"

    @property
    def settings(self) -> Path:
        """The file of the window's settings."""
        return self.config / "window.json"

    @property
    def faults(self) -> Path:
        """The file that faults of the program are written to."""
        return self.log / "window.log"
