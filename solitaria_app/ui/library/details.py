"""Beside the list: what is known of the chosen game, its name and note, what can be done."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from solitaria_app.engine.following import Way
from solitaria_app.session.archive import Entry
from solitaria_app.session.collection import KEPT_DAYS, LONGEST_NAME
from solitaria_app.session.entries import FINISHED, GIVEN_UP
from solitaria_app.ui.library.telling import Telling
from solitaria_app.ui.theme import Theme


class Details(QFrame):
    """Shows one game, or how many are chosen."""

    renamed = Signal(int, str, str)
    """The number of a game, the name that was typed for it, and the one that was there."""
    noted = Signal(int, str, str)
    """The same of a note."""
    asked = Signal(str)
    """What is to be done with the chosen games, by the name of the button."""

    def __init__(self, telling: Telling, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._telling, self._theme = telling, theme
        self._entry: Entry | None = None
        self._told = ("", "")
        """Name and note as they are kept."""
        self.setProperty("look", "panel")
        texts = telling.texts
        self.title = QLabel(self)
        self.title.setProperty("role", "name")
        self.title.setWordWrap(True)
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.facts = QLabel(self)
        self.facts.setWordWrap(True)
        self.facts.setTextFormat(Qt.TextFormat.RichText)
        self.facts.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.name = QLineEdit(self)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setPlaceholderText(texts("games.name.hint"))
        self.name.setAccessibleName(texts("games.name"))
        self.name.editingFinished.connect(self.keep)
        self.note = QPlainTextEdit(self)
        self.note.setPlaceholderText(texts("games.note.hint"))
        self.note.setAccessibleName(texts("games.note"))
        self.note.setTabChangesFocus(True)
        self.note.setFixedHeight(round(theme.size(5.6)))
        self.note.installEventFilter(self)
        self.labels = [QLabel(texts(key), self) for key in ("games.name", "games.note")]
        self.deeds = {
            name: self._deed(name)
            for name in ("rescue", "copy", "campaign", "give-up", "take-up", "delete", "bring-back")
        }
        self._build()
        self.show_games([])

    def _deed(self, name: str) -> QPushButton:
        texts = self._telling.texts
        words = {
            "rescue": ("games.rescue", "games.rescue.tip"),
            "copy": ("games.copy", "games.copy.tip"),
            "campaign": ("games.join", "games.join.tip"),
            "give-up": ("games.give-up", "games.give-up.tip"),
            "take-up": ("games.take-up", "games.take-up.tip"),
            "delete": ("games.delete", "games.delete.tip"),
            "bring-back": ("games.bring-back", "games.bring-back.tip"),
        }
        label, tip = words[name]
        button = QPushButton(texts(label), self)
        button.setToolTip(texts(tip, days=KEPT_DAYS))
        button.setAutoDefault(False)
        button.setProperty("tight", True)
        button.clicked.connect(lambda: self.asked.emit(name))
        return button

    def _build(self) -> None:
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(6)
        column.addWidget(self.title)
        column.addWidget(self.facts)
        for label, field in zip(self.labels, (self.name, self.note), strict=True):
            label.setProperty("role", "small")
            label.setBuddy(field)
            column.addWidget(label)
            column.addWidget(field)
        column.addSpacing(4)
        for button in self.deeds.values():
            column.addWidget(button)
        column.addStretch(1)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inside)
        for part in (area.viewport(), inside):  # the frame's own ground
            part.setAutoFillBackground(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area)
        self.setAccessibleName(self._telling.texts("games.details"))

    # --- showing --------------------------------------------------------------------

    def show_games(self, entries: list[Entry]) -> None:
        """Show what can be said of the chosen games and done with them."""
        self.keep()
        texts = self._telling.texts
        one = self._entry = entries[0] if len(entries) == 1 else None
        if one is not None:
            self.title.setText(self._telling.name(one))
        elif entries:
            self.title.setText(texts("games.chosen", n=self._telling.number(len(entries))))
        else:
            self.title.setText(texts("games.chosen.none"))
        self.facts.setText("" if one is None else self._facts(one))
        self.facts.setVisible(one is not None)
        sound = one is not None and not one.problem
        for part in (*self.labels, self.name, self.note):
            part.setVisible(sound)
        self._fill(one if sound else None)
        gone = bool(entries) and all(entry.deleted for entry in entries)
        shown = {
            "rescue": one is not None and not sound and not gone,
            "copy": sound and not gone,
            "campaign": sound and not gone and one is not None and self._free(one),
            "give-up": sound and not gone and one is not None and one.state not in _ENDED,
            "take-up": sound and not gone and one is not None and one.state == GIVEN_UP,
            "delete": bool(entries) and not gone,
            "bring-back": gone,
        }
        for name, on in shown.items():
            self.deeds[name].setVisible(on)

    def _free(self, entry: Entry) -> bool:
        """Whether a game may become one of a campaign."""
        return entry.id not in self._telling.campaigns and entry.state != GIVEN_UP

    def _fill(self, entry: Entry | None) -> None:
        name, note = self._told = (entry.name, entry.note) if entry is not None else ("", "")
        if self.name.text() != name:
            self.name.setText(name)
        if self.note.toPlainText() != note:
            self.note.setPlainText(note)

    def _facts(self, entry: Entry) -> str:
        telling, texts, header = self._telling, self._telling.texts, entry.header
        if header is None:
            return f"<p>{escape(texts.told(entry.problem))}</p>"
        lines = [
            f"{telling.board(header.board)} · {telling.level(header.level)}",
            f"<b>{escape(telling.stands(entry))}</b>",
        ]
        pairs = [
            ("games.campaign", telling.campaigns.get(entry.id, "")),
            ("games.lead", telling.lead(entry)),
            ("games.way", self._way(entry)),
            ("games.begun", telling.begun(entry)),
            ("games.played", telling.played(entry)),
            ("games.seed", header.seed),
            ("games.number", str(entry.id)),
        ]
        soft = self._theme.colours.ink_soft
        rows = "".join(
            f'<tr><td style="color:{soft}; padding-right:10px">{escape(texts(key))}</td>'
            f"<td>{escape(value)}</td></tr>"
            for key, value in pairs
            if value
        )
        first = "".join(f"<div>{line}</div>" for line in (escape(lines[0]), lines[1]))
        if entry.id in telling.elsewhere:
            first += f"<div>{escape(texts('locked.elsewhere'))}</div>"
        if why := telling.untold.get(entry.id):
            first += f"<div>{escape(texts.told(why))}</div>"
        return f'{first}<table style="margin-top:4px">{rows}</table>'

    def _way(self, entry: Entry) -> str:
        """How it is followed, as far as that is known."""
        known = {way.id for way in Way}
        if entry.summary is None or entry.summary.way not in known:
            return ""
        return self._telling.texts(f"way.{entry.summary.way}")

    # --- typing ---------------------------------------------------------------------

    def keep(self) -> None:
        """Tell what was typed of the game that is shown, if that was not told yet."""
        entry, before = self._entry, self._told
        typed = " ".join(self.name.text().split()), self.note.toPlainText().strip()
        if entry is None or entry.problem or typed == before:
            return
        self._told = typed
        if typed[0] != before[0]:
            self.renamed.emit(entry.id, typed[0], before[0])
        if typed[1] != before[1]:
            self.noted.emit(entry.id, typed[1], before[1])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A note is kept as soon as something else gets the focus."""
        if watched is self.note and event.type() == QEvent.Type.FocusOut:
            self.keep()
        return super().eventFilter(watched, event)


_ENDED = (FINISHED, GIVEN_UP)
