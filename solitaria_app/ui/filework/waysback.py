"""Changes of the file of games, told with their ways back; several can be taken back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

from solitaria_app.session.archive import ArchiveProblem
from solitaria_app.session.meanwhile import Meanwhile, Undo
from solitaria_app.ui.filework.inturn import InTurn
from solitaria_app.ui.library.strip import Strip
from solitaria_app.ui.texts import Texts

T = TypeVar("T")


@dataclass(slots=True)
class _Way:
    text: str
    undo: Undo
    then: Callable[[Any], str]


class WaysBack(QObject):
    """Changes the file in turn, and keeps the ways back, the last one first; `strip` tells.

    What another window has changed meanwhile stays as it is: a change, or a way back, that no
    longer fits is told of and forgotten, and `look` is called to show what is there instead.
    """

    cancelled = Signal()
    """What waited for the file is not done: the player does not want to wait."""

    def __init__(
        self, parent: QObject, strip: Strip, texts: Texts, look: Callable[[], object]
    ) -> None:
        super().__init__(parent)
        self._strip, self._texts, self._look = strip, texts, look
        self._ways: list[_Way] = []
        self.turn = InTurn(self)
        self.turn.waits.connect(self._waits)

    def do(self, does: Callable[[], T], then: Callable[[T], object]) -> None:
        """Use the file; what goes wrong is told."""
        self.turn.do(does, then, self._not_done)

    def keep(self, text: str, undo: Undo, then: Callable[[Any], str] = lambda _: "") -> None:
        """Something was changed: keep the way back, and what is said of the change. `then` shows
        what came of taking it back, from what `undo` gives, and says it; empty for the usual
        words."""
        self._ways.append(_Way(text, undo, then))

    def made(self, text: str, undo: Undo, then: Callable[[Any], str] = lambda _: "") -> None:
        """As `keep`; say so, and offer to take it back."""
        self.keep(text, undo, then)
        self.offer(text)

    def offer(self, text: str) -> None:
        """Say something, with the way back of what was done last."""
        if self._ways:
            self._strip.tell(text, self._texts("filework.undo"), self.take_back)
        else:
            self._strip.tell(text)

    def said_then(self, text: str) -> None:
        """More is to be said of what was done last."""
        self._ways[-1].text = text
        self.offer(text)

    def take_back(self) -> None:
        """Take the last change back; the one before can be taken back next."""
        way = self._ways[-1]
        self.turn.do(way.undo, lambda found: self._taken_back(way, found), self._not_taken_back)

    def leave(self, keeper: QObject, tell: Callable[[str], object]) -> None:
        """What is shown is left: what still waits is done all the same."""
        self.turn.leave(keeper, lambda problem: tell(self._told(problem)))

    @property
    def _before(self) -> str:
        return self._ways[-1].text if self._ways else ""

    def _taken_back(self, way: _Way, found: object) -> None:
        self._ways.remove(way)
        said, before = way.then(found), self._before
        self.offer(
            f"{said} {before}".rstrip() if said else before or self._texts("filework.undone")
        )

    def _not_taken_back(self, problem: ArchiveProblem) -> None:
        if not isinstance(problem, Meanwhile):  # it may succeed a moment later
            self.offer(self._told(problem))
            return
        self._ways.pop()
        said = self._texts("filework.not-undone", why=problem.said(self._texts.language))
        self._look()
        self.offer(f"{said} {self._before}".rstrip())

    def _not_done(self, problem: ArchiveProblem) -> None:
        if isinstance(problem, Meanwhile):
            self._look()
        self._strip.tell(self._told(problem))

    def _told(self, problem: ArchiveProblem) -> str:
        if isinstance(problem, Meanwhile):
            return self._texts("filework.not-done", why=problem.said(self._texts.language))
        return self._texts.told(problem)

    def _waits(self, on: bool) -> None:
        if on:
            texts = self._texts
            self._strip.hold(texts("filework.busy"), texts("cancel"), self._cancel)
        else:
            self._strip.release()

    def _cancel(self) -> None:
        self.turn.cancel()
        if self._ways:
            self.offer(self._before)
        self.cancelled.emit()
