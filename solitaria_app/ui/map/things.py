"""Paints the cities, banners, houses and colonists of a scene, each from its kept picture."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from solitaria_app.engine.goods import Good
from solitaria_app.ui.theme import Theme

from .banner import BANNER, paint_banner
from .camera import Camera
from .pieces import COLONIST, HOUSE, paint_colonist, paint_count, paint_house
from .scene import Scene
from .sprites import Sprites
from .symbols import SIZE, paint_badge, paint_unknown
from .temple import paint_temple

BADGE = (SIZE + 2, SIZE + 2)
STANDARD = (BANNER[0] + 4, BANNER[1] + 4)


def paint_things(
    painter: QPainter,
    sprites: Sprites,
    scene: Scene,
    camera: Camera,
    near: QRectF,
    theme: Theme,
) -> None:
    """Paint what has its middle in `near` (pixels)."""
    state, places, colours = scene.state, scene.places, theme.colours
    for number, city in enumerate(places.cities):
        x, y = camera.to_pixels(*city.at)
        if near.contains(x, y):
            letter = "" if city.capital else scene.board.cities[number].letter
            size = scene.sizes.capital if city.capital else scene.sizes.temple
            paint = partial(paint_temple, size=size, colours=colours.map, letter=letter)
            sprites.draw(painter, ("temple", letter), x, y, size, paint)
        if city.badge is None:
            continue
        x, y = camera.to_pixels(*city.badge)
        if near.contains(x, y):
            good = state.city_goods[number] if state else -1
            if good >= 0:
                paint = partial(paint_badge, good=Good(good), colours=colours)
                sprites.draw(painter, ("good", good), x, y, BADGE, paint)
            else:
                letter = scene.board.cities[number].letter
                paint = partial(paint_unknown, letter=letter, colours=colours)
                sprites.draw(painter, ("letter", letter), x, y, BADGE, paint)
    for number, at in enumerate(places.banners):
        x, y = camera.to_pixels(*at)
        if near.contains(x, y):
            good = state.marker_goods[number] if state else -1
            coins = None
            if state and good >= 0 and state.coins >> number & 1:
                coins = state.rules.marker_coins[good]
            paint = partial(paint_banner, good=good, coins=coins, colours=colours)
            sprites.draw(painter, ("banner", good, coins), x, y, STANDARD, paint)
    for number, label in enumerate(scene.lettering.labels):
        x, y = camera.to_pixels(label.center().x(), label.center().y())
        if near.contains(x, y):
            paint = partial(scene.lettering.paint_city, number=number, colours=colours.map)
            sprites.draw(painter, ("name", number), x, y, (label.width(), label.height()), paint)
    for house in places.houses:
        x, y = camera.to_pixels(*house.at)
        if near.contains(x, y):
            paint = partial(paint_house, side=house.side, theme=theme)
            sprites.draw(painter, ("house", house.side), x, y, HOUSE, paint)
    for piece in places.pieces:
        x, y = camera.to_pixels(*piece.at)
        kind, side = piece.target.colonist_kind, piece.target.side
        if kind is None or not near.contains(x, y):
            continue
        paint = partial(paint_colonist, kind=kind, side=side, theme=theme)
        sprites.draw(painter, ("colonist", kind, side), x, y, COLONIST, paint)
        if piece.count > 1:
            paint = partial(paint_count, count=piece.count, theme=theme)
            sprites.draw(painter, ("count", piece.count), x, y, COLONIST, paint)
