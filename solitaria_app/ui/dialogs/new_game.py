"""The dialog for a new game: board, level, seed, table rules, and what is not certain."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from solitaria_app.content.library import Library
from solitaria_app.session.header import SEED_LENGTH, BadHeader, new_header, new_seed
from solitaria_app.session.words.catalogue import Catalogue
from solitaria_app.ui.controls.folding import Folding
from solitaria_app.ui.dialogs.board_tile import BoardTile
from solitaria_app.ui.dialogs.doubts import DoubtsPanel
from solitaria_app.ui.dialogs.fitting import fit
from solitaria_app.ui.settings import Settings
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme

LEAST_SIDE = 29.0
"""Least width of boards and difficulty, in heights of text; with less they stand above the rest."""


class NewGameDialog(QDialog):
    """`began` gets the header of the new game."""

    began = Signal(object)

    def __init__(
        self,
        parent: QWidget | None,
        library: Library,
        texts: Texts,
        theme: Theme,
        settings: Settings,
    ) -> None:
        super().__init__(parent)
        self._library, self._texts, self._theme = library, texts, theme
        self._settings = settings
        self._words = Catalogue(texts.language)
        self.setWindowTitle(texts("new.title"))
        self.boards = QButtonGroup(self)
        self.levels = QButtonGroup(self)
        self.rules: dict[str, QComboBox] = {}
        left = QVBoxLayout()
        left.setSpacing(10)
        left.addWidget(self._boards())
        left.addWidget(self._levels())  # in one column they stand near the top
        left.addStretch(1)
        right = QVBoxLayout()
        right.setSpacing(10)
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
        self.area.setWidget(Folding(sides, 12, self, equal=True))
        heading = QLabel(texts("new.title"), self)
        heading.setProperty("role", "title")
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 14, 18, 14)
        whole.setSpacing(10)
        whole.addWidget(heading)
        whole.addWidget(self.area, 1)
        whole.addLayout(self._buttons())
        fit(self, self.area, (theme.size(67), theme.size(46)))
        self.begin.setFocus()

    # --- parts ------------------------------------------------------------------

    def use(self, library: Library) -> None:
        """Begin with another library from now on: the player has set the box."""
        self._library = library
        self.doubts.show_doubts(library)

    def _frame(self, title: str) -> tuple[QFrame, QVBoxLayout]:
        frame = QFrame(self)
        frame.setProperty("look", "panel")
        layout = QVBoxLayout(frame)
        layout.setContentsMargins(12, 8, 12, 10)
        layout.setSpacing(4)
        heading = QLabel(title, frame)
        heading.setProperty("role", "name")
        layout.addWidget(heading)
        return frame, layout

    def _boards(self) -> QFrame:
        frame, layout = self._frame(self._texts("new.board"))
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
        frame, layout = self._frame(self._texts("new.level"))
        levels = self._library.levels
        last = self._settings.last_level
        chosen = last if last in levels else next(iter(levels))
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(5)
        grid.setColumnStretch(1, 1)
        for row, (id, data) in enumerate(levels.items()):
            text = self._words.of_data(data.text)
            button = QRadioButton(self._words.of_data(data.name), frame)
            button.setObjectName(id)
            button.setChecked(id == chosen)
            button.setAccessibleDescription(text)
            self.levels.addButton(button)
            about = QLabel(text, frame)
            about.setProperty("role", "small")
            about.setWordWrap(True)
            grid.addWidget(button, row, 0)
            grid.addWidget(about, row, 1)
        layout.addLayout(grid)
        return frame

    def _seed(self) -> QFrame:
        texts = self._texts
        frame, layout = self._frame(texts("new.seed"))
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
        for key in ("new.seed.tip", "new.rolls"):
            about = QLabel(texts(key), frame)
            about.setProperty("role", "small")
            about.setWordWrap(True)
            layout.addWidget(about)
        return frame

    def _rules(self) -> QFrame:
        frame, layout = self._frame(self._texts("new.rules"))
        for id, option in self._library.options.items():
            about = QLabel(self._words.of_data(option.text), frame)
            about.setProperty("role", "small")
            about.setWordWrap(True)
            box = QComboBox(frame)
            box.setAccessibleName(self._words.of_data(option.name))
            for value, text in option.choices.items():
                box.addItem(self._words.of_data(text), value)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            self.rules[id] = box
            layout.addWidget(about)
            layout.addWidget(box)
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

    def _seed_changed(self, text: str) -> None:
        self.begin.setEnabled(bool(text.strip()))

    def _begin(self) -> None:
        board, level = _checked(self.boards), _checked(self.levels)
        values = {id: str(box.currentData()) for id, box in self.rules.items()}
        try:
            options = self._library.table_rules(values)
            header = new_header(self._library, board, level, self.seed.text(), options)
        except BadHeader as problem:
            self.trouble.setText(str(problem))
            return
        self._settings.last_board, self._settings.last_level = board, level
        self.accept()
        self.began.emit(header)


def _checked(group: QButtonGroup) -> str:
    button = group.checkedButton()
    assert button is not None
    return button.objectName()
