"""Pieces and goods are told apart by shape as well as by colour."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from solitaria_app.engine.board import Kind
from solitaria_app.engine.goods import GOODS, Good
from solitaria_app.ui.map import symbols
from solitaria_app.ui.map.banner import paint_banner
from solitaria_app.ui.map.pieces import paint_colonist, paint_house
from solitaria_app.ui.theme import Theme

SIDE = 48


def drawn(paint: Callable[[QPainter], None]) -> QImage:
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(SIDE / 2, SIDE / 2)
    paint(painter)
    painter.end()
    return image


def outline(image: QImage) -> set[tuple[int, int]]:
    """The pixels a picture covers."""
    return {
        (x, y) for x in range(SIDE) for y in range(SIDE) if image.pixelColor(x, y).alpha() > 128
    }


@pytest.mark.usefixtures("fonts")
def test_houses_and_colonists_of_both_sides_differ_in_shape() -> None:
    theme = Theme()
    shapes = {}
    for side in (0, -1):
        shapes["house", side] = outline(drawn(partial(paint_house, side=side, theme=theme)))
        for kind in Kind:
            paint = partial(paint_colonist, kind=kind, side=side, theme=theme)
            shapes[kind, side] = outline(drawn(paint))
    for (a, x), (b, y) in combinations(shapes.items(), 2):
        assert len(x ^ y) > 0.05 * len(x | y), (a, b)


@pytest.mark.usefixtures("fonts")
def test_goods_differ_in_shape() -> None:
    colours = Theme().colours
    shapes = [
        outline(drawn(partial(symbols.paint_badge, good=good, colours=colours))) for good in Good
    ]
    for x, y in combinations(shapes, 2):
        assert len(x ^ y) > 0.05 * len(x | y)


@pytest.mark.usefixtures("fonts")
@pytest.mark.parametrize("dark", [False, True])
def test_banners_show_good_coins_or_that_they_are_unknown(dark: bool) -> None:
    colours = Theme(dark=dark).colours
    pictures = [drawn(partial(paint_banner, good=-1, coins=None, colours=colours))]
    for good in GOODS:
        pictures.append(drawn(partial(paint_banner, good=good, coins=None, colours=colours)))
    for coins in (1, 2):
        pictures.append(drawn(partial(paint_banner, good=2, coins=coins, colours=colours)))
    assert all(a != b for a, b in combinations(pictures, 2))
