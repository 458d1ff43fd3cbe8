"""The story of one campaign: where one stands, what is next, the course, each game."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from solitaria_app.session.campaign.result import Result, Standing
from solitaria_app.ui.campaign.book import Book, Shown, Stand
from solitaria_app.ui.campaign.chart import CourseChart
from solitaria_app.ui.campaign.games import GamesTable
from solitaria_app.ui.campaign.nextpanel import NextPanel
from solitaria_app.ui.controls.grid import Columns
from solitaria_app.ui.controls.literal import literal
from solitaria_app.ui.settings import Settings
from solitaria_app.ui.theme import Theme

LARGE_TEXT = 1.15
"""The largest scale of text at which the course comes before the games."""
TALL_TABLE = 9.0
"""The height of the games where they come first, in heights of text."""
SIDE = 4
"""What stays free beside everything, in pixels."""
MENU = {
    "rename": "campaigns.rename",
    "table-rules": "campaigns.table-rules",
    "pause": "campaigns.pause",
    "resume": "campaigns.resume",
    "give-up": "campaigns.give-up",
    "give-up-game": "campaigns.give-up-game",
    "export": "campaigns.export",
    "delete": "campaigns.delete",
}
"""What can be done with a campaign, and the words for it."""
DEEDS = {
    "enter": ("campaigns.enter", "campaigns.enter.tip"),
    "add-game": ("campaigns.add", "campaigns.add.tip"),
    "edit": ("campaigns.edit", "campaigns.edit.tip"),
    "remove": ("campaigns.remove", "campaigns.remove.tip"),
    "open": ("campaigns.open", "campaigns.open.tip"),
    "bring-back-game": ("campaigns.bring-back", "campaigns.bring-back.tip"),
}
"""What can be done with its games."""


class CampaignPage(QWidget):
    """`asked` brings a name of `MENU` or `DEEDS`; the chosen game is `table.told`."""

    asked = Signal(str)

    def __init__(
        self, book: Book, theme: Theme, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._book, self._theme = book, theme
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.viewport().setAutoFillBackground(False)
        inside = QWidget(self)
        inside.setAutoFillBackground(False)
        self.name = self._label("title")
        self.about = self._label("small")
        self.stands = self._label("prompt")
        self.next = NextPanel(book, theme, settings, self)
        self.chart = CourseChart(book, theme, self)
        self.empty = self._label("soft")
        self.empty.setText(book.texts("campaigns.games.none"))
        self.table = GamesTable(book, theme, self)
        self.table.selectionModel().selectionChanged.connect(self._enable)
        self.table.asked.connect(self._take)
        self.deeds = {name: self._deed(name) for name in DEEDS}
        self._one_of = QStackedWidget(self)
        """Opens a saved game, changes a result by hand or brings a deleted game back, whichever is
        chosen."""
        for name in ("open", "edit", "bring-back-game"):
            self._one_of.addWidget(self.deeds[name])
        places = [self.deeds["enter"], self.deeds["add-game"], self._one_of, self.deeds["remove"]]
        self.buttons = Columns(places, 8, len(places), self)
        self.buttons.setContentsMargins(SIDE + 2, 0, SIDE + 2, 0)  # under the frames above
        self._lay_out(inside)
        self.area.setWidget(inside)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addWidget(self.area, 1)
        whole.addWidget(self.buttons)  # always seen, in the same place

    def _label(self, role: str) -> QLabel:
        made = QLabel(self)
        made.setProperty("role", role)
        made.setWordWrap(True)
        made.setTextFormat(Qt.TextFormat.PlainText)
        return made

    def _deed(self, name: str) -> QPushButton:
        label, tip = (self._book.texts(key) for key in DEEDS[name])
        made = QPushButton(label, self)
        made.setToolTip(tip)
        made.setAutoDefault(False)
        made.clicked.connect(lambda: self.asked.emit(name))
        return made

    def _more(self) -> QToolButton:
        texts = self._book.texts
        button, menu = QToolButton(self), QMenu(self)
        button.setText(texts("campaigns.more"))
        button.setToolTip(texts("campaigns.more.tip"))
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.undoing = menu.addAction("")
        self.menu = {}
        for name, key in MENU.items():
            action = menu.addAction(texts(key))
            action.triggered.connect(lambda _=False, name=name: self.asked.emit(name))
            self.menu[name] = action
        button.setMenu(menu)
        return button

    def _lay_out(self, inside: QWidget) -> None:
        above = QHBoxLayout()
        above.setSpacing(10)
        above.addWidget(self.name, 1)
        self.more = self._more()
        above.addWidget(self.more, 0, Qt.AlignmentFlag.AlignTop)
        whole = QVBoxLayout(inside)
        whole.setContentsMargins(SIDE, 0, SIDE, 0)
        whole.setSpacing(6)
        whole.addLayout(above)
        whole.addWidget(self.stands)
        whole.addWidget(self.about)
        whole.addWidget(self.next)
        if self._theme.scale > LARGE_TEXT:
            self.table.setMinimumHeight(round(self._theme.size(TALL_TABLE)))
        below: list[tuple[QWidget, int]] = [(self.empty, 0), (self.table, 2)]
        # with large text the rest is scrolled to, and the games are what must be seen first
        below.insert(0 if self._theme.scale <= LARGE_TEXT else 2, (self.chart, 3))
        for widget, stretch in below:
            whole.addWidget(widget, stretch)
        self._spare = QWidget(inside)
        whole.addWidget(self._spare, 2)

    # --- showing ------------------------------------------------------------------

    def name_undoing(self, words: str) -> None:
        """Say in the menu what would be taken back; nothing without words."""
        self.undoing.setText(literal(words))
        self.undoing.setVisible(bool(words))

    def show_campaign(self, shown: Shown) -> None:
        """Show a campaign; of one that can't be read the reason alone."""
        book = self._book
        self.name.setText(shown.campaign.name)
        self.stands.setText(book.stands(shown))
        sound = shown.story is not None
        games = shown.story.games if shown.story is not None else ()
        some = bool(games)
        self.about.setVisible(sound)
        self.next.setVisible(sound)
        self.buttons.setVisible(sound)
        self.empty.setVisible(sound and not some)
        self.table.setVisible(some)
        self._spare.setVisible(not some)
        if sound:
            kind, rules = book.kind(shown.campaign), book.rules(shown)
            self.about.setText(f"{kind}. {rules}" if kind else rules)
            self.next.show_next(shown)
            self.chart.show_course(shown)
            self.table.put(shown)
        self.chart.setVisible(sound)
        going_on = shown.story.going_on if shown.story is not None else None
        can = {
            "rename": sound,
            "table-rules": sound and shown.stand is not Stand.FINISHED,
            "pause": shown.stand is Stand.RUNNING,
            "resume": shown.stand in (Stand.PAUSED, Stand.GIVEN_UP),
            "give-up": shown.stand in (Stand.RUNNING, Stand.PAUSED),
            "give-up-game": going_on is not None and going_on.result.game is not None,
            "export": sound,
            "delete": True,
        }
        for name, on in can.items():
            self.menu[name].setVisible(on)
        self.deeds["add-game"].setEnabled(sound and shown.stand is not Stand.FINISHED)
        self._enable()

    def _enable(self) -> None:
        told = self.table.told if not self.table.isHidden() else None
        one = _deed_with(told.result) if told is not None else "open"
        self.deeds["remove"].setEnabled(told is not None)
        self.deeds[one].setEnabled(told is not None)
        self._one_of.setCurrentWidget(self.deeds[one])

    def _take(self, result: Result) -> None:
        self.asked.emit(_deed_with(result))


def _deed_with(result: Result) -> str:
    """The deed of a chosen game beside removing it."""
    if result.game is None:
        return "edit"
    return "bring-back-game" if result.standing is Standing.DELETED else "open"
