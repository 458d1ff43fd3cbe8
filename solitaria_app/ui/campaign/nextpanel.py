"""What is next in a campaign, in one sentence, and the one button that does it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from solitaria_app.content.campaign import Definition
from solitaria_app.engine.following import Way
from solitaria_app.ui import symbols
from solitaria_app.ui.campaign.book import Book, Shown, Stand
from solitaria_app.ui.campaign.wish import Wish, usual_way
from solitaria_app.ui.controls.folding import Folding
from solitaria_app.ui.controls.literal import literal
from solitaria_app.ui.settings import Settings
from solitaria_app.ui.theme import Theme

KEY = QKeySequence("Ctrl+Return")
"""Does what the button does, wherever the focus is."""
NATIVE = QKeySequence.SequenceFormat.NativeText


class NextPanel(QFrame):
    """`play` brings a `Wish`, `go_on` the number of a saved game; `resume` asks to go on with a
    campaign, `another` for a new one."""

    play = Signal(object)
    go_on = Signal(int)
    resume = Signal()
    another = Signal()

    def __init__(
        self, book: Book, theme: Theme, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setProperty("look", "panel")
        self.setAccessibleName(book.texts("campaigns.next"))
        self._book, self._theme, self._settings = book, theme, settings
        self._shown: Shown | None = None
        self._does: Callable[[], None] = lambda: None
        self.sign = QLabel(self)
        self.words = QLabel(self)
        self.words.setStyleSheet("font-weight: 600;")
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.boards = self._choice("campaigns.board")
        self.ways = self._choice("campaigns.way")
        for way in Way:
            self.ways.addItem(book.texts(f"way.{way.id}"), way.id)
        self.primary = QPushButton(self)
        self.primary.setProperty("look", "primary")
        self.primary.setAutoDefault(False)
        self.primary.clicked.connect(self._do)
        self.key = QShortcut(KEY, self)
        self.key.activated.connect(self.primary.click)
        above = QHBoxLayout()
        above.setSpacing(10)
        above.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignTop)
        above.addWidget(self.words, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12, 9, 12, 10)
        whole.setSpacing(8)
        whole.addLayout(above)
        self._choices = QWidget(self)
        row = QHBoxLayout(self._choices)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self.boards)
        row.addWidget(self.ways)
        row.addStretch(1)
        doing = QWidget(self)
        row = QHBoxLayout(doing)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(self.primary)
        whole.addWidget(Folding([self._choices, doing], 10, self, equal=True))

    def _choice(self, key: str) -> QComboBox:
        made, name = QComboBox(self), self._book.texts(key)
        made.setAccessibleName(name)
        made.setToolTip(name)
        made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        made.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        return made

    def show_next(self, shown: Shown) -> None:
        """Show what comes next in a campaign."""
        book, story = self._book, shown.story
        assert story is not None
        if self._shown is None or self._shown.campaign.id != shown.campaign.id:
            self.ways.setCurrentIndex(max(0, self.ways.findData(usual_way(shown, self._settings))))
        self._shown = shown
        self.words.setText(book.next(shown))
        c, side = self._theme.colours, self._theme.size(1.5)
        sign = shown.stand.sign if shown.stand is not Stand.RUNNING else "dice"
        colour = c.good if shown.stand is Stand.FINISHED else c.bronze
        self.sign.setPixmap(symbols.pixmap(sign, side, colour, self.devicePixelRatioF()))
        texts, running = book.texts, story.going_on
        playing = shown.stand is Stand.RUNNING and running is None
        self._choices.setVisible(playing)
        tip = ""
        if shown.stand in (Stand.PAUSED, Stand.GIVEN_UP):
            self._offer(texts("campaigns.resume"), self.resume.emit)
        elif running is not None and running.result.game is not None:
            number = running.result.game
            self._offer(texts("campaigns.go-on"), lambda: self.go_on.emit(number))
        elif story.next is None:
            after = book.after(shown)
            said = self._after(after) if after else texts("campaigns.another")
            self._offer(literal(said), self.another.emit)
        else:
            tip = texts("campaigns.play.tip", n=story.next.number, keys=KEY.toString(NATIVE))
            self._offer(texts("campaigns.play"), self._play)
            self._fill(story.next.boards)
        self.primary.setToolTip(tip)

    def _after(self, definition: Definition) -> str:
        """The words for the campaign to go on with."""
        words = self._book.words
        name, level = words.texts.of_data(definition.name), words.level(definition.stages[0].level)
        return self._book.texts("campaigns.after", name=name, level=level)

    def _offer(self, text: str, does: Callable[[], None]) -> None:
        self.primary.setText(text)
        self._does = does

    def _fill(self, boards: tuple[str, ...]) -> None:
        """The boards to choose from, the one chosen before or played last first proposed."""
        before = self.boards.currentData() or self._settings.last_board
        self.boards.clear()
        for board in boards:
            self.boards.addItem(self._book.words.board(board), board)
        self.boards.setCurrentIndex(max(0, self.boards.findData(before)))
        self.boards.setVisible(len(boards) > 1)

    def _do(self) -> None:
        self._does()

    def _play(self) -> None:
        assert self._shown is not None
        way = Way(self.ways.currentData())
        self.play.emit(Wish(self._shown, self.boards.currentData(), way))
