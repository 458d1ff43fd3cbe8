"""The menu: every command of the window with its keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from solitaria_app.engine.following import Way
from solitaria_app.session.words import LANGUAGES
from solitaria_app.ui.settings import SPEEDS, THEMES, Settings
from solitaria_app.ui.texts import Texts

TEXT_SIZES = (80, 90, 100, 115, 130, 150, 175, 200)
"""What the menu offers, in percent."""

COMMANDS: tuple[tuple[str, str], ...] = (
    ("new", "Ctrl+N"),
    ("games", "Ctrl+G"),
    ("campaigns", "Ctrl+K"),
    ("statistics", "Ctrl+Shift+E"),
    ("import", "Ctrl+O"),
    ("export", "Ctrl+S"),
    ("save-setup", ""),
    ("backups", ""),
    ("folder", ""),
    ("", ""),
    ("undo", "Ctrl+Z"),
    ("redo", "Ctrl+Y, Ctrl+Shift+Z"),
    ("step-back", "Ctrl+Alt+Z"),
    ("step-forward", "Ctrl+Alt+Y"),
    ("restart-turn", "Ctrl+R"),
    ("correct", "Ctrl+T"),
    ("history", ">"),
    ("", ""),
    ("scores", "Ctrl+E"),
    ("way", ">"),
    ("show", ">"),
    ("", ""),
    ("my-box", ""),
    ("settings", "Ctrl+,"),
    ("look", ">"),
    ("help", ">"),
    ("", ""),
    ("quit", "Ctrl+Q"),
    ("menu", "F10"),
)
"""Name and keys of each entry; an empty name is a separator, ">" a menu of its own."""

HISTORY: tuple[tuple[str, str], ...] = (
    ("past-step-back", "Alt+Left"),
    ("past-step-forward", "Alt+Right"),
    ("past-turn-back", "Alt+PgUp"),
    ("past-turn-forward", "Alt+PgDown"),
    ("past-first", "Alt+Home"),
    ("past-now", "Alt+End"),
    ("", ""),
    ("bookmark", "Ctrl+B"),
    ("bookmarks", "Ctrl+Shift+B"),
    ("amend", "Ctrl+M"),
    ("copy-here", "Ctrl+Shift+M"),
    ("lines", "Ctrl+L"),
)
"""The same for the menu "history"."""

SHOWN: tuple[tuple[str, str], ...] = (
    ("why", "F2"),
    ("log", "F3"),
    ("map", "F4"),
    ("forecast", "F5"),
    ("replay", "F6"),
    ("table", "F7"),
    ("fit", "Ctrl+0"),
)
"""The same for the menu "show"."""

LOOK: tuple[tuple[str, str], ...] = (
    ("language", ">"),
    ("theme", ">"),
    ("text", ">"),
    ("speed", ">"),
    ("animate", ""),
)
"""The same for the menu "look"."""

HELP: tuple[tuple[str, str], ...] = (
    ("keys", "F1, ?"),
    ("report", ""),
    ("about", ""),
)
"""The same for the menu "help"."""

GROUPS = {"history": HISTORY, "show": SHOWN, "look": LOOK, "help": HELP}
"""The menus inside the menu."""


class Actions:
    """The entries by name, and the menus of choices; `run` gets the name of a command."""

    def __init__(self, window: QWidget, run: Callable[[str], None]) -> None:
        self.menu = QMenu(window)
        self.by_name: dict[str, QAction] = {}
        self._menus: dict[str, QMenu] = {}
        self._run = run
        self.single_keys = True
        """Whether keys of one sign alone are on."""
        self._fill(window, self.menu, COMMANDS)
        self.by_name["animate"].setCheckable(True)
        self._choices(window, "language", ("system", *LANGUAGES))
        self._choices(window, "theme", THEMES)
        self._choices(window, "way", tuple(way.id for way in Way))
        self._choices(window, "speed", SPEEDS)
        self._choices(window, "text", tuple(str(size) for size in TEXT_SIZES))

    def _fill(self, window: QWidget, menu: QMenu, entries: tuple[tuple[str, str], ...]) -> None:
        for name, keys in entries:
            if not name:
                menu.addSeparator()
            elif keys == ">":
                self._menus[name] = menu.addMenu("")
                self._fill(window, self._menus[name], GROUPS.get(name, ()))
            else:
                self.by_name[name] = self._action(window, name, keys)
                if name != "menu":
                    menu.addAction(self.by_name[name])

    def _action(self, window: QWidget, name: str, keys: str) -> QAction:
        action = QAction(window)
        action.setShortcuts(_shortcuts(keys, single=True))
        action.triggered.connect(lambda: self._run(name))
        window.addAction(action)
        return action

    def _choices(self, window: QWidget, menu: str, values: tuple[str, ...]) -> None:
        group = QActionGroup(window)
        for value in values:
            name = f"{menu}:{value}"
            action = QAction(window)
            action.setCheckable(True)
            action.triggered.connect(lambda _=False, name=name: self._run(name))
            group.addAction(action)
            self._menus[menu].addAction(action)
            self.by_name[name] = action

    def dress(self, texts: Texts, settings: Settings) -> None:
        """The words in the present language, and what is chosen."""
        for name, action in self.by_name.items():
            if ":" not in name:
                action.setText(texts(f"menu.{name}"))
        self.single_keys = settings.single_keys
        for name, keys in (*COMMANDS, *SHOWN, *HELP):
            if name in self.by_name:
                self.by_name[name].setShortcuts(_shortcuts(keys, settings.single_keys))
        for name, menu in self._menus.items():
            menu.setTitle(texts(f"menu.{name}"))
        for value in THEMES:
            self.by_name[f"theme:{value}"].setText(texts(f"theme.{value}"))
        for way in Way:
            self.by_name[f"way:{way.id}"].setText(texts(f"way.{way.id}"))
        self.by_name["language:system"].setText(texts("theme.system"))
        for code, own_name in LANGUAGES.items():
            self.by_name[f"language:{code}"].setText(own_name)
        for speed in SPEEDS:
            self.by_name[f"speed:{speed}"].setText(texts(f"speed.{speed}"))
        for size in TEXT_SIZES:
            self.by_name[f"text:{size}"].setText(texts("text.percent", n=size))
        self.by_name["animate"].setChecked(settings.animate)
        for name in (
            f"language:{settings.language}",
            f"theme:{settings.theme}",
            f"text:{settings.text_size}",
            f"speed:{settings.speed}",
        ):
            if name in self.by_name:
                self.by_name[name].setChecked(True)

    def menu_of(self, name: str) -> QMenu:
        """A menu inside the menu."""
        return self._menus[name]

    def enable(self, **names: bool) -> None:
        """Which commands have something to do; underscores stand for hyphens."""
        for name, on in names.items():
            self.by_name[name.replace("_", "-")].setEnabled(on)

    def keys(self, name: str) -> str:
        """The keys of a command, as the system writes them."""
        keys = self.by_name[name].shortcuts()
        return QKeySequence.listToString(keys, QKeySequence.SequenceFormat.NativeText)


def _shortcuts(keys: str, single: bool) -> list[QKeySequence]:
    """Keys as Qt wants them; without those of one sign alone unless they are wanted."""
    wanted = (key for key in keys.split(", ") if key and (single or len(key) > 1))
    return [QKeySequence(key) for key in wanted]
