"""The settings, with everything they change seen at once."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from solitaria_app.session.words import LANGUAGES
from solitaria_app.ui.actions import TEXT_SIZES
from solitaria_app.ui.colours import DEFAULT_SIDES, SIDES
from solitaria_app.ui.controls.folding import Folding
from solitaria_app.ui.dialogs.fitting import fit
from solitaria_app.ui.dialogs.sides_tile import SidesTile
from solitaria_app.ui.settings import SPEEDS, THEMES, Settings
from solitaria_app.ui.speech import hindrance
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme

CHOICES = {
    "language": "settings.language",
    "theme": "settings.theme",
    "text_size": "settings.text",
    "speed": "settings.speed",
}
"""The settings with a list of values, and their names as keys of texts."""
SWITCHES = (
    ("still", "settings.still", "settings.still.about"),
    ("learner", "settings.learner", "settings.learner.about"),
    ("single_keys", "settings.keys", "settings.keys.about"),
    ("confirm", "settings.confirm", "settings.confirm.about"),
    ("headline", "settings.headline", "settings.headline.about"),
    ("speak", "settings.speak", "settings.speak.about"),
)
"""The settings that are on or off; "still" is the contrary of the setting `animate`."""


class SettingsDialog(QDialog):
    """`changed` tells the name of a setting and its new value; `dress` follows the looks."""

    changed = Signal(str, object)

    def __init__(
        self, parent: QWidget | None, settings: Settings, texts: Texts, theme: Theme
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._labels: list[tuple[QLabel, str]] = []
        self.choices: dict[str, QComboBox] = {}
        self.switches: dict[str, QCheckBox] = {}
        self._abouts: dict[str, QLabel] = {}
        self.sides = QButtonGroup(self)
        self.heading = self._label("settings.title", "title")
        columns = Folding([self._looks(), self._rest()], 12, self, equal=True)
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setWidget(columns)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.close_ = QPushButton(self)
        self.close_.setProperty("look", "primary")
        self.close_.setDefault(True)
        self.close_.clicked.connect(self.accept)
        kept = self._label("settings.kept", "small")
        below = QHBoxLayout()
        below.addWidget(kept, 1)
        below.addWidget(self.close_)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 14, 18, 14)
        whole.setSpacing(10)
        whole.addWidget(self.heading)
        whole.addWidget(self.area, 1)
        whole.addLayout(below)
        self.dress(texts, theme)
        fit(self, self.area, (theme.size(60), theme.size(42)))
        self.close_.setFocus()

    # --- parts ------------------------------------------------------------------

    def _label(self, key: str, role: str = "") -> QLabel:
        label = QLabel(self)
        label.setProperty("role", role)
        label.setWordWrap(True)
        self._labels.append((label, key))
        return label

    def _frame(self, key: str) -> tuple[QFrame, QVBoxLayout]:
        frame = QFrame(self)
        frame.setProperty("look", "panel")
        layout = QVBoxLayout(frame)
        layout.setContentsMargins(14, 10, 14, 12)
        layout.setSpacing(6)
        layout.addWidget(self._label(key, "name"))
        return frame, layout

    def _looks(self) -> QFrame:
        frame, layout = self._frame("settings.look")
        for name in ("language", "theme", "text_size"):
            layout.addLayout(self._choice(name))
        layout.addSpacing(4)
        layout.addWidget(self._label("settings.sides"))
        tiles = [SidesTile(pair, frame) for pair in SIDES]
        for tile in tiles:
            self.sides.addButton(tile)
            tile.setChecked(tile.pair == (self._settings.side_colours or DEFAULT_SIDES))
        layout.addWidget(Folding(tiles, 8, frame, equal=True))
        self.sides.buttonToggled.connect(self._side_chosen)
        layout.addStretch(1)
        return frame

    def _rest(self) -> QWidget:
        column = QWidget(self)
        whole = QVBoxLayout(column)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(10)
        frame, layout = self._frame("settings.reactions")
        layout.addLayout(self._choice("speed"))
        layout.addWidget(self._label("settings.speed.about", "small"))
        for switch in (SWITCHES[0], *SWITCHES[4:]):
            self._switch(layout, *switch)
        whole.addWidget(frame)
        frame, layout = self._frame("settings.help")
        for switch in SWITCHES[1:4]:
            self._switch(layout, *switch)
        whole.addWidget(frame)
        whole.addStretch(1)
        return column

    def _choice(self, name: str) -> QHBoxLayout:
        """A list with its name before it."""
        box = QComboBox(self)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for value in self._values(name):
            box.addItem("", value)
        box.setCurrentIndex(box.findData(getattr(self._settings, name)))
        box.activated.connect(lambda: self.changed.emit(name, box.currentData()))
        self.choices[name] = box
        label = self._label(CHOICES[name])
        label.setBuddy(box)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(label, 1)
        row.addWidget(box)
        return row

    def _values(self, name: str) -> tuple[object, ...]:
        if name == "text_size":
            return tuple(sorted({*TEXT_SIZES, self._settings.text_size}))
        return {"theme": THEMES, "speed": SPEEDS, "language": ("system", *LANGUAGES)}[name]

    def _switch(self, layout: QVBoxLayout, name: str, key: str, about: str) -> None:
        box = QCheckBox(self)
        box.setObjectName(key)
        on = not self._settings.animate if name == "still" else getattr(self._settings, name)
        box.setChecked(on)
        box.toggled.connect(lambda now: self._switched(name, now))
        self.switches[name] = box
        layout.addWidget(box)
        self._abouts[name] = self._label(about, "small")
        layout.addWidget(self._abouts[name])

    # --- changing ---------------------------------------------------------------

    def _switched(self, name: str, on: bool) -> None:
        if name == "still":
            self.changed.emit("animate", not on)
        else:
            self.changed.emit(name, on)

    def _side_chosen(self, tile: SidesTile, on: bool) -> None:
        if on:
            self.changed.emit("side_colours", tile.pair)

    def dress(self, texts: Texts, theme: Theme) -> None:
        """Words and sizes of the present language and theme."""
        self.setWindowTitle(texts("settings.title"))
        self.area.setAccessibleName(texts("settings.title"))
        self.close_.setText(texts("close"))
        for label, key in self._labels:
            label.setText(texts(key))
        for name, box in self.choices.items():
            box.setAccessibleName(texts(CHOICES[name]))
            for index in range(box.count()):
                box.setItemText(index, self._named(texts, name, box.itemData(index)))
        for name, key, about in SWITCHES:
            self.switches[name].setText(texts(key))
            self.switches[name].setAccessibleDescription(texts(about))
        self._dress_voice(texts)
        for tile in self.sides.buttons():
            if isinstance(tile, SidesTile):
                tile.dress(texts(f"sides.{tile.pair}"), theme)

    def _dress_voice(self, texts: Texts) -> None:
        """Reading aloud can be switched off, but on only where it is possible."""
        why, box = hindrance(), self.switches["speak"]
        box.setEnabled(why is None or box.isChecked())
        if why is not None:
            self._abouts["speak"].setText(texts(why.key, what=why.what))
            box.setAccessibleDescription(self._abouts["speak"].text())

    def _named(self, texts: Texts, name: str, value: object) -> str:
        if name == "text_size":
            return texts("text.percent", n=value)
        if name == "language" and value in LANGUAGES:
            return LANGUAGES[str(value)]
        return texts(f"{'speed' if name == 'speed' else 'theme'}.{value}")
