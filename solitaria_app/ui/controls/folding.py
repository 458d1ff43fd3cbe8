"""Parts side by side where there is room, one below the other where there is not."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget


class Folding(QWidget):
    """Folds when it gets narrower than its parts together; `equal` parts are of one width."""

    def __init__(
        self,
        parts: Sequence[QWidget],
        spacing: int,
        parent: QWidget | None = None,
        equal: bool = False,
    ) -> None:
        super().__init__(parent)
        self._parts = tuple(parts)
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(spacing)
        for part in parts:
            self._layout.addWidget(part, 1 if equal else 0)

    def _widths(self) -> list[int]:
        return [
            max(part.minimumWidth(), part.minimumSizeHint().width())
            for part in self._parts
            if not part.isHidden()
        ]

    def minimumSizeHint(self) -> QSize:
        widths = self._widths()
        return QSize(max(widths, default=0), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        widths = self._widths()
        together = sum(widths) + self._layout.spacing() * (len(widths) - 1)
        wanted = QBoxLayout.Direction.LeftToRight
        if together > self.contentsRect().width():
            wanted = QBoxLayout.Direction.TopToBottom
        if wanted != self._layout.direction():
            self._layout.setDirection(wanted)
            self.updateGeometry()
