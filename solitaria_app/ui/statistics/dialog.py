"""The statistics: filters above, pages with charts and tables, files of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QLabel,
    QScrollArea,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from solitaria_app.content.library import Library
from solitaria_app.session.finished import Fact
from solitaria_app.ui.dialogs.plain import Plain
from solitaria_app.ui.filework.inturn import InTurn
from solitaria_app.ui.filework.oldgames import OldGames
from solitaria_app.ui.statistics.empty import Empty
from solitaria_app.ui.statistics.filterbar import FilterBar
from solitaria_app.ui.statistics.naming import Naming
from solitaria_app.ui.statistics.older import Older
from solitaria_app.ui.statistics.page import Page
from solitaria_app.ui.statistics.pages import PAGES, View, views
from solitaria_app.ui.statistics.tiles import Tiles
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme

WIDE, HIGH = 54.0, 47.0
"""From which width on, in heights of text, chart and table are beside each other; from which height
on there is room for all the rest."""


class StatisticsDialog(Plain):
    """`table`, `everything` and `picture` ask for a file of what is shown.

    `facts` are all finished games in the order of play; `completing` finds out those of older
    versions, then `reread` gives all anew.
    """

    table = Signal()
    everything = Signal()
    picture = Signal()

    def __init__(
        self,
        parent: QWidget | None,
        facts: Sequence[Fact],
        completing: OldGames,
        reread: Callable[[], Sequence[Fact]],
        library: Library,
        texts: Texts,
        theme: Theme,
    ) -> None:
        super().__init__(parent, texts("stats.title"))
        self._facts, self._reread, self._texts, self._theme = facts, reread, texts, theme
        self.shown: Sequence[Fact] = ()
        """The games that the filters leave."""
        self.naming = Naming(library, texts)
        self.count = self.words("", "soft")
        self.filters = FilterBar(self.naming, self)
        self.body.addWidget(self.filters)
        self.older = Older(completing, texts, theme, self)
        self.older.ended.connect(self._reread_all)
        self.body.addWidget(self.older)
        self._turn = InTurn(self)
        self._turn.waits.connect(self._waits)
        self.tabs = QTabBar(self)
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        self.tabs.setAccessibleName(texts("stats.title"))
        for page in PAGES:
            self.tabs.setTabToolTip(
                self.tabs.addTab(texts(f"stats.page.{page}")), texts(f"stats.about.{page}")
            )
        self.body.addWidget(self.tabs)
        self._build_parts(theme, texts)
        self._build_buttons(texts)
        self.filters.changed.connect(self._chosen)
        self.empty.all_games.clicked.connect(self.filters.reset)
        self.tabs.currentChanged.connect(self._show)
        self._take(facts)
        self.size_to(theme.size(110), theme.size(68))
        self.tabs.setFocus()
        self.older.begin()

    def _build_parts(self, theme: Theme, texts: Texts) -> None:
        figures = QWidget(self)
        column = QVBoxLayout(figures)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.tiles = Tiles(theme, self.naming, figures)
        self.page = Page(theme, self.naming, figures)
        column.addWidget(self.tiles)
        column.addWidget(self.page, 1)
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setWidget(figures)
        self.area.setAccessibleName(texts("stats.title"))
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.empty = Empty(texts, self)
        self.parts = QStackedWidget(self)
        self.parts.addWidget(self.area)
        self.parts.addWidget(self.empty)
        self.body.addWidget(self.parts, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """With large letters all is below each other and scrolled to, and what is not the chart
        takes less of the height."""
        super().resizeEvent(event)
        narrow = self.width() < self._theme.size(WIDE)
        low = self.height() < self._theme.size(HIGH)
        fold = narrow or low
        self.heading.setVisible(not low)
        self.filters.fold(low)
        self.page.fold(narrow, low)
        self.tiles.fold(narrow, low)
        self.count.setVisible(not fold and bool(self._facts))  # the chart says it too
        policy = Qt.FocusPolicy.StrongFocus if fold else Qt.FocusPolicy.NoFocus
        self.area.setFocusPolicy(policy)

    def _build_buttons(self, texts: Texts) -> None:
        self.said = QLabel(self)
        self.said.setWordWrap(True)
        self.said.hide()
        self.body.addWidget(self.said)
        self.savers = [
            self.button(texts(f"stats.save.{signal_name}"), signal.emit)
            for signal_name, signal in (
                ("picture", self.picture),
                ("table", self.table),
                ("everything", self.everything),
            )
        ]
        self.close_button = self.button(texts("close"), self.reject, primary=True)

    def say(self, text: str) -> None:
        """Tell something about what was asked for."""
        self.said.setText(text)
        self.said.show()

    def _reread_all(self, said: str) -> None:
        """The older games are found out: what there is to say of them, and all games anew."""
        if said:
            self.say(said)
        self._turn.do(self._reread, self._take, lambda problem: self.say(self._texts.told(problem)))

    def _waits(self, on: bool) -> None:
        if on:
            self.say(self._texts("filework.busy"))
        else:
            self.said.hide()

    def done(self, result: int) -> None:
        """The dialog closes: nothing goes on behind it."""
        self.older.leave()
        self._turn.cancel()
        super().done(result)

    # --- showing ----------------------------------------------------------------

    def _take(self, facts: Sequence[Fact]) -> None:
        """All finished games, anew."""
        self._facts = facts
        self.filters.offer(facts)
        self.filters.setVisible(bool(facts))
        self._filter()

    def _filter(self) -> None:
        self.shown = self.filters.filter().of(self._facts)
        texts = self._texts
        counts = {"n": len(self.shown), "all": len(self._facts)}
        said = texts("stats.count", **counts) if self._facts else ""
        self.count.setText(self._with_entered(said, self.shown))
        self._show()

    def _with_entered(self, said: str, games: Sequence[Fact]) -> str:
        """How many games there are, with how many of them were entered by hand."""
        entered = sum(fact.entered for fact in games)
        return self._texts("stats.entered", said=said, n=entered) if entered else said

    def _chosen(self) -> None:
        """Other filters: what was said of a file is no longer about what is shown."""
        self.said.hide()
        self._filter()

    def _games(self, view: View) -> str:
        """Which games a chart is drawn from, and which are left out."""
        chosen, texts, games = self.filters.told(), self._texts, view.games
        said = texts("stats.games.chosen" if chosen else "stats.games", n=len(games), chosen=chosen)
        said = self._with_entered(said, games)
        if view.entered:
            said = texts("stats.entered.not", said=said)
        return texts("stats.undated", said=said, n=view.undated) if view.undated else said

    @property
    def page_name(self) -> str:
        """Which page is shown."""
        return PAGES[self.tabs.currentIndex()]

    def _show(self) -> None:
        page = self.page_name
        found = views(page, self.shown)
        self.tiles.setVisible(page == "overview" and bool(found))
        self.tabs.setVisible(bool(self._facts))
        for button in self.savers[:2]:
            button.setEnabled(bool(found))
        self.savers[2].setEnabled(bool(self.shown))
        if not found:
            older = self.older.isVisibleTo(self)
            self.empty.tell(page, bool(self._facts), self.shown, older)
            self.parts.setCurrentWidget(self.empty)
            return
        if page == "overview":
            self.tiles.show_games(self.shown)
        self.page.show_views(found, self._games)
        self.parts.setCurrentWidget(self.area)
