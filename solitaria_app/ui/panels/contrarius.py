"""Contrarius: score, houses and colonists left, and its cards face up and face down."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from solitaria_app.engine.board import Kind, bits
from solitaria_app.engine.scoring import score
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.ui import runs
from solitaria_app.ui.drawings import Piece
from solitaria_app.ui.interaction import AtCard
from solitaria_app.ui.panels import cardpaint
from solitaria_app.ui.panels.breakdown import breakdown
from solitaria_app.ui.panels.cardbutton import CardButton, pool
from solitaria_app.ui.panels.runlabel import RunLabel
from solitaria_app.ui.view import View

PER_ROW = 6
"""The least tiles in a row."""
ROWS = 3
"""The most rows; one less with large text, which leaves little height."""
LARGE_TEXT = 1.3
GAP = 4
LEAST = 2.2
"""The least height of all rows together, in heights of text."""


class Tile(CardButton):
    """A small card of Contrarius."""

    @property
    def down(self) -> bool:
        """Whether it lies face down (it was copied)."""
        assert self.view is not None
        return not self.view.state.contrarius.face_up >> self.at.card & 1

    def more_lines(self) -> list[str]:
        view = self.view
        assert view is not None
        return [view.texts("contrarius.down" if self.down else "contrarius.up")]

    def draw(self, painter: QPainter, box: QRectF) -> None:
        view = self.view
        assert view is not None
        card = view.state.rules.cards[self.at.card]
        cardpaint.tile(painter, box, card, view.theme, self.look(), self.down)


class Tiles(QWidget):
    """All its cards, those face up first, in rows."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: list[CardButton] = []
        self._view: View | None = None
        self._wanted = 0
        """The height that rows of the largest tiles take."""

    def refresh(self, view: View) -> None:
        """Show the cards of the present moment."""
        self._view = view
        contrarius = view.state.contrarius
        cards = [*bits(contrarius.face_up), *bits(contrarius.face_down)]
        before = len(self.cards)
        pool(self, self.cards, len(cards), Tile)
        for tile in self.cards[before:]:
            tile.clicked.connect(self._clicked)
        for button, card in zip(self.cards, cards, strict=False):
            button.show_card(view, AtCard("contrarius", card))
        self._lay_out()

    def _shown(self) -> list[CardButton]:
        return [card for card in self.cards if not card.isHidden()]

    def _per_row(self) -> int:
        """How many tiles stand in a row: more of them than the rows hold make them smaller."""
        assert self._view is not None
        rows = ROWS if self._view.theme.scale <= LARGE_TEXT else ROWS - 1
        return max(PER_ROW, -(-len(self._shown()) // rows))

    def _high(self, wide: float) -> float:
        """The height of a tile where there is room enough."""
        assert self._view is not None
        return min(wide * 1.08, self._view.theme.size(3.3), self.window().height() * 0.055)

    def _wide(self, columns: int) -> float:
        return (self.width() - GAP * (columns - 1)) / columns

    def _lay_out(self) -> None:
        """Rows as wide as can be; where the panel leaves them less height, more in a row."""
        if self._view is None or self.width() < 50:
            return
        shown, fewest = self._shown(), self._per_row()
        rows = max(1, -(-len(shown) // fewest))
        wanted = round(rows * (self._high(self._wide(fewest)) + GAP))
        if wanted != self._wanted:
            self._wanted = wanted
            self.setMaximumHeight(wanted)
            self.updateGeometry()
        columns = max(range(fewest, max(fewest, len(shown)) + 1), key=self._worth)
        wide, high = self._tile(columns)
        for n, card in enumerate(shown):
            x, y = n % columns * (wide + GAP), n // columns * (high + GAP)
            card.setGeometry(QRectF(x, y, wide, high).toRect())

    def _tile(self, columns: int) -> tuple[float, float]:
        """Width and height of a tile with so many in a row, in the height there is."""
        wide = self._wide(columns)
        rows = max(1, -(-len(self._shown()) // columns))
        room = self.height() or self._wanted  # nothing yet before it has been laid out
        return wide, max(1.0, min(self._high(wide), room / rows - GAP))

    def _worth(self, columns: int) -> float:
        """How well tiles can be read: how large their two symbols are."""
        wide, high = self._tile(columns)
        return min(wide / 2, high) if cardpaint.lies(wide, high) else min(wide, high / 2)

    def _clicked(self) -> None:
        button = self.sender()
        if isinstance(button, CardButton) and button.option is not None:
            self.chosen.emit(button.option)

    def resizeEvent(self, event: object) -> None:
        self._lay_out()

    def sizeHint(self) -> QSize:
        return QSize(200, self._wanted)

    def minimumSizeHint(self) -> QSize:
        least = LEAST if self._view is None else self._view.theme.size(LEAST)
        return QSize(200, min(self._wanted, round(least)))


class ContrariusPanel(QFrame):
    """The panel at the right, above the reason and the log."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "panel")
        self.title = QLabel(self)
        self.title.setProperty("role", "title")
        self.score = QLabel(self)
        self.score.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.now = QLabel(self)
        self.now.setProperty("role", "soft")
        self.pieces = RunLabel(self)
        self.track = RunLabel(self)
        self.tiles = Tiles(self)
        self.tiles.chosen.connect(self.chosen)
        top = QHBoxLayout()
        top.addWidget(self.title)
        top.addStretch(1)
        top.addWidget(self.now)
        top.addWidget(self.score)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(9, 4, 9, 5)
        whole.setSpacing(3)
        whole.addLayout(top)
        whole.addWidget(self.pieces)
        whole.addWidget(self.track)
        whole.addWidget(self.tiles)

    def _make_room(self) -> None:
        """What the score means is said only where there is room for it."""
        parts = (self.title, self.now, self.score)
        wanted = sum(part.sizeHint().width() for part in parts) + 4 * GAP
        room = self.contentsRect().width() - 18
        self.now.setVisible(bool(self.now.text()) and wanted <= room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def refresh(self, view: View) -> None:
        """Show Contrarius at the present moment."""
        texts, state, theme = view.texts, view.state, view.theme
        contrarius = state.contrarius
        total = score(state, CONTRARIUS).total
        self.title.setText(view.words.say.texts.text("side.contrarius").upper())
        self.score.setFont(theme.font("number"))
        self.score.setText(f"{total}")
        self.score.setStyleSheet(
            f"font-size: {round(theme.size(1.57))}px; font-weight: 700;"
            f" color: {theme.side(CONTRARIUS).text};"
        )
        told = breakdown(view, CONTRARIUS)
        self.score.setToolTip(told)
        named = texts("score.contrarius", points=total)
        self.score.setAccessibleName(named if state.over else f"{texts('score.now')} {named}")
        self.now.setText("" if state.over else texts("score.if-now"))
        self.now.setToolTip(told)
        self._make_room()
        ink = theme.side(CONTRARIUS).text
        left = [state.colonists_left(contrarius, kind) for kind in Kind]
        houses = state.houses_left(contrarius) - len(contrarius.track)
        self.pieces.show_run(
            theme,
            [
                Piece(CONTRARIUS),
                f"{houses}",
                " ",
                Piece(CONTRARIUS, Kind.LAND),
                f"{left[0]}",
                Piece(CONTRARIUS, Kind.SEA),
                f"{left[1]}",
                " ",
                runs.Sign("laurel", ink),
                texts("contrarius.scored", n=contrarius.points),
            ],
            texts(
                "contrarius.pieces",
                houses=houses,
                land=left[0],
                sea=left[1],
                points=contrarius.points,
            ),
        )
        self.track.setVisible(bool(contrarius.track))
        if contrarius.track:
            places = ", ".join(str(place) for place in contrarius.track)
            self.track.show_run(
                theme,
                [Piece(CONTRARIUS), texts("contrarius.track", places=places)],
                texts("contrarius.track.long", places=places),
            )
        self.tiles.refresh(view)
