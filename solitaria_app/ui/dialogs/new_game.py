"""The dialog for a new game: board, level, seed, table rules, and what is not certain."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
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

from solitaria_app.content.library import Library
from solitaria_app.session.header import SEED_LENGTH, BadHeader, new_header, new_seed
from solitaria_app.session.setups import Setups
from solitaria_app.session.words.catalogue import Catalogue
from solitaria_app.ui.beginning import Beginning
from solitaria_app.ui.controls.folding import Folding
from solitaria_app.ui.dialogs.board_tile import BoardTile
from solitaria_app.ui.dialogs.campaigns_offered import CampaignsOffered, Offer
from solitaria_app.ui.dialogs.doubts import DoubtsPanel
from solitaria_app.ui.dialogs.fitting import fit
from solitaria_app.ui.dialogs.framed import framed, options
from solitaria_app.ui.dialogs.new_way import NewWay
from solitaria_app.ui.dialogs.table_rules import TableRulesChoice
from solitaria_app.ui.settings import Settings
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme

LEAST_SIDE = 29.0
"""Least width of boards and ways, in heights of text; with less they stand above the rest."""


class NewGameDialog(QDialog):
    """`began` gets a `Beginning`: the header of the new game, and where its set-up comes from;
    `campaign` the place of one of the campaigns that are offered instead."""

    began = Signal(object)
    campaign = Signal(int)

    def __init__(
        self,
        parent: QWidget | None,
        library: Library,
        texts: Texts,
        theme: Theme,
        settings: Settings,
        setups: Setups,
        offered: Sequence[Offer] = (),
    ) -> None:
        super().__init__(parent)
        self._library, self._texts, self._theme = library, texts, theme
        self._settings = settings
        self._words = Catalogue(texts.language)
        self.setWindowTitle(texts("new.title"))
        self.boards = QButtonGroup(self)
        self.levels = QButtonGroup(self)
        left = QVBoxLayout()
        left.setSpacing(10)
        left.addWidget(self._boards())
        self.way = NewWay(self, library, texts, theme, settings, setups)
        left.addWidget(self.way)
        left.addStretch(1)
        right = QVBoxLayout()
        right.setSpacing(10)
        right.addWidget(self._levels())
        right.addWidget(self._seed())
        right.addWidget(self._rules())
        self.doubts = DoubtsPanel(texts, theme, self)
        self.doubts.show_doubts(library)
        right.addWidget(self.doubts, 1)
        sides = []
        for layout in (left, right):
            layout.setContentsMargins(0, 0, 0, 0)
            sides.append(QWidget(self))
            sides[-1].setLayout(layout)
        sides[0].setMinimumWidth(round(theme.size(LEAST_SIDE)))
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setAccessibleName(texts("new.title"))
        self.area.setWidget(self._below(offered, Folding(sides, 12, self, equal=True)))
        heading = QLabel(texts("new.title"), self)
        heading.setProperty("role", "title")
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 14, 18, 14)
        whole.setSpacing(10)
        whole.addWidget(heading)
        whole.addWidget(self.area, 1)
        whole.addLayout(self._buttons())
        self.way.changed.connect(self._settle)
        fit(self, self.area, (theme.size(67), theme.size(46)))
        self.begin.setFocus()

    def _below(self, offered: Sequence[Offer], whole: Folding) -> QWidget:
        """All of it below the campaigns that can go on, if there are any."""
        if not offered:
            return whole
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        frame, layout = framed(inside, self._texts("new.campaigns"), self._theme)
        self.campaigns = CampaignsOffered(offered, self._theme, frame)
        self.campaigns.chosen.connect(self.campaign)
        layout.addWidget(self.campaigns)
        column.addWidget(frame)
        column.addWidget(whole, 1)
        return inside

    # --- parts ------------------------------------------------------------------

    def use(self, library: Library) -> None:
        """Begin with another library from now on: the player has set the box."""
        self._library = library
        self.doubts.show_doubts(library)

    def _boards(self) -> QFrame:
        frame, layout = framed(self, self._texts("new.board"), self._theme)
        boards = self._library.boards
        last = self._settings.last_board
        chosen = last if last in boards else next(iter(boards))
        row = QHBoxLayout()
        for id, data in boards.items():
            about = self._texts(
                "new.cities",
                cities=data.board.token_cities.bit_count(),
                provinces=len(data.province_names),
            )
            tile = BoardTile(data, about, self._theme, frame)
            tile.setChecked(id == chosen)
            self.boards.addButton(tile)
            row.addWidget(tile)
        layout.addLayout(row)
        return frame

    def _levels(self) -> QFrame:
        frame, layout = framed(self, self._texts("new.level"), self._theme)
        levels = self._library.levels
        last = self._settings.last_level
        chosen = last if last in levels else next(iter(levels))
        entries = [
            (id, self._words.of_data(data.name), self._words.of_data(data.text))
            for id, data in levels.items()
        ]
        layout.addLayout(options(frame, self.levels, entries, chosen))
        return frame

    def _seed(self) -> QFrame:
        texts = self._texts
        frame, layout = framed(self, texts("new.seed"), self._theme)
        row = QHBoxLayout()
        self.seed = QLineEdit(new_seed(), frame)
        self.seed.setMaxLength(SEED_LENGTH)
        self.seed.setAccessibleName(texts("new.seed"))
        self.seed.textChanged.connect(self._seed_changed)
        other = QPushButton(texts("new.seed.other"), frame)
        other.setAutoDefault(False)
        other.clicked.connect(lambda: self.seed.setText(new_seed()))
        row.addWidget(self.seed, 1)
        row.addWidget(other)
        layout.addLayout(row)
        self.about_seed = QLabel(texts("new.seed.tip"), frame)
        self.about_seed.setProperty("role", "small")
        self.about_seed.setWordWrap(True)
        layout.addWidget(self.about_seed)
        return frame

    def _rules(self) -> QFrame:
        frame, layout = framed(self, self._texts("new.rules"), self._theme)
        self.rules = TableRulesChoice(self._library, self._texts.language, frame)
        layout.addLayout(self.rules.rows)
        return frame

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.trouble = QLabel("", self)
        self.trouble.setWordWrap(True)
        cancel = QPushButton(self._texts("new.cancel"), self)
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        self.begin = QPushButton(self._texts("new.begin"), self)
        self.begin.setProperty("look", "primary")
        self.begin.setDefault(True)
        self.begin.clicked.connect(self._begin)
        row.addWidget(self.trouble, 1)
        row.addWidget(cancel)
        row.addWidget(self.begin)
        return row

    # --- deciding ---------------------------------------------------------------

    def _settle(self) -> None:
        """A saved set-up settles board, difficulty and table rules. What the seed brings is
        less where the player brings it."""
        header = self.way.header
        self.about_seed.setText(self._texts(_seed_tip(self.way)))
        for group in (self.boards, self.levels):
            for button in group.buttons():
                button.setEnabled(header is None)
                about = self.findChild(QLabel, f"about:{button.objectName()}")
                if about is not None:
                    about.setEnabled(header is None)
                if header is not None and button.objectName() in (header.board, header.level):
                    button.setChecked(True)
        self.rules.enable(header is None)
        if header is not None:
            self.rules.choose({id: getattr(header, id) for id in self.rules.boxes})

    def _seed_changed(self, text: str) -> None:
        self.begin.setEnabled(bool(text.strip()))

    def _begin(self) -> None:
        board, level = _checked(self.boards), _checked(self.levels)
        try:
            rules = self._library.table_rules(self.rules.values)
            header = new_header(
                self._library, board, level, self.seed.text(), rules, way=self.way.way
            )
        except BadHeader as problem:
            self.trouble.setText(self._texts.told(problem))
            return
        self.way.remember()
        self._settings.last_board, self._settings.last_level = board, level
        self.accept()
        self.began.emit(Beginning(header, self.way.setup, self.way.saved))


def _seed_tip(way: NewWay) -> str:
    """The key of the sentence on what the seed brings."""
    if not way.way.physical:
        return "new.seed.tip.saved" if way.setup == "saved" else "new.seed.tip"
    return "new.seed.tip.drawn" if way.setup == "draw" else "new.seed.tip.asked"


def _checked(group: QButtonGroup) -> str:
    button = group.checkedButton()
    assert button is not None
    return button.objectName()
