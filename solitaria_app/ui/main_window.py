"""The window: opens at once with a quiet picture, then fills with the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow

from solitaria_app.ui import geometry
from solitaria_app.ui import settings as settings_file
from solitaria_app.ui.paths import Places
from solitaria_app.ui.theme import CAPITALS, Theme

if TYPE_CHECKING:
    from solitaria_app.content.library import Library
    from solitaria_app.ui.actions import Actions
    from solitaria_app.ui.commands import Commands
    from solitaria_app.ui.controller import Controller
    from solitaria_app.ui.desk import Desk
    from solitaria_app.ui.presenter import Presenter
    from solitaria_app.ui.texts import Texts

TITLE = "Solitaria Companion"
CLOSING_SECONDS = 2.0
"""How long the window waits for a file of games that is locked when it is closed."""


class MainWindow(QMainWindow):
    """The window of the program.

    It is made with little, so that it stands on the screen at once; `fill` brings the rest:
    the rules and boards, the parts round the map, the commands.
    """

    appeared = Signal()
    """The window was painted for the first time."""

    library: Library
    texts: Texts
    controller: Controller
    commands: Commands
    actions_: Actions
    desk: Desk
    presenter: Presenter

    def __init__(self, places: Places) -> None:
        super().__init__()
        self.places = places
        self.settings = settings_file.load(places.settings)
        self.theme = self.wanted_theme()
        self.filled = False
        self._appeared = False
        self.setWindowTitle(TITLE)
        self.setMinimumSize(980, 640)
        self.wear()
        geometry.restore(self, self.settings)

    def wanted_theme(self) -> Theme:
        """The theme that the settings and the system ask for."""
        wanted = self.settings.theme
        system = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return Theme(
            dark=system if wanted == "system" else wanted == "dark",
            scale=self.settings.text_size / 100,
            side_set=self.settings.side_colours or Theme().side_set,
        )

    def wear(self) -> None:
        """Put the theme on every widget of the program."""
        application = QApplication.instance()
        if not isinstance(application, QApplication):
            return
        application.setPalette(self.theme.palette())
        sheet = self.theme.style_sheet()
        if sheet != application.styleSheet():  # setting it goes over every widget
            application.setStyleSheet(sheet)

    def fill(self, library: Library) -> None:
        """Bring in everything that belongs to a game. No game is begun yet."""
        from solitaria_app.ui.actions import Actions
        from solitaria_app.ui.commands import Commands
        from solitaria_app.ui.controller import Controller
        from solitaria_app.ui.desk import Desk
        from solitaria_app.ui.presenter import Presenter
        from solitaria_app.ui.saves import Saves

        self.library = library
        self.controller = Controller(library, Saves(self.places.games))
        self.commands = Commands(self)
        self.actions_ = Actions(self, self.commands.run)
        self.desk = Desk(self.actions_.menu, self)
        self.presenter = Presenter(self)
        self.presenter.dress()
        self.setCentralWidget(self.desk)
        self.filled = True
        self.desk.setFocus()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._system_changed)

    def _system_changed(self) -> None:
        """The system turned dark or light."""
        if self.settings.theme == "system":
            self.presenter.dress()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that the part with the focus did not want."""
        from solitaria_app.ui.keyboard import press

        if not (self.filled and press(self, event)):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep game, settings and the window's place; closing is never refused."""
        if self.filled:
            from solitaria_app.session.patience import at_most
            from solitaria_app.ui.filework.leaving import finish

            with at_most(CLOSING_SECONDS):
                if (dialog := self.commands.open_dialog) is not None:
                    dialog.close()  # it keeps what is being typed
                finish(self)
                self.controller.keeper.leave()
        geometry.remember(self, self.settings)
        settings_file.save(self.settings, self.places.settings)
        super().closeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture that stands until the game is there."""
        if self.filled:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.theme.colour("window"))
        font = self.theme.font("title")
        font.setFamily(CAPITALS)
        font.setPixelSize(round(self.theme.size(3.4)))
        painter.setFont(font)
        painter.setPen(self.theme.colour("purple"))
        box = QRectF(self.rect())
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, TITLE)
        if not self._appeared:
            self._appeared = True
            self.appeared.emit()
