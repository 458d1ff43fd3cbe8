"""Contrast of all colours (WCAG AA: 4.5 for text, 3 for what else must be seen)."""

from __future__ import annotations

import pytest

from solitaria_app.ui.colours import DARK, LIGHT, SIDES, Palette

PALETTES = [pytest.param(LIGHT, id="light"), pytest.param(DARK, id="dark")]


def luminance(colour: str) -> float:
    parts = [int(colour[-6:][k : k + 2], 16) / 255 for k in (0, 2, 4)]
    r, g, b = (v / 12.92 if v <= 0.03928 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: str, b: str) -> float:
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def test_contrast_of_black_and_white() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize(
    "text", ["ink", "ink_soft", "ink_faint", "purple", "bronze", "good", "bad", "accent"]
)
def test_text_can_be_read_on_every_surface(palette: Palette, text: str) -> None:
    for surface in (palette.window, palette.panel, palette.raised):
        assert contrast(getattr(palette, text), surface) >= 4.5


@pytest.mark.parametrize("palette", PALETTES)
def test_controls_stand_out(palette: Palette) -> None:
    for surface in (palette.window, palette.panel, palette.raised):
        assert contrast(palette.edge_strong, surface) >= 3
        assert contrast(palette.focus, surface) >= 3
    for under in (palette.accent, palette.accent_hover, palette.accent_pressed):
        assert contrast(palette.on_accent, under) >= 4.5
    assert contrast(palette.on_selection, palette.selection) >= 4.5


@pytest.mark.parametrize("palette", PALETTES)
def test_names_on_the_map_can_be_read(palette: Palette) -> None:
    map_ = palette.map
    assert contrast(map_.name, map_.halo) >= 4.5
    for ground in (map_.halo, map_.land, map_.sea):
        assert contrast(map_.province, ground) >= 4.5
    assert contrast(map_.stone_edge, map_.stone) >= 4.5


@pytest.mark.parametrize("palette", PALETTES)
def test_marks_stand_out(palette: Palette) -> None:
    marks = palette.marks
    assert contrast(marks.on_plate, marks.plate) >= 4.5
    for name in ("option", "selected", "candidate", "winner", "struck", "moved", "hint", "focus"):
        assert contrast(getattr(marks, name), marks.plate) >= 4.5
        assert contrast(getattr(marks, name), palette.map.land) >= 3


@pytest.mark.parametrize("palette", PALETTES)
def test_symbols_of_goods_can_be_read(palette: Palette) -> None:
    for good in palette.goods:
        assert contrast(good.fill, good.on) >= 4.5


@pytest.mark.parametrize("name", SIDES)
def test_sides_can_be_told_apart(name: str) -> None:
    for palette, pair in zip((LIGHT, DARK), SIDES[name], strict=True):
        for side in (pair.you, pair.contrarius):
            assert contrast(side.fill, side.on) >= 4.5
            assert contrast(side.fill, side.rim) >= 3
            for surface in (palette.window, palette.panel, palette.raised):
                assert contrast(side.text, surface) >= 4.5
