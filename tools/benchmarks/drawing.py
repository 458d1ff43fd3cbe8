"""How fast the window answers: a click late in a game, panning, the first picture of the map."""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from solitaria_app.content.library import load
from solitaria_app.session.policy import random_policy
from solitaria_app.session.stream import Stream

from .figures import Figure, within
from .window import half_played

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow

CLICKS = 120
FRAMES = 240
SCENES = 5
CLICK_MS = 50.0
FRAMES_A_SECOND = 60


def drawing() -> Iterator[Figure]:
    """Everything is drawn offscreen by the processor, on Imperium at 1280x800."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    from solitaria_app.ui import theme
    from solitaria_app.ui.main_window import MainWindow
    from solitaria_app.ui.paths import Places

    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    application.setStyle("Fusion")
    theme.load_fonts()
    with tempfile.TemporaryDirectory() as folder:
        window = MainWindow(Places(Path(folder, "d"), Path(folder, "c"), Path(folder, "l")))
        window.settings.speed = "once"
        window.settings.animate = False
        window.fill(load())
        window.resize(1280, 800)
        window.controller.adopt(half_played())
        window.show()
        _rest()
        yield from _scene(window)
        yield from _clicks(window)
        yield from _panning(window)
        window.close()


def _rest() -> None:
    from PySide6.QtTest import QTest

    QTest.qWait(300)


def _ms(work: Callable[[], object]) -> float:
    """Milliseconds of a piece of work and of all painting that it asks for."""
    from PySide6.QtWidgets import QApplication

    start = time.perf_counter()
    work()
    QApplication.processEvents()
    return (time.perf_counter() - start) * 1000


def _scene(window: MainWindow) -> Iterator[Figure]:
    from solitaria_app.ui.map.view import MapView

    state = window.controller.state
    assert state is not None
    took = []
    for _ in range(SCENES):
        view = MapView()
        view.resize(900, 520)

        def build(view: MapView = view) -> None:
            view.set_theme(window.theme)
            view.set_board(window.library.boards["imperium"])
            view.set_state(state)
            view.show()

        took.append(_ms(build))
        view.close()
    yield within("the map built and painted for the first time", took, None)


def _clicks(window: MainWindow) -> Iterator[Figure]:
    stream = Stream("clicks")
    took: list[float] = []
    start = window.controller.game
    assert start is not None
    while len(took) < CLICKS:
        state = window.controller.state
        assert state is not None
        if state.over:
            window.controller.adopt(half_played())
            _rest()
            continue
        given = random_policy(state, stream)
        took.append(_ms(partial(window.controller.do, given)))
    yield within("an input carried out, saved and painted, late in a game", took, CLICK_MS)


def _panning(window: MainWindow) -> Iterator[Figure]:
    view = window.desk.map
    for _ in range(4):
        view.zoom_in()
    _rest()
    took = []
    for frame in range(FRAMES):
        step = 6.0 if frame // 60 % 2 == 0 else -6.0
        took.append(_ms(partial(view.pan, step, step / 2)))
    yield within("a frame while panning the enlarged map", took, None)
    rate = 1000 / statistics.mean(took)
    yield Figure(
        "frames while panning",
        f"{rate:,.0f} frames/s",
        "",
        target=f"at least {FRAMES_A_SECOND:g} frames/s",
        met=rate >= FRAMES_A_SECOND,
    )
