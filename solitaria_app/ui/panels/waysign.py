"""The sign in the header that says how the game is followed, with the menu to change it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QToolButton, QWidget

from solitaria_app.engine.agenda import ChooseCard
from solitaria_app.ui import symbols
from solitaria_app.ui.view import View

LARGE_TEXT = 1.15
"""The largest scale of text that leaves room for a word beside the picture."""


class WaySign(QToolButton):
    """Picture and word; with large text the picture alone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "quiet")
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

    def refresh(self, view: View) -> None:
        """Show the way of the present moment, and whether it can be changed now."""
        texts, theme, way = view.texts, view.theme, view.state.way
        name = texts(f"way.{way.id}")
        frame = view.state.agenda[-1] if view.state.agenda else None
        when = texts("way.change" if isinstance(frame, ChooseCard) else "way.when")
        told = texts("way.now", way=name, about=texts(f"way.{way.id}.about"))
        if not view.stock_known:
            told = f"{told} {texts('light.scores')}"
        side = round(theme.size(1.25))
        self.setIcon(symbols.icon(f"way-{way.id}", theme.colours.bronze, theme.colours.ink_faint))
        self.setIconSize(QSize(side, side))
        beside = theme.scale <= LARGE_TEXT
        self.setToolButtonStyle(
            Qt.ToolButtonStyle.ToolButtonTextBesideIcon
            if beside
            else Qt.ToolButtonStyle.ToolButtonIconOnly
        )
        self.setText(texts(f"way.{way.id}.short"))
        self.setToolTip(f"<p>{told}</p><p>{when}</p>" if not view.state.over else f"<p>{told}</p>")
        self.setAccessibleName(texts("way.now", way=name, about="").strip())
        self.setAccessibleDescription(told)
