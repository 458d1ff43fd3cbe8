"""Opens the window in this process at the scaling of its surroundings and prints what is cut."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from solitaria_app.content.library import load
from solitaria_app.engine import agenda
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.paths import Places
from solitaria_app.ui.theme import load_fonts

from .situations import at_prompt
from .test_layout import cut, settle
from .test_sizes import cut_runs, hidden_parts

KINDS = (agenda.ChooseCard, agenda.MercatorAction, agenda.ArchitectAction, agenda.PurchaseAction)
DIALOGS = ("new", "scores", "keys", "settings", "my-box", "report")


def main(folder: Path) -> None:
    application = QApplication([])
    application.setStyle("Fusion")
    load_fonts()
    library = load()
    window = MainWindow(Places(folder / "data", folder / "config", folder / "log"))
    window.settings.animate = False
    window.settings.language = "de"
    window.settings.speed = "once"
    window.fill(library)
    window.resize(1280, 800)
    window.show()
    print("ratio", window.devicePixelRatioF())
    for kind in KINDS:
        window.controller.adopt(at_prompt(library, kind, 60, "italia"))
        settle()
        for fault in (*cut(window.desk), *cut_runs(window.desk), *hidden_parts(window.desk)):
            print(kind.__name__, fault)
    for name in DIALOGS:
        window.commands.run(name)
        settle()
        dialog = window.commands.open_dialog
        assert dialog is not None
        for fault in cut(dialog):
            print(name, fault)
    picture = window.grab()
    print("size", picture.width(), picture.height())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
