"""Goods, pieces and dice as small pictures: the same drawings as on the map, kept once drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap

from solitaria_app.engine.board import Kind
from solitaria_app.engine.dice import Die, Face
from solitaria_app.engine.goods import Good
from solitaria_app.ui import symbols
from solitaria_app.ui.map import pieces
from solitaria_app.ui.map import symbols as goods
from solitaria_app.ui.theme import Theme

ANY_GOOD = -1
"""Stands for a good of choice where a `Good` is expected."""


@dataclass(frozen=True, slots=True)
class Badge:
    """A good's badge; `hollow` if it is not there."""

    good: int
    hollow: bool = False


@dataclass(frozen=True, slots=True)
class Piece:
    """A house (`kind` None) or colonist of a side."""

    side: int
    kind: Kind | None = None


@dataclass(frozen=True, slots=True)
class DieFace:
    """A die with the face it shows."""

    die: Die
    face: int | Face


Drawing: TypeAlias = Badge | Piece | DieFace

_drawn: dict[tuple[Drawing, int, float, Theme], QPixmap] = {}


def draw(painter: QPainter, box: QRectF, what: Drawing, theme: Theme) -> None:
    """Draw as large as fits into the middle of a box."""
    size = min(box.width(), box.height())
    ratio = painter.device().devicePixelRatioF()
    side = max(1, round(size * ratio))
    key = (what, side, ratio, theme)
    picture = _drawn.get(key)
    if picture is None:
        picture = QPixmap(side, side)
        picture.fill(Qt.GlobalColor.transparent)
        inside = QPainter(picture)
        inside.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint(inside, side, what, theme)
        inside.end()
        _drawn[key] = picture
    corner = QRectF(box.center().x() - size / 2, box.center().y() - size / 2, size, size)
    painter.drawPixmap(corner, picture, QRectF(picture.rect()))


def forget() -> None:
    """Drop what was drawn: another theme needs other pictures."""
    _drawn.clear()


def _paint(painter: QPainter, side: int, what: Drawing, theme: Theme) -> None:
    painter.save()
    if isinstance(what, DieFace):
        _die(painter, QRectF(0, 0, side, side), what, theme)
    elif isinstance(what, Piece):
        units = 33.0 if what.kind is None else 44.0
        painter.translate(side / 2, side / 2)
        painter.scale(side / units, side / units)
        if what.kind is None:
            pieces.paint_house(painter, what.side, theme)
        else:
            pieces.paint_colonist(painter, what.kind, what.side, theme)
    elif what.good == ANY_GOOD:
        _any(painter, QRectF(0, 0, side, side), what.hollow, theme)
    else:
        painter.translate(side / 2, side / 2)
        painter.scale(side / 32.0, side / 32.0)
        _badge(painter, what, theme)
    painter.restore()


def _badge(painter: QPainter, badge: Badge, theme: Theme) -> None:
    good = Good(badge.good)
    if not badge.hollow:
        goods.paint_badge(painter, good, theme.colours)
        return
    faint = theme.colours.ink_faint
    painter.setPen(QPen(QColor(faint), 1.8, Qt.PenStyle.DashLine))
    painter.drawPath(goods.badge_path(good))
    painter.setOpacity(0.75)
    goods.paint_symbol(painter, good, faint)


def _any(painter: QPainter, box: QRectF, hollow: bool, theme: Theme) -> None:
    c = theme.colours
    edge = box.width() * 0.07
    if hollow:
        painter.setPen(QPen(QColor(c.ink_faint), max(1.0, edge * 0.8), Qt.PenStyle.DashLine))
    else:
        painter.setPen(QPen(QColor(c.edge_strong), max(1.0, edge * 0.8)))
        painter.setBrush(QColor(c.panel))
    painter.drawEllipse(box.adjusted(edge, edge, -edge, -edge))
    margin = box.width() * 0.2
    inner = box.adjusted(margin, margin, -margin, -margin)
    symbols.draw(painter, inner, "good-any", c.ink_faint if hollow else c.ink)


_DICE: dict[Die, tuple[str, str, str]] = {
    Die.BLUE: ("#1D5F9E", "#FFFFFF", "#0F3A63"),
    Die.RED: ("#B3261E", "#FFFFFF", "#741510"),
    Die.BLACK: ("#26221F", "#FFFFFF", "#8C7850"),
    Die.WHITE: ("#FFFDF6", "#26221F", "#8C7850"),
}
"""Fill, symbol and rim of the four dice: those of the box, the same in both themes."""

_FACES = {Face.LAND: "colonist-land", Face.SEA: "colonist-sea", Face.CARD: "card"}


def _die(painter: QPainter, box: QRectF, shown: DieFace, theme: Theme) -> None:
    fill, on, rim = _DICE[shown.die]
    painter.setPen(QPen(QColor(rim), max(1.2, box.width() * 0.06)))
    painter.setBrush(QColor(fill))
    edge = box.width() * 0.05
    inner = box.adjusted(edge, edge, -edge, -edge)
    painter.drawRoundedRect(inner, box.width() * 0.2, box.width() * 0.2)
    if isinstance(shown.face, Good):
        painter.translate(box.center())
        painter.scale(box.width() / 26.0, box.width() / 26.0)
        goods.paint_symbol(painter, shown.face, on)
        return
    margin = box.width() * 0.18
    face = box.adjusted(margin, margin, -margin, -margin)
    if isinstance(shown.face, Face) and shown.face in _FACES:
        symbols.draw(painter, face, _FACES[shown.face], on)
        return
    font = theme.font("number")
    font.setPixelSize(max(6, round(box.height() * 0.68)))
    font.setWeight(QFont.Weight.Bold)
    painter.setFont(font)
    painter.setPen(QColor(on))
    text = shown.face.value if isinstance(shown.face, Face) else str(shown.face)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
