"""Faces to pick: what a die shows, or the good of a city's token; and the program's help."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from solitaria_app.engine.inputs import Input, Rolled, Token
from solitaria_app.engine.play import refusal
from solitaria_app.ui import facelook, facewords
from solitaria_app.ui.interaction import Option, chance
from solitaria_app.ui.panels.facebutton import FaceButton
from solitaria_app.ui.view import View

GAP = 6
HEIGHT = 3.2
"""Height of a face, in heights of text."""
MOST_SHARE = 0.66
"""How much of the prompt's width they may take."""


class FaceBar(QWidget):
    """At the prompt's end while chance is entered.

    Signals: a face was picked; something was refused, and why; the program is to roll or draw
    ("one", "all"), or to take back what was entered ("back").
    """

    chosen = Signal(object)
    refused = Signal(str)
    for_me = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.faces: list[FaceButton] = []
        self.one, self.all, self.back = (QPushButton(self) for _ in range(3))
        for button, what in ((self.one, "one"), (self.all, "all"), (self.back, "back")):
            button.setProperty("tight", True)
            button.setAutoDefault(False)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _=False, what=what: self.for_me.emit(what))
        for button in (self.all, self.back):
            button.setProperty("look", "quiet")
        self.view: View | None = None
        self.plan: tuple[Input, ...] = ()
        """What is carried out before the die, apart from the end of the action."""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    @property
    def active(self) -> bool:
        """Whether there is anything to enter here."""
        return self.view is not None and self.view.offer.control == "chance"

    # --- showing ----------------------------------------------------------------

    def refresh(self, view: View, takes_back: bool) -> None:
        """Show what can be entered at the present moment."""
        self.view = view
        self.show_faces(view.offer.faces if self.active else ())
        self._show_help(view)
        self.back.setVisible(takes_back)
        self.back.setText(view.texts("prompt.take-back"))

    def show_faces(self, options: tuple[Option, ...], deed: str = "") -> None:
        """Show what a die may show after a deed, or the goods of a token."""
        view = self.view
        assert view is not None
        while len(self.faces) < len(options):
            face = FaceButton(self)
            face.clicked.connect(self._clicked)
            self.faces.append(face)
        for button, option in zip(self.faces, options, strict=False):
            button.option, button.theme = option, view.theme
            button.show_face(facelook.look_of(view, option, deed), view.keys)
        for n, button in enumerate(self.faces):
            button.setVisible(n < len(options))
        self.update()

    def _show_help(self, view: View) -> None:
        """The buttons that let the program roll or draw."""
        offered = facelook.help_of(view) if self.active else facelook.Help()
        self.one.setVisible(bool(offered.one))
        key = facewords.FOR_ME.upper()
        self.one.setText(f"{offered.one}  ({key})" if view.keys else offered.one)
        self.one.setToolTip(offered.tip)
        self.all.setVisible(bool(offered.all))
        self.all.setText(offered.all)

    # --- places -----------------------------------------------------------------

    def shown(self) -> list[FaceButton]:
        """The faces that are there."""
        return [face for face in self.faces if not face.isHidden()]

    def make_room(self, width: int) -> None:
        """Take a part of the prompt's width."""
        view = self.view
        self.setVisible(self.active)
        if view is None or not self.active:
            return
        most, shown, high = width * MOST_SHARE, self.shown(), view.theme.size(HEIGHT)
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
        if self.view is None:
            return
        room = self.width() - self._help_width()
        self._lay_out_help(room)
        self.lay_out_faces(0.0, room, min(float(self.height()), self.view.theme.size(HEIGHT)))

    def lay_out_faces(self, left: float, right: float, high: float) -> None:
        """The faces of a height side by side, narrower where there is not enough room."""
        shown = self.shown()
        each = [face.wanted(high) if face.worded else face.bare(high) for face in shown]
        spare = min(0.0, right - left - sum(each) - GAP * len(each)) / max(1, len(each))
        top = (self.height() - high) / 2
        for face, wide in zip(shown, each, strict=True):
            face.setGeometry(QRectF(left, top, wide + spare, high).toRect())
            left += wide + spare + GAP

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

    # --- picking ----------------------------------------------------------------

    def _clicked(self) -> None:
        button = self.sender()
        if isinstance(button, FaceButton) and button.option is not None:
            self.pick(button.option)

    def pick(self, option: Option) -> None:
        """Choose a face if the rules allow it, else say why they do not."""
        view, given = self.view, option.inputs[-1]
        assert view is not None
        there = view.state
        if isinstance(given, Rolled):
            found = chance.before_die(view.state, self.plan)
            assert found is not None
            there = found[0]
        why = refusal(there, given)
        if why is None:
            self.chosen.emit(option)
        else:
            self.refused.emit(view.words.refusal(there, given, why).text)

    def press(self, key: str) -> bool:
        """Handle a key; whether it means something here."""
        view = self.view
        if view is None or not self.active or not key:
            return False
        if key == facewords.FOR_ME and not self.one.isHidden():
            self.one.click()
            return True
        if chance.before_die(view.state, self.plan) is not None:
            return self._press_die(key)
        for n, option in enumerate(view.offer.faces, 1):
            given = option.inputs[-1]
            if isinstance(given, Token) and key in (facewords.key_of(view, given.good), str(n)):
                self.pick(option)
                return True
        return False

    def _press_die(self, key: str) -> bool:
        view = self.view
        assert view is not None
        found = chance.before_die(view.state, self.plan)
        assert found is not None
        there, way = found
        digits = facelook.digits_free(view)
        face = facewords.meant(view, chance.die_of(there), key, digits)
        if face is None:
            if digits and key.isdecimal():
                self.refused.emit(view.texts("face.six"))
                return True
            return False
        self.pick(Option("roll", (*way, chance.rolled(there, face))))
        return True
