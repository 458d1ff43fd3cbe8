"""The window. Nothing outside this package imports Qt."""

import PySide6.QtCore  # noqa: F401 - loads what is changed below


def _leave_sources_unread() -> None:
    """Keep PySide6 from reading the source text of every module that is imported after it.

    It looks there for switches of its own that this program does not use. Reading them takes a
    third of the start and several megabytes. Without the part of PySide6 that does it, or with
    another one, nothing changes.
    """
    try:
        from shibokensupport import feature  # type: ignore[import-not-found]
    except ImportError:
        return
    if hasattr(feature, "_mod_uses_pyside"):
        feature._mod_uses_pyside = lambda module: True


_leave_sources_unread()
