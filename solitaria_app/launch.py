"""Opens the window, or says in one sentence why there can be none.

Qt ends the whole process with an abort when it finds no display or lacks a library for it. So
the display is tried first: by loading Qt's own platform plugin and connecting as it would, in a
few milliseconds; only for unusual platforms by starting Qt in a child process.
"""

import ctypes
import importlib
import importlib.util
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from solitaria_app import qt_libraries

_NO_WINDOW = 2
_PROBE = "from PySide6.QtGui import QGuiApplication; QGuiApplication([])"
_PROBE_SECONDS = 30
_PLUGIN_FOLDERS = ("QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH")


def open_window(argv: Sequence[str]) -> int:
    """Open the window and return its exit status; 2 where no window can be opened."""
    obstacle = window_obstacle()
    if obstacle is not None:
        sentence = f"solitaria: {obstacle}; the command `play` plays in the terminal."
        print(sentence, file=sys.stderr)
        return _NO_WINDOW
    run: Callable[[Sequence[str]], int] = importlib.import_module("solitaria_app.ui.app").run
    return run(argv)


def window_obstacle() -> str | None:
    """Why Qt could not open a window here, as the start of a sentence; None where it can."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        return "the window needs PySide6, which is not installed"
    plugins = Path(spec.submodule_search_locations[0], "Qt", "plugins", "platforms")
    platforms = _platforms()
    if not platforms:
        return (
            "there is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set)"
        )
    obstacles = []
    for platform in platforms:
        obstacle = _platform_obstacle(platform, plugins)
        if obstacle is None:
            return _import_obstacle()
        obstacles.append(obstacle)
    return obstacles[-1]


def _platforms() -> list[str]:
    """The platform plugins that Qt would try, in its order; it takes the first that starts."""
    asked = os.environ.get("QT_QPA_PLATFORM")
    if asked:
        return asked.split(";")
    if sys.platform == "darwin":
        return ["cocoa"]
    if sys.platform == "win32":
        return ["windows"]
    found = []
    if os.environ.get("WAYLAND_DISPLAY") or os.environ.get("XDG_SESSION_TYPE") == "wayland":
        found.append("wayland")
    if os.environ.get("DISPLAY"):
        found.append("xcb")
    return found


def _platform_obstacle(platform: str, plugins: Path) -> str | None:
    """Why Qt could not start on `platform` (a name, perhaps with `:arguments`)."""
    if platform == "windows":
        return None
    if platform == "cocoa":
        return _cocoa_obstacle()
    display = _DISPLAYS.get(platform)
    plugin = plugins / f"libq{platform}.so"
    elsewhere = any(os.environ.get(name) for name in _PLUGIN_FOLDERS)
    if display is None or elsewhere or not plugin.is_file():
        return _probe_obstacle(platform)
    needed, connect = display
    try:
        ctypes.CDLL(str(plugin))
        return connect()
    except OSError as error:
        packages = qt_libraries.missing_packages(qt_libraries.CORE, needed)
        if packages:
            return (
                "system libraries that Qt needs are missing "
                f"(Debian and Ubuntu have them in {', '.join(packages)})"
            )
        return f"a system library that Qt needs is missing ({str(error).partition(':')[0]})"


def _xcb_obstacle() -> str | None:
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)
    failed = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    name = os.environ.get("DISPLAY", "")
    return f"the display {name[:40]!r} cannot be reached" if failed else None


def _wayland_obstacle() -> str | None:
    if os.environ.get("WAYLAND_SOCKET"):
        return None  # an inherited connection, which trying would use up
    wayland = ctypes.CDLL("libwayland-client.so.0")
    wayland.wl_display_connect.restype = ctypes.c_void_p
    wayland.wl_display_disconnect.argtypes = [ctypes.c_void_p]
    display = wayland.wl_display_connect(None)
    if not display:
        name = os.environ.get("WAYLAND_DISPLAY") or "wayland-0"
        return f"the Wayland display {name[:40]!r} cannot be reached"
    wayland.wl_display_disconnect(display)
    return None


def _headless_obstacle() -> str | None:
    return None


_DISPLAYS: Mapping[str, tuple[Mapping[str, str], Callable[[], str | None]]] = {
    "xcb": (qt_libraries.X11, _xcb_obstacle),
    "wayland": (qt_libraries.WAYLAND, _wayland_obstacle),
    "offscreen": ({}, _headless_obstacle),
    "minimal": ({}, _headless_obstacle),
}


def _cocoa_obstacle() -> str | None:
    """A macOS login without the window server (over ssh, say) has no session dictionary."""
    graphics = ctypes.CDLL("/System/Library/Frameworks/CoreGraphics.framework/CoreGraphics")
    graphics.CGSessionCopyCurrentDictionary.restype = ctypes.c_void_p
    if graphics.CGSessionCopyCurrentDictionary():
        return None
    return "there is no screen to open a window on (this login has no window server)"


def _probe_obstacle(platform: str) -> str | None:
    """Start Qt on `platform` in a child process, whose abort harms nobody."""
    import subprocess

    environment = {**os.environ, "QT_QPA_PLATFORM": platform}
    try:
        finished = subprocess.run(
            [sys.executable, "-c", _PROBE],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=_PROBE_SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return f"Qt's platform {platform[:40]!r} does not answer"
    return f"Qt's platform {platform[:40]!r} does not start here" if finished.returncode else None


def _import_obstacle() -> str | None:
    try:
        importlib.import_module("PySide6.QtWidgets")
    except ImportError as error:
        return f"Qt cannot be loaded ({error})"
    return None
