"""Where no window can be opened there is one sentence and exit status 2, never Qt's abort."""

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from solitaria_app import launch, qt_libraries

OPEN = "import sys; from solitaria_app.launch import open_window; sys.exit(open_window([]))"
CHECKOUT = Path(__file__).resolve().parents[1]
DISPLAY_VARIABLES = (
    "DISPLAY",
    "QT_PLUGIN_PATH",
    "QT_QPA_PLATFORM",
    "QT_QPA_PLATFORM_PLUGIN_PATH",
    "WAYLAND_DISPLAY",
    "WAYLAND_SOCKET",
    "XDG_SESSION_TYPE",
)

on_linux = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only there can the display be missing so"
)


def refusal(*first_path: Path, **variables: str) -> str:
    """The sentence with which a process of its own refuses to open a window."""
    environment = {k: v for k, v in os.environ.items() if k not in DISPLAY_VARIABLES}
    path = os.pathsep.join(str(entry) for entry in (*first_path, CHECKOUT))
    finished = subprocess.run(
        [sys.executable, "-c", OPEN],
        env={**environment, **variables, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.returncode == 2, finished.stderr
    assert finished.stdout == ""
    (sentence,) = finished.stderr.splitlines()
    assert sentence.startswith("solitaria: ")
    assert sentence.endswith("; the command `play` plays in the terminal.")
    return sentence


@on_linux
@pytest.mark.parametrize("variables", [{}, {"DISPLAY": ""}, {"XDG_SESSION_TYPE": "tty"}])
def test_no_display(variables: dict[str, str]) -> None:
    assert "there is no display" in refusal(**variables)


@on_linux
@pytest.mark.parametrize(
    ("variables", "table"),
    [
        ({"DISPLAY": ":7077"}, qt_libraries.X11),
        ({"WAYLAND_DISPLAY": "nobody-listens"}, qt_libraries.WAYLAND),
        ({"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":7077"}, qt_libraries.X11),
    ],
)
def test_display_that_nobody_answers(variables: dict[str, str], table: dict[str, str]) -> None:
    sentence = refusal(**variables)
    missing = qt_libraries.missing_packages(qt_libraries.CORE, table)
    if missing:  # this machine could not open a window on such a display at all
        assert ", ".join(missing) in sentence
    else:
        assert "cannot be reached" in sentence
        assert (variables.get("DISPLAY") or variables["WAYLAND_DISPLAY"]) in sentence


def test_platform_that_does_not_exist() -> None:
    assert "'papyrus' does not start" in refusal(QT_QPA_PLATFORM="papyrus")


@on_linux
def test_platform_plugin_that_cannot_be_loaded(tmp_path: Path) -> None:
    plugins = tmp_path / "PySide6" / "Qt" / "plugins" / "platforms"
    plugins.mkdir(parents=True)
    (plugins.parents[2] / "__init__.py").touch()
    (plugins / "libqoffscreen.so").write_text("no library")
    sentence = refusal(tmp_path, QT_QPA_PLATFORM="offscreen")
    assert "system librar" in sentence and "missing" in sentence


@on_linux
def test_qt_that_cannot_be_imported(tmp_path: Path) -> None:
    """The plugin loads, but the Python side of Qt is broken."""
    spec = launch.importlib.util.find_spec("PySide6")
    assert spec is not None and spec.submodule_search_locations is not None
    package = tmp_path / "PySide6"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "Qt").symlink_to(Path(spec.submodule_search_locations[0]) / "Qt")
    sentence = refusal(tmp_path, QT_QPA_PLATFORM="offscreen")
    assert "Qt cannot be loaded" in sentence


def test_pyside_that_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launch.importlib.util, "find_spec", lambda name: None)
    assert launch.window_obstacle() == "the window needs PySide6, which is not installed"


def test_offscreen_has_no_obstacle_and_the_window_gets_the_arguments(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given: list[list[str]] = []
    window = SimpleNamespace(run=lambda argv: given.append(list(argv)) or 7)
    monkeypatch.setitem(sys.modules, "solitaria_app.ui.app", window)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert launch.open_window(["--seed", "5"]) == 7
    assert given == [["--seed", "5"]]
