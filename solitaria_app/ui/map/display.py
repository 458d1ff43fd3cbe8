"""Shows the board of a game, what stands on it and what may be chosen; knows the pointer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QEvent,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from solitaria_app.content.model import BoardData
from solitaria_app.engine.state import GameState
from solitaria_app.ui.theme import Theme

from .layer import MARGIN, Layer
from .panning import PanZoomWidget
from .picture import Picture
from .scene import Scene
from .targets import Choice, Mark, Target

FINGER = 28.0
"""How far from its middle a choice can be hit, in pixels."""
SLACK = 10.0
"""How far from its edge, in pixels."""
POINTER = 10.0
"""How near a pointer must be to the middle of something else to mean it, in pixels."""
PULSES, PULSE_TIME, PULSE_STEPS = 4, 1500, 24
"""How often what may be chosen pulses, for how many milliseconds, in how many pictures."""
SETTLE_TIME = 110
"""Milliseconds without a change after which a stretched picture is painted anew."""
Explain = Callable[[Target], str | None]


class MapDisplay(PanZoomWidget):
    """The map as far as it is seen and pointed at; `MapView` adds the keyboard."""

    chosen = Signal(object)
    """A choice was taken: its `Target`."""
    clicked = Signal()
    """The map was clicked, on a choice or not."""
    hovered = Signal(object)
    """What the pointer or the keyboard is on: a `Target`, None for nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scene: Scene | None = None
        self._picture = Picture(Theme())
        self._layer = Layer()
        self._explain: Explain | None = None
        self._pointed: Target | None = None
        self._cursor: Target | None = None
        self._told: Target | None = None
        self._animated = True
        self._phase = 0.0
        self._pulse = QVariantAnimation(self)
        self._pulse.setStartValue(0.0)
        self._pulse.setEndValue(1.0)
        self._pulse.setDuration(PULSE_TIME)
        self._pulse.setLoopCount(PULSES)
        self._pulse.valueChanged.connect(self._pulsed)
        self._pulse.finished.connect(lambda: self._pulsed(0.0))
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_TIME)
        self._settle.timeout.connect(self.update)
        self.setMinimumSize(320, 200)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    # --- what is shown --------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours, fonts or sizes."""
        self._picture = Picture(theme)
        self._layer.forget()
        self.update()

    def set_board(self, data: BoardData) -> None:
        """Show a board, all of it, with nothing on it yet."""
        self._scene = Scene(data)
        self.setAccessibleName(data.name)
        self._pointed = self._cursor = None
        self._layer.forget()
        self._picture = Picture(self._picture.theme)
        self.camera.set_bounds(self._scene.bounds)
        self.moved()

    def set_state(self, state: GameState) -> None:
        """Show a state of a game on the board."""
        if self._scene is not None:
            self._scene.set_state(state)
            self._picture.forget()
            self.update()

    def set_choices(self, choices: Sequence[Choice]) -> None:
        """Show what may be chosen now."""
        if self._scene is None:
            return
        self._scene.set_choices(choices)
        self._pulse.stop()
        self._phase = 0.0
        if self._animated and any(c.emphasis == "option" for c in choices):
            self._pulse.start()
        self.setAccessibleDescription("\n".join(choice.label for choice in choices))
        self.update()

    def set_marks(self, marks: Sequence[Mark]) -> None:
        """Show marks in place of those shown before."""
        if self._scene is not None:
            self._scene.set_marks(marks)
            self._picture.forget()
            self.update()

    def set_explain(self, explain: Explain | None) -> None:
        """Who knows what a thing is and why it can or can't be chosen now (for tooltips)."""
        self._explain = explain

    def animate(self, on: bool) -> None:
        """Whether choices pulse; off for those who want no motion."""
        self._animated = on
        if not on:
            self._pulse.stop()
            self._pulsed(0.0)

    # --- where things are -----------------------------------------------------

    def position(self, target: Target) -> QPointF:
        """The pixel of the middle of a thing."""
        if self._scene is None:
            return QPointF()
        return QPointF(*self.camera.to_pixels(*self._scene.places.at(target)))

    def choice_at(self, at: QPointF) -> Target | None:
        """What a click at a pixel would choose."""
        if self._scene is None:
            return None
        scale = self.camera.scale
        x, y = self.camera.to_map(at.x(), at.y())
        return self._scene.choice_at(x, y, FINGER / scale, SLACK / scale)

    def thing_at(self, at: QPointF) -> Target | None:
        """What is at a pixel, choosable or not."""
        found = self.choice_at(at)
        if found is None and self._scene is not None:
            x, y = self.camera.to_map(at.x(), at.y())
            found = self._scene.thing_at(x, y, POINTER / self.camera.scale)
        return found

    def explanation(self, target: Target) -> str:
        """The tooltip of a thing: the label of its choice, and what is known of it."""
        choice = self._scene.choices.get(target) if self._scene is not None else None
        known = self._explain(target) if self._explain is not None else None
        parts = [choice.label if choice is not None else None, known]
        return "\n".join(dict.fromkeys(part for part in parts if part))

    def reveal(self, target: Target) -> None:
        """Move the map so that a thing is well in sight."""
        if self._scene is not None and self.camera.reveal(*self._scene.places.at(target), 60.0):
            self.moved()

    # --- pointer --------------------------------------------------------------

    def clicked_at(self, at: QPointF) -> None:
        """Take the choice at a pixel."""
        self.clicked.emit()
        target = self.choice_at(at)
        if target is not None:
            self._cursor = target
            self.chosen.emit(target)

    def pointed_at(self, at: QPointF | None) -> None:
        """Light up what the pointer is on."""
        target = None if at is None else self.thing_at(at)
        choosable = self._scene is not None and target in self._scene.choices
        if choosable:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        elif self.camera.zoomed and at is not None:
            self.setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self.unsetCursor()
        if target != self._pointed:
            self._pointed = target
            self.update()
            self._tell(target)

    def _tell(self, target: Target | None) -> None:
        if target != self._told:
            self._told = target
            self.hovered.emit(target)

    # --- painting -------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """What the map gets in a window of 1280 x 800."""
        return QSize(900, 520)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground from its picture, then what stands on it."""
        painter = QPainter(self)
        colours = self._picture.theme.colours.map
        if self._scene is None:
            painter.fillRect(event.rect(), QColor(colours.sea))
            return
        scene, camera, ratio = self._scene, self.camera, self.devicePixelRatioF()
        ready = self._layer.update(
            (camera.width, camera.height),
            ratio,
            camera.scale,
            camera.offset,
            MARGIN if camera.zoomed else 0.0,
            lambda p, clip: scene.paint_ground(p, colours, clip),
            hurry=True,
        )
        area = event.rect()
        if not ready:
            self._settle.start()
            painter.fillRect(area, QColor(colours.sea))
        self._layer.draw(painter, ratio, camera.scale, camera.offset, area)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._picture.paint(
            painter,
            scene,
            camera,
            ratio,
            area,
            self._phase,
            self._pointed,
            self._cursor if self.hasFocus() else None,
            hurry=not ready,
        )
        painter.end()

    def _pulsed(self, phase: float) -> None:
        """Paint only the rings anew, and only as often as the eye needs."""
        phase = round(phase * PULSE_STEPS) / PULSE_STEPS % 1.0
        if phase == self._phase or self._scene is None:
            return
        self._phase = phase
        region = QRegion()
        for choice in self._scene.choices.values():
            if choice.emphasis == "option":
                at, radius = self._picture.ring(self._scene, self.camera, choice.target)
                reach = radius + 13
                rect = QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)
                region += rect.toAlignedRect()
        self.update(region)

    def event(self, event: QEvent) -> bool:
        """Tooltips."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            target = self.thing_at(QPointF(event.pos()))
            text = self.explanation(target) if target is not None else ""
            if text:
                QToolTip.showText(event.globalPos(), text, self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)
