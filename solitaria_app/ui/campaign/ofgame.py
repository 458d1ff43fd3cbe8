"""Which campaign the game in the window belongs to, kept up to date and told in the header."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from solitaria_app.session.archive import ArchiveProblem, Busy
from solitaria_app.session.campaign.membership import campaign_of_game
from solitaria_app.session.gamesfile import GamesFile
from solitaria_app.session.header import Header
from solitaria_app.session.meanwhile import Meanwhile
from solitaria_app.session.patience import A_MOMENT, waiting
from solitaria_app.ui.filework.keptways import KeptWays
from solitaria_app.ui.texts import Texts

if TYPE_CHECKING:
    from solitaria_app.session.campaign.campaign import Campaign
    from solitaria_app.ui.campaign.book import Book, Shown
    from solitaria_app.ui.main_window import MainWindow


@dataclass(frozen=True)
class Place:
    """A campaign, and which of its games the one in the window is."""

    shown: Shown
    number: int


class OfGame(QObject):
    """What is known of the present game's campaign is kept until another game comes or `forget`;
    `now` always reads it anew."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.kept = KeptWays()
        """The ways back of what was done with campaigns."""
        self._known: tuple[int | None, Place | None] = (None, None)
        self._home: tuple[Header, Campaign] | None = None
        """The campaign in which the present game was found last, also if the file is gone."""
        self._expected: tuple[Campaign, Header] | None = None
        self._over = self._stands()
        self._reopened: int | None = None
        """The game whose end was taken back."""
        self._unread = False
        """Whether the file could not be asked; it is asked again when a game could be saved."""
        window.desk.header.campaign.clicked.connect(self._see)
        window.controller.keeper.saved.connect(self._saved)
        window.controller.changed.connect(self._changed)

    # --- knowing ------------------------------------------------------------------

    def place(self) -> Place | None:
        """Where the present game stands; only what does not change while it is played."""
        number = self._window.controller.saves.number
        if number is None:
            return None
        if self._known[0] != number:
            self._known = number, self._find(number)
        return self._known[1]

    def now(self) -> Place | None:
        """As `place`, with the story as it is now."""
        self.forget()
        return self.place()

    def forget(self) -> None:
        """Look it up anew the next time."""
        self._known = (None, None)

    def again(self) -> None:
        """Look it up anew and show it: games may have come to campaigns, or left them."""
        self.forget()
        self.dress()

    def _find(self, number: int) -> Place | None:
        file = GamesFile(self._window.controller.saves.archive.path)
        try:
            with waiting(A_MOMENT):
                if file.read(lambda db: campaign_of_game(db, number)) is None:
                    return None
                shown = self._book().of_game(number)
        except ArchiveProblem:
            self._unread = True
            return None
        if shown is None or shown.story is None:
            return None
        mine = next((one for one in shown.campaign.results if one.game == number), None)
        if mine is None:
            return None
        game = self._window.controller.game
        if game is not None:
            self._home = game.header, shown.campaign
        return Place(shown, shown.number_of(mine))

    @property
    def home(self) -> Campaign | None:
        """The campaign of the present game, which another file may not know."""
        game = self._window.controller.game
        if game is None or self._home is None or self._home[0] is not game.header:
            return None
        return self._home[1]

    def rejoin(self, home: Campaign) -> None:
        """The file is another one now: the present game becomes part of its campaign again, if
        that is there and none of its games is running."""
        number = self._window.controller.saves.number
        if number is None or self.now() is not None:
            return
        with suppress(ArchiveProblem), waiting(A_MOMENT):
            book = self._book()
            for shown in book.read():
                story = shown.story
                if shown.campaign.begun == home.begun and story is not None:
                    if story.next is not None and story.running is None:
                        book.store.add_game(shown.campaign.id, number)
                        self.again()
                    return

    def _book(self) -> Book:
        """Loaded when a game of a campaign is on the table, not at every start."""
        from solitaria_app.ui.campaign.book import book_of

        return book_of(self._window)

    # --- a new game ---------------------------------------------------------------

    def link(self, campaign: Campaign) -> None:
        """Make the present game part of a campaign, as soon as it is saved."""
        game = self._window.controller.game
        assert game is not None
        self._expected = campaign, game.header
        self._link()

    def _saved(self, succeeded: bool) -> None:
        if succeeded and self._unread:
            self._unread = False
            self.forget()
        self._link()

    def _link(self) -> None:
        window, expected = self._window, self._expected
        controller = window.controller
        if expected is None:
            return
        campaign, header = expected
        if controller.game is None or controller.game.header is not header:
            self._expected = None  # another game came before this one could be saved
            return
        if controller.saves.number is None:
            return
        book = self._book()
        try:
            with waiting(A_MOMENT):
                now = book.load(campaign.id)
                going = None if now.story is None else now.story.going_on
                if going is None:
                    book.store.add_game(campaign.id, controller.saves.number)
                else:  # it was begun there while this one could not be saved
                    why = window.texts("campaigns.meanwhile.running", n=going.number)
                    self._unlinked(campaign, why)
        except Busy:
            return  # the next save tries again
        except Meanwhile as other:
            self._unlinked(campaign, other.said(window.texts.language))
        except ArchiveProblem as problem:
            self._unlinked(campaign, window.texts.told(problem))
        self._expected = None
        self.forget()
        window.presenter.refresh()

    def _unlinked(self, campaign: Campaign, why: str) -> None:
        texts, name = self._window.texts, campaign.name
        self._window.commands.tell(texts("campaigns.unlinked", name=name, problem=why))

    # --- showing ------------------------------------------------------------------

    def dress(self) -> None:
        """Show the campaign in the header, if there is one."""
        place, header, texts = self.place(), self._window.desk.header, self._window.texts
        if place is None:
            header.show_campaign("", "", "")
            return
        name, n = place.shown.campaign.name, place.number
        tip = texts("campaigns.sign.tip", name=name, n=n)
        header.show_campaign(texts("campaigns.sign", name=name, n=n), str(n), tip)

    def _see(self) -> None:
        from solitaria_app.ui.campaign.opening import show_campaigns

        place = self.place()
        show_campaigns(self._window, place.shown.campaign.id if place is not None else None)

    def _stands(self) -> tuple[int | None, bool]:
        """Which game is on the table, and whether it is over."""
        controller = self._window.controller
        game = controller.game
        return controller.saves.number, game is not None and game.state.over

    def _changed(self) -> None:
        """Say what follows for the campaign when the end of a game is taken back, or put back."""
        before, self._over = self._over, self._stands()
        number, over = self._over
        if number is None or before != (number, not over):
            return
        if over and self._reopened != number:
            return  # played to its end: the sheet of the result tells
        if self.place() is None:
            return
        self._reopened = None if over else number
        place, window = self.now(), self._window
        if place is None:
            return
        name, shown = place.shown.campaign.name, place.shown

        def said(texts: Texts) -> str:
            if not over:
                return texts("campaigns.reopened", name=name)
            follows = self._book().follows_then(shown)
            return texts("campaigns.counts-again", name=name, follows=follows)

        sign = "check" if over else "play"
        window.desk.banner.show_note(said, window.texts, window.theme, sign)
