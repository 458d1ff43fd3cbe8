"""A widget whose view can be zoomed and moved: wheel, drag, touchpad, pinch."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QNativeGestureEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QGestureEvent,
    QPinchGesture,
    QWidget,
)

from .camera import STEP, Camera

WHEEL_STEP = 1.2
"""Factor of one notch of a wheel."""


class PanZoomWidget(QWidget):
    """Turns what hands do into movements of `camera`, and clicks into calls of `clicked_at`."""

    view_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._camera = Camera()
        self._pressed: QPointF | None = None
        self._last = QPointF()
        self._dragging = False
        self.setMouseTracking(True)
        self.grabGesture(Qt.GestureType.PinchGesture)

    # --- for subclasses -------------------------------------------------------

    def clicked_at(self, at: QPointF) -> None:
        """The main button or a finger was pressed and let go at a pixel."""

    def pointed_at(self, at: QPointF | None) -> None:
        """The pointer is at a pixel; None when it has left."""

    def moved(self) -> None:
        """The view has changed."""
        self.update()
        self.view_changed.emit()

    @property
    def camera(self) -> Camera:
        """What is seen; always of the widget's size, also before it is shown."""
        camera = self._camera
        if (camera.width, camera.height) != (self.width(), self.height()):
            camera.set_size(self.width(), self.height())
        return camera

    # --- view -----------------------------------------------------------------

    def fit(self) -> None:
        """Show the whole board."""
        self.camera.fit()
        self.moved()

    def zoom_in(self) -> None:
        """Come nearer by one step."""
        self.zoom_by(STEP)

    def zoom_out(self) -> None:
        """Go away by one step, at most until the whole board is seen."""
        self.zoom_by(1 / STEP)

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom round a pixel, the middle if None."""
        at = QPointF(self.width() / 2, self.height() / 2) if at is None else at
        if self.camera.zoom_by(factor, at.x(), at.y()):
            self.moved()

    def pan(self, dx: float, dy: float) -> None:
        """Move what is seen by pixels."""
        if self.camera.pan(dx, dy):
            self.moved()

    # --- events ---------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep what is in the middle in the middle."""
        super().resizeEvent(event)
        self.moved()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag."""
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._pressed = self._last = event.position()
            self._dragging = event.button() == Qt.MouseButton.MiddleButton
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the map or point at something."""
        at = event.position()
        if self._pressed is None:
            self.pointed_at(at)
            return
        far = (at - self._pressed).manhattanLength()
        if not self._dragging and far >= QApplication.startDragDistance():
            self._dragging = True
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        if self._dragging:
            self.pan(at.x() - self._last.x(), at.y() - self._last.y())
        self._last = at

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag, or take it as a click."""
        if self._pressed is None:
            return
        dragged, self._pressed, self._dragging = self._dragging, None, False
        self.unsetCursor()
        if not dragged and event.button() == Qt.MouseButton.LeftButton:
            self.clicked_at(event.position())
        self.pointed_at(event.position())

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is elsewhere."""
        self.pointed_at(None)
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A wheel zooms; two fingers on a touchpad move the map, with Ctrl they zoom."""
        pixels, zooms = event.pixelDelta(), event.modifiers() & Qt.KeyboardModifier.ControlModifier
        touchpad = not pixels.isNull() and event.phase() != Qt.ScrollPhase.NoScrollPhase
        if touchpad and not zooms:
            self.pan(pixels.x(), pixels.y())
        else:
            notches = event.angleDelta().y() / 120
            if notches:
                self.zoom_by(WHEEL_STEP**notches, event.position())
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Pinches of a touchpad and of a touch screen."""
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.zoom_by(1 + event.value(), event.position())
                return True
        elif isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                middle = QPointF(self.mapFromGlobal(pinch.centerPoint().toPoint()))
                self.zoom_by(pinch.scaleFactor(), middle)
                event.accept()
                return True
        return super().event(event)
