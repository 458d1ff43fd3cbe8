"""The screen of campaigns: the list at the left, the story of the chosen one at the right."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from solitaria_app.ui.campaign.book import Book, Shown
from solitaria_app.ui.campaign.campaignlist import CampaignList
from solitaria_app.ui.campaign.changes import Changes
from solitaria_app.ui.campaign.deeds import Deeds
from solitaria_app.ui.campaign.empty import Empty
from solitaria_app.ui.campaign.page import CampaignPage
from solitaria_app.ui.filework.waysback import Way
from solitaria_app.ui.library.strip import Strip
from solitaria_app.ui.settings import Settings
from solitaria_app.ui.theme import Theme

MARGIN = 24
"""What stays free of the window round the screen, in pixels."""
LEFT = (13.0, 0.3)
"""The width of the list: in heights of text, and the largest part of the screen."""


class CampaignScreen(QDialog):
    """`play` brings a `Wish`, `opened` the number of a saved game."""

    play = Signal(object)
    opened = Signal(int)

    def __init__(
        self,
        parent: QWidget,
        book: Book,
        theme: Theme,
        settings: Settings,
        campaigns: list[Shown],
        chosen: int | None = None,
        ways: list[Way] | None = None,
    ) -> None:
        """`campaigns` are all, deleted ones too. `chosen` is the number of the campaign to show,
        None for the first. `ways` back from before stay with whoever keeps the list."""
        super().__init__(parent)
        self.book, self.theme, self.settings = book, theme, settings
        texts = book.texts
        self.setWindowTitle(texts("campaigns.title"))
        heading = QLabel(texts("campaigns.title"), self)
        heading.setProperty("role", "title")
        self.list = CampaignList(book, theme, self)
        self.page = CampaignPage(book, theme, settings, self)
        self.empty = Empty(texts, theme, self)
        self.strip = Strip(texts("dismiss"), theme, self)
        self.changes = Changes(self, [] if ways is None else ways)
        self.deeds = Deeds(self)
        self.new = self._button("campaigns.new", self.deeds.begin)
        self.importing = self._button("campaigns.import", self.deeds.take_in)
        self.bringing = self._button("campaigns.deleted", self.deeds.show_deleted)
        self.bringing.setProperty("look", "quiet")
        self.closing = self._button("close", self.reject)
        below = QHBoxLayout()
        below.setSpacing(8)
        below.addWidget(self.importing)
        below.addWidget(self.bringing)
        below.addStretch(1)
        below.addWidget(self.closing)
        self._left = QWidget(self)
        column = QVBoxLayout(self._left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.list, 1)
        column.addWidget(self.new)
        sides = QWidget(self)
        row = QHBoxLayout(sides)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self._left)
        row.addWidget(self.page, 1)
        self.stack = QStackedWidget(self)
        self.stack.addWidget(self.empty)
        self.stack.addWidget(sides)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 12, 18, 12)
        whole.setSpacing(10)
        above = QHBoxLayout()
        above.setSpacing(18)
        above.addWidget(heading)
        above.addWidget(self.strip, 1)
        self._keep_place(heading)
        whole.addLayout(above)
        whole.addWidget(self.stack, 1)
        whole.addLayout(below)
        self._read: list[Shown] = []
        self.campaigns: list[Shown] = []
        self.deleted: list[Shown] = []
        self._connect()
        self._fit(parent)
        self.show_campaigns(campaigns, chosen)

    def _keep_place(self, heading: QLabel) -> None:
        """What is told beside the heading moves nothing when it comes and goes."""
        self.strip.ensurePolished()
        self.strip.button.ensurePolished()
        heading.setMinimumHeight(self.strip.button.sizeHint().height() + 10)

    def _button(self, key: str, does: Callable[[], object]) -> QPushButton:
        made = QPushButton(self.book.texts(key), self)
        made.setAutoDefault(False)
        made.clicked.connect(does)
        return made

    def _connect(self) -> None:
        self.list.turned.connect(self._turn)
        self.page.asked.connect(self.deeds.do)
        self.page.next.play.connect(self.play)
        self.page.next.go_on.connect(self.opened)
        self.page.next.resume.connect(lambda: self.deeds.do("resume"))
        self.page.next.another.connect(self.deeds.begin_another)
        self.empty.classic.connect(self.deeds.begin_classic)
        self.empty.new.connect(self.deeds.begin)
        self.empty.take_in.connect(self.deeds.take_in)
        undo = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self)
        undo.activated.connect(self.changes.ways.undo)
        self.page.undoing.triggered.connect(self.changes.ways.undo)
        self.page.more.menu().aboutToShow.connect(
            lambda: self.page.name_undoing(self.changes.ways.undoing)
        )

    def _fit(self, parent: QWidget) -> None:
        size = parent.window().size()
        wide = min(size.width() - 2 * MARGIN, round(self.theme.size(100)))
        high = min(size.height() - 2 * MARGIN, round(self.theme.size(64)))
        self.resize(wide, high)
        self._left.setFixedWidth(round(min(self.theme.size(LEFT[0] * 1.6), wide * LEFT[1])))

    # --- reading ------------------------------------------------------------------

    @property
    def shown(self) -> Shown | None:
        """The chosen campaign."""
        return self.list.shown

    def show_campaigns(self, campaigns: list[Shown], chosen: int | None = None) -> None:
        """Show what was read; the chosen campaign stays, or another one by its number."""
        if chosen is None and self.shown is not None:
            chosen = self.shown.campaign.id
        self._read = campaigns
        self.campaigns = [one for one in campaigns if not one.campaign.deleted]
        self.deleted = [one for one in campaigns if one.campaign.deleted]
        self.list.put(self.campaigns, chosen)
        self.stack.setCurrentIndex(1 if self.campaigns else 0)
        self.importing.setVisible(bool(self.campaigns))
        self.bringing.setVisible(bool(self.deleted))
        if self.shown is not None:
            self._turn(self.shown)
        self._focus()

    def _turn(self, shown: Shown) -> None:
        self.page.show_campaign(shown)

    @property
    def _primary(self) -> QPushButton:
        return self.page.next.primary if self.campaigns else self.empty.primary

    def hold(self) -> None:
        """The focus goes to the list, where another campaign is chosen now: what was about one
        that is gone must not be about this one at a key."""
        (self.list if self.campaigns else self.empty.primary).setFocus(
            Qt.FocusReason.OtherFocusReason
        )

    def _focus(self) -> None:
        if self.focusWidget() is None or not self.isVisible():
            self._primary.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus, and no other."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif isinstance(button := self.focusWidget(), QAbstractButton):
            button.click()

    def changeEvent(self, event: QEvent) -> None:
        """Another window, or the game behind, may have changed something meanwhile."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._follow()

    def _follow(self) -> None:
        turn = self.changes.ways.turn
        if turn.idle:
            turn.do(self.book.read_all, self._look, lambda _: None)  # the next change tells

    def _look(self, campaigns: list[Shown]) -> None:
        if campaigns != self._read:
            self.show_campaigns(campaigns)

    def tell(self, text: str) -> None:
        """Say something beside the heading."""
        self.strip.tell(text)
