"""The drawn symbols of `assets/icons`, in any colour and size, kept once they were drawn."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from solitaria_app import resources

_sources: dict[str, str] = {}
_pixmaps: dict[tuple[str, str, int, float], QPixmap] = {}


def _source(name: str) -> str:
    text = _sources.get(name)
    if text is None:
        file = resources.assets_dir() / "icons" / f"{name}.svg"
        text = _sources[name] = file.read_text(encoding="utf-8")
    return text


def pixmap(name: str, size: float, colour: str, ratio: float = 1.0) -> QPixmap:
    """A symbol `size` pixels wide and high, for a screen with `ratio` dots a pixel.

    Raises FileNotFoundError for a symbol that the program does not have.
    """
    side = max(1, round(size * ratio))
    key = (name, colour, side, ratio)
    found = _pixmaps.get(key)
    if found is None:
        colour, opacity = _plain(colour)
        svg = _source(name).replace("currentColor", colour)
        found = QPixmap(side, side)
        found.fill(Qt.GlobalColor.transparent)
        painter = QPainter(found)
        painter.setOpacity(opacity)
        QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(0, 0, side, side))
        painter.end()
        found.setDevicePixelRatio(ratio)
        _pixmaps[key] = found
    return found


def _plain(colour: str) -> tuple[str, float]:
    """A colour without its opacity (#AARRGGBB), which SVG writes elsewhere."""
    if len(colour) == 9:
        return f"#{colour[3:]}", int(colour[1:3], 16) / 255
    return colour, 1.0


def draw(painter: QPainter, box: QRectF, name: str, colour: str) -> None:
    """Draw a symbol as large as fits into the middle of a box."""
    size = min(box.width(), box.height())
    ratio = painter.device().devicePixelRatioF()
    image = pixmap(name, size, colour, ratio)
    corner = QRectF(box.center().x() - size / 2, box.center().y() - size / 2, size, size)
    painter.drawPixmap(corner, image, QRectF(image.rect()))


def icon(name: str, colour: str, faint: str, size: int = 36) -> QIcon:
    """A symbol for a button, with its colour where the button is disabled."""
    made = QIcon(pixmap(name, size, colour, 2.0))
    made.addPixmap(pixmap(name, size, faint, 2.0), QIcon.Mode.Disabled)
    return made


def forget() -> None:
    """Drop what was drawn (a theme's colours are no longer needed)."""
    _pixmaps.clear()
