"""Parts of one width in as many columns as there is room for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget


class Columns(QWidget):
    """Lays its parts out row by row; `most` limits the columns."""

    def __init__(
        self, parts: Sequence[QWidget], spacing: int, most: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._parts, self._most, self._columns = tuple(parts), most, 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(spacing)
        self._grid.setVerticalSpacing(spacing // 2)
        self._lay_out(most)

    def _widest(self) -> int:
        return max(part.minimumSizeHint().width() for part in self._parts)

    def _lay_out(self, columns: int) -> None:
        if columns == self._columns:
            return
        for column in range(self._most):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        for number, part in enumerate(self._parts):
            self._grid.addWidget(part, number // columns, number % columns)
        self._columns = columns
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._widest(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        spacing = self._grid.horizontalSpacing()
        fitting = (self.width() + spacing) // (self._widest() + spacing)
        fitting = max(1, min(self._most, fitting))
        rows = -(-len(self._parts) // fitting)
        self._lay_out(min(fitting, -(-len(self._parts) // rows)))  # no row with a single one left
