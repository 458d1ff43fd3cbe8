"""A card as a button: what all cards of hand, display and Contrarius have in common."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from solitaria_app.engine.scoring import worth
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.ui.interaction import AtCard, Option
from solitaria_app.ui.panels import cardpaint
from solitaria_app.ui.panels.cardpaint import Look
from solitaria_app.ui.view import View


class CardButton(QAbstractButton):
    """One card; `option` is what choosing it does, None if it can't be chosen now."""

    pointed = Signal(bool)
    """The pointer or the focus came to it (True) or left it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.at = AtCard("hand", -1)
        self.option: Option | None = None
        self.key = ""
        self.view: View | None = None
        self._hover = False
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_card(self, view: View, at: AtCard, key: str = "") -> None:
        """Show a card where it lies; the key chooses it if it can be chosen."""
        self.view, self.at = view, at
        self.option = view.offer.pointed(at)
        self.key = key if self.option else ""
        usable = self.option is not None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if usable else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if usable else Qt.CursorShape.ArrowCursor)
        name = view.words.say.card(at.card)
        self.setAccessibleName(f"{name}, {self.god_line()}")
        self.setToolTip("")
        self.update()

    @property
    def side(self) -> int:
        """Whose the card is, or for whom its worth is told."""
        return CONTRARIUS if self.at.where == "contrarius" else 0

    def god_line(self) -> str:
        """What the card's god is worth now, in words."""
        assert self.view is not None
        return self.view.words.god(self.view.state, self.at.card, self.side)

    def name(self) -> str:
        """The card's name, short enough for a card."""
        assert self.view is not None
        if self.view.state.rules.cards[self.at.card].bonus > 1:
            return self.view.texts("card.magnus")
        return self.view.words.say.card(self.at.card)

    def points(self) -> str:
        """What the card's god is worth now, as `= 6`."""
        assert self.view is not None
        state = self.view.state
        owner = state.contrarius if self.side == CONTRARIUS else state.human
        return f"= {worth(state, owner, state.rules.cards[self.at.card])[1]}"

    def look(self) -> Look:
        """How the card looks now."""
        chosen = self.view is not None and self.view.selected == self.at
        return Look(
            open=self.option is not None,
            chosen=chosen,
            hover=self._hover,
            focus=self.hasFocus(),
            key=self.key,
        )

    def explanation(self) -> str:
        """The tooltip: name, action, reaction, god, and why it can't be chosen now."""
        view = self.view
        assert view is not None
        words = view.words
        card = self.at.card
        lines = [
            f"<b>{words.say.card(card)}</b>",
            words.card_action(card).text,
            f"<b>{view.texts('card.reaction')}</b> {words.card_reaction(card).text}",
            f"<b>{self.god_line()}</b> &nbsp;({words.god_rule(card)})",
        ]
        lines += self.more_lines()
        refused = view.why_not(self.at)
        if refused:
            lines.append(f"<i>{refused}</i>")
        return "<br>".join(lines)

    def more_lines(self) -> list[str]:
        """Further lines of the tooltip."""
        return []

    def event(self, event: QEvent) -> bool:
        """The tooltip is made when it is wanted."""
        if event.type() == QEvent.Type.ToolTip and self.view is not None:
            self.setToolTip(self.explanation())
        return super().event(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hover = True
        self.pointed.emit(True)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hover = False
        self.pointed.emit(False)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit(False)

    def sizeHint(self) -> QSize:
        return QSize(90, 80)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.view is None:
            return
        painter = QPainter(self)
        self.draw(painter, QRectF(self.rect()))

    def draw(self, painter: QPainter, box: QRectF) -> None:
        """Draw the card into its widget."""
        view = self.view
        assert view is not None
        cardpaint.standing(
            painter,
            box,
            view.state.rules.cards[self.at.card],
            self.name(),
            self.points(),
            view.words.say.god(view.state.rules.cards[self.at.card].god),
            view.theme,
            self.look(),
        )


def pool(parent: QWidget, cards: list[CardButton], wanted: int, kind: type[CardButton]) -> None:
    """As many card buttons as are wanted, made when needed and hidden when not."""
    while len(cards) < wanted:
        cards.append(kind(parent))
    for number, card in enumerate(cards):
        card.setVisible(number < wanted)
