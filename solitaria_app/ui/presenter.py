"""Spreads every change to the parts of the window, and carries out what was chosen in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject

from solitaria_app.engine import agenda
from solitaria_app.session.game import Game
from solitaria_app.ui import aside, drawings, symbols, undoing
from solitaria_app.ui.across import Across
from solitaria_app.ui.cartographer import Cartographer
from solitaria_app.ui.chronicle import Chronicle
from solitaria_app.ui.describe import describe
from solitaria_app.ui.enabling import enable
from solitaria_app.ui.ending import Ending
from solitaria_app.ui.entering import Entering
from solitaria_app.ui.games import go_on, offer_last
from solitaria_app.ui.interaction import Offer, Option, Selection, after, offer
from solitaria_app.ui.kept import tell_kept, tell_saved
from solitaria_app.ui.map.targets import Target
from solitaria_app.ui.narrator import Narrator
from solitaria_app.ui.past import Past
from solitaria_app.ui.reaction.insight import Insight
from solitaria_app.ui.reaction.steps import Step
from solitaria_app.ui.texts import Texts, system_language
from solitaria_app.ui.view import View

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow

SHOWS_DICE = (agenda.ChooseCard, agenda.MoveNext, agenda.Store)
"""Prompts beside which the dice of the reaction are shown."""


class Presenter(QObject):
    """`view` is the present moment as it is shown, None without a game."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._desk, self._controller = window, window.desk, window.controller
        self.view: View | None = None
        self._selected: Selection | None = None
        self.past = Past()
        """Which moment is shown."""
        self.cartographer, self.narrator = Cartographer(window), Narrator(window)
        self.insight = Insight(window, self.refresh, self.cartographer.light)
        self.entering = Entering(window)
        self.across = Across(window)
        self.step: Step | None = None
        """The step of a reaction that is shown instead of the present."""
        self._connect()

    def _connect(self) -> None:
        desk, run, ending = self._desk, self._window.commands.run, Ending(self._window)
        for part in (desk.hand, desk.display, desk.contrarius, desk.prompt, desk.supply):
            part.chosen.connect(self.choose)
        desk.prompt.confirmed.connect(lambda inputs: self._controller.do(*inputs))
        desk.prompt.back.connect(lambda: self.select(None))
        desk.prompt.take_back.connect(lambda: run("step-back"))
        desk.prompt.show_result.connect(lambda: run("scores"))
        desk.prompt.midway.connect(self._window.commands.following.begin_midway)
        desk.prompt.foresee.connect(lambda: desk.side.show_tab(2))
        desk.prompt.pointed.connect(self._point)
        desk.display.pointed.connect(self._point)
        desk.hand.pointed.connect(desk.prompt.words.teach)
        desk.prompt.goods.planned.connect(self._plan)
        desk.map.chosen.connect(self._chosen_on_map)
        desk.map.set_explain(lambda target: describe(self.view, target) if self.view else None)
        desk.side.lit.connect(self.cartographer.light)
        desk.side.turned.connect(self.narrator.show)
        desk.side.log.picked.connect(self.past.show)
        desk.side.log.stepped.connect(run)
        desk.side.log_panel.bookmarks.connect(lambda: run("bookmarks"))
        desk.side.log_panel.lines.connect(lambda: run("lines"))
        self.past.moved.connect(self.refresh)
        self.insight.playback.finished.connect(ending.played)
        desk.header.undo.connect(lambda: run("undo"))
        desk.header.redo.connect(lambda: run("redo"))
        desk.welcome.new.connect(lambda: run("new"))
        desk.welcome.open.connect(lambda: run("import"))
        desk.welcome.go_on.connect(lambda: run("games"))
        desk.welcome.campaign.connect(lambda: run("campaigns"))
        desk.welcome.resume.connect(lambda: go_on(self._window))
        self._controller.changed.connect(self._changed)
        self._controller.happened.connect(ending.happened)
        self._controller.keeper.saved.connect(lambda kept: tell_saved(self._window, kept))
        self._controller.left.connect(lambda game: tell_kept(self._window, game))

    # --- looks ------------------------------------------------------------------

    def dress(self) -> None:
        """Take theme, language and text size from the settings."""
        window, desk = self._window, self._desk
        window.theme = window.wanted_theme()
        language = window.settings.language
        if language == "system":
            language = system_language(QLocale.system().uiLanguages())
        window.texts = Texts(language)
        symbols.forget()
        drawings.forget()
        window.wear()
        desk.dress(window.theme)
        desk.map.animate(window.settings.animate)
        desk.map.letter_keys = window.settings.single_keys
        desk.header.dress(window.texts, window.theme)
        desk.header.way.setMenu(window.actions_.menu_of("way"))
        desk.side.dress(window.texts, window.theme)
        desk.welcome.dress(window.texts)
        desk.banner.dress(window.texts, window.theme)
        window.actions_.dress(window.texts, window.settings)
        self.narrator.forget()
        self.refresh()

    # --- refreshing -------------------------------------------------------------

    def _changed(self) -> None:
        """The table is another one: nothing is selected any more."""
        self._selected = None
        self.past.follow(self._controller.game)
        self.insight.arrived(self._controller.game, self.narrator.chronicle)
        self.across.arrived()
        self.refresh()

    def refresh(self) -> None:
        """Show the present moment, or the one that is looked at, in every part."""
        self._show()
        self.across.refresh()

    def _show(self) -> None:
        desk, game = self._desk, self.past.game
        if game is None:
            desk.stand_in(None)
        desk.show_game(game is not None)
        enable(self._window)
        if game is None:
            self.view = None
            self.cartographer.show_board(self._window.settings.last_board)
            desk.welcome.going_on.setVisible(self._controller.saves.holds_games)
            offer_last(self._window)
            return
        chronicle = self.narrator.chronicle_of(game)
        self.step = self.insight.step(game, chronicle, self.past.viewing)
        self.view = view = self._seen(game, chronicle)
        self.entering.refresh(view)
        desk.show_stock(view.stock_known)
        self._show_header(view)
        self.cartographer.show(game, view, self.step)
        for part in (desk.display, desk.contrarius, desk.hand, desk.store, desk.purse):
            part.refresh(view)
        dice = self.narrator.show()
        if not self._show_instead(view):
            desk.stand_in(None)
            state = view.state
            waits = state.agenda[-1] if state.agenda else None
            shown = dice if state.over or isinstance(waits, SHOWS_DICE) else []
            within = not state.over and not isinstance(waits, agenda.ChooseCard)
            desk.prompt.refresh(view, within and game.undo_step() is not None, shown)

    @property
    def _still(self) -> bool:
        """Whether nothing can be chosen: the past, a reaction or a locked game is shown."""
        locked = self._controller.only_look is not None
        return self.past.viewing or locked or self.step is not None

    def _seen(self, game: Game, chronicle: Chronicle) -> View:
        """The moment that is shown; what was selected is dropped where that is no more offered."""
        window, still, corrector = self._window, self._still, self._window.commands.corrector
        state = game.state if self.step is None else game.state_at(self.step.shown)
        if still:
            offered = Offer("options")
        elif corrector.on:
            offered = corrector.offer(state, self._selected)
        else:
            offered = offer(state, self._selected)
        if offered.selected is None and not still:
            self._selected = None
        return View(
            state,
            chronicle.words,
            window.texts,
            window.theme,
            offered,
            None if still else self._selected,
            keys=window.settings.single_keys,
            learner=window.settings.learner,
            lesson=aside.lesson(game, chronicle.words, window.texts),
            reaction=aside.reaction(game, chronicle.words, window.texts),
            so_far=aside.so_far(game, chronicle.words, window.texts),
        )

    def _show_instead(self, view: View) -> bool:
        """Show what stands in the prompt's place; False if the prompt itself is to be shown."""
        commands = self._window.commands
        if self.past.viewing:
            commands.history.show_bar(view)
        elif self.step is not None:
            self.insight.show_bar(self.step)
        elif self._controller.only_look is not None:
            commands.locked.show_bar(view)
        elif commands.corrector.on:
            commands.corrector.show_bar(view)
        else:
            return False
        return True

    def _show_header(self, view: View) -> None:
        game, library = self.past.game, self._window.library
        assert game is not None
        level = view.words.of_data(library.level(game.header.level).name)
        name = f"{library.board(game.header.board).name} · {level}"
        still = self.past.viewing or self._controller.only_look is not None
        self._desk.header.refresh(view, name, *undoing.labels(view, self._controller, still))
        self._window.commands.campaigns.dress()

    # --- choosing ---------------------------------------------------------------

    def choose(self, option: Option) -> None:
        """Carry out an option, or make its selection."""
        if option.topic == "correct" and option.inputs:
            self._window.commands.corrector.put(option.inputs)
        elif option.inputs:
            self._controller.do(*option.inputs)
        else:
            self.select(None if option.selects == self._selected else option.selects)

    def select(self, selected: Selection | None) -> None:
        """Choose something first, or nothing."""
        self._selected = selected
        self.refresh()

    def _chosen_on_map(self, target: Target) -> None:
        option = self.view.offer.pointed(target) if self.view is not None else None
        if option is not None:
            self.choose(option)

    # --- pointing ---------------------------------------------------------------

    def _point(self, option: Option | None) -> None:
        """A button's place lights up, and what it would leave is shown."""
        self.cartographer.point(self.view, option)
        self._plan(after(self.view.state, option) if self.view and option else None)

    def _plan(self, result: object) -> None:
        """Storehouse and purse show what they would hold."""
        if self.view is None:
            return
        goods, money = result if isinstance(result, tuple) else (None, None)
        self._desk.store.preview(goods)
        self._desk.purse.preview(money)
