"""Where the window keeps games, settings and its log."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from solitaria_app.session import places


@dataclass(frozen=True)
class Places:
    """The user's folders for games and own data files, for settings, and for the log."""

    data: Path
    config: Path
    log: Path

    @classmethod
    def standard(cls) -> Places:
        """Where this system wants them; none of them need exist."""
        return cls(places.data_folder(), places.settings_folder(), places.log_folder())

    @property
    def games(self) -> Path:
        """The file that holds every game, the command line's too."""
        return self.data / "games.db"

    @property
    def setups(self) -> Path:
        """The folder of saved set-ups."""
        return self.data / places.SETUPS

    @property
    def settings(self) -> Path:
        """The file of the window's settings."""
        return self.config / places.SETTINGS

    @property
    def faults(self) -> Path:
        """The file that faults of the program are written to."""
        return self.log / places.FAULTS
