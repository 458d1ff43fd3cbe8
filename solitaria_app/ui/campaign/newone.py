"""A new campaign: which one, what the player settles, its name, and what it asks for then."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from solitaria_app.content.campaign import Definition
from solitaria_app.content.check_campaign import LONGEST_NAME
from solitaria_app.session.campaign.begin import begun
from solitaria_app.session.campaign.byhand import BadResult, clean_name
from solitaria_app.session.header import new_seed
from solitaria_app.ui.campaign.book import Book
from solitaria_app.ui.campaign.choosing import Choosing
from solitaria_app.ui.campaign.tablerules import chosen, values
from solitaria_app.ui.controls.folding import Folding
from solitaria_app.ui.dialogs.fitting import fit
from solitaria_app.ui.dialogs.framed import framed, options
from solitaria_app.ui.dialogs.table_rules import TableRulesChoice
from solitaria_app.ui.theme import Theme


class NewCampaign(QDialog):
    """`began` brings name and definition of the campaign that begins."""

    began = Signal(str, object)

    def __init__(
        self,
        parent: QWidget | None,
        book: Book,
        theme: Theme,
        fresh_name: Callable[[str], str],
        proposed: Definition | None = None,
    ) -> None:
        """`fresh_name` makes a name one that no campaign has yet; `proposed` is chosen at first,
        from its first stage on."""
        super().__init__(parent)
        self._book, self._theme, self._fresh_name = book, theme, fresh_name
        self._seed = new_seed()
        self._proposed = ""
        self._first = proposed
        texts = book.texts
        self.setWindowTitle(texts("campaigns.new.title"))
        self.kinds = QButtonGroup(self)
        left, right = QWidget(self), QWidget(self)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self._kinds())
        frame, layout = framed(left, texts("new.rules"), theme)
        self.table_rules = TableRulesChoice(book.library, texts.language, frame)
        layout.addLayout(self.table_rules.rows)
        column.addWidget(frame)
        column.addStretch(1)
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        frame, layout = framed(right, texts("campaigns.name"), theme)
        self.name = QLineEdit(frame)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(texts("campaigns.name"))
        layout.addWidget(self.name)
        column.addWidget(frame)
        self.frame, layout = framed(right, texts("campaigns.new.choose"), theme)
        self.choosing = Choosing(book, self.frame)
        layout.addWidget(self.choosing)
        column.addWidget(self.frame)
        frame, layout = framed(right, texts("campaigns.new.rules"), theme)
        self.rules = QLabel(frame)
        self.rules.setWordWrap(True)
        self.rules.setTextFormat(Qt.TextFormat.PlainText)
        layout.addWidget(self.rules)
        column.addWidget(frame)
        column.addStretch(1)
        right.setMinimumWidth(round(theme.size(24)))  # the table rules make the left wide enough
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setWidget(Folding([left, right], 12, self, equal=True))
        area.setAccessibleName(texts("campaigns.new.title"))
        heading = QLabel(texts("campaigns.new.title"), self)
        heading.setProperty("role", "title")
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 14, 18, 14)
        whole.setSpacing(10)
        whole.addWidget(heading)
        whole.addWidget(area, 1)
        whole.addLayout(self._buttons())
        self.choosing.changed.connect(self._tell)
        self.table_rules.changed.connect(self._tell)
        self.kinds.buttonClicked.connect(self._turn)
        self._turn()
        fit(self, area, (theme.size(62), theme.size(42)))
        self.begin.setFocus()

    def _kinds(self) -> QFrame:
        words = self._book.words.texts
        frame, layout = framed(self, self._book.texts("campaigns.new.kind"), self._theme)
        definitions = self._book.library.campaigns
        first = self._first.id if self._first is not None else next(iter(definitions))
        entries = [
            (id, words.of_data(one.name), words.of_data(one.text))
            for id, one in definitions.items()
        ]
        layout.addLayout(options(frame, self.kinds, entries, first))
        return frame

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.trouble = QLabel("", self)
        self.trouble.setWordWrap(True)
        cancel = QPushButton(self._book.texts("campaigns.cancel"), self)
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        self.begin = QPushButton(self._book.texts("campaigns.new.begin"), self)
        self.begin.setProperty("look", "primary")
        self.begin.setDefault(True)
        self.begin.clicked.connect(self._begin)
        row.addWidget(self.trouble, 1)
        row.addWidget(cancel)
        row.addWidget(self.begin)
        return row

    # --- choosing -----------------------------------------------------------------

    @property
    def definition(self) -> Definition:
        """The kind that is chosen."""
        button = self.kinds.checkedButton()
        assert button is not None
        return self._book.library.campaigns[button.objectName()]

    def _turn(self) -> None:
        """Another kind."""
        definition = self.definition
        wanted = self._book.words.texts.of_data(definition.name)
        if self.name.text() == self._proposed:
            self._proposed = self._fresh_name(wanted)
            self.name.setText(self._proposed)
        first = self._first
        begin = first.stages[0].level if first is not None and first.id == definition.id else None
        self.choosing.offer(definition, begin)
        if definition.table_rules is not None:
            self.table_rules.choose(values(definition.table_rules))
        self.frame.setVisible(bool(definition.chosen))
        self._tell()

    def _made(self) -> Definition:
        """What begins; ValueError says what is missing."""
        definition = self.definition
        choices = self.choosing.given if definition.chosen else None
        rules = chosen(self._book, self.table_rules)
        return begun(definition, self._book.library, self._seed, choices, rules)

    def _tell(self) -> None:
        """What the campaign asks for as it is chosen now."""
        try:
            made = self._made()
        except ValueError as problem:
            self.trouble.setText(self._book.texts.told(problem))
            self.begin.setEnabled(False)
            return
        self.trouble.clear()
        self.begin.setEnabled(True)
        words = self._book.words
        self.rules.setText("\n".join([*words.demands(made), *words.table_rules(made)]))

    def _begin(self) -> None:
        try:
            name, made = clean_name(self.name.text()), self._made()
        except BadResult as bad:
            self.trouble.setText(self._book.words.wrong(bad.wrong[0]))
            self.name.setFocus()
            return
        self.accept()
        self.began.emit(name, made)
