"""How a personality card is drawn, large enough for its words or as a small tile."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from solitaria_app.engine.cards import Card
from solitaria_app.ui import drawings, runs, symbols
from solitaria_app.ui.drawings import Badge
from solitaria_app.ui.theme import Theme

LEAST_NAME = 9
"""The smallest letters of a name on a narrow card, in pixels."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a card looks now: `open` if it can be chosen, `chosen` if it was chosen first."""

    open: bool = False
    chosen: bool = False
    hover: bool = False
    focus: bool = False
    quiet: bool = False
    key: str = ""


def who(card: Card) -> str:
    """The symbol of a card's personality."""
    return f"who-{card.personality.id}"


def frame(painter: QPainter, box: QRectF, theme: Theme, look: Look) -> None:
    """The card itself, with the rim that says whether it can be chosen."""
    c = theme.colours
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = theme.size(0.42)
    if look.focus:
        colour, wide = c.focus, 3.0
    elif look.chosen:
        colour, wide = c.purple, 2.6
    elif look.open:
        colour, wide = c.accent, 2.4 if look.hover else 1.8
    else:
        colour, wide = c.edge, 1.0
    painter.setPen(QPen(QColor(colour), wide))
    painter.setBrush(QColor(c.selection if look.hover and look.open else c.raised))
    inset = wide / 2 + 0.25
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius)


def key_badge(painter: QPainter, corner: QPointF, key: str, theme: Theme) -> float:
    """The key that chooses the card, in a small square; returns its side."""
    c = theme.colours
    side = theme.size(1.15)
    box = QRectF(corner.x(), corner.y(), side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(c.accent))
    painter.drawRoundedRect(box, side * 0.22, side * 0.22)
    font = theme.font("small")
    font.setWeight(QFont.Weight.Bold)
    painter.setFont(font)
    painter.setPen(QColor(c.on_accent))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, key.upper())
    return side


def fitted(role: QFont, text: str, width: float, least: int) -> QFont:
    """The font, smaller if the text is wider than it may be, but no smaller than `least`."""
    font = QFont(role)
    while font.pixelSize() > least and QFontMetricsF(font).horizontalAdvance(text) > width:
        font.setPixelSize(font.pixelSize() - 1)
    return font


def fits(font: QFont, text: str, width: float) -> bool:
    """Whether a text is no wider than it may be."""
    return QFontMetricsF(font).horizontalAdvance(text) <= width + 0.5


def words(
    painter: QPainter,
    box: QRectF,
    text: str,
    font: QFont,
    colour: str,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """One line of text, shortened with dots where it does not fit."""
    metrics = QFontMetricsF(font)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width() + 0.5)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(box, int(align | Qt.AlignmentFlag.AlignVCenter), shown)


def standing(
    painter: QPainter,
    box: QRectF,
    card: Card,
    name: str,
    worth: str,
    of_god: str,
    theme: Theme,
    look: Look,
) -> None:
    """A card of the hand: name, person, god and what the god is worth."""
    c = theme.colours
    frame(painter, box, theme, look)
    inner = box.adjusted(6, 5, -6, -4)
    ink = c.ink_faint if look.quiet else c.ink
    top = inner.top()
    row = theme.size(1.2)
    left = inner.left()
    if look.key:
        left += key_badge(painter, QPointF(inner.left() - 1, top - 1), look.key, theme) + 4
    title = QRectF(left, top, inner.right() - left, row)
    lines, font = named(theme, name, title.width())
    if not lines and look.key:  # below the key
        title = QRectF(inner.left(), top + row, inner.width(), row)
        lines, font = named(theme, name, title.width())
    if len(lines) > 1:
        title.setHeight(font.pixelSize() * 1.15)
    for n, line in enumerate(lines):
        words(painter, title.translated(0, n * title.height()), line, font, ink)
    below = title.top() + title.height() * len(lines)
    foot = QRectF(inner.left(), inner.bottom() - row, inner.width(), row)
    room = QRectF(inner.left(), below, inner.width(), foot.top() - below)
    painter.save()
    painter.setOpacity(0.5 if look.quiet else 0.9)
    symbols.draw(painter, room.adjusted(0, 1, 0, -1), who(card), c.purple)
    painter.restore()
    god(painter, foot, card, worth, of_god, theme, ink)


def named(theme: Theme, name: str, width: float) -> tuple[list[str], QFont]:
    """A card's name in one line, or in one for each word; no line where it fits in neither."""
    font = fitted(theme.font("name"), name, width, round(theme.size(0.6)))
    if fits(font, name, width):
        return [name], font
    longest = max(name.split(), key=QFontMetricsF(font).horizontalAdvance)
    font = fitted(theme.font("name"), longest, width, min(round(theme.size(0.6)), LEAST_NAME))
    parts = name.split(" ", 1)
    return (parts if all(fits(font, part, width) for part in parts) else []), font


def god(
    painter: QPainter,
    box: QRectF,
    card: Card,
    worth: str,
    of_god: str,
    theme: Theme,
    ink: str,
    centred: bool = True,
) -> None:
    """The god's symbol, its name if there is room, and what it is worth."""
    font = theme.font("small")
    font.setWeight(QFont.Weight.DemiBold)
    size = min(box.height(), theme.size(1.05))
    sign = runs.Sign(f"god-{card.god.id}", "bronze")
    special: list[runs.Run] = [] if card.good is None or not centred else [Badge(card.good)]
    lines: tuple[list[runs.Run], ...] = (
        [sign, f"{of_god} {worth}", *special],
        [sign, *special, worth],
        [sign, worth],
    )
    fitting = (line for line in lines if runs.width(line, font, size) <= box.width())
    line = next(fitting, [worth])
    spare = max(0.0, box.width() - runs.width(line, font, size))
    start = box.left() + (spare / 2 if centred else 0)
    place = QRectF(start, box.top(), box.right() - start + 1, box.height())
    runs.paint(painter, place, line, theme, font, size, ink)


def lies(wide: float, high: float) -> bool:
    """Whether a small card shows person and god beside each other, not one below the other."""
    return wide > 1.5 * high


def tile(painter: QPainter, box: QRectF, card: Card, theme: Theme, look: Look, down: bool) -> None:
    """A small card of Contrarius: person and god; the back with the god if it lies face down."""
    c = theme.colours
    frame(painter, box, theme, look)
    inner = box.adjusted(4, 4, -4, -4)
    if down:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.side(-1).fill))
        painter.drawRoundedRect(inner.adjusted(-1, -1, 1, 1), 3, 3)
        on = theme.side(-1).on
        upper, lower = f"who-{card.personality.id}", on
        painter.setOpacity(0.55)
    else:
        on = c.bronze
        upper, lower = who(card), c.purple
    head, foot = QRectF(inner), QRectF(inner)
    if lies(box.width(), box.height()):  # beside each other
        head.setRight(inner.left() + inner.width() * 0.44)
        foot.setLeft(head.right() + 2)
    else:
        head.setHeight(inner.height() * 0.56)
        foot.setTop(head.bottom() + 1)
    symbols.draw(painter, head, upper, lower)
    painter.setOpacity(1.0)
    if card.good is not None and not down:
        side = min(foot.height(), foot.width() / 2.15)
        gap, top = side * 0.15, foot.center().y() - side / 2
        start = foot.center().x() - side - gap / 2
        symbols.draw(painter, QRectF(start, top, side, side), f"god-{card.god.id}", on)
        badge = QRectF(start + side + gap, top, side, side)
        drawings.draw(painter, badge, Badge(card.good), theme)
    else:
        symbols.draw(painter, foot, f"god-{card.god.id}", on)
