"""Settings are changed, by the menu or in their dialog: kept in their file, seen at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from solitaria_app.ui import settings as settings_file

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow


def change(window: MainWindow, name: str, value: object) -> None:
    """Set one value; one that makes no sense for its name is left out."""
    window.settings.put(name, value)
    settings_file.save(window.settings, window.places.settings)
    window.presenter.dress()


def choose_settings(window: MainWindow) -> None:
    """Open the dialog; the window behind it follows every change."""
    from solitaria_app.ui.dialogs.settings import SettingsDialog

    dialog = SettingsDialog(window, window.settings, window.texts, window.theme)

    def put(name: str, value: object) -> None:
        change(window, name, value)
        dialog.dress(window.texts, window.theme)

    dialog.changed.connect(put)
    window.commands.show(dialog)
