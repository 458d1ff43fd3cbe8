"""The faces of the die that follows, beside the button that ends an action."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from solitaria_app.engine.dice import Face
from solitaria_app.engine.inputs import Input, Rolled
from solitaria_app.ui.interaction import Option, chance
from solitaria_app.ui.panels.facebar import GAP, FaceBar
from solitaria_app.ui.view import View

HEIGHT = 2.1
"""Height of a face, in heights of text."""
MOST_SHARE = 0.45
"""How much of the prompt's width they may take."""


class SmallFaces(FaceBar):
    """One click carries out what is planned, ends the action and says what the die shows.

    They stand at the prompt's right end, so that each face is always at the same place, and
    read on from the button at their left. They rest while something chosen first is not decided.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.captions: tuple[str, ...] = ()
        """What stands before the faces, the longest first."""
        self.caption = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def active(self) -> bool:
        """Whether a die can end the action."""
        view = self.view
        return view is not None and view.offer.control != "chance" and bool(view.offer.faces)

    @property
    def rests(self) -> bool:
        """Whether something was chosen first: a key or click must not end the action then."""
        return self.view is not None and self.view.offer.selected is not None

    def refresh(self, view: View, takes_back: bool) -> None:
        """Show the die that ends the action, if one does."""
        self.view = view
        for button in (self.one, self.all, self.back):
            button.hide()

    def show_plan(self, plan: tuple[Input, ...], deed: str) -> None:
        """What is carried out before the die, and what that is called."""
        view = self.view
        assert view is not None
        self.plan = plan if self.active else ()
        self.show_faces(_ordered(chance.faces(view.state, plan)) if self.active else (), deed)
        if not self.active:
            return
        given = self.faces[0].option.inputs[-1] if self.faces[0].option else None
        if isinstance(given, Rolled):
            die = view.words.say.die(given.die)
            self.captions = (view.texts("face.after", die=die), view.texts("face.after.short"))
        for face in self.shown():
            face.setEnabled(not self.rests)
            if self.rests:
                face.setToolTip(view.texts("face.rests"))

    # --- places -----------------------------------------------------------------

    def make_room(self, width: int, room: float | None = None) -> None:
        """Take a part of the prompt's width, at most the `room` that others leave, or none."""
        view = self.view
        self.setVisible(self.active)
        if view is None or not self.active:
            return
        most = width * MOST_SHARE if room is None else min(width * MOST_SHARE, room)
        high = view.theme.size(HEIGHT)
        shown = self.shown()
        for face in shown:
            face.worded = False
        wide = sum(face.bare(high) + GAP for face in shown) - GAP
        whole = 0.0
        for caption in self.captions:
            self.caption = caption
            whole = wide + self._caption()[2]
            if whole <= most:
                break
        self.setFixedSize(round(whole), round(high))
        self.setVisible(whole <= most)
        self._lay_out()
        self.update()

    def _caption(self) -> tuple[list[str], QFont, float]:
        """The caption in two lines, and its width."""
        view = self.view
        assert view is not None
        font = view.theme.font("small")
        metrics = QFontMetricsF(font)
        words, best = self.caption.split(), [self.caption]
        for n in range(1, len(words)):
            two = [" ".join(words[:n]), " ".join(words[n:])]
            if max(map(metrics.horizontalAdvance, two)) < max(map(metrics.horizontalAdvance, best)):
                best = two
        return best, font, float(round(max(map(metrics.horizontalAdvance, best)) + 6))

    def _lay_out(self) -> None:
        if self.view is not None and self.active:
            right = float(self.width() + GAP)
            self.lay_out_faces(self._caption()[2], right, float(self.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The caption, which goes on from the button before it."""
        view = self.view
        if view is None or not self.active:
            return
        lines, font, wide = self._caption()
        painter = QPainter(self)
        painter.setFont(font)
        painter.setPen(QColor(view.theme.colours.ink_soft))
        flags = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(QRectF(0, 0, wide - 4, self.height()), flags, "\n".join(lines))

    # --- keys -------------------------------------------------------------------

    def press(self, key: str) -> bool:
        """Handle a letter; a digit never means the die here."""
        view = self.view
        if view is None or not self.active or not key:
            return False
        if self.rests and any(key in face.keys for face in self.shown()):
            self.refused.emit(view.texts("face.rests"))
            return True
        return not self.rests and super().press(key)


def _ordered(options: tuple[Option, ...]) -> tuple[Option, ...]:
    """The specialist first: so the goods of all dice have the same places from the right."""

    def later(option: Option) -> bool:
        given = option.inputs[-1]
        return not (isinstance(given, Rolled) and given.face is Face.SPECIALIST)

    return tuple(sorted(options, key=later))
