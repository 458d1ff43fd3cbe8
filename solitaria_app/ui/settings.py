"""The window's settings: a small JSON file, written whole or not at all.

A file that can't be read, or a value that makes no sense, gives the default instead; nothing
is lost but that value.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from solitaria_app.content.wholefile import write_whole
from solitaria_app.engine.following import Way

THEMES = ("system", "light", "dark")
LANGUAGES = ("system", "en", "de")
SPEEDS = ("once", "fast", "normal", "slow", "step")
"""How fast a reaction of Contrarius is shown; "once" shows it as a whole, "step" waits
for a key at each step."""
SETUPS = ("lay", "draw")
"""How a table is set up by itself: a person enters it as it lies, or the program draws it."""
SMALLEST_TEXT, LARGEST_TEXT = 80, 200


@dataclass
class Settings:
    """What a player set. `geometry` is x, y, width, height of the window; `last_*` what the
    new-game dialog proposes; `text_size` is in percent. `learner` shows what cards do and bring
    about, `single_keys` are digits and letters without Ctrl or Alt, `confirm` asks before the
    present line of a game is left for another. `headline` shows what Contrarius did in large
    letters on the screen too (beside a physical board it always is there), `speak` reads aloud."""

    theme: str = "system"
    language: str = "system"
    text_size: int = 100
    side_colours: str = ""
    animate: bool = True
    speed: str = "normal"
    learner: bool = True
    single_keys: bool = True
    confirm: bool = True
    headline: bool = False
    speak: bool = False
    geometry: tuple[int, int, int, int] | None = None
    maximized: bool = False
    last_board: str = "italia"
    last_level: str = "standard"
    last_way: str = Way.DIGITAL.id
    last_setup: str = "lay"
    last_folder: str = ""

    def put(self, name: str, value: Any) -> None:
        """Set a value if it makes sense for its name; otherwise leave what is there."""
        if name in _CHECKS and _CHECKS[name](value):
            setattr(self, name, tuple(value) if isinstance(value, list) else value)


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _text(value: Any) -> bool:
    """A text that is one for the system too: no NUL, no half of a sign (`\\ud800`)."""
    if not isinstance(value, str) or "\0" in value:
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def _switch(value: Any) -> bool:
    return isinstance(value, bool)


def _rectangle(value: Any) -> bool:
    return value is None or (
        isinstance(value, (list, tuple))
        and len(value) == 4
        and all(_whole(n) and abs(n) < 100_000 for n in value)
    )


_CHECKS = {
    "theme": lambda value: value in THEMES,
    "language": lambda value: value in LANGUAGES,
    "text_size": lambda value: _whole(value) and SMALLEST_TEXT <= value <= LARGEST_TEXT,
    "side_colours": _text,
    "animate": _switch,
    "speed": lambda value: value in SPEEDS,
    "learner": _switch,
    "single_keys": _switch,
    "confirm": _switch,
    "headline": _switch,
    "speak": _switch,
    "geometry": _rectangle,
    "maximized": _switch,
    "last_board": _text,
    "last_level": _text,
    "last_way": lambda value: value in {way.id for way in Way},
    "last_setup": lambda value: value in SETUPS,
    "last_folder": _text,
}


def load(path: Path) -> Settings:
    """The settings of a file; defaults for whatever is missing, unreadable or senseless."""
    settings = Settings()
    try:
        values = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return settings
    if isinstance(values, dict):
        for field in fields(settings):
            if field.name in values:
                settings.put(field.name, values[field.name])
    return settings


def save(settings: Settings, path: Path) -> bool:
    """Write the settings, whole or not at all; False where that can't be done."""
    text = json.dumps(asdict(settings), indent=1) + "\n"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, text.encode())
    except OSError:
        return False
    return True
