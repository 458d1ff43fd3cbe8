"""What was done on the screen of campaigns, told with its way back; several can be taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from solitaria_app.session.meanwhile import Undo
from solitaria_app.ui.campaign.book import Shown
from solitaria_app.ui.filework.waysback import Way, WaysBack

if TYPE_CHECKING:
    from solitaria_app.ui.campaign.screen import CampaignScreen


class Changes:
    """Changes the file, and shows what came of it."""

    def __init__(self, screen: CampaignScreen, ways: list[Way]) -> None:
        """`ways` back stay when the screen is closed."""
        self._screen = screen
        self._texts = screen.book.texts
        self.ways = WaysBack(screen, screen.strip, self._texts, self.look, ways)

    def make(
        self,
        text: str,
        does: Callable[[], Undo],
        chosen: Callable[[], int | None] = lambda: None,
        follows: bool = False,
        what: str = "",
    ) -> None:
        """Change something, say so, and offer to take it back; `chosen` is the number of the
        campaign to show then. `follows`: say too what it leads to in the campaign. `what` is said
        to be taken back then."""
        self.ways.do(does, lambda undo: self.made(text, undo, chosen, follows, what))

    def do(
        self,
        deed: str,
        does: Callable[[], Undo],
        chosen: Callable[[], int | None] = lambda: None,
        follows: bool = False,
        **values: object,
    ) -> None:
        """As `make`, with the words for a deed: `campaigns.did.*` and `campaigns.what.*`."""
        said, what = (self._texts(f"campaigns.{key}.{deed}", **values) for key in ("did", "what"))
        self.make(said, does, chosen, follows, what)

    def made(
        self,
        text: str,
        undo: Undo,
        chosen: Callable[[], int | None] = lambda: None,
        follows: bool = False,
        what: str = "",
    ) -> None:
        """As `make`, of something that was changed just now. When it is taken back the campaign
        is shown again that was then."""
        screen = self._screen
        here = screen.shown.campaign.id if screen.shown is not None else None
        self.ways.keep(Way(text, undo, what=what, place=here))

        def tell() -> None:
            told = screen.book.follows(screen.shown) if follows and screen.shown else ""
            self.ways.said_then(f"{text} {told}".rstrip())

        self.look(chosen(), tell)

    def look(self, chosen: int | None = None, then: Callable[[], object] = lambda: None) -> None:
        """Show what the file holds now; what goes wrong is told."""

        def show(campaigns: list[Shown]) -> None:
            self._screen.show_campaigns(campaigns, chosen)
            then()

        def failed(problem: Exception) -> None:
            self.ways.offer(f"{self._texts('campaigns.failed')}: {self._texts.told(problem)}")

        self.ways.turn.do(self._screen.book.read_all, show, failed)
