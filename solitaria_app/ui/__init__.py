"""The window. Nothing outside this package imports Qt."""

import sys


def _keep_constants() -> None:
    """Make None, True and False last as they do from Python 3.12 on.

    PySide6 6.12.0 is built as if they always did: nearly every call takes a reference away from
    one of them, and Python 3.11 stops with "deallocating None" after some thousand calls.
    """
    import ctypes

    for constant in (None, True, False):
        ctypes.c_ssize_t.from_address(id(constant)).value += 1 << 30


if sys.version_info < (3, 12) and sys.implementation.name == "cpython":
    _keep_constants()
