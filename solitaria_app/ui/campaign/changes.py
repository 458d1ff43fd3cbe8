"""What was done on the screen of campaigns, told with its way back; several can be taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from solitaria_app.session.gamesfile import ArchiveProblem
from solitaria_app.session.meanwhile import Meanwhile, Undo

if TYPE_CHECKING:
    from solitaria_app.ui.campaign.screen import CampaignScreen


class Changes:
    """Changes the file, shows what came of it, and keeps the ways back, the last one first.

    What another window has changed meanwhile stays as it is: a change, or a way back, that no
    longer fits is told of and forgotten.
    """

    def __init__(self, screen: CampaignScreen) -> None:
        self._screen = screen
        self._texts = screen.book.texts
        self._undos: list[tuple[str, Undo]] = []

    def make(
        self,
        text: str,
        does: Callable[[], Undo],
        chosen: Callable[[], int | None] = lambda: None,
        follows: bool = False,
    ) -> None:
        """Change something, say so, and offer to take it back; `chosen` is the number of the
        campaign to show then. `follows`: say too what it leads to in the campaign."""
        screen = self._screen
        try:
            undo = does()
        except Meanwhile as other:
            if self._read():
                screen.tell(self._texts("campaigns.not-done", why=self._why(other)))
            return
        except ArchiveProblem as problem:
            screen.tell(self._texts("campaigns.unwritten", problem=problem))
            return
        self._undos.append((text, undo))
        if not self._read(chosen()):
            return
        if follows and screen.shown is not None:
            text = f"{text} {screen.book.follows(screen.shown)}".rstrip()
            self._undos[-1] = text, undo
        self._offer(text)

    def take_back(self) -> None:
        """Take the last change back; the one before can be taken back next."""
        _, undo = self._undos[-1]
        before = self._undos[-2][0] if len(self._undos) > 1 else ""
        try:
            undo()
            said = before or self._texts("campaigns.did.undo")
        except Meanwhile as other:
            said = self._texts("campaigns.not-undone", why=self._why(other))
            said = f"{said} {before}".rstrip()
        except ArchiveProblem as problem:  # it may succeed a moment later
            self._offer(self._texts("campaigns.unwritten", problem=problem))
            return
        self._undos.pop()
        if self._read():
            self._offer(said)

    def _why(self, other: Meanwhile) -> str:
        return other.said(self._texts.language)

    def _read(self, chosen: int | None = None) -> bool:
        """Show what the file holds now; what goes wrong is told."""
        try:
            self._screen.read(chosen)
        except ArchiveProblem as problem:
            self._offer(f"{self._texts('campaigns.failed')}: {self._texts.told(problem)}")
            return False
        return True

    def _offer(self, text: str) -> None:
        """Say something, with the way back of what was done last."""
        if self._undos:
            self._screen.strip.tell(text, self._texts("campaigns.undo"), self.take_back)
        else:
            self._screen.strip.tell(text)
