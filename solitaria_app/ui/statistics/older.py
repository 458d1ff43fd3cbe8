"""Above the figures: how far the games of older versions are found out."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from solitaria_app.ui.filework.oldgames import OldGames
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme

LOOK_MS = 100
"""How often is looked how far it is."""


class Older(QWidget):
    """To be seen as long as it goes on. `ended` brings what there is to say of the games that are
    not found out, empty if there are none."""

    ended = Signal(str)

    def __init__(self, games: OldGames, texts: Texts, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._games, self._texts = games, texts
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self.how_far = QLabel(self)
        self.bar = QProgressBar(self)
        self.bar.setTextVisible(False)
        self.bar.setRange(0, games.total)
        c = theme.colours
        self.bar.setStyleSheet(
            f"QProgressBar {{ background: {c.raised}; border: 1px solid {c.edge_strong}; }}"
            f"QProgressBar::chunk {{ background: {c.accent}; }}"
        )
        self.bar.setAccessibleName(texts("stats.older"))
        self.stop = QPushButton(texts("stats.stop"), self)
        self.stop.setAutoDefault(False)
        self.stop.clicked.connect(games.stop)
        row.addWidget(self.how_far)
        row.addWidget(self.bar, 1)
        row.addWidget(self.stop)
        self.setVisible(bool(games.total))
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)
        self._tell()

    def begin(self) -> None:
        """Find out, if there is anything to."""
        if self._games.total:
            self._games.start()
            self._timer.start(LOOK_MS)

    def leave(self) -> None:
        """Nothing goes on behind a dialog that is closed."""
        self._timer.stop()
        self._games.stop()

    def _tell(self) -> None:
        done, total = self._games.done, self._games.total
        self.bar.setValue(done)
        self.how_far.setText(self._texts("stats.older.done", done=done, total=total))

    def _look(self) -> None:
        games = self._games
        self._tell()
        if games.runs:
            return
        self._timer.stop()
        self.hide()
        left = games.total - games.done
        if games.failed:
            self.ended.emit(self._texts("stats.older.failed", n=games.failed))
        else:
            self.ended.emit(self._texts.count("stats.older.left", left) if left else "")
