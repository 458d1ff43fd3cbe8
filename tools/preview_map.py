"""Draw a map file to a picture, with sample pieces on it, to judge it by eye.

    python tools/preview_map.py assets/maps/italia.json italia.png --size 900 520 [--dark]

Needs PySide6. The window draws maps by its own code; this is the short form of the same recipe,
which docs/map.md explains.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

FONTS = Path(__file__).resolve().parent.parent / "assets" / "fonts"
CINZEL, SANS = "Cinzel", "Solitaria Sans"

LIGHT = {
    "sea": "#AFCDD6", "deep": "#93B7C4", "rim": "#DCEBEC", "land": "#EFE6CF", "land2": "#E4D8BA",
    "coast": "#6B5A40", "border": "#7A6347", "ink": "#2B2117", "halo": "#F6EFDD",
    "road": "#75583A", "stone": "#EAD9B6", "joint": "#A98B62", "route": "#2F5F86",
    "foam": "#D5E7EC", "temple": "#FDF7E8", "gold": "#E3BE5E", "roof": "#C9684A",
    "alpha": "88", "band": "70", "banner": "#7B2D3B", "name_dark": "190",
}  # fmt: skip
DARK = {
    "sea": "#1F323D", "deep": "#16252E", "rim": "#35515E", "land": "#3B362B", "land2": "#322E25",
    "coast": "#A8946A", "border": "#B49C6F", "ink": "#F1E6CB", "halo": "#211D16",
    "road": "#17130D", "stone": "#B5986A", "joint": "#5A4830", "route": "#86B9DC",
    "foam": "#1A2C37", "temple": "#F3E8CD", "gold": "#E6C266", "roof": "#C9684A",
    "alpha": "92", "band": "70", "banner": "#8C3446", "name_dark": "0",
}  # fmt: skip
TINTS = ["#C4694C", "#7E9A55", "#D6A23E", "#5C86A6", "#94699C", "#6BA091", "#B9806A"]
GOODS = {"brick": "#B04E2B", "food": "#C8951A", "tool": "#6E737A", "wine": "#7A2048",
         "cloth": "#37599F"}  # fmt: skip
SIDES = ["#14688A", "#B02A20"]


class Preview:
    """Draws one map file; coordinates are the file's own units."""

    def __init__(self, value: dict[str, Any], colours: dict[str, str], dark: bool) -> None:
        self.map, self.c, self.dark = value, colours, dark
        self.size = value["sizes"]
        self.names: dict[str, str] = {}

    def colour(self, key: str, alpha: int = 255) -> QColor:
        """A palette colour."""
        colour = QColor(self.c[key])
        colour.setAlpha(alpha)
        return colour

    def draw(self, p: QPainter, pieces: bool) -> None:
        """All layers from the sea upwards."""
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground(p)
        self._lines(p)
        self._names(p)
        for city in self.map["cities"].values():
            self._temple(p, city)
        for number, (id_, city) in enumerate(self.map["cities"].items()):
            self._city(p, id_, city, number, pieces)
        if pieces:
            for number, line in enumerate(self.map["lines"]):
                if number % 4 < 3:
                    self._colonist(p, line["stand"], line["kind"], number % 2)

    def _ground(self, p: QPainter) -> None:
        left, top, right, bottom = self.map["extent"]
        _, _, wide, high = self.map["bounds"]
        sea = QRadialGradient(wide / 2, high / 2, wide * 0.7)
        sea.setColorAt(0, self.colour("sea"))
        sea.setColorAt(1, self.colour("deep"))
        p.fillRect(QRectF(left, top, right - left, bottom - top), QBrush(sea))
        p.setPen(Qt.PenStyle.NoPen)
        for rim, alpha in zip(self.map["rims"], (70, 100, 150), strict=True):
            p.setBrush(self.colour("rim", alpha))
            p.drawPath(area(rim))
        coast = QPainterPath()
        for line in self.map["coast"]:
            coast.addPath(polyline(line))
        land = QLinearGradient(0, 0, 0, high)
        land.setColorAt(0, self.colour("land"))
        land.setColorAt(1, self.colour("land2"))
        p.setBrush(QBrush(land))
        p.drawPath(area(self.map["land"]))
        for province in self.map["provinces"]:
            tint = QColor(TINTS[province["tint"]])
            tint.setAlpha(int(self.c["alpha"]))
            shape = area(province["areas"])
            p.fillPath(shape, tint)
            p.save()
            p.setClipPath(shape)
            tint.setAlpha(int(self.c["band"]))
            for width in (22.0, 11.0):
                p.strokePath(shape, QPen(tint, width))
            p.restore()
        p.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(self.colour("border", 210), 1.6)
        pen.setDashPattern([5, 2.5, 1.2, 2.5])
        p.setPen(pen)
        for line in self.map["borders"]:
            p.drawPath(polyline(line))
        p.setPen(QPen(self.colour("coast"), 1.7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                      Qt.PenJoinStyle.RoundJoin))  # fmt: skip
        p.drawPath(coast)

    def _lines(self, p: QPainter) -> None:
        p.setBrush(Qt.BrushStyle.NoBrush)
        flat, round_ = Qt.PenCapStyle.FlatCap, Qt.PenCapStyle.RoundCap
        solid = Qt.PenStyle.SolidLine
        for line in self.map["lines"]:
            if line["kind"] == "sea":
                path = curve(line["curve"])
                p.strokePath(path, QPen(self.colour("foam", 150), 8, solid, round_))
                pen = QPen(self.colour("route"), 4.2, solid, round_)
                pen.setDashPattern([2.0, 2.1])
                p.strokePath(path, pen)
        for line in self.map["lines"]:
            for bridge in line["bridges"]:
                self._bridge(p, bridge, line["kind"])
        for line in self.map["lines"]:
            if line["kind"] == "land":
                path = curve(line["curve"])
                p.strokePath(path, QPen(self.colour("road"), 9, solid, round_))
                p.strokePath(path, QPen(self.colour("stone"), 6, solid, round_))
                pen = QPen(self.colour("joint"), 6, solid, flat)
                pen.setDashPattern([0.22, 1.35])
                p.strokePath(path, pen)
        for line in self.map["lines"]:
            x, y = line["stand"]
            sea = line["kind"] == "sea"
            p.setPen(QPen(self.colour("route" if sea else "road"), 2.4))
            p.setBrush(self.colour("foam" if sea else "stone"))
            p.drawEllipse(QPointF(x, y), 7.5, 7.5)

    def _bridge(self, p: QPainter, bridge: dict[str, Any], kind: str) -> None:
        p.save()
        p.translate(*bridge["at"])
        p.rotate(bridge["angle"])
        if kind == "land":
            p.setPen(QPen(self.colour("road"), 2.6, cap=Qt.PenCapStyle.RoundCap))
            for side in (-1, 1):
                wall = QPainterPath(QPointF(-16, side * 11))
                wall.cubicTo(-9, side * 7, 9, side * 7, 16, side * 11)
                p.drawPath(wall)
        p.restore()

    def _names(self, p: QPainter) -> None:
        font = QFont(CINZEL)
        font.setWeight(QFont.Weight.DemiBold)
        font.setPixelSize(round(self.size["name_font"]))
        for province in self.map["provinces"]:
            tint = QColor(TINTS[province["tint"]])
            ink = tint.lighter(150) if self.dark else tint.darker(int(self.c["name_dark"]))
            values = province["name"]["letters"]
            for k, letter in enumerate(province["name"]["text"]):
                x, y, turn = values[3 * k : 3 * k + 3]
                p.save()
                p.translate(x, y)
                p.rotate(turn)
                self._text(p, 0, 0, letter, font, ink, self.colour("land", 170), 3)
                p.restore()
            self._banner(p, province)

    def _banner(self, p: QPainter, province: dict[str, Any]) -> None:
        x, y = province["banner"]
        wide, high = self.size["banner"]
        p.setPen(QPen(QColor("#F3E4BE"), 1.8))
        p.setBrush(self.colour("banner"))
        p.drawPolygon(QPolygonF([QPointF(x - wide / 2, y - high / 2),
            QPointF(x + wide / 2, y - high / 2), QPointF(x + wide / 2, y + high / 2),
            QPointF(x, y + high / 2 - 6), QPointF(x - wide / 2, y + high / 2)]))  # fmt: skip
        good = list(GOODS)[len(province["id"]) % 5]
        self._good(p, x, y - 3, 9.5, good)

    def _temple(self, p: QPainter, city: dict[str, Any]) -> None:
        x, y = city["at"]
        wide, high = self.size["capital" if city["capital"] else "temple"]
        p.save()
        p.translate(x - wide / 2, y - high / 2)
        p.scale(wide, high)
        pen = QPen(QColor("#2B2117"), 1.5)
        pen.setCosmetic(False)
        pen.setWidthF(1.5 / wide)
        p.setPen(pen)
        p.setBrush(self.colour("gold" if city["capital"] else "temple"))
        p.drawRect(QRectF(0.12, 0.42, 0.76, 0.42))
        p.setBrush(self.colour("roof" if not city["capital"] else "gold"))
        p.drawPolygon(QPolygonF([QPointF(0, 0.36), QPointF(0.5, 0.02), QPointF(1, 0.36)]))
        p.setBrush(self.colour("gold" if city["capital"] else "temple"))
        p.drawRect(QRectF(0.03, 0.36, 0.94, 0.09))
        for k in range(4):
            p.drawRect(QRectF(0.1 + k * 0.233, 0.45, 0.1, 0.39))
        p.drawRect(QRectF(0.02, 0.84, 0.96, 0.08))
        p.drawRect(QRectF(-0.03, 0.92, 1.06, 0.08))
        p.restore()

    def _city(
        self, p: QPainter, id_: str, city: dict[str, Any], number: int, pieces: bool
    ) -> None:
        font = QFont(CINZEL)
        font.setWeight(QFont.Weight.DemiBold)
        font.setPixelSize(round(self.size["label_font"]))
        text = self.names.get(id_, id_.upper())
        x, y = city["label"]["at"]
        shift = {"center": 0.0, "left": 0.5, "right": -0.5}[city["label"]["align"]]
        x += shift * QFontMetricsF(font).horizontalAdvance(text)
        self._text(p, x, y, text, font, self.colour("ink"), self.colour("halo", 225), 4.5)
        if city["badge"]:
            self._good(p, *city["badge"], self.size["badge"][0] / 2 - 1, list(GOODS)[number % 5])
        if pieces:
            for side, spot in enumerate(city["houses"]):
                if (number + side) % 3:
                    self._house(p, spot, side)
            for k, spot in enumerate(city["colonists"]):
                self._colonist(p, spot, "land" if k % 2 else "sea", k % 2)

    def _text(self, p: QPainter, x: float, y: float, text: str, font: QFont, ink: QColor,
              halo: QColor, halo_width: float) -> None:  # fmt: skip
        fm = QFontMetricsF(font)
        path = QPainterPath()
        path.addText(x - fm.horizontalAdvance(text) / 2, y + fm.capHeight() / 2, font, text)
        p.strokePath(path, QPen(halo, halo_width, Qt.PenStyle.SolidLine,
                                Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))  # fmt: skip
        p.fillPath(path, ink)

    def _good(self, p: QPainter, x: float, y: float, r: float, good: str) -> None:
        p.setPen(QPen(QColor("#FFF8E7"), 1.8))
        p.setBrush(QColor(GOODS[good]))
        p.drawEllipse(QPointF(x, y), r, r)
        font = QFont(SANS)
        font.setWeight(QFont.Weight.Bold)
        font.setPixelSize(round(r * 1.3))
        none = QColor(0, 0, 0, 0)
        self._text(p, x, y, good[0].upper(), font, QColor("#FFF8E7"), none, 0)

    def _house(self, p: QPainter, at: list[float], side: int) -> None:
        x, y = at
        r = self.size["house"][0] / 2 - 1
        p.setPen(QPen(QColor("#FFF8E7"), 2))
        p.setBrush(QColor(SIDES[side]))
        p.drawPolygon(QPolygonF([QPointF(x - r, y - r * 0.2), QPointF(x, y - r),
            QPointF(x + r, y - r * 0.2), QPointF(x + r, y + r), QPointF(x - r, y + r)]))  # fmt: skip

    def _colonist(self, p: QPainter, at: list[float], kind: str, side: int) -> None:
        x, y = at
        wide, high = self.size["colonist"]
        w, h = wide / 2 - 1.5, high / 2 - 1.5
        p.setPen(QPen(QColor("#FFF8E7"), 2.2))
        p.setBrush(QColor(SIDES[side]))
        shape = QPainterPath()
        if kind == "land":
            shape.addEllipse(QPointF(x, y - h * 0.55), h * 0.42, h * 0.42)
            body = QPainterPath(QPointF(x - w * 0.85, y + h))
            body.cubicTo(x - w * 0.7, y - h * 0.2, x - w * 0.4, y - h * 0.25, x, y - h * 0.25)
            body.cubicTo(x + w * 0.4, y - h * 0.25, x + w * 0.7, y - h * 0.2, x + w * 0.85, y + h)
            body.closeSubpath()
            shape = shape.united(body)
        else:
            shape.moveTo(x - w, y + h * 0.25)
            shape.lineTo(x + w, y + h * 0.25)
            shape.cubicTo(x + w * 0.7, y + h, x - w * 0.7, y + h, x - w, y + h * 0.25)
            sail = QPainterPath(QPointF(x - w * 0.15, y - h))
            sail.cubicTo(x + w * 0.6, y - h * 0.7, x + w * 0.8, y - h * 0.2, x + w * 0.7, y + h * 0.1)
            sail.lineTo(x - w * 0.15, y + h * 0.1)
            sail.closeSubpath()
            shape.addPath(sail)
        p.drawPath(shape)


def polyline(flat: list[float]) -> QPainterPath:
    """A path through the points x, y, x, y..."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(flat[k], flat[k + 1]) for k in range(0, len(flat), 2)]))
    return path


def area(polygons: list[list[list[float]]]) -> QPainterPath:
    """A path of polygons with holes."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for rings in polygons:
        for ring in rings:
            path.addPolygon(QPolygonF([QPointF(ring[k], ring[k + 1])
                                       for k in range(0, len(ring), 2)]))  # fmt: skip
            path.closeSubpath()
    return path


def curve(flat: list[float]) -> QPainterPath:
    """The two cubic curves of a line."""
    points = [QPointF(flat[k], flat[k + 1]) for k in range(0, 14, 2)]
    path = QPainterPath(points[0])
    path.cubicTo(*points[1:4])
    path.cubicTo(*points[4:7])
    return path


def main(arguments: list[str]) -> int:
    """Command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("map", type=Path)
    parser.add_argument("picture", type=Path)
    parser.add_argument("--size", type=int, nargs=2, default=(900, 520))
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--empty", action="store_true", help="no pieces")
    options = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication(sys.argv[:1])
    for font in sorted(FONTS.glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(font))
    value = json.loads(options.map.read_text(encoding="utf-8"))
    wide, high = options.size
    image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    p = QPainter(image)
    bounds = value["bounds"]
    scale = min(wide / bounds[2], high / bounds[3])
    p.translate((wide - bounds[2] * scale) / 2, (high - bounds[3] * scale) / 2)
    p.scale(scale, scale)
    Preview(value, DARK if options.dark else LIGHT, options.dark).draw(p, not options.empty)
    p.end()
    image.save(str(options.picture))
    application.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
