"""The dialog for a new game: board, level, seed, table rules, and what is not certain."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
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
    QVBoxLayout,
    QWidget,
)

from solitaria_app.content.library import Library
from solitaria_app.content.model import Doubt
from solitaria_app.session.header import SEED_LENGTH, BadHeader, new_header, new_seed
from solitaria_app.session.words.catalogue import Catalogue
from solitaria_app.ui.settings import Settings
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme


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
        left.addWidget(self._boards())
        left.addWidget(self._levels(), 1)
        right = QVBoxLayout()
        right.addWidget(self._seed())
        right.addWidget(self._rules())
        if library.doubts:
            right.addWidget(self._doubts())
        right.addStretch(1)
        columns = QHBoxLayout()
        columns.setSpacing(10)
        columns.addLayout(left, 1)
        columns.addLayout(right, 1)
        heading = QLabel(texts("new.title"), self)
        heading.setProperty("role", "title")
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 14, 18, 14)
        whole.setSpacing(10)
        whole.addWidget(heading)
        whole.addLayout(columns, 1)
        whole.addLayout(self._buttons())
        self.begin.setFocus()

    # --- parts ------------------------------------------------------------------

    def _frame(self, title: str) -> tuple[QFrame, QVBoxLayout]:
        frame = QFrame(self)
        frame.setProperty("look", "panel")
        layout = QVBoxLayout(frame)
        layout.setContentsMargins(12, 8, 12, 10)
        layout.setSpacing(5)
        heading = QLabel(title, frame)
        heading.setProperty("role", "name")
        layout.addWidget(heading)
        return frame, layout

    def _choice(
        self, group: QButtonGroup, layout: QVBoxLayout, id: str, name: str, text: str, on: bool
    ) -> None:
        button = QRadioButton(name, self)
        button.setObjectName(id)
        button.setChecked(on)
        button.setAccessibleDescription(text)
        button.setFont(self._theme.font("strong"))
        group.addButton(button)
        about = QLabel(text, self)
        about.setProperty("role", "small")
        about.setWordWrap(True)
        about.setIndent(round(self._theme.size(1.7)))
        about.setBuddy(button)
        layout.addWidget(button)
        layout.addWidget(about)

    def _boards(self) -> QFrame:
        frame, layout = self._frame(self._texts("new.board"))
        boards = self._library.boards
        last = self._settings.last_board
        chosen = last if last in boards else next(iter(boards))
        for id, data in boards.items():
            capitals = {data.board.capital[0], data.board.capital[1]}
            about = self._texts(
                "new.cities",
                cities=len(data.city_names) - len(capitals),
                provinces=len(data.province_names),
            )
            self._choice(self.boards, layout, id, data.name, about, id == chosen)
        return frame

    def _levels(self) -> QFrame:
        frame, layout = self._frame(self._texts("new.level"))
        levels = self._library.levels
        last = self._settings.last_level
        chosen = last if last in levels else next(iter(levels))
        for id, data in levels.items():
            name, text = self._words.of_data(data.name), self._words.of_data(data.text)
            self._choice(self.levels, layout, id, name, text, id == chosen)
        layout.addStretch(1)
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

    def _doubts(self) -> QFrame:
        frame, layout = self._frame("⚠ " + self._texts("new.doubt"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setColumnStretch(1, 1)
        for row, doubt in enumerate(self._library.doubts):
            name = QLabel(self._doubted(doubt), frame)
            name.setProperty("role", "small")
            note = QLabel(self._words.of_data(doubt.origin.note), frame)
            note.setProperty("role", "small")
            note.setWordWrap(True)
            grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(note, row, 1)
        layout.addLayout(grid)
        return frame

    def _doubted(self, doubt: Doubt) -> str:
        texts = self._texts
        if doubt.kind == "die":
            name = self._words.text(f"die.{doubt.id}")
        elif doubt.kind == "board":
            name = self._library.board(doubt.id).name
        elif doubt.id in ("hand", "contrarius"):
            name = texts(f"new.pile.{doubt.id}")
        else:
            name = texts("new.pile.stack", name=doubt.id)
        return texts(f"new.doubt.{doubt.kind}", name=name)

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
