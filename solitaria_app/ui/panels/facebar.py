"""Faces to pick: what a die shows, or the good of a city's token; and the program's help."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from solitaria_app.engine.agenda import DrawTokens, Refill, Roll, SixthCard
from solitaria_app.engine.inputs import Rolled, Token
from solitaria_app.engine.play import refusal
from solitaria_app.engine.rules.tokens import tokens_left
from solitaria_app.ui import facewords, labels
from solitaria_app.ui.drawings import Badge, DieFace
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

    @property
    def digits(self) -> bool:
        """Whether digits mean faces: not where they stand on other options."""
        view = self._view
        return view is not None and not view.offer.options and view.offer.control != "trade"

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
            self._show(view, button, option)
            button.update()
        for n, button in enumerate(self.faces):
            button.setVisible(n < len(options))
        self._show_help(view)
        self.back.setVisible(takes_back and not self.small)
        self.back.setText(view.texts("prompt.take-back"))
        self.update()

    def _show(self, view: View, button: FaceButton, option: Option) -> None:
        """One face in pictures and words."""
        given, say = option.inputs[-1], view.words.say
        if isinstance(given, Token):
            letter = chance.letter_of(view.state, given.city)
            left = tokens_left(view.state, letter)[given.good]
            button.picture, button.allowed = Badge(given.good, hollow=not left), bool(left)
            keys: tuple[str, ...] = (facewords.key_of(view, given.good),)
            button.name = say.good(given.good)
            button.note = view.texts("token.left", n=left)
            city = say.city(given.city)
            told = view.texts("token.told", city=city, good=button.name, n=left, letter=letter)
        else:
            assert isinstance(given, Rolled)
            every = view.state.rules.dice.of(given.die)
            digits = [str(n) for n, face in enumerate(every, 1) if face == given.face]
            own = facewords.key_of(view, given.face)
            keys = (own, *digits) if self.digits and not own.isdecimal() else (own,)
            if not self.digits and own.isdecimal():
                keys = ()
            count = every.count(given.face)
            button.note = view.texts("face.twice", n=count) if count > 1 else ""
            button.picture, button.allowed = DieFace(given.die, given.face), True
            button.name = facewords.name_of(view, given.face)
            die, face = say.die(given.die), say.face(given.face)
            if self.small and view.offer.done is not None:
                done = labels.full(view, view.offer.done)
                told = view.texts("face.after.told", done=done, die=die, face=face)
                self.caption = view.texts("face.after", done=done, die=die)
            else:
                told = view.texts("face.told", die=die, face=face, n=count, of=len(every))
                told = told[0].upper() + told[1:]
        button.keys = keys if view.keys else ()
        button.setAccessibleName(told)
        button.setToolTip(told)

    def _show_help(self, view: View) -> None:
        """The buttons that let the program roll or draw."""
        frame = view.state.agenda[-1] if view.state.agenda else None
        one = more = tip = ""
        if self.small or not self.active:
            pass
        elif isinstance(frame, Roll):
            one = view.texts("face.for-me")
            tip = view.texts("face.for-me.tip", the_die=view.words.say.the_die(frame.die))
        elif isinstance(frame, DrawTokens) and view.offer.current is not None:
            letter = chance.letter_of(view.state, view.offer.current.number)
            one = view.texts("token.for-me", letter=letter)
            tip = view.texts("token.for-me.tip", letter=letter)
            more = view.texts("token.all-for-me")
        elif isinstance(frame, Refill | SixthCard):
            one, tip = view.texts("supply.for-me"), view.texts("supply.for-me.tip")
            missing = len(view.state.rules.display_costs) - len(view.state.display)
            if isinstance(frame, Refill) and missing > 1:
                more = view.texts("supply.all-for-me")
        self.one.setVisible(bool(one))
        self.one.setText(f"{one}  ({facewords.FOR_ME.upper()})" if view.keys else one)
        self.one.setToolTip(tip)
        self.all.setVisible(bool(more))
        self.all.setText(more)

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
        face = facewords.meant(view, chance.die_of(there), key, self.digits)
        if face is None:
            if self.digits and key.isdecimal():
                self.refused.emit(view.texts("face.six"))
                return True
            return False
        self.pick(Option("roll", chance.shown(view.state, there, face)))
        return True
