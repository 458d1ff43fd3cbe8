"""The window of a game: it brings the parts together and spreads every change to them."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from solitaria_app.content.library import Library
from solitaria_app.engine import agenda
from solitaria_app.session.words import Words
from solitaria_app.ui import drawings, geometry, labels, symbols
from solitaria_app.ui import settings as settings_file
from solitaria_app.ui.actions import Actions
from solitaria_app.ui.chronicle import Chronicle, deeds, turns
from solitaria_app.ui.commands import Commands
from solitaria_app.ui.controller import Controller
from solitaria_app.ui.controls.keys import typed
from solitaria_app.ui.describe import describe
from solitaria_app.ui.drawings import DieFace
from solitaria_app.ui.interaction import Option, Selection, offer
from solitaria_app.ui.map.targets import Choice, Mark, Target
from solitaria_app.ui.map.view import MapView
from solitaria_app.ui.panels.banner import Banner
from solitaria_app.ui.panels.contrarius import ContrariusPanel
from solitaria_app.ui.panels.display import DisplayRow
from solitaria_app.ui.panels.hand import HandRow
from solitaria_app.ui.panels.header import Header
from solitaria_app.ui.panels.promptbar import PromptBar
from solitaria_app.ui.panels.rows import RowText
from solitaria_app.ui.panels.side import SidePanel
from solitaria_app.ui.panels.store import Purse, Storehouse
from solitaria_app.ui.paths import Places
from solitaria_app.ui.saves import Saves
from solitaria_app.ui.texts import Texts, system_language
from solitaria_app.ui.theme import Theme
from solitaria_app.ui.view import View

SHOWS_DICE = (agenda.ChooseCard, agenda.MoveNext, agenda.Store)
"""Prompts beside which the dice of the reaction are shown."""


class MainWindow(QMainWindow):
    """The window. `open_first` begins: the game that was left, or the dialog for a new one."""

    def __init__(self, library: Library, places: Places) -> None:
        super().__init__()
        self.places = places
        self.settings = settings_file.load(places.settings)
        self.library = library
        self.controller = Controller(library, Saves(places.games))
        self.theme = Theme()
        self.texts = Texts("en")
        self.view: View | None = None
        self._selected: Selection | None = None
        self._chronicle: Chronicle | None = None
        self._shown_board = ""
        self._rest_marks: tuple[Mark, ...] = ()
        self._ended = False
        self.commands = Commands(self)
        self.actions_ = Actions(self, self.commands.run)
        self._build()
        self._connect()
        self.dress()
        geometry.restore(self, self.settings)

    # --- building ---------------------------------------------------------------

    def _build(self) -> None:
        self.header = Header(self.actions_.menu, self)
        self.banner = Banner(self)
        self.display = DisplayRow(self)
        self.map = MapView(self)
        self.contrarius = ContrariusPanel(self)
        self.side = SidePanel(self)
        self.prompt = PromptBar(self)
        self.hand = HandRow(self)
        self.store = Storehouse(self)
        self.purse = Purse(self)
        left = QVBoxLayout()
        left.setSpacing(4)
        left.addWidget(self.display)
        left.addWidget(self.map, 1)
        right = QVBoxLayout()
        right.setSpacing(4)
        right.addWidget(self.contrarius)
        right.addWidget(self.side, 1)
        middle = QHBoxLayout()
        middle.setSpacing(5)
        middle.addLayout(left, 1)
        middle.addLayout(right)
        below = QHBoxLayout()
        below.setSpacing(6)
        below.addWidget(self.hand, 1)
        below.addWidget(self.store)
        below.addWidget(self.purse)
        central = QWidget(self)
        whole = QVBoxLayout(central)
        whole.setContentsMargins(5, 3, 5, 4)
        whole.setSpacing(4)
        whole.addWidget(self.header)
        whole.addWidget(self.banner)
        whole.addLayout(middle, 1)
        whole.addWidget(self.prompt)
        whole.addLayout(below)
        self.setCentralWidget(central)
        self.setMinimumSize(980, 640)

    def _connect(self) -> None:
        for part in (self.hand, self.display, self.contrarius, self.prompt):
            part.chosen.connect(self.choose)
        self.prompt.confirmed.connect(lambda inputs: self.controller.do(*inputs))
        self.prompt.back.connect(lambda: self.select(None))
        self.prompt.take_back.connect(lambda: self.commands.run("step-back"))
        self.prompt.show_result.connect(lambda: self.commands.run("scores"))
        self.prompt.pointed.connect(self._point)
        self.prompt.planned.connect(self._plan)
        self.map.chosen.connect(self._chosen_on_map)
        self.map.set_explain(lambda target: describe(self.view, target) if self.view else None)
        self.side.lit.connect(self._light)
        self.side.turned.connect(self._show_chronicle)
        self.header.undo.connect(lambda: self.commands.run("undo"))
        self.header.redo.connect(lambda: self.commands.run("redo"))
        self.controller.changed.connect(self._changed)
        self.controller.saved.connect(self._saved)

    # --- looks ------------------------------------------------------------------

    def dress(self) -> None:
        """Take theme, language and text size from the settings."""
        system = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        wanted = self.settings.theme
        self.theme = Theme(
            dark=system if wanted == "system" else wanted == "dark",
            scale=self.settings.text_size / 100,
            side_set=self.settings.side_colours or Theme().side_set,
        )
        language = self.settings.language
        if language == "system":
            from PySide6.QtCore import QLocale

            language = system_language(QLocale.system().uiLanguages())
        self.texts = Texts(language)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.setPalette(self.theme.palette())
            application.setStyleSheet(self.theme.style_sheet())
        symbols.forget()
        drawings.forget()
        self.map.set_theme(self.theme)
        self.map.animate(self.settings.animate)
        self.header.dress(self.texts, self.theme)
        self.side.dress(self.texts)
        self.actions_.dress(self.texts, self.settings)
        self.setWindowTitle(self.texts("title"))
        self._chronicle = None
        self._size_parts()
        self.refresh()

    def _size_parts(self) -> None:
        """Heights and widths that follow the window and the size of text."""
        high, wide, size = self.height(), self.width(), self.theme.size()
        row = max(size * 5.7, min(high * 0.105, size * 9))
        self.header.setFixedHeight(round(size * 2.4))
        self.display.setFixedHeight(round(row))
        self.prompt.setFixedHeight(round(size * 4.55))
        for part in (self.hand, self.store, self.purse):
            part.setFixedHeight(round(row + size * 0.3))
        self.store.setFixedWidth(round((row - 4) / 2 * 6) + 10)
        self.purse.setFixedWidth(round(size * 4.6))
        panel = round(max(size * 19.3, min(wide * 0.215, size * 28)))
        self.contrarius.setFixedWidth(panel)
        self.side.setFixedWidth(panel)

    # --- refreshing -------------------------------------------------------------

    def _changed(self) -> None:
        """The table is another one: nothing is selected any more."""
        self._selected = None
        self.refresh()
        state = self.controller.state
        over = state is not None and state.over
        if over and not self._ended:
            QTimer.singleShot(0, lambda: self.commands.run("scores"))
        self._ended = over

    def refresh(self) -> None:
        """Show the present moment in every part."""
        game = self.controller.game
        for part in (self.display, self.contrarius, self.side, self.prompt, self.hand):
            part.setVisible(game is not None)
        self.store.setVisible(game is not None)
        self.purse.setVisible(game is not None)
        self._enable()
        if game is None:
            self.view = None
            return
        state = game.state
        if self._chronicle is None or self._chronicle.words.say.rules is not game.rules:
            words = Words(self.texts.language, game.rules)
            self._chronicle = Chronicle(words, self.texts, self.theme)
        words = self._chronicle.words
        offered = offer(state, self._selected)
        if offered.selected is None:
            self._selected = None
        self.view = View(state, words, self.texts, self.theme, offered, self._selected)
        self._show_header()
        self._show_map()
        self.display.refresh(self.view)
        self.contrarius.refresh(self.view)
        self.hand.refresh(self.view)
        self.store.refresh(self.view)
        self.purse.refresh(self.view)
        dice = self._show_chronicle()
        waits = state.agenda[-1] if state.agenda else None
        shown = dice if state.over or isinstance(waits, SHOWS_DICE) else []
        takes_back = not state.over and not isinstance(waits, agenda.ChooseCard)
        takes_back = takes_back and game.undo_step() is not None
        self.prompt.refresh(self.view, takes_back, shown)

    def _show_header(self) -> None:
        game, view = self.controller.game, self.view
        assert game is not None and view is not None
        header = game.header
        level = view.words.of_data(self.library.level(header.level).name)
        name = f"{self.library.board(header.board).name} · {level}"
        back, forth = game.undo_step(), game.redo_step()
        undo = "" if back is None else view.words.undo_label(game.inputs[back : game.cursor])
        redo = "" if forth is None else view.words.redo_label(game.inputs[game.cursor : forth])
        self.header.refresh(view, name, undo, redo)

    def _show_map(self) -> None:
        view, game = self.view, self.controller.game
        assert view is not None and game is not None
        if self._shown_board != game.header.board:
            self._shown_board = game.header.board
            self.map.set_board(self.library.board(game.header.board))
        self.map.set_state(view.state)
        choices = []
        for option in (*view.offer.options, *view.offer.also):
            if isinstance(option.at, Target):
                label, badge = labels.full(view, option), labels.badge(view, option)
                chosen = option.at == view.selected
                choices.append(Choice(option.at, label, badge, "selected" if chosen else "option"))
        self.map.set_choices(choices)
        self._rest_marks = self._recent()
        self.map.set_marks(self._rest_marks)

    def _recent(self) -> tuple[Mark, ...]:
        """What Contrarius did last, as long as the player's own action has not begun."""
        game, view = self.controller.game, self.view
        assert game is not None and view is not None
        for turn in reversed(turns(game)):
            marks = tuple(deeds(view.state, turn.events, side=-1)) if turn.number else ()
            if marks:
                return marks
            if any(type(event).__name__ == "CardPlayed" for event in turn.events):
                break
        return ()

    def _show_chronicle(self) -> list[DieFace]:
        game, chronicle = self.controller.game, self._chronicle
        if game is None or chronicle is None:
            return []
        why, dice = chronicle.reason(game)
        log = chronicle.log(game) if self.side.shows_log else None
        self.side.refresh(why, log, self.theme)
        return [DieFace(die.die, die.face) for die in dice]

    def _enable(self) -> None:
        game = self.controller.game
        running = game is not None
        self.actions_.enable(
            export=running,
            scores=running,
            undo=game is not None and game.undo_step() is not None,
            redo=game is not None and game.redo_step() is not None,
            step_back=game is not None and game.decision_before() is not None,
            step_forward=game is not None and game.decision_after() is not None,
            restart_turn=game is not None and game.turn_start() is not None,
        )

    # --- choosing ---------------------------------------------------------------

    def choose(self, option: Option) -> None:
        """Carry out an option, or make its selection."""
        if option.inputs:
            self.controller.do(*option.inputs)
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

    def _point(self, option: Option | None) -> None:
        """A button's place lights up on the map."""
        marks = self._rest_marks
        if option is not None:
            at = option.at
            if isinstance(at, Target):
                marks = (*marks, Mark(at, "hint"))
            elif option.topic == "send":
                marks = (*marks, Mark(Target("line", option.number), "hint"))
        self.map.set_marks(marks)

    def _light(self, row: RowText | None) -> None:
        """A line of reason or log lights up what it speaks of."""
        self.map.set_marks(row.marks if row is not None and row.marks else self._rest_marks)

    def _plan(self, result: object) -> None:
        if self.view is None:
            return
        goods, money = result if isinstance(result, tuple) else (None, None)
        self.store.preview(goods)
        self.purse.preview(money)

    def _saved(self, succeeded: bool) -> None:
        problem = self.controller.saves.problem
        if succeeded or problem is None:
            self.banner.words.clear()
            self.banner.hide()
        else:
            text = self.texts("unsaved", problem=problem)
            self.banner.show_words(text, self.texts("close"), self.theme)

    # --- events -----------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that the part with the focus did not want."""
        if self.view is not None:
            if self.prompt.press(event):
                return
            card = self.hand.by_key(typed(event)) if typed(event) else None
            if card is not None:
                card.click()
                return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size_parts()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._size_parts()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep game, settings and the window's place; closing is never refused."""
        self.controller.keep()
        geometry.remember(self, self.settings)
        settings_file.save(self.settings, self.places.settings)
        super().closeEvent(event)
