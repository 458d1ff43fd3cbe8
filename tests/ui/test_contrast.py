"""Every rule of the style sheet that sets words on a ground can be read (WCAG AA), disabled too."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor, QPalette

from solitaria_app.ui.colours import DARK, LIGHT, SIDES, Palette
from solitaria_app.ui.theme import Theme

THEMES = [
    pytest.param(Theme(dark=dark, side_set=name), id=f"{'dark' if dark else 'light'}-{name}")
    for dark in (False, True)
    for name in SIDES
]
WORDLESS = ("indicator", "handle", "separator", "line", "page", "ScrollBar", "Splitter", "pane")
"""Parts of controls that hold no words."""


def luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    r, g, b = (v / 12.92 if v <= 0.03928 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: str | QColor, b: str | QColor) -> float:
    low, high = sorted((luminance(QColor(a)), luminance(QColor(b))))
    return (high + 0.05) / (low + 0.05)


def rules(sheet: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Selectors and their declarations."""
    for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", sheet):
        parts = (part.split(":", 1) for part in body.split(";") if ":" in part)
        yield selector.strip(), {name.strip(): value.strip() for name, value in parts}


@pytest.mark.parametrize("theme", THEMES)
def test_words_can_be_read_on_every_ground_of_the_style_sheet(theme: Theme) -> None:
    c, checked = theme.colours, 0
    for selector, body in rules(theme.style_sheet()):
        if any(part in selector for part in WORDLESS):
            continue
        ground, ink = body.get("background", ""), body.get("color", "")
        grounds = [ground] if ground.startswith("#") else [c.window, c.panel, c.raised]
        if not ink and not ground.startswith("#"):
            continue
        for under in grounds:
            assert contrast(ink or c.ink, under) >= 4.5, selector
            checked += 1
        selected = body.get("selection-background-color")
        if selected:
            assert contrast(body["selection-color"], selected) >= 4.5, selector
    assert checked > 40


@pytest.mark.parametrize("theme", THEMES)
def test_palette_roles_can_be_read(theme: Theme) -> None:
    palette, role, group = theme.palette(), QPalette.ColorRole, QPalette.ColorGroup
    for words, ground in (
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.Text, role.AlternateBase),
        (role.PlaceholderText, role.Base),
        (role.ButtonText, role.Button),
        (role.ToolTipText, role.ToolTipBase),
        (role.HighlightedText, role.Highlight),
        (role.Link, role.Window),
    ):
        active = palette.color(group.Active, words), palette.color(group.Active, ground)
        assert contrast(*active) >= 4.5, words
    for words, ground in ((role.WindowText, role.Window), (role.Text, role.Base)):
        pair = palette.color(group.Disabled, words), palette.color(group.Active, ground)
        assert contrast(*pair) >= 4.5, words


@pytest.mark.parametrize("palette", [LIGHT, DARK])
def test_what_is_not_possible_can_still_be_read(palette: Palette) -> None:
    """Quiet cards and options say why on hover: their words carry meaning."""
    for ground in (palette.window, palette.panel, palette.raised):
        assert contrast(palette.ink_faint, ground) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_lines_and_bars_of_the_result_stand_out(theme: Theme) -> None:
    for side in (0, -1):
        colours = theme.side(side)
        assert contrast(colours.text, theme.colours.window) >= 4.5
        assert contrast(colours.on, colours.fill) >= 4.5
