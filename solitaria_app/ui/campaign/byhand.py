"""A result entered by hand: board, start, both totals, who has the Concordia card, the date."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QFrame,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from solitaria_app.session.campaign.byhand import Why, Wrong, wrong_day, wrong_in
from solitaria_app.session.campaign.entering import Entering, entering
from solitaria_app.session.campaign.result import Result
from solitaria_app.session.words.entering import entering_said
from solitaria_app.ui import dates
from solitaria_app.ui.campaign.book import Book, Shown
from solitaria_app.ui.controls.numberfield import plain_numbers
from solitaria_app.ui.dialogs.plain import MARGIN, Plain
from solitaria_app.ui.theme import Theme

MOST_DIGITS = 9999
"""What can be typed; what can be is said in a sentence."""
EXAMPLE = "2024-05-31"
"""A day that shows how dates are written."""


class ByHand(Plain):
    """`entered` brings a `Result` that can be; what can't is refused beside its field."""

    entered = Signal(object)

    def __init__(
        self,
        parent: QWidget | None,
        book: Book,
        shown: Shown,
        theme: Theme,
        settings_board: str,
        before: Result | None = None,
    ) -> None:
        """`before` is the result that is changed, None to enter one."""
        texts = book.texts
        title = "campaigns.enter.title" if before is None else "campaigns.edit.title"
        super().__init__(parent, texts(title))
        self._book, self._shown, self._before = book, shown, before
        upcoming = shown.story.next if shown.story is not None else None
        about = self.words(texts("campaigns.enter.about"), "soft")
        about.setMinimumWidth(round(theme.size(26)))
        self.running = self.words(book.beside_running(shown) if before is None else "")
        self.running.setVisible(bool(self.running.text()))
        form = QFormLayout()
        form.setHorizontalSpacing(14)
        form.setVerticalSpacing(8)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        boards = upcoming.boards if upcoming is not None and before is None else ()
        board = self._proposed(before, boards, settings_board)
        self.board = self._choice([(id, book.words.board(id)) for id in book.library.boards], board)
        level = before.level if before else upcoming.level if upcoming else "standard"
        self.level = self._choice([(id, book.words.level(id)) for id in book.library.levels], level)
        start = before.start if before else upcoming.start if upcoming else 0
        self.start = self._number(str(start))
        self.human = self._number(str(before.human) if before else "")
        self.contrarius = self._number(str(before.contrarius) if before else "")
        self.concordia = self._choice(
            [
                ("", texts("campaigns.concordia.unknown")),
                ("mine", texts("campaigns.concordia.mine")),
                ("theirs", texts("campaigns.concordia.theirs")),
            ],
            {None: "", True: "mine", False: "theirs"}[before.concordia if before else None],
        )
        played = before.played if before else date.today().isoformat()
        self.date = QLineEdit(dates.shown(played, texts.language), self)
        self.date.setMaxLength(12)
        self._fields = {
            "board": (texts("campaigns.board"), self.board),
            "level": (texts("campaigns.level"), self.level),
            "start": (texts("campaigns.points.start"), self.start),
            "human": (texts("campaigns.mine"), self.human),
            "contrarius": (texts("campaigns.theirs"), self.contrarius),
            "concordia": (texts("campaigns.concordia"), self.concordia),
            "played": (texts("campaigns.date", example=self._example), self.date),
        }
        for name, field in self._fields.values():
            field.setAccessibleName(name)
            form.addRow(name, field)
        self._inside = QWidget(self)
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(about)
        column.addWidget(self.running)
        column.addLayout(form)
        column.addStretch(1)
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setAccessibleName(texts(title))
        self._area.setWidget(self._inside)
        self.body.addWidget(self._area, 1)
        self.means = self.words("")
        self.warning = self.words("")
        self.warning.setStyleSheet("font-weight: 600;")
        for label in (self.means, self.warning):
            label.setMinimumHeight(label.fontMetrics().lineSpacing())
        self.trouble = self.words("")
        self.trouble.setStyleSheet(f"color: {theme.colours.bad}; font-weight: 600;")
        self.trouble.hide()
        self.button(texts("campaigns.cancel"), self.reject)
        self.keep = self.button(texts("campaigns.keep"), self._keep, primary=True)
        for edit in (self.start, self.human, self.contrarius):
            edit.textEdited.connect(self._follow)
        for choice in (self.board, self.level):
            choice.activated.connect(self._follow)
        self.concordia.currentIndexChanged.connect(self._follow)
        self.date.textEdited.connect(self._follow)
        self.level.activated.connect(self._usual_start)
        self._follow()
        self.human.setFocus()

    def _proposed(self, before: Result | None, boards: tuple[str, ...], last: str) -> str:
        if before is not None:
            return before.board
        return last if last in boards or not boards else boards[0]

    def _choice(self, entries: list[tuple[str, str]], chosen: str) -> QComboBox:
        made = QComboBox(self)
        for value, words in entries:
            made.addItem(words, value)
        if made.findData(chosen) < 0:
            made.insertItem(0, chosen, chosen)  # a board or level that there is no more
        made.setCurrentIndex(made.findData(chosen))
        return made

    def _number(self, text: str) -> QLineEdit:
        made = QLineEdit(text, self)
        made.setValidator(plain_numbers(MOST_DIGITS, made))
        made.setMaxLength(len(str(MOST_DIGITS)))
        return made

    def _usual_start(self) -> None:
        """Another level was chosen: the start is the one that the campaign gives at its level,
        else the level's own."""
        level = self.level.currentData()
        asked = self._meaning(replace(self._so_far, level=level)).asked
        if asked is not None and asked.level == level:
            self.start.setText(str(asked.start))
        elif level in self._book.library.levels:
            self.start.setText(str(self._book.library.levels[level].level.start_points))
        self._follow()

    def _follow(self) -> None:
        """Say what the result means as it stands in the fields now. Without both totals there is
        none, but it is told already if it is for another game than the next one."""
        whole = all(edit.text() for edit in (self.start, self.human, self.contrarius))
        self.keep.setEnabled(whole)
        definition = self._shown.campaign.definition
        assert definition is not None
        meaning = self._meaning(self.given if whole else self._so_far)
        said, warning = entering_said(self._book.words, definition, meaning)
        self.means.setText(said if whole else "")
        self.warning.setText(warning)
        played = dates.read(self.date.text(), self._book.texts.language)
        wrong = wrong_day(played, date.today())
        future = wrong is not None and wrong.why is Why.FUTURE  # others may still be being typed
        self.trouble.setText(self._said(wrong) if wrong is not None and future else "")
        self.trouble.setVisible(future)
        self._grow()

    def _grow(self) -> None:
        """As large as what is said now needs, if the window has that much room; else the fields
        are scrolled to."""
        self.ensurePolished()
        parent, whole = self.parentWidget(), self.layout()
        assert whole is not None
        margins = whole.contentsMargins()
        needed = self._inside.sizeHint()
        beside = (
            margins.left() + margins.right() + self._area.verticalScrollBar().sizeHint().width()
        )
        wide = max(self.width(), needed.width() + beside + 8)
        least = needed.height() + 4  # with its frame
        self._area.setMinimumHeight(least)
        for layout in (self.body, whole):
            layout.invalidate()
        high = whole.totalHeightForWidth(wide)
        most = parent.window().height() - MARGIN if parent is not None else high
        self._area.setMinimumHeight(least - max(0, high - most))
        self.resize(wide, max(self.height(), min(high, most)))

    @property
    def _so_far(self) -> Result:
        """The game without its totals."""
        start = int(self.start.text() or 0)
        return Result(self.board.currentData(), self.level.currentData(), start)

    def _meaning(self, result: Result) -> Entering:
        boards = self._book.library.largest_first
        return entering(self._shown.campaign, boards, result, self._before)

    @property
    def given(self) -> Result:
        """What stands in the fields."""
        concordia = {"": None, "mine": True, "theirs": False}[self.concordia.currentData()]
        return Result(
            self.board.currentData(),
            self.level.currentData(),
            int(self.start.text()),
            int(self.human.text()),
            int(self.contrarius.text()),
            concordia,
            played=dates.read(self.date.text(), self._book.texts.language),
        )

    @property
    def _example(self) -> str:
        """How a date may be written."""
        return dates.shown(EXAMPLE, self._book.texts.language)

    def _said(self, wrong: Wrong) -> str:
        if wrong.why is Why.DATE:
            return self._book.texts("campaigns.date.wrong", example=self._example, iso=EXAMPLE)
        return self._book.words.wrong(wrong)

    def _keep(self) -> None:
        given = self.given
        wrong = list(wrong_in(given, self._book.library, date.today()))
        if not wrong:
            self.accept()
            self.entered.emit(given)
            return
        self.trouble.setText("\n".join(map(self._said, wrong)))
        self.trouble.show()
        self._grow()
        field = self._fields[wrong[0].key][1]
        field.setFocus()
        if isinstance(field, QLineEdit):
            field.selectAll()
