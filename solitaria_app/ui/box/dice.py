"""The four dice of "My box", each with its six faces side by side."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from solitaria_app.content.box import faces_of
from solitaria_app.engine.dice import DICE, Die, Face
from solitaria_app.engine.goods import Good
from solitaria_app.session.words.catalogue import Catalogue
from solitaria_app.ui.box.draft import Draft
from solitaria_app.ui.box.face import FaceButton
from solitaria_app.ui.box.panel import BoxPanel, Certainty
from solitaria_app.ui.controls.grid import Columns
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme


class DicePanel(BoxPanel):
    """`refused` tells a face that the die can't have, and why."""

    refused = Signal(str)

    def __init__(self, draft: Draft, texts: Texts, theme: Theme, parent: QWidget) -> None:
        super().__init__(texts("box.dice"), texts, theme, parent)
        self._draft, self._words = draft, Catalogue(texts.language)
        self.faces: dict[Die, list[FaceButton]] = {}
        self.confirms: dict[Die, QPushButton] = {}
        self._certainty: dict[Die, Certainty] = {}
        self.body.addWidget(Columns([self._row(die) for die in DICE], 18, 2, self))
        self.confirm.clicked.connect(self._confirm)
        self.reset.clicked.connect(self._reset)
        self.refresh()

    def _row(self, die: Die) -> QWidget:
        row = QWidget(self)
        name = self._words.sentence(f"die.{die.value}")
        heading = QLabel(name, row)
        heading.setProperty("role", "name")
        use = QLabel(self._words.of_data(self._draft.title(die)), row)
        use.setProperty("role", "small")
        titles = QHBoxLayout()
        titles.setSpacing(10)
        titles.addWidget(heading)
        titles.addWidget(use, 1)
        faces = QHBoxLayout()
        faces.setSpacing(2)
        self.faces[die] = [self._face(die, place, row) for place in range(6)]
        for button in self.faces[die]:
            faces.addWidget(button)
        faces.addStretch(1)
        self._certainty[die] = Certainty(self._texts, self._theme, row)
        self.confirms[die] = confirm = QPushButton(self._texts("box.confirm.one"), row)
        confirm.setProperty("tight", True)
        confirm.setAutoDefault(False)
        confirm.setToolTip(self._texts("box.confirm.one.tip", die=name))
        confirm.clicked.connect(lambda: self._confirm_one(die))
        below = QHBoxLayout()
        below.addWidget(self._certainty[die], 1)
        below.addWidget(confirm)
        layout = QVBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(3)
        layout.addLayout(titles)
        layout.addLayout(faces)
        layout.addLayout(below)
        layout.addStretch(1)
        return row

    def _face(self, die: Die, place: int, parent: QWidget) -> FaceButton:
        button = FaceButton(die, self._theme, parent)
        button.choices = tuple((face, self.named(die, face)) for face in faces_of(die))
        button.stepped.connect(lambda way: self._step(die, place, way))
        button.picked.connect(lambda face: self._pick(die, place, face))
        button.left.connect(lambda way: self.faces[die][(place + way) % 6].setFocus())
        return button

    def named(self, die: Die, face: int | Face) -> str:
        """What a face is called."""
        if isinstance(face, Good):
            return self._words.sentence(f"good.{face.id}")
        if isinstance(face, int):
            return self._texts("box.face.place", n=face)
        if face is Face.SPECIALIST:
            return self._texts("box.face.specialist")
        if face is Face.CARD:
            return self._texts("box.face.card")
        return self._words.sentence(f"colonist.{face.value}")

    # --- setting ----------------------------------------------------------------

    def _step(self, die: Die, place: int, way: int) -> None:
        whole = self._draft.step_face(die, place, way)
        self._told("" if whole else self._texts("box.no-colonist"))

    def _pick(self, die: Die, place: int, face: int | Face) -> None:
        done = self._draft.put_face(die, place, face)
        self._told("" if done else self._texts("box.no-colonist"))

    def _told(self, why: str) -> None:
        self.refresh()
        self.changed.emit()
        self.refused.emit(why)

    def _confirm_one(self, die: Die) -> None:
        self._draft.confirm_die(die)
        self._told("")

    def _confirm(self) -> None:
        self._draft.confirm_dice()
        self._told("")

    def _reset(self) -> None:
        self._draft.reset_dice()
        self._told("")

    def refresh(self) -> None:
        """Show the draft."""
        texts, draft = self._texts, self._draft
        for die, buttons in self.faces.items():
            part = draft.dice[die]
            for place, (button, face) in enumerate(zip(buttons, part.value, strict=True)):
                name = texts(
                    "box.face.named",
                    die=self._words.sentence(f"die.{die.value}"),
                    n=place + 1,
                    face=self.named(die, face),
                )
                button.show_face(face, name, texts("box.face.hint"))
            note = self._words.of_data(part.origin.note)
            self._certainty[die].show_certainty(part.certain, note)
            self.confirms[die].setEnabled(not part.certain)
        self.confirm.setEnabled(not all(part.certain for part in draft.dice.values()))
        self.reset.setEnabled(not draft.dice_are_own())
