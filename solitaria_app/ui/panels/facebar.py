"""Faces to pick: what a die shows, or the good of a city's token; and the program's help."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from solitaria_app.engine.inputs import Rolled, Token
from solitaria_app.engine.play import refusal
from solitaria_app.ui import facelook, facewords
from solitaria_app.ui.interaction import Option, chance
from solitaria_app.ui.panels.facebutton import FaceButton
from solitaria_app.ui.view import View

GAP = 6
LARGE, SMALL = 3.2, 2.1
"""Height of a face, in heights of text: alone in the prompt, or beside other options."""
MOST_SHARE = {False: 0.66, True: 0.45}
"""How much of the prompt's width they may take: alone, or (True) beside other options."""


class FaceBar(QWidget):
    """At the prompt's end while chance is entered; or `small`, beside an action that ends in a die.

    Signals: a face was picked; something was refused, and why; the program is to roll or draw
    ("one", "all"), or to take back what was entered ("back").
    """

    chosen = Signal(object)
    refused = Signal(str)
    for_me = Signal(str)

    def __init__(self, small: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.small = small
        self.faces: list[FaceButton] = []
        self.one, self.all, self.back = (QPushButton(self) for _ in range(3))
        for button, what in ((self.one, "one"), (self.all, "all"), (self.back, "back")):
            button.setProperty("tight", True)
            button.setAutoDefault(False)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _=False, what=what: self.for_me.emit(what))
        for button in (self.all, self.back):
            button.setProperty("look", "quiet")
        self._view: View | None = None
        self.caption = ""
        if not small:
            self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    @property
    def active(self) -> bool:
        """Whether there is anything to enter here."""
        view = self._view
        if view is None:
            return False
        entered = view.offer.control == "chance"
        return not entered and bool(view.offer.faces) if self.small else entered

    # --- showing ----------------------------------------------------------------

    def refresh(self, view: View, takes_back: bool) -> None:
        """Show what can be entered at the present moment."""
        self._view = view
        options = view.offer.faces if self.active else ()
        while len(self.faces) < len(options):
            face = FaceButton(self)
            face.clicked.connect(self._clicked)
            self.faces.append(face)
        for button, option in zip(self.faces, options, strict=False):
            button.option, button.theme = option, view.theme
            button.show_face(facelook.look_of(view, option), view.keys)
        for n, button in enumerate(self.faces):
            button.setVisible(n < len(options))
        self.caption = facelook.caption(view) if self.small and self.active else ""
        self._show_help(view)
        self.back.setVisible(takes_back and not self.small)
        self.back.setText(view.texts("prompt.take-back"))
        self.update()

    def _show_help(self, view: View) -> None:
        """The buttons that let the program roll or draw."""
        offered = facelook.help_of(view) if self.active and not self.small else facelook.Help()
        self.one.setVisible(bool(offered.one))
        key = facewords.FOR_ME.upper()
        self.one.setText(f"{offered.one}  ({key})" if view.keys else offered.one)
        self.one.setToolTip(offered.tip)
        self.all.setVisible(bool(offered.all))
        self.all.setText(offered.all)

    # --- places -----------------------------------------------------------------

    def _caption(self) -> tuple[list[str], QFont, float]:
        """The caption in two lines, and its width."""
        view = self._view
        assert view is not None
        font = view.theme.font("small")
        metrics = QFontMetricsF(font)
        words, best = self.caption.split(), [self.caption]
        for n in range(1, len(words)):
            two = [" ".join(words[:n]), " ".join(words[n:])]
            if max(map(metrics.horizontalAdvance, two)) < max(map(metrics.horizontalAdvance, best)):
                best = two
        return best, font, max(map(metrics.horizontalAdvance, best)) + 6

    def _shown(self) -> list[FaceButton]:
        return [face for face in self.faces if not face.isHidden()]

    def make_room(self, width: int) -> None:
        """Take a part of the prompt's width; beside other options only if it is enough."""
        view = self._view
        self.setVisible(self.active)
        if view is None or not self.active:
            return
        most, shown = width * MOST_SHARE[self.small], self._shown()
        if self.small:
            wide = self._caption()[2]
            for face in shown:
                face.worded = False
                wide += face.bare(view.theme.size(SMALL)) + GAP
            self.setFixedSize(round(wide), round(view.theme.size(SMALL)))
            self.setVisible(wide <= most)
            return
        high = view.theme.size(LARGE)
        self.all.setVisible(bool(self.all.text()))
        for worded in (True, False):
            each = [face.wanted(high) if worded else face.bare(high) for face in shown]
            wide = sum(each) + GAP * len(each) + self._help_width()
            for face in shown:
                face.worded = worded
            if wide <= most:
                break
        else:
            if shown:  # large letters: one letter of tokens after the other
                self.all.hide()
                wide = sum(each) + GAP * len(each) + self._help_width()
        self.setFixedWidth(round(min(wide, most)))
        self._lay_out()

    def _help_width(self) -> float:
        """The width of the buttons at the end, which stand one above the other."""
        last = [b.sizeHint().width() for b in (self.one, self.back) if not b.isHidden()]
        more = 0 if self.all.isHidden() else self.all.sizeHint().width() + GAP
        return max(last, default=0) + more

    def _lay_out(self) -> None:
        view = self._view
        if view is None:
            return
        shown, high = self._shown(), float(self.height())
        x, room = 0.0, float(self.width())
        if self.small:
            x = self._caption()[2]
        else:
            room = self.width() - self._help_width()
            self._lay_out_help(room)
            high = min(high, view.theme.size(LARGE))
        each = [face.wanted(high) if face.worded else face.bare(high) for face in shown]
        spare = min(0.0, room - x - sum(each) - GAP * len(each)) / max(1, len(each))
        top = (self.height() - high) / 2
        for face, wide in zip(shown, each, strict=True):
            face.setGeometry(QRectF(x, top, wide + spare, high).toRect())
            x += wide + spare + GAP

    def _lay_out_help(self, left: float) -> None:
        """The program's help above, taking back below it."""
        last = float(self.width())
        for button in (self.one, self.back, self.all):
            if button.isHidden():
                continue
            hint = button.sizeHint()
            half = min(float(hint.height()), (self.height() - 2) / 2)
            lower = button is self.back
            top = self.height() / 2 + (1 if lower else -1 - half)
            x = left if button is self.all else last - hint.width()
            button.setGeometry(QRectF(x, top, hint.width(), half).toRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The caption, where the faces stand beside other options."""
        view = self._view
        if view is None or not self.small:
            return
        lines, font, wide = self._caption()
        painter = QPainter(self)
        painter.setFont(font)
        painter.setPen(QColor(view.theme.colours.ink_soft))
        flags = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(QRectF(0, 0, wide - 4, self.height()), flags, "\n".join(lines))

    # --- picking ----------------------------------------------------------------

    def _clicked(self) -> None:
        button = self.sender()
        if isinstance(button, FaceButton) and button.option is not None:
            self.pick(button.option)

    def pick(self, option: Option) -> None:
        """Choose a face if the rules allow it, else say why they do not."""
        view = self._view
        assert view is not None
        given = option.inputs[-1]
        there = chance.rolling(view.state) if isinstance(given, Rolled) else view.state
        assert there is not None
        why = refusal(there, given)
        if why is None:
            self.chosen.emit(option)
        else:
            self.refused.emit(view.words.refusal(there, given, why).text)

    def press(self, key: str) -> bool:
        """Handle a key; whether it means something here."""
        view = self._view
        if view is None or not self.active or not key:
            return False
        if key == facewords.FOR_ME and not self.one.isHidden():
            self.one.click()
            return True
        there = chance.rolling(view.state)
        if there is not None:
            return self._press_die(key)
        for n, option in enumerate(view.offer.faces, 1):
            given = option.inputs[-1]
            if isinstance(given, Token) and key in (facewords.key_of(view, given.good), str(n)):
                self.pick(option)
                return True
        return False

    def _press_die(self, key: str) -> bool:
        view = self._view
        assert view is not None
        there = chance.rolling(view.state)
        assert there is not None
        digits = facelook.digits_free(view)
        face = facewords.meant(view, chance.die_of(there), key, digits)
        if face is None:
            if digits and key.isdecimal():
                self.refused.emit(view.texts("face.six"))
                return True
            return False
        self.pick(Option("roll", chance.shown(view.state, there, face)))
        return True
