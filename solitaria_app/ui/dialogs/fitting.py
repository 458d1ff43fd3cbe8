"""Dialogs as large as they need, but never larger than the window they belong to allows."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QScrollArea

MARGIN = 24
"""What stays free of the window round a dialog, in pixels."""


def fit(dialog: QDialog, area: QScrollArea, least: tuple[float, float] = (0.0, 0.0)) -> None:
    """Give a dialog the size that the content of its scroll area wants, as far as there is
    room in the window; the rest is scrolled to. `least` are the width and height it should have.
    """
    dialog.ensurePolished()
    content, parent = area.widget(), dialog.parentWidget()
    assert content is not None
    around = dialog.sizeHint() - area.sizeHint()
    wide = max(round(least[0]), content.sizeHint().width() + 40, dialog.minimumSizeHint().width())
    most = parent.window().size() if parent is not None else dialog.screen().size()
    wide = min(wide, most.width() - 2 * MARGIN)
    tall = content.sizeHint().height()
    if content.hasHeightForWidth():
        tall = content.heightForWidth(wide - 40)
    high = min(max(round(least[1]), tall + around.height() + 8), most.height() - 2 * MARGIN)
    dialog.resize(wide, high)
