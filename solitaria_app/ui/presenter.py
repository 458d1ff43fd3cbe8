"""Spreads every change to the parts of the window, and carries out what was chosen in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication

from solitaria_app.engine import agenda
from solitaria_app.engine.events import GameEnded
from solitaria_app.session.words import Words
from solitaria_app.ui import aside, drawings, labels, symbols, undoing
from solitaria_app.ui.across import Across
from solitaria_app.ui.chronicle import Chronicle
from solitaria_app.ui.controller import Happened
from solitaria_app.ui.controls.keys import confirms, typed
from solitaria_app.ui.describe import describe
from solitaria_app.ui.drawings import DieFace
from solitaria_app.ui.enabling import enable
from solitaria_app.ui.entering import Entering
from solitaria_app.ui.games import go_on, offer_last, tell_kept
from solitaria_app.ui.interaction import Offer, Option, Selection, after, offer
from solitaria_app.ui.lately import recent
from solitaria_app.ui.logbook import Logbook
from solitaria_app.ui.map.targets import Choice, Mark, Target
from solitaria_app.ui.panels.rows import RowText
from solitaria_app.ui.past import Past
from solitaria_app.ui.pointing import hints
from solitaria_app.ui.reaction.insight import Insight
from solitaria_app.ui.reaction.steps import Step
from solitaria_app.ui.texts import Texts, system_language
from solitaria_app.ui.view import View

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow

SHOWS_DICE = (agenda.ChooseCard, agenda.MoveNext, agenda.Store)
"""Prompts beside which the dice of the reaction are shown."""

END_MS = 250
"""How long the table is there before the scores of a game that has ended."""


class Presenter(QObject):
    """`view` is the present moment as it is shown, None without a game."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._desk = window.desk
        self._controller = window.controller
        self.view: View | None = None
        self._selected: Selection | None = None
        self.past = Past()
        """Which moment is shown."""
        self._chronicle: Chronicle | None = None
        self._logbook: Logbook | None = None
        self.insight = Insight(window, self.refresh, self.light)
        self.entering = Entering(window)
        self.across = Across(window)
        self.step: Step | None = None
        """The step of a reaction that is shown instead of the present."""
        self._shown_board = ""
        self._rest: tuple[Mark, ...] = ()
        """What is marked on the map while nothing is pointed at."""
        self._connect()

    def _connect(self) -> None:
        desk, run = self._desk, self._window.commands.run
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
        desk.side.lit.connect(self.light)
        desk.side.turned.connect(self._show_chronicle)
        desk.side.log.picked.connect(self.past.show)
        desk.side.log.stepped.connect(run)
        desk.side.log_panel.bookmarks.connect(lambda: run("bookmarks"))
        desk.side.log_panel.lines.connect(lambda: run("lines"))
        self.past.moved.connect(self.refresh)
        self.insight.playback.finished.connect(self._played)
        desk.header.undo.connect(lambda: run("undo"))
        desk.header.redo.connect(lambda: run("redo"))
        desk.welcome.new.connect(lambda: run("new"))
        desk.welcome.open.connect(lambda: run("import"))
        desk.welcome.go_on.connect(lambda: run("games"))
        desk.welcome.campaign.connect(lambda: run("campaigns"))
        desk.welcome.resume.connect(lambda: go_on(self._window))
        self._controller.changed.connect(self._changed)
        self._controller.happened.connect(self._happened)
        self._controller.saved.connect(self._saved)
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
        window.actions_.dress(window.texts, window.settings)
        self._chronicle = None
        self.refresh()

    # --- refreshing -------------------------------------------------------------

    def _changed(self) -> None:
        """The table is another one: nothing is selected any more."""
        self._selected = None
        self.past.follow(self._controller.game)
        self.insight.arrived(self._controller.game, self._chronicle)
        self.across.arrived()
        self.refresh()

    def _happened(self, happened: tuple[Happened, ...]) -> None:
        """The end of the game shows the scores."""
        ended = any(isinstance(event, GameEnded) for one in happened for event in one.events)
        if ended and not self.insight.playback.runs:
            self._end_soon()

    def _played(self) -> None:
        """A reaction has played out; if it was the last one the scores follow."""
        if self.view is not None and self.view.state.over:
            self._end_soon()

    def _end_soon(self) -> None:
        """The scores, once the last table has been seen."""
        QTimer.singleShot(END_MS, self, self._end)

    def _end(self) -> None:
        """The scores, unless the end was taken back in the meantime."""
        if self.view is not None and self.view.state.over:
            self._window.commands.show_end()

    def refresh(self) -> None:
        """Show the present moment, or the one that is looked at, in every part."""
        self._show()
        self.across.refresh()

    def _show(self) -> None:
        desk, game, looking = self._desk, self.past.game, self.past.viewing
        if game is None:
            desk.stand_in(None)
        desk.show_game(game is not None)
        enable(self._window)
        if game is None:
            self.view = None
            self._show_board(self._window.settings.last_board)
            desk.welcome.going_on.setVisible(self._controller.saves.holds_games)
            offer_last(self._window)
            return
        chronicle = self._chronicle
        if chronicle is None or chronicle.words.say.rules is not game.rules:
            words = Words(self._window.texts.language, game.rules)
            chronicle = Chronicle(words, self._window.texts, self._window.theme)
            self._chronicle, self._logbook = chronicle, Logbook(chronicle)
        self.step = step = self.insight.step(game, chronicle, looking)
        state = game.state if step is None else game.state_at(step.shown)
        locked = self._controller.only_look is not None
        still = looking or locked or step is not None
        corrector = self._window.commands.corrector
        correcting = corrector.on and not still
        if still:
            offered = Offer("options")
        elif correcting:
            offered = corrector.offer(state, self._selected)
        else:
            offered = offer(state, self._selected)
        if offered.selected is None and not still:
            self._selected = None
        self.view = View(
            state,
            chronicle.words,
            self._window.texts,
            self._window.theme,
            offered,
            None if still else self._selected,
            keys=self._window.settings.single_keys,
            learner=self._window.settings.learner,
            lesson=aside.lesson(game, chronicle.words, self._window.texts),
            reaction=aside.reaction(game, chronicle.words, self._window.texts),
            so_far=aside.so_far(game, chronicle.words, self._window.texts),
        )
        self.entering.refresh(self.view)
        desk.show_stock(self.view.stock_known)
        self._show_header(self.view)
        self._show_map(self.view)
        for part in (desk.display, desk.contrarius, desk.hand, desk.store, desk.purse):
            part.refresh(self.view)
        dice = self._show_chronicle()
        if looking:
            self._window.commands.history.show_bar(self.view)
            return
        if step is not None:
            self.insight.show_bar(step)
            return
        if locked:
            self._window.commands.locked.show_bar(self.view)
            return
        if correcting:
            corrector.show_bar(self.view)
            return
        desk.stand_in(None)
        waits = state.agenda[-1] if state.agenda else None
        shown = dice if state.over or isinstance(waits, SHOWS_DICE) else []
        within = not state.over and not isinstance(waits, agenda.ChooseCard)
        desk.prompt.refresh(self.view, within and game.undo_step() is not None, shown)

    def _show_header(self, view: View) -> None:
        game, library = self.past.game, self._window.library
        assert game is not None
        level = view.words.of_data(library.level(game.header.level).name)
        name = f"{library.board(game.header.board).name} · {level}"
        still = self.past.viewing or self._controller.only_look is not None
        self._desk.header.refresh(view, name, *undoing.labels(view, self._controller, still))
        self._window.commands.campaigns.dress()

    def _show_board(self, board: str) -> None:
        if board != self._shown_board and board in self._window.library.boards:
            self._shown_board = board
            self._desk.map.set_board(self._window.library.board(board))

    def _show_map(self, view: View) -> None:
        game, shown = self.past.game, self._desk.map
        assert game is not None
        self._show_board(game.header.board)
        shown.set_state(view.state)
        choices = []
        for option in (*view.offer.options, *view.offer.also):
            if isinstance(option.at, Target):
                label, badge = labels.full(view, option), labels.badge(option)
                emphasis = labels.emphasis(view, option)
                choices.append(Choice(option.at, label, badge, emphasis))
        shown.set_choices(choices)
        self._rest = recent(game) if self.step is None else self.step.marks
        if view.offer.control == "correct":
            self._rest = self._window.commands.corrector.marks()
        shown.set_marks(self._rest)

    def _show_chronicle(self) -> list[DieFace]:
        """The reason and, if it is in front, the log; gives the dice of the reason."""
        game, chronicle, side = self.past.game, self._chronicle, self._desk.side
        if game is None or chronicle is None:
            return []
        dice = self.insight.show_reason(game, chronicle, self.step)
        if self.view is not None:
            self.insight.show_forecast(self.view)
        if side.shows_log:
            self._show_log()
        return dice

    def log_rows(self) -> list[RowText]:
        """The log up to the present."""
        game, logbook = self._controller.game, self._logbook
        return [] if game is None or logbook is None else logbook.rows(game)

    def _show_log(self) -> None:
        game, window, panel = self._controller.game, self._window, self._desk.side.log_panel
        if game is not None:
            at = self.past.at if self.past.viewing else None
            panel.log.set_log(self.log_rows(), window.theme, at)
            notes = len(self.past.noted())
            panel.show_counts(window.texts, window.theme, notes, len(game.abandoned))

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

    def press(self, event: QKeyEvent) -> bool:
        """A key that the part with the focus did not want; whether it meant something."""
        if self.view is None:
            return False
        if event.isAutoRepeat() and typed(event).isalnum():
            return True  # a key that is held chooses once, not again at the next prompt
        if self.across.press(event) or self.insight.press(event):
            return True
        focus = QApplication.focusWidget()
        if confirms(event) and isinstance(focus, QAbstractButton):
            focus.click()
            return True
        if self.past.viewing:
            return self._window.commands.history.press(event)
        if self._window.commands.corrector.on:
            return self._window.commands.corrector.press(event)
        if self.entering.swallows(event):
            return True
        if self._desk.prompt.press(event) or self.entering.press(event):
            return True
        key = typed(event) if self.view.keys else ""
        card = self._desk.hand.by_key(key) if key else None
        if card is not None:
            card.click()
        return card is not None

    # --- pointing ---------------------------------------------------------------

    def _point(self, option: Option | None) -> None:
        """A button's place lights up on the map."""
        marks = self._rest
        if option is not None and self.view is not None:
            marks = (*marks, *hints(self.view.state, option))
        self._desk.map.set_marks(marks)
        self._plan(after(self.view.state, option) if self.view and option else None)

    def light(self, row: RowText | None) -> None:
        """A line of reason or log lights up what it speaks of."""
        if self.step is not None:
            return  # lines that come under a pointer at rest must not hide what plays out
        self._desk.map.set_marks(row.marks if row is not None and row.marks else self._rest)

    def _plan(self, result: object) -> None:
        """Storehouse and purse show what they would hold."""
        if self.view is None:
            return
        goods, money = result if isinstance(result, tuple) else (None, None)
        self._desk.store.preview(goods)
        self._desk.purse.preview(money)

    def _saved(self, succeeded: bool) -> None:
        window, banner = self._window, self._desk.banner
        problem = self._controller.saves.problem
        if succeeded and (news := self._controller.saves.news):
            from solitaria_app.ui.backups import tell_news  # hardly ever needed

            self._controller.saves.news = ""
            tell_news(window, news)
        elif succeeded or problem is None:
            banner.words.clear()
            banner.hide()
        else:
            saves = self._controller.saves
            key = "unsaved.busy" if saves.busy else "unsaved"
            text = window.texts(key, problem=problem, file=saves.archive.path)
            banner.show_words(text, window.texts("close"), window.theme)
