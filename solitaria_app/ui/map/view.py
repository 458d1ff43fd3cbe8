"""The map as a widget, with its keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QToolTip

from .cursor import reading_order, towards
from .display import MapDisplay
from .targets import Choice, Target

PAN_STEP = 80.0
"""Pixels that one press of an arrow key moves the map."""

FRAME = 3.0
"""Width of the frame round a map that has the focus but no thing on it has."""

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_CHOOSE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)


class MapView(MapDisplay):
    """Shows a board. Set the board first, then the state; the rest may come at any time.

    Keys: Tab and Shift+Tab go through the choices in reading order and leave the map at the
    ends; arrows go to the next choice in their direction, or move a map that has no choices;
    Ctrl+arrows go to the next thing of any kind and tell what it is; Shift+arrows move the map;
    Enter or Space takes a choice; + and - zoom, 0 or F shows all. Letters can be switched off.
    """

    letter_keys = True
    _by_mouse = False
    """Whether the mouse was here last: no frame is needed to find the focus then, and Enter does
    not take once more what was clicked."""

    def set_choices(self, choices: Sequence[Choice]) -> None:
        """Show what may be chosen now. The keyboard stays as near to where it was as it can."""
        before = self._cursor
        super().set_choices(choices)
        if before is not None and self._scene is not None:
            known = list(self._scene.choices)
            if before not in known:
                at = self._scene.places.at(before)
                near = self._scene.places.nearest(known, *at, 1e9, 1e9)
                self._go(near if self.hasFocus() else None, tell=False)

    def clicked_at(self, at: QPointF) -> None:
        """Take the choice at a pixel."""
        self._by_mouse = True
        super().clicked_at(at)

    # --- the keyboard's place ---------------------------------------------------

    @property
    def cursor_target(self) -> Target | None:
        """What the keyboard is on."""
        return self._cursor

    def _go(self, target: Target | None, tell: bool = True) -> None:
        """Move the keyboard to a thing, into sight, and say what it is."""
        self._cursor = target
        self._by_mouse = self._by_mouse and not tell  # unless by a key
        self.update()
        self._tell(target)
        if target is None:
            QToolTip.hideText()
            return
        self.reveal(target)
        text = self.explanation(target)
        if QAccessible.isActive() and text:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
        if tell and text and self.isVisible():
            below = self.position(target) + QPointF(16, 26)
            QToolTip.showText(self.mapToGlobal(below.toPoint()), text, self)

    def _order(self) -> list[Target]:
        if self._scene is None:
            return []
        return reading_order(list(self._scene.choices), self._scene.places.at)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go through the choices; leave the map after the last and before the first."""
        order = self._order()
        place = order.index(self._cursor) if self._cursor in order else None
        if place is None:
            following = 0 if forward else len(order) - 1
        else:
            following = place + (1 if forward else -1)
        if 0 <= following < len(order):
            self._go(order[following])
            return True
        return super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Coming by Tab, start at the first choice; by Shift+Tab, at the last."""
        super().focusInEvent(event)
        self._by_mouse = event.reason() == Qt.FocusReason.MouseFocusReason
        order = self._order()
        if order and event.reason() == Qt.FocusReason.TabFocusReason:
            self._go(order[0])
        elif order and event.reason() == Qt.FocusReason.BacktabFocusReason:
            self._go(order[-1])
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """With the keyboard here but at no thing, the map itself has a frame."""
        super().paintEvent(event)
        if self.hasFocus() and self._cursor is None and not self._by_mouse:
            painter = QPainter(self)
            painter.setPen(QPen(QColor(self._picture.theme.colours.marks.focus), FRAME))
            half = FRAME / 2
            painter.drawRect(QRectF(self.rect()).adjusted(half, half, -half, -half))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard is elsewhere."""
        super().focusOutEvent(event)
        QToolTip.hideText()
        self._tell(self._pointed)
        self.update()

    # --- keys -------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What the class says; other keys are left to the window."""
        key, mods = event.key(), event.modifiers()
        plain = not mods & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        if key in _ARROWS:
            self._arrow(_ARROWS[Qt.Key(key)], mods)
        elif key in _CHOOSE and plain:
            self._choose(event)
        elif plain and key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_in()
        elif plain and key in (Qt.Key.Key_Minus, Qt.Key.Key_Underscore):
            self.zoom_out()
        elif plain and (key == Qt.Key.Key_0 or (key == Qt.Key.Key_F and self.letter_keys)):
            self.fit()
        else:
            super().keyPressEvent(event)

    def _choose(self, event: QKeyEvent) -> None:
        if self._scene is not None and self._cursor in self._scene.choices and not self._by_mouse:
            if not event.isAutoRepeat():
                self.chosen.emit(self._cursor)
        else:
            event.ignore()

    def _arrow(self, direction: tuple[int, int], mods: Qt.KeyboardModifier) -> None:
        dx, dy = direction
        if self._scene is None:
            return
        every = bool(mods & Qt.KeyboardModifier.ControlModifier)
        choices = self._order()
        if mods & Qt.KeyboardModifier.ShiftModifier or not (choices or every):
            self.pan(-dx * PAN_STEP, -dy * PAN_STEP)
            return
        where = self._scene.places.at
        known = self._scene.places.everything() if every else choices
        if self._cursor is None or (not every and self._cursor not in known):
            if every:
                middle = self.camera.to_map(self.width() / 2, self.height() / 2)
                self._go(self._scene.places.nearest(known, *middle, 1e9, 1e9))
            else:
                self._go(choices[0] if dx + dy > 0 else choices[-1])
            return
        start = where(self._cursor)
        others = [t for t in known if t != self._cursor]
        found = towards(others, start, dx, dy, where)
        if found is not None:
            self._go(found)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is elsewhere: what the keyboard is on counts again."""
        super().leaveEvent(event)
        if self.hasFocus() and self._cursor is not None:
            self._tell(self._cursor)
