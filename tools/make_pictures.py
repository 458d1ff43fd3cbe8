"""Makes the pictures of README and docs from the real window, without a screen.

    python tools/make_pictures.py [FOLDER]     docs/img if no folder is named

The same program makes the same pictures: games come from fixed seeds, decisions from the
program's own policies.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QPoint, Qt  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication, QWidget  # noqa: E402
from table_pictures import a_turn  # noqa: E402

from solitaria_app.content.library import load  # noqa: E402
from solitaria_app.engine.agenda import ChooseCard  # noqa: E402
from solitaria_app.engine.inputs import DONE, Play  # noqa: E402
from solitaria_app.session.header import new_header  # noqa: E402
from solitaria_app.session.policy import greedy_policy  # noqa: E402
from solitaria_app.session.stream import Stream  # noqa: E402
from solitaria_app.ui import theme  # noqa: E402
from solitaria_app.ui.main_window import MainWindow  # noqa: E402
from solitaria_app.ui.paths import Places  # noqa: E402

SIZE = (1280, 800)
REST_MS = 250
FORECAST_ROW = 4
"""The card that the forecast points at, counted from 0."""


class Studio:
    """A window with a game in it, and the folder the pictures go to."""

    def __init__(self, home: Path, folder: Path, look: str) -> None:
        self.folder = folder
        self.window = MainWindow(Places(home / "data", home / "config", home / "log"))
        settings = self.window.settings
        settings.theme, settings.language, settings.speed = look, "en", "once"
        settings.animate = False
        self.window.theme = self.window.wanted_theme()
        self.window.wear()
        self.window.fill(load())
        self.window.resize(*SIZE)
        self.window.show()
        self.window.activateWindow()
        QTest.qWaitForWindowActive(self.window)

    def play(self, board: str, level: str, seed: str, turn: int | None) -> None:
        """A game up to a turn, or to its end."""
        controller = self.window.controller
        controller.start(new_header(self.window.library, board, level, seed))
        stream = Stream(seed)
        while (state := controller.state) is not None and not state.over:
            if turn is not None and state.turn >= turn and isinstance(state.agenda[-1], ChooseCard):
                return
            controller.do(greedy_policy(state, stream))

    def keep(self, name: str, widget: QWidget | None = None, below: QWidget | None = None) -> None:
        """Save a picture of the window, of a part of it, or of it from the top of a part on."""
        QTest.qWait(REST_MS)
        picture = (widget or self.window).grab()
        if below is not None:
            top = below.mapTo(self.window, QPoint(0, 0)).y()
            picture = picture.copy(0, top, picture.width(), picture.height() - top)
        picture.save(str(self.folder / f"{name}.png"))


def new_game(studio: Studio) -> None:
    """The table at the start of a game."""
    studio.play("imperium", "standard", "aurora", 1)
    studio.keep("window")


def reaction(studio: Studio) -> None:
    """Contrarius looking for a city: some are struck out, with the reason on the map."""
    studio.play("italia", "veteran", "forum", 9)
    window = studio.window
    controller = window.controller
    assert controller.state is not None
    builders = {"mercator", "senator", "consul"}
    cards = controller.state.rules.cards
    play = next(
        given
        for given in controller.game.legal()  # type: ignore[union-attr]
        if isinstance(given, Play) and cards[given.card].personality.id in builders
    )
    controller.do(play)
    window.settings.speed = "step"
    controller.do(DONE)
    playback = window.presenter.insight.playback
    steps = playback.place[1]
    while playback.runs and playback.place[0] < steps - 2:
        playback.by_hand(1)
    studio.keep("reaction")
    playback.finish()
    window.settings.speed = "once"


def forecast(studio: Studio) -> None:
    """What Contrarius may do for each card, before one is played."""
    studio.play("imperium", "standard", "oracle", 9)
    studio.window.commands.run("forecast")
    for _ in range(FORECAST_ROW):
        QTest.keyClick(studio.window.desk.side.forecast, Qt.Key.Key_Down)
    studio.keep("forecast")


def end(studio: Studio) -> None:
    """Both scores, god by god, with the course of the game."""
    studio.play("italia", "beginner", "triumph", None)
    QTest.qWait(REST_MS)
    studio.window.commands.run("scores")
    studio.keep("end", studio.window.commands.open_dialog)


PICTURES: tuple[tuple[str, Callable[[Studio], None]], ...] = (
    ("light", new_game),
    ("light", reaction),
    ("dark", forecast),
    ("light", end),
    ("light", a_turn),
)


def main(folder: Path) -> int:
    """Make all pictures."""
    application = QApplication([])
    application.setStyle("Fusion")
    theme.load_fonts()
    folder.mkdir(parents=True, exist_ok=True)
    for look, picture in PICTURES:
        with tempfile.TemporaryDirectory() as home:
            studio = Studio(Path(home), folder, look)
            picture(studio)
            studio.window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "img"))
