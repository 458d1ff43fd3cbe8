"""Faces to pick: what a die shows, or the good of a city's token; and the program's help."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QPushButton, QSizePolicy, QWidget

from solitaria_app.engine.agenda import DrawTokens, Refill, Roll, SixthCard
from solitaria_app.engine.inputs import Rolled, Token
from solitaria_app.engine.play import refusal
from solitaria_app.engine.rules.tokens import tokens_left
from solitaria_app.ui import facewords, labels, runs
from solitaria_app.ui.drawings import Badge, DieFace
from solitaria_app.ui.interaction import Option, chance
from solitaria_app.ui.panels import cardpaint
from solitaria_app.ui.theme import Theme
from solitaria_app.ui.view import View

GAP = 6
LARGE, SMALL = 2.9, 2.1
"""Height of a face, in heights of text: alone in the prompt, or beside other options."""
MOST_SHARE = 0.45
"""How much of the prompt the faces may take beside other options."""


class FaceButton(QAbstractButton):
    """One face: its picture, the keys that mean it, its name and how many there are."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.option: Option | None = None
        self.picture: runs.Symbol = runs.Sign("card")
        self.keys: tuple[str, ...] = ()
        self.name = self.note = ""
        self.allowed = True
        self.theme = Theme()
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def wanted(self, high: float) -> float:
        """The width with all words, in a row of a height; 0 high means small and bare."""
        theme = self.theme
        if not high:
            badges = len(self.keys[:1]) * theme.size(1.35)
            return theme.size(SMALL) + badges
        widths = [QFontMetricsF(theme.font("small")).horizontalAdvance(self.name)]
        widths.append(QFontMetricsF(theme.font("small")).horizontalAdvance(self.note))
        widths[1] += len(self.keys) * theme.size(1.35)
        return high + max(widths) + 16

    def bare(self, high: float) -> float:
        """The width of picture and keys alone."""
        return high + len(self.keys[:1]) * self.theme.size(1.35) + 6

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, c = self.theme, self.theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = self.allowed and (self.underMouse() or self.isDown())
        rim = c.focus if self.hasFocus() else c.accent if self.allowed else c.edge
        painter.setPen(QPen(QColor(rim), 2.4 if self.hasFocus() else 1.3))
        painter.setBrush(QColor(c.selection if lit else c.raised if self.allowed else c.panel))
        box = QRectF(self.rect())
        painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)
        high, inner = box.height(), box.adjusted(5, 4, -5, -4)
        side = theme.size(1.15)
        if box.width() + 0.5 < self.wanted(high):  # no room for words
            left = inner.left()
            if self.keys:
                corner = QPointF(left, inner.center().y() - side / 2)
                left += cardpaint.key_badge(painter, corner, self.keys[0], theme) + 4
            place = QRectF(left, inner.top(), inner.right() - left, inner.height())
            runs.symbol(painter, place, self.picture, theme, c.ink)
            return
        picture = QRectF(inner.left(), inner.top(), inner.height(), inner.height())
        runs.symbol(painter, picture, self.picture, theme, c.ink)
        left, middle = picture.right() + 5, inner.center().y()
        ink = c.ink if self.allowed else c.ink_faint
        above = QRectF(left, inner.top(), inner.right() - left, middle - inner.top())
        below = above.translated(0, above.height())
        strong = theme.font("small")
        strong.setWeight(QFont.Weight.DemiBold)
        name = cardpaint.fitted(strong, self.name, above.width(), round(theme.size(0.6)))
        cardpaint.words(painter, below, self.name, name, ink)
        for key in self.keys:
            corner = QPointF(left, above.center().y() - side / 2)
            left += cardpaint.key_badge(painter, corner, key, theme) + theme.size(0.2)
        rest = QRectF(left + 2, above.top(), inner.right() - left - 2, above.height())
        soft = c.ink_soft if self.allowed else c.ink_faint
        cardpaint.words(painter, rest, self.note, theme.font("small"), soft)


class FaceBar(QWidget):
    """Alone in the prompt while chance is entered; small beside an action that ends with a die.

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
        self._view: View | None = None
        self._small = False
        self.caption = ""

    @property
    def active(self) -> bool:
        """Whether there is anything to enter here."""
        view = self._view
        return view is not None and (view.offer.control == "chance" or bool(view.offer.faces))

    @property
    def digits(self) -> bool:
        """Whether digits mean faces: not where they stand on other options."""
        view = self._view
        return view is not None and not view.offer.options and view.offer.control != "trade"

    # --- showing ----------------------------------------------------------------

    def refresh(self, view: View, takes_back: bool) -> None:
        """Show what can be entered at the present moment."""
        self._view = view
        self._small = view.offer.control != "chance"
        options = view.offer.faces
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
        self.back.setVisible(takes_back and not self._small)
        self.back.setText(view.texts("prompt.take-back"))
        self.setVisible(self.active)
        grows = QSizePolicy.Policy.Preferred if self._small else QSizePolicy.Policy.Expanding
        self.setSizePolicy(grows, QSizePolicy.Policy.Preferred)
        self.updateGeometry()
        self._lay_out()
        self.update()

    def _show(self, view: View, button: FaceButton, option: Option) -> None:
        """One face in pictures and words."""
        given, say = option.inputs[-1], view.words.say
        if isinstance(given, Token):
            letter = chance.letter_of(view.state, given.city)
            left = tokens_left(view.state, letter)[given.good]
            button.picture, button.allowed = Badge(given.good, hollow=not left), bool(left)
            keys = (facewords.key_of(view, given.good),)
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
            button.picture, button.allowed = DieFace(given.die, given.face), True
            button.name = facewords.name_of(view, given.face)
            button.note = view.texts("face.count", n=count, of=len(every))
            die, face = say.die(given.die), say.face(given.face)
            if self._small and view.offer.done is not None:
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
        one = more = ""
        if self._small or not self.active:
            pass
        elif isinstance(frame, Roll):
            one = view.texts("face.for-me")
        elif isinstance(frame, DrawTokens) and view.offer.current is not None:
            letter = chance.letter_of(view.state, view.offer.current.number)
            one = view.texts("token.for-me", letter=letter)
            more = view.texts("token.all-for-me")
        elif isinstance(frame, Refill | SixthCard):
            one = view.texts("supply.for-me")
            missing = len(view.state.rules.display_costs) - len(view.state.display)
            if isinstance(frame, Refill) and missing > 1:
                more = view.texts("supply.all-for-me")
        self.one.setVisible(bool(one))
        self.one.setText(f"{one}  ({facewords.FOR_ME.upper()})" if view.keys else one)
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

    def sizeHint(self) -> QSize:
        view = self._view
        if view is None:
            return QSize(0, 0)
        if not self._small:
            return QSize(200, round(view.theme.size(LARGE)))
        wide = self._caption()[2] + sum(face.wanted(0) + GAP for face in self._shown())
        return QSize(round(wide), round(view.theme.size(SMALL)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def make_room(self, width: int) -> None:
        """Beside other options only where these keep most of the prompt's width."""
        fits = not self._small or self.sizeHint().width() <= width * MOST_SHARE
        self.setVisible(self.active and fits)

    def _lay_out(self) -> None:
        view = self._view
        if view is None:
            return
        shown, high = self._shown(), float(self.height())
        if self._small:
            x = self._caption()[2]
            for face in shown:
                wide = face.wanted(0)
                face.setGeometry(QRectF(x, 0, wide, high).toRect())
                x += wide + GAP
            return
        right = float(self.width())
        for button in (self.one, self.all, self.back):
            if button.isHidden():
                continue
            hint = button.sizeHint()
            right -= hint.width() + GAP
            top = (high - hint.height()) / 2
            button.setGeometry(QRectF(right + GAP, top, hint.width(), hint.height()).toRect())
        high = min(high, view.theme.size(LARGE))
        whole = [face.wanted(high) for face in shown]
        if sum(whole) + GAP * len(whole) > right:
            whole = [face.bare(high) for face in shown]
        if (spare := right - sum(whole) - GAP * len(whole)) < 0:
            whole = [wide + spare / len(whole) for wide in whole]
        x, top = 0.0, (self.height() - high) / 2
        for face, wide in zip(shown, whole, strict=True):
            face.setGeometry(QRectF(x, top, wide, high).toRect())
            x += wide + GAP

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The caption, where the faces stand beside other options."""
        view = self._view
        if view is None or not self._small:
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
