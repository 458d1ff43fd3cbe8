"""One face of a die that can be set: a click shows the next one, a menu all of them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QContextMenuEvent,
    QIcon,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from solitaria_app.engine.dice import Die, Face
from solitaria_app.ui import drawings
from solitaria_app.ui.drawings import DieFace
from solitaria_app.ui.theme import Theme

STEPS = {
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_Plus: 1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_Minus: -1,
}
"""The keys that show the next or the last possible face."""
WAYS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}


class FaceButton(QAbstractButton):
    """`stepped` tells 1 (the next face) or -1, `picked` a face, `left` 1 (to the right) or -1."""

    stepped = Signal(int)
    picked = Signal(object)
    left = Signal(int)

    def __init__(self, die: Die, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.die, self._theme = die, theme
        self.face: int | Face = 1
        self.choices: tuple[tuple[int | Face, str], ...] = ()
        """Every face that the die may show, with its name."""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        side = round(theme.size(3.1))
        self.setFixedSize(side, side)
        self.clicked.connect(lambda: self.stepped.emit(1))

    def show_face(self, face: int | Face, name: str, hint: str) -> None:
        """What it shows, and how that is called."""
        self.face = face
        self.setAccessibleName(name)
        self.setToolTip(f"{name}\n{hint}")
        self.update()

    def menu(self) -> QMenu:
        """All faces with their pictures."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        side = round(self._theme.size(1.6))
        for face, name in self.choices:
            picture = QPixmap(side, side)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            drawings.draw(painter, QRectF(picture.rect()), DieFace(self.die, face), self._theme)
            painter.end()
            action = QAction(QIcon(picture), name, menu)
            action.setCheckable(True)
            action.setChecked(face == self.face)
            action.triggered.connect(lambda _=False, face=face: self.picked.emit(face))
            menu.addAction(action)
        return menu

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu().popup(self.mapToGlobal(QPoint(0, self.height())))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        number = key - Qt.Key.Key_1
        if key in STEPS:
            self.stepped.emit(STEPS[key])
        elif key in WAYS:
            self.left.emit(WAYS[key])
        elif 0 <= number < len(self.choices):
            self.picked.emit(self.choices[number][0])
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return self.size()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        drawings.draw(
            painter, box.adjusted(4, 4, -4, -4), DieFace(self.die, self.face), self._theme
        )
        if self.hasFocus() or self.underMouse():
            c = self._theme.colours
            wide = 3.0 if self.hasFocus() else 1.6
            painter.setPen(QPen(QColor(c.focus if self.hasFocus() else c.accent), wide))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            round_ = box.width() * 0.2
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), round_, round_)
