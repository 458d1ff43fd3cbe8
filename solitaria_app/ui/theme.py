"""The theme: which colours, fonts and sizes everything in the window is drawn with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette

from solitaria_app import resources
from solitaria_app.ui.colours import (
    DARK,
    DEFAULT_SIDES,
    LIGHT,
    SIDES,
    Palette,
    SideColours,
    SidePair,
)
from solitaria_app.ui.stylesheet import style_sheet

SANS = "Solitaria Sans"
CAPITALS = "Cinzel"
BASE_SIZE = 14.0
"""Height of ordinary text at 100 %, in pixels of the screen's own scale."""
SMALLEST, LARGEST = 0.8, 2.0
"""Limits of the text size, as factors."""

Role = Literal["body", "small", "strong", "prompt", "title", "name", "number"]

_FACES: dict[Role, tuple[str, float, QFont.Weight]] = {
    "body": (SANS, 1.0, QFont.Weight.Normal),
    "small": (SANS, 0.86, QFont.Weight.Normal),
    "strong": (SANS, 1.0, QFont.Weight.DemiBold),
    "prompt": (SANS, 1.29, QFont.Weight.DemiBold),
    "title": (CAPITALS, 1.43, QFont.Weight.DemiBold),
    "name": (CAPITALS, 1.0, QFont.Weight.DemiBold),
    "number": (SANS, 1.57, QFont.Weight.Bold),
}

_FILES = (
    "SolitariaSans-Regular.ttf",
    "SolitariaSans-Italic.ttf",
    "SolitariaSans-SemiBold.ttf",
    "SolitariaSans-Bold.ttf",
    "Cinzel-Regular.ttf",
    "Cinzel-SemiBold.ttf",
    "Cinzel-Bold.ttf",
)


def load_fonts() -> list[str]:
    """Load the program's own fonts; returns the files that could not be loaded.

    Call once, after the QApplication is made. Qt takes another font where one is missing.
    """
    folder = resources.assets_dir() / "fonts"
    return [name for name in _FILES if QFontDatabase.addApplicationFont(str(folder / name)) == -1]


@dataclass(frozen=True)
class Theme:
    """Light or dark, the size of text (a factor, 0.8 to 2.0), and the colours of the sides."""

    dark: bool = False
    scale: float = 1.0
    side_set: str = DEFAULT_SIDES

    @property
    def colours(self) -> Palette:
        """The colours by name."""
        return DARK if self.dark else LIGHT

    @property
    def sides(self) -> SidePair:
        """The colours of both sides; an unknown set gives the default one."""
        return SIDES.get(self.side_set, SIDES[DEFAULT_SIDES])[self.dark]

    def side(self, side: int) -> SideColours:
        """The colours of a side: -1 is Contrarius, 0 and up are humans."""
        return self.sides.contrarius if side < 0 else self.sides.you

    def colour(self, name: str) -> QColor:
        """One of the plain colours, as Qt wants it."""
        value = getattr(self.colours, name)
        return QColor(value)

    def size(self, factor: float = 1.0) -> float:
        """A length that grows with the text, in pixels: 1.0 is the height of ordinary text."""
        return BASE_SIZE * min(LARGEST, max(SMALLEST, self.scale)) * factor

    def font(self, role: Role = "body") -> QFont:
        """The font of a role."""
        family, factor, weight = _FACES[role]
        font = QFont(family)
        font.setPixelSize(max(1, round(self.size(factor))))
        font.setWeight(weight)
        return font

    def palette(self) -> QPalette:
        """The palette for QApplication.setPalette; made for the style "Fusion"."""
        c = self.colours
        palette = QPalette()
        role = QPalette.ColorRole
        for which, colour in (
            (role.Window, c.window),
            (role.WindowText, c.ink),
            (role.Base, c.raised),
            (role.AlternateBase, c.panel),
            (role.Text, c.ink),
            (role.PlaceholderText, c.ink_faint),
            (role.Button, c.raised),
            (role.ButtonText, c.ink),
            (role.BrightText, c.bad),
            (role.ToolTipBase, c.raised),
            (role.ToolTipText, c.ink),
            (role.Highlight, c.selection),
            (role.HighlightedText, c.on_selection),
            (role.Link, c.purple),
            (role.LinkVisited, c.purple),
            (role.Accent, c.accent),
            (role.Light, c.raised),
            (role.Midlight, c.panel),
            (role.Mid, c.edge),
            (role.Dark, c.edge_strong),
        ):
            palette.setColor(which, QColor(colour))
        for which in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
            palette.setColor(QPalette.ColorGroup.Disabled, which, QColor(c.ink_faint))
        return palette

    def style_sheet(self) -> str:
        """The style sheet for QApplication.setStyleSheet."""
        return style_sheet(self.colours, SANS, CAPITALS, self.size())
