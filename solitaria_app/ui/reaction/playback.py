"""Plays a reaction out, step by step, over a game in which all of it has happened already."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from .steps import Step

PACES = {"fast": 420, "normal": 900, "slow": 2000}
"""Milliseconds that a step of weight 1 stays, by the speed that was set."""
BY_HAND = "step"
"""The speed at which every step waits for a key."""


class Playback(QObject):
    """Which step is shown. Knows no words: steps are asked for anew in another language.

    Nothing of the game depends on it; it can be dropped at any moment.
    """

    moved = Signal()
    """Another step is to be shown, or the present."""
    finished = Signal()
    """What is new came to its end (nothing that was shown again, and nothing dropped)."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._since = -1
        self._at = -1
        self._last = -1
        self._pace = 0
        self._new = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.forth)

    @property
    def runs(self) -> bool:
        """Whether a step is shown instead of the present."""
        return self._at >= 0

    @property
    def place(self) -> tuple[int, int]:
        """The number of the step that is shown, from 1, and how many there are."""
        return self._at + 1, self._last + 1

    def begin(self, since: int, count: int, speed: str, new: bool = True) -> bool:
        """Show the first of `count` steps, those of inputs after `since`; whether it runs.

        `speed` is a key of `PACES`, `BY_HAND`, or anything else for all at once; `new` is
        whether it has not been shown yet.
        """
        self.drop()
        if not count or (speed not in PACES and speed != BY_HAND):
            return False
        self._since, self._last = since, count - 1
        self._pace = PACES.get(speed, 0)
        self._new = new
        self._at = 0
        return True

    def mine(self, steps: tuple[Step, ...]) -> tuple[Step, ...]:
        """Those of a reaction's steps that play out."""
        return tuple(step for step in steps if step.input > self._since)

    def now(self, steps: tuple[Step, ...]) -> Step | None:
        """The step that is shown, None if the present is; its time runs from now on."""
        mine = self.mine(steps)
        if not self.runs or self._at >= len(mine):
            return None
        step = mine[self._at]
        if self._pace and not self._timer.isActive():
            self._timer.start(round(self._pace * step.weight))
        return step

    def forth(self) -> None:
        """The next step; after the last one the present."""
        if not self.runs:
            return
        if self._at == self._last:
            self.finish()
            return
        self._timer.stop()
        self._at += 1
        self.moved.emit()

    def by_hand(self, way: int) -> None:
        """A step on or back by the player: from now on every step waits for a key."""
        self._pace = 0
        self._timer.stop()
        if way > 0:
            self.forth()
        elif self._at > 0:
            self._at -= 1
            self.moved.emit()

    def finish(self) -> None:
        """Show the present."""
        if self.runs:
            self.drop()
            self.moved.emit()
            if self._new:
                self.finished.emit()

    def drop(self) -> None:
        """Forget it: the table has changed, or the window closes."""
        self._timer.stop()
        self._at = self._last = self._since = -1
