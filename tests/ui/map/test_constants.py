"""Python must outlive PySide6 versions that lose references to None (6.12.0 on Python 3.11)."""

import sys

import pytest
from PySide6.QtGui import QPainterPath

import solitaria_app.ui  # noqa: F401


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None lasts by itself from 3.12 on")
def test_hundred_thousand_calls_leave_none_alive() -> None:
    path = QPainterPath()
    for _ in range(100_000):
        path.setFillRule(path.fillRule())
    assert sys.getrefcount(None) > 1 << 28
