"""What is done with the games and results of a campaign on the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog

from solitaria_app.session.campaign.entering import entering
from solitaria_app.session.campaign.fitting import Candidate
from solitaria_app.session.campaign.joining import Misfit
from solitaria_app.session.campaign.result import Result, Standing
from solitaria_app.session.entries import Entry
from solitaria_app.session.meanwhile import Undo
from solitaria_app.ui.campaign.book import Shown

if TYPE_CHECKING:
    from solitaria_app.ui.campaign.screen import CampaignScreen


class GameDeeds:
    """Carries out what is asked of the chosen game, or for another one."""

    def __init__(self, screen: CampaignScreen, ask: Callable[[QDialog], None]) -> None:
        """`ask` opens a dialog over the screen."""
        self._screen, self._ask = screen, ask
        self._book, self._texts = screen.book, screen.book.texts
        self._do = screen.changes.do
        self._deeds: dict[str, Callable[[Shown], None]] = {
            "enter": lambda shown: self._by_hand(shown, None),
            "add-game": self._add_game,
            "edit": self._edit,
            "remove": self._remove,
            "open": self._open,
            "bring-back-game": self._bring_back,
            "give-up-game": self._give_up,
        }

    @property
    def names(self) -> frozenset[str]:
        """What can be done."""
        return frozenset(self._deeds)

    def do(self, name: str, shown: Shown) -> None:
        """Do something by name in a campaign."""
        self._deeds[name](shown)

    def _add_game(self, shown: Shown) -> None:
        from solitaria_app.ui.campaign.addgame import AddGame

        screen = self._screen

        def show(found: list[Candidate]) -> None:
            dialog = AddGame(screen, self._book, shown, found, screen.theme)
            dialog.chosen.connect(lambda entry: self._join(shown, entry))
            self._ask(dialog)

        screen.changes.ways.do(lambda: self._book.candidates(shown), show)

    def _join(self, shown: Shown, entry: Entry) -> None:
        assert entry.header is not None
        assert shown.story is not None
        assert shown.story.next is not None
        number, board = shown.story.next.number, entry.header.board
        game, changes = self._book.numbered(number, board), self._screen.changes

        def joined(undo: Undo | Misfit) -> None:
            if isinstance(undo, Misfit):  # another window was there first
                said = self._book.words.unfit(undo.why, undo.story, undo.entry)
                changes.look(then=lambda: self._screen.tell(said))
            else:
                said = self._texts("campaigns.did.add", game=game)
                what = self._texts("campaigns.what.add", game=game)
                changes.made(said, undo, follows=True, what=what)

        id = shown.campaign.id
        changes.ways.do(lambda: self._book.try_to_join(id, entry.id), joined)

    def _edit(self, shown: Shown) -> None:
        told = self._screen.page.table.told
        if told is not None and told.result.game is None:
            self._by_hand(shown, told.result)

    def _by_hand(self, shown: Shown, before: Result | None) -> None:
        from solitaria_app.ui.campaign.byhand import ByHand

        screen, store, id = self._screen, self._book.store, shown.campaign.id
        boards = self._book.library.largest_first
        dialog = ByHand(screen, self._book, shown, screen.theme, screen.settings.last_board, before)

        def keep(result: Result) -> None:
            told = entering(shown.campaign, boards, result, before).told
            deed = "enter" if before is None else "edit"
            self._do(
                deed if told.counts else f"{deed}.beyond",
                lambda: (
                    store.add_by_hand(id, result)
                    if before is None
                    else store.edit(id, before, result)
                ),
                follows=told.counts,
                game=self._book.game(told),
            )

        dialog.entered.connect(keep)
        self._ask(dialog)

    def _remove(self, shown: Shown) -> None:
        told = self._screen.page.table.told
        if told is None:
            return
        result = told.result
        deed = {Standing.DELETED: "release.deleted"}.get(result.standing, "release")
        self._do(
            "remove" if result.game is None else deed,
            lambda: self._book.store.remove(shown.campaign.id, result),
            follows=told.counts,
            game=self._book.game(told),
        )

    def _bring_back(self, shown: Shown) -> None:
        told = self._screen.page.table.told
        if told is None or told.result.game is None:
            return
        number, board = told.result.game, self._book.words.board(told.result.board)
        self._do(
            "bring-back-game", lambda: self._book.bring_back(number), follows=True, board=board
        )

    def _give_up(self, shown: Shown) -> None:
        """The running game of the campaign."""
        told = shown.story.going_on if shown.story is not None else None
        if told is not None and told.result.game is not None:
            number, game = told.result.game, self._book.game(told)
            self._do("give-up-game", lambda: self._book.give_up(number), game=game)

    def _open(self, shown: Shown) -> None:
        told = self._screen.page.table.told
        if told is not None and told.result.game is not None:
            self._screen.opened.emit(told.result.game)
