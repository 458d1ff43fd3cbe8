"""How a new game is played, and where its set-up comes from."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from solitaria_app.content.library import Library
from solitaria_app.engine.following import Way
from solitaria_app.session.header import Header
from solitaria_app.session.setups import SavedSetup, Setups
from solitaria_app.session.words.catalogue import Catalogue
from solitaria_app.ui.beginning import Setup
from solitaria_app.ui.dialogs.framed import framed, options
from solitaria_app.ui.settings import Settings
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme

ON_SCREEN = ("seed", "saved")
ON_TABLE = ("lay", "draw", "saved", "midway")
"""Where the set-up can come from; "seed" is "draw" by another name."""


class NewWay(QWidget):
    """`changed` follows every choice."""

    changed = Signal()

    def __init__(
        self,
        parent: QWidget,
        library: Library,
        texts: Texts,
        theme: Theme,
        settings: Settings,
        setups: Setups,
    ) -> None:
        super().__init__(parent)
        self._library, self._texts, self._theme = library, texts, theme
        self._settings, self._setups = settings, setups
        self._words = Catalogue(texts.language)
        self.ways = QButtonGroup(self)
        self.sources = QButtonGroup(self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(10)
        whole.addWidget(self._ways())
        whole.addWidget(self._sources())
        self._read()
        self.ways.buttonClicked.connect(self._changed)
        self.sources.buttonClicked.connect(self._changed)
        self._changed()

    # --- parts ------------------------------------------------------------------

    def _ways(self) -> QFrame:
        texts = self._texts
        frame, layout = framed(self, texts("new.way"), self._theme)
        entries = [(way.id, texts(f"way.{way.id}"), texts(f"way.{way.id}.about")) for way in Way]
        layout.addLayout(options(frame, self.ways, entries, self._settings.last_way))
        return frame

    def _sources(self) -> QFrame:
        texts = self._texts
        frame, layout = framed(self, texts("new.setup"), self._theme)
        names = (ON_SCREEN[0], *ON_TABLE)
        entries = [(n, texts(f"new.setup.{n}"), texts(f"new.setup.{n}.about")) for n in names]
        row = QHBoxLayout()
        row.setSpacing(8)
        self.list = QComboBox(frame)
        self.list.setAccessibleName(texts("new.setup.saved"))
        self.list.currentIndexChanged.connect(self._chosen)
        self.deleting = QPushButton(frame)
        self.deleting.setAutoDefault(False)
        self.deleting.clicked.connect(self._delete)
        row.addWidget(self.list, 1)
        row.addWidget(self.deleting)
        layout.addLayout(options(frame, self.sources, entries, "", {"saved": row}))
        self.trouble = QLabel(frame)
        self.trouble.setProperty("role", "small")
        self.trouble.setWordWrap(True)
        layout.addWidget(self.trouble)
        return frame

    # --- saved set-ups ----------------------------------------------------------

    def _read(self) -> None:
        """List what is saved, and what of it can't be used."""
        texts, found, troubles = self._texts, [], []
        try:
            found = self._setups.saved(self._library)
        except OSError as error:
            folder = self._setups.folder
            troubles.append(texts("new.setup.folder", folder=folder, reason=error))
        self.list.clear()
        for saved in found:
            if saved.header is None:
                troubles.append(texts("new.setup.broken", problem=saved.problem))
                continue
            board = self._library.board(saved.header.board).name
            level = self._words.of_data(self._library.level(saved.header.level).name)
            named = texts("new.setup.one", name=saved.name, board=board, level=level)
            self.list.addItem(named, saved)
        self.trouble.setText("\n".join(troubles))
        about = self._beside("saved")
        some = bool(self.list.count())
        about.setText(texts("new.setup.saved.about" if some else "new.setup.none"))

    def _beside(self, name: str) -> QLabel:
        """The sentence beside a source."""
        return cast(QLabel, self.findChild(QLabel, f"about:{name}"))

    def _delete(self) -> None:
        """A first press asks, a second one deletes."""
        saved = self.list.currentData()
        if not isinstance(saved, SavedSetup):
            return
        if self.deleting.text() != self._texts("new.setup.sure"):
            self.deleting.setText(self._texts("new.setup.sure"))
            return
        try:
            self._setups.delete(saved)
        except OSError as error:
            self.trouble.setText(self._texts("new.setup.kept", reason=error))
            return
        self._read()
        self._changed()

    # --- what is chosen ---------------------------------------------------------

    @property
    def way(self) -> Way:
        """How the game is to be followed."""
        return Way(_checked(self.ways))

    @property
    def setup(self) -> Setup:
        """Where the set-up comes from."""
        name = _checked(self.sources)
        return "draw" if name == ON_SCREEN[0] else cast(Setup, name)

    @property
    def saved(self) -> SavedSetup | None:
        """The saved set-up that is chosen, None if the set-up comes from elsewhere."""
        chosen = self.list.currentData()
        wanted = self.setup == "saved" and isinstance(chosen, SavedSetup)
        return chosen if wanted else None

    @property
    def header(self) -> Header | None:
        """What a saved set-up settles of the game, None without one."""
        return None if self.saved is None else self.saved.header

    def remember(self) -> None:
        """Propose the same the next time."""
        self._settings.last_way = self.way.id
        if self.way.physical and self.setup in ("lay", "draw"):
            self._settings.last_setup = self.setup

    def _changed(self) -> None:
        """Show what can be chosen with the present way."""
        some = bool(self.list.count())
        sources = ON_TABLE if self.way.physical else ON_SCREEN
        checked = self.sources.checkedButton()
        for button in self.sources.buttons():
            name = button.objectName()
            button.setVisible(name in sources)
            self._beside(name).setVisible(name in sources)
            button.setEnabled(name != "saved" or some)
            self._beside(name).setEnabled(button.isEnabled())
        if checked is None or checked.isHidden() or not checked.isEnabled():
            wanted = self._settings.last_setup if self.way.physical else ON_SCREEN[0]
            for button in self.sources.buttons():
                button.setChecked(button.objectName() == wanted)
        self._chosen()

    def _chosen(self) -> None:
        """Another set-up is chosen, or none of the saved ones."""
        chosen = self.sources.checkedButton() is not None and self.saved is not None
        self.list.setVisible(chosen)
        self.deleting.setVisible(chosen)
        self.deleting.setText(self._texts("new.setup.delete"))
        self.trouble.setVisible(bool(self.trouble.text()))
        self.changed.emit()


def _checked(group: QButtonGroup) -> str:
    button = group.checkedButton()
    assert button is not None
    return button.objectName()
