"""The line at the top: menu, which game, undo and redo, both scores."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QToolButton, QWidget

from solitaria_app.engine.scoring import score
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.ui import symbols
from solitaria_app.ui.campaign.sign import CampaignSign
from solitaria_app.ui.controls.fitted import FittedLabel
from solitaria_app.ui.controls.literal import literal
from solitaria_app.ui.panels.breakdown import breakdown
from solitaria_app.ui.panels.waysign import WaySign
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme
from solitaria_app.ui.view import View

MOST_LABEL = 22.0
"""Most width of the labels of undo and redo, in heights of text."""
MOST_SHARE = 0.25
"""The same as a part of the window's width."""

LARGE_TEXT = 1.15
"""The largest scale of text that leaves room for what the scores are."""


class Header(QFrame):
    """Menu button, title of the game, undo, redo, scores."""

    undo = Signal()
    redo = Signal()

    def __init__(self, menu: QMenu, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.menu = QToolButton(self)
        self.menu.setMenu(menu)
        self.menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.game = FittedLabel("title", "purple", self)
        self.turn = QLabel(self)
        self.turn.setProperty("role", "soft")
        self.way = WaySign(self)
        self.campaign = CampaignSign(self)
        self.undoing = self._button(self.undo)
        self.redoing = self._button(self.redo)
        self._theme = Theme()
        self.now = QLabel(self)
        """Says that the scores are those of a game that ended now; left out with large text."""
        self.now.setProperty("role", "soft")
        self.mine = QLabel(self)
        self.theirs = QLabel(self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(2, 0, 6, 0)
        layout.setSpacing(8)
        layout.addWidget(self.menu)
        layout.addWidget(self.game)
        layout.addWidget(self.turn)
        layout.addWidget(self.way)
        layout.addWidget(self.campaign)
        layout.addStretch(1)
        layout.addWidget(self.undoing)
        layout.addWidget(self.redoing)
        layout.addStretch(1)
        layout.addWidget(self.now)
        layout.addWidget(self.mine)
        layout.addWidget(self.theirs)

    def _button(self, signal: object) -> QToolButton:
        button = QToolButton(self)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.clicked.connect(signal)
        return button

    def dress(self, texts: Texts, theme: Theme) -> None:
        """Words and symbols that do not depend on the game."""
        c = theme.colours
        self.menu.setText(texts("menu"))
        self.menu.setToolTip(texts("menu.tip"))
        self.menu.setIcon(symbols.icon("menu", c.ink, c.ink_faint))
        self.undoing.setIcon(symbols.icon("undo", c.ink, c.ink_faint))
        self.redoing.setIcon(symbols.icon("redo", c.ink, c.ink_faint))
        side = round(theme.size(1.2))
        for button in (self.menu, self.undoing, self.redoing):
            button.setIconSize(QSize(side, side))

    def show_game(self, running: bool) -> None:
        """Without a game there is only the menu."""
        parts = (self.game, self.turn, self.way, self.undoing, self.redoing, self.mine, self.theirs)
        for part in parts:
            part.setVisible(running)
        self.now.setVisible(running and bool(self.now.text()))
        if not running:
            self.campaign.hide()

    def refresh(self, view: View, game: str, undo: str, redo: str) -> None:
        """Show the game's title; the labels of undo and redo are empty where there is none."""
        texts, theme = view.texts, view.theme
        self.game.show_text(game, theme)
        turn = texts("header.last" if view.state.final else "header.turn", n=view.state.turn)
        self.way.refresh(view)
        self.turn.setText(turn if view.state.turn else texts("header.setup"))
        told = not view.state.over and theme.scale <= LARGE_TEXT
        self.now.setText(texts("score.if-now") if told else "")
        light = "" if view.stock_known else texts("light.scores")
        self.now.setToolTip(f"{texts('score.if-now.tip')} {light}".strip())
        self.now.setVisible(told)
        self._name(self.undoing, undo, texts("undo"), "Ctrl+Z", theme)
        self._name(self.redoing, redo, texts("redo"), "Ctrl+Y", theme)
        for label, side, key in (
            (self.mine, 0, "score.you"),
            (self.theirs, CONTRARIUS, "score.contrarius"),
        ):
            points = score(view.state, side).total
            label.setText(texts(key, points=points))
            label.setToolTip(breakdown(view, side))
            label.setAccessibleName(
                label.text() if view.state.over else f"{texts('score.now')} {label.text()}"
            )
            label.setStyleSheet(
                f"font-size: {round(theme.size(1.15))}px; font-weight: 700;"
                f" color: {theme.side(side).text};"
            )

    def _name(self, button: QToolButton, label: str, bare: str, keys: str, theme: Theme) -> None:
        button.setEnabled(bool(label))
        text = label or bare
        button.setToolTip(f"{text} ({keys})")
        button.setAccessibleName(text)
        self._theme = theme
        self._shorten(button)

    def _shorten(self, button: QToolButton) -> None:
        """As much of a button's name as the window has room for; the tooltip has all of it."""
        theme = self._theme
        narrow = theme.scale > LARGE_TEXT and not self.campaign.isHidden()
        style = Qt.ToolButtonStyle
        wanted = style.ToolButtonIconOnly if narrow else style.ToolButtonTextBesideIcon
        button.setToolButtonStyle(wanted)
        room = round(min(theme.size(MOST_LABEL), self.width() * MOST_SHARE))
        metrics = QFontMetrics(theme.font("body"))
        name = button.accessibleName()
        button.setText(literal(metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, room)))

    def show_campaign(self, text: str, number: str, tip: str) -> None:
        """Say which game of which campaign it is; large text leaves less room for the rest."""
        self.campaign.show_place(text, number, tip, self._theme)
        self._shorten(self.undoing)
        self._shorten(self.redoing)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A wider window has room for longer names."""
        super().resizeEvent(event)
        self._shorten(self.undoing)
        self._shorten(self.redoing)
