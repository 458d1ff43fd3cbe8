"""What is to be done on the table after the game's course was changed, and what still follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from solitaria_app.session.words.catalogue import capital
from solitaria_app.ui.view import View

if TYPE_CHECKING:
    from solitaria_app.ui.course import Course
    from solitaria_app.ui.main_window import MainWindow


class Afterwards(QObject):
    """Shows the course's strip in the headline's place."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._strip = window, window.desk.strip
        self._strip.listed.connect(self._list)
        self._strip.dropped.connect(self._drop)
        self._strip.closed.connect(self._close)

    @property
    def _course(self) -> Course:
        return self._window.controller.course

    def refresh(self, view: View, present: bool) -> bool:
        """Show what there is to tell, if the `present` is shown; whether there is anything."""
        course, texts = self._course, view.texts
        clauses = self._clauses(view) if present else []
        if clauses:
            key = self._key()
            self._strip.show_clauses(
                clauses,
                (lambda said: texts(key, said=said)) if key else str,
                texts,
                view.theme,
                sign=self._sign(),
                drops=bool(course.rest),
            )
        self._window.desk.show_strip(bool(clauses))
        return bool(clauses)

    def told(self) -> str:
        """What the strip says, as much as it has room for; empty if it says nothing."""
        return "" if self._strip.isHidden() else self._strip.words.text()

    def _key(self) -> str:
        """The sentence round the clauses; none where they are sentences themselves."""
        course = self._course
        if not course.moves or course.rest:
            return ""
        return "course.back" if course.back else "course.forth"

    def _sign(self) -> str:
        course = self._course
        if course.rest:
            return "pause"
        return "way-light" if not course.moves else "undo" if course.back else "amend"

    def _clauses(self, view: View) -> list[str]:
        course, texts = self._course, view.texts
        if course.rest:
            told = texts.count("course.follows", len(course.rest))
            return [f"{told} {texts('course.wait')}" if view.state.way.physical else told]
        if course.moves and course.table is not None:
            return view.words.to_move(course.table, view.state, course.moves)
        if course.fell is not None:
            then, now = course.fell
            return [texts("course.light", then=then, now=now)]
        return []

    # --- its buttons ------------------------------------------------------------

    def _list(self) -> None:
        from solitaria_app.ui.dialogs.notice import Notice

        window, view = self._window, self._window.presenter.view
        if view is None:
            return
        texts = window.texts
        listed = "\n".join(f"•  {capital(clause)}" for clause in self._clauses(view))
        window.commands.show(Notice(window, texts("course.title"), listed, texts("close")))

    def _drop(self) -> None:
        controller = self._window.controller
        if controller.state is not None:
            self._course.drop(controller.state)
            self._window.presenter.refresh()

    def _close(self) -> None:
        self._course.clear()
        self._window.presenter.refresh()
