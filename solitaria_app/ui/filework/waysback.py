"""Changes of the file of games, told with their ways back; several can be taken back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

from solitaria_app.session.archive import ArchiveProblem
from solitaria_app.session.meanwhile import Meanwhile, Undo
from solitaria_app.ui.controls.literal import tip
from solitaria_app.ui.filework.inturn import InTurn
from solitaria_app.ui.library.strip import Strip
from solitaria_app.ui.texts import Texts

T = TypeVar("T")


@dataclass(slots=True)
class Way:
    """What is said of a change, and its way back. `then` shows what came of taking it back, from
    what `undo` gives, and says it; None where looking anew shows all, at the `place` where it
    was changed, and `what` names it."""

    text: str
    undo: Undo
    then: Callable[[Any], str] | None = None
    what: str = ""
    place: int | None = None
    language: str = ""
    """That of the words, once it is kept; in another one they are left out."""


class WaysBack(QObject):
    """Changes the file in turn, and keeps the ways back, the last one first; `strip` tells.

    What another window has changed meanwhile stays as it is: a change, or a way back, that no
    longer fits is told of and forgotten, and `look` is called to show what is there instead, at a
    place or (None) where the player is.
    """

    cancelled = Signal()
    """What waited for the file is not done: the player does not want to wait."""

    def __init__(
        self,
        parent: QObject,
        strip: Strip,
        texts: Texts,
        look: Callable[[int | None], object],
        ways: list[Way] | None = None,
    ) -> None:
        """`ways` are those from before, which stay with whoever keeps the list."""
        super().__init__(parent)
        self._strip, self._texts, self._look = strip, texts, look
        self._ways = [] if ways is None else ways
        self.turn = InTurn(self)
        self.turn.waits.connect(self._waits)

    def do(self, does: Callable[[], T], then: Callable[[T], object]) -> None:
        """Use the file; what goes wrong is told."""
        self.turn.do(does, then, self._not_done)

    def keep(self, way: Way) -> None:
        """Something was changed."""
        way.language = self._texts.language
        self._ways.append(way)

    def made(self, text: str, undo: Undo, then: Callable[[Any], str] | None = None) -> None:
        """Something was changed: say so, and offer to take it back."""
        self.keep(Way(text, undo, then))
        self.offer(text)

    def offer(self, text: str, key: str = "filework.undo") -> None:
        """Say something, with the way back of what was done last; `key`: its words."""
        if self._ways:
            self._strip.tell(text, self._texts(key), self.take_back)
            self._strip.button.setToolTip(tip(self._before))
        else:
            self._strip.tell(text)

    def undo(self) -> None:
        """The key for it was pressed: as the button that is seen, else take the last change
        back."""
        if self._strip.offers:
            self._strip.press()
        elif self._ways:
            self.take_back()

    @property
    def undoing(self) -> str:
        """What would be taken back now, in words for a menu; empty if there is nothing."""
        if not self._ways:
            return ""
        what = self._said(self._ways[-1], self._ways[-1].what)
        return (
            self._texts("filework.undo.what", what=what) if what else self._texts("filework.undo")
        )

    def said_then(self, text: str) -> None:
        """More is to be said of what was done last."""
        way = self._ways[-1]
        way.text, way.language = text, self._texts.language
        self.offer(text)

    def take_back(self) -> None:
        """Take the last change back; the one before can be taken back next."""
        way = self._ways[-1]
        self.turn.do(way.undo, lambda found: self._taken_back(way, found), self._not_taken_back)

    def leave(self, keeper: QObject, tell: Callable[[Callable[[Texts], str]], object]) -> None:
        """What is shown is left: what still waits is done all the same."""
        self.turn.leave(keeper, lambda problem: tell(lambda texts: _told(texts, problem)))

    @property
    def _before(self) -> str:
        return self._said(self._ways[-1], self._ways[-1].text) if self._ways else ""

    def _said(self, way: Way, words: str) -> str:
        """Words of a way back, if they are in the language that is spoken now."""
        return words if way.language == self._texts.language else ""

    def _taken_back(self, way: Way, found: object) -> None:
        self._ways.remove(way)
        said = ""
        if way.then is None:
            self._look(way.place)
        else:
            said = way.then(found)
        if not said:
            what = self._said(way, way.what)
            said = self._texts("filework.undone.what" if what else "filework.undone", what=what)
        self.offer(said, "filework.undo.more")

    def _not_taken_back(self, problem: ArchiveProblem) -> None:
        if not isinstance(problem, Meanwhile):  # it may succeed a moment later
            self.offer(_told(self._texts, problem))
            return
        self._ways.pop()
        said = self._texts("filework.not-undone", why=problem.said(self._texts.language))
        self._look(None)
        self.offer(f"{said} {self._before}".rstrip())

    def _not_done(self, problem: ArchiveProblem) -> None:
        if isinstance(problem, Meanwhile):
            self._look(None)
        self._strip.tell(_told(self._texts, problem))

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


def _told(texts: Texts, problem: ArchiveProblem) -> str:
    if isinstance(problem, Meanwhile):
        return texts("filework.not-done", why=problem.said(texts.language))
    return texts.told(problem)
