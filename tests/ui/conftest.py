"""Windows with folders of their own, and players who use them like a person would."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaria_app.content.library import Library, load
from solitaria_app.engine.agenda import ChooseCard
from solitaria_app.engine.state import GameState
from solitaria_app.session.game import Game
from solitaria_app.session.header import Header, new_header
from solitaria_app.ui.colours import MapColours
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.map.scene import Scene
from solitaria_app.ui.paths import Places
from solitaria_app.ui.statistics.dialog import StatisticsDialog
from solitaria_app.ui.theme import load_fonts

from .correcting import Hand
from .gameslist import finished
from .situations import at
from .statistics import keep_finished, statistics

MakeWindow = Callable[..., MainWindow]


@pytest.fixture(scope="session")
def library() -> Library:
    return load()


@pytest.fixture(scope="session")
def dressed(qapp: QApplication) -> QApplication:
    """The application with the program's style and fonts."""
    qapp.setStyle("Fusion")
    assert load_fonts() == []
    return qapp


@pytest.fixture(scope="session", autouse=True)
def painted_once() -> Iterator[None]:
    """All of a board that never changes is painted once for each view of it, however many windows
    show it: it takes a third of the time in which a window opens."""
    paint, pictures = Scene.paint_ground, dict[object, QPixmap]()
    boards = []  # as long as one is here, no other one has its id

    def show(scene: Scene, painter: QPainter, colours: MapColours, clip: QRectF) -> None:
        device, view = painter.device(), painter.worldTransform()
        assert isinstance(device, QPixmap)
        where = (*(getattr(view, f"m{r}{c}")() for r in (1, 2, 3) for c in (1, 2, 3)),)
        key = id(scene.board), clip.getRect(), where, device.size().toTuple(), repr(colours)
        picture = pictures.get(key)
        if picture is None:
            picture = pictures[key] = QPixmap(device.size())
            boards.append(scene.board)
            picture.fill(Qt.GlobalColor.transparent)
            inside = QPainter(picture)
            inside.setRenderHints(painter.renderHints())
            inside.setWorldTransform(view)
            paint(scene, inside, colours, clip)
            inside.end()
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(0, 0, picture)
        painter.restore()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Scene, "paint_ground", show)
        yield


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(tmp_path / "data", tmp_path / "config", tmp_path / "log")


@pytest.fixture
def make_window(
    qtbot: QtBot, dressed: QApplication, library: Library, places: Places
) -> Iterator[MakeWindow]:
    """Opens a window whose primary button never rests; nothing moves on its map, and
    reactions are there at once.

    A game may be begun before it is shown. The size is that which tests of layout want.
    """
    made: list[MainWindow] = []

    def make(
        at: Places = places,
        guard_ms: int = 0,
        game: Header | None = None,
        size: tuple[int, int] = (1000, 700),
    ) -> MainWindow:
        window = MainWindow(at)
        window.settings.language = "en"
        window.settings.theme = "light"
        window.settings.animate = False
        window.settings.speed = "once"
        window.fill(library)
        window.desk.prompt.guard_ms = guard_ms
        window.resize(*size)
        if game is not None:
            window.controller.start(game)
        window.show()
        window.activateWindow()
        qtbot.waitExposed(window)
        qtbot.waitUntil(window.isActiveWindow)
        made.append(window)
        return window

    yield make
    for window in made:
        window.close()
        window.deleteLater()


@pytest.fixture
def window(make_window: MakeWindow, library: Library) -> MainWindow:
    """A window with a new standard game on Italia."""
    return make_window(game=new_header(library, "italia", "standard", "12"))


@pytest.fixture(scope="session")
def whole(library: Library) -> Game:
    """A game at the start of its ninth turn."""

    def there(state: GameState) -> bool:
        return state.turn == 9 and isinstance(state.agenda[-1], ChooseCard)

    return at(library, there, board="italia")


@pytest.fixture
def played(make_window: MakeWindow, whole: Game) -> MainWindow:
    """A window in the middle of a game, with the log in front."""
    window = make_window()
    window.settings.speed = "once"
    window.controller.adopt(whole.at(whole.cursor))
    window.commands.run("log")
    return window


@pytest.fixture
def hand(played: MainWindow) -> Hand:
    """A person at a game on Italia in its ninth turn, who corrects its table."""
    return Hand(played)


@pytest.fixture(scope="session")
def over(library: Library) -> Game:
    """A game that is over."""
    return finished(library, "standard")


@pytest.fixture
def many(make_window: MakeWindow, places: Places, over: Game) -> StatisticsDialog:
    """The statistics of 300 games, half of them on each board."""
    keep_finished(places.games, over, 300)
    return statistics(make_window(size=(1280, 800)))
