"""The words of the prompt: title, sentence, and what is told besides."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from solitaria_app.ui import aside, facewords, labels
from solitaria_app.ui.controls.fitted import FittedLabel, WrappedLabel
from solitaria_app.ui.controls.goodsbar import GoodsBar
from solitaria_app.ui.controls.lesson import Lesson
from solitaria_app.ui.view import View

NO_TITLE = 1.5
"""With text of this scale or larger title or sentence give their room to what is told besides."""


class PromptWords:
    """Labels that the prompt lays out. `sum` is the result of a plan or what was done so far,
    `trouble` why something can't be entered, `question` what is asked of a physical table."""

    def __init__(self, prompt: QWidget) -> None:
        self._prompt = prompt
        self._view: View | None = None
        self.title = QLabel(prompt)
        self.title.setProperty("role", "title")
        self.sentence = FittedLabel("prompt", "ink", prompt)
        self.sum = FittedLabel("strong", "bronze", prompt)
        self.hint = FittedLabel("body", "ink_soft", prompt)
        self.question = WrappedLabel("prompt", "ink", prompt)
        for label in (self.sentence, self.question):
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.trouble = FittedLabel("strong", "bad", prompt)
        self.trouble.hide()
        self.lesson = Lesson(prompt)

    def refresh(self, view: View, played: bool) -> None:
        """The prompt of the present moment; `played` if a card is asked for."""
        self._view = view
        request = view.words.prompt(view.state)
        entered = view.offer.control == "chance"
        self.title.setText(request.title)
        self.sentence.show_text(request.text, view.theme)
        self.lesson.setVisible(view.learner and not view.offer.faces)
        self.question.setVisible(entered)
        asked = facewords.question(view, request.text) if entered else ""
        self.question.show_text(asked, view.theme)
        lesson = view.lesson if view.learner else ""
        self.lesson.show_text(lesson, view.theme, view.reaction)
        self.title.setToolTip(f"<p>{lesson}</p>" if lesson else "")
        self.hint.setVisible(played or view.offer.control == "over")
        self.hint.show_text(view.texts("prompt.hint.card") if played else "", view.theme)

    def show_planned(self, view: View, bar: GoodsBar | None, both: bool) -> None:
        """What stands beside the sentence: the result of a plan, or what was chosen first. Title
        or sentence gives its room where large text has much to tell; `both` ends of an action can
        be had."""
        self.trouble.hide()
        self.sum.show()
        entered, large = view.offer.control == "chance", view.theme.scale >= NO_TITLE
        noted = bool(view.so_far) and view.offer.current is not None
        self.title.setVisible(not (entered and (noted or (large and facewords.beside(view)))))
        much = view.offer.selected is not None or both
        self.sentence.setVisible(not entered and not (large and much))
        self.sum.show_text(_aside(view, bar), view.theme)

    # --- until the next change --------------------------------------------------

    def refuse(self, why: str) -> None:
        """Say why something can't be entered, until the next thing is."""
        assert self._view is not None
        self.trouble.show_text(why, self._view.theme)
        self.trouble.show()
        for part in (self.title, self.sentence, self.sum, self.lesson):
            part.hide()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._prompt, why))

    def tell(self, text: str) -> None:
        """Say something beside the title."""
        assert self._view is not None
        self.trouble.hide()
        self.sum.show()
        self.sum.show_text(text, self._view.theme)

    def teach(self, card: int | None) -> None:
        """Tell a learner what a card in hand does and brings about, or nothing more."""
        view = self._view
        if view is None or not self.hint.isVisible():
            return
        hint, told = view.texts("prompt.hint.card"), ""
        if card is not None and view.learner:
            told, hint = aside.lesson_of_card(view.words, view.texts, card)
        self.lesson.show_text(told, view.theme)
        self.hint.show_text(hint, view.theme)


def _aside(view: View, bar: GoodsBar | None) -> str:
    if bar is not None:
        return bar.summary()
    if view.offer.selected is not None and view.offer.current is None:
        return labels.stage(view, view.offer.selected)
    return facewords.beside(view) if view.offer.control == "chance" else view.so_far
