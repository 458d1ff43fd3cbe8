"""What stands where there are no figures: what will be here, or how to see more."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from solitaria_app.session.finished import Fact
from solitaria_app.ui.statistics.pages import PAGES
from solitaria_app.ui.texts import Texts


class Empty(QScrollArea):
    """`all_games` is the button that takes the filters away."""

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        panel = QFrame(self)
        panel.setProperty("look", "panel")
        whole = QVBoxLayout(panel)
        whole.setContentsMargins(20, 16, 20, 16)
        whole.setSpacing(8)
        self.heading = QLabel(panel)
        self.heading.setProperty("role", "prompt")
        self.words = QLabel(panel)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        for label in (self.heading, self.words):
            label.setWordWrap(True)
            whole.addWidget(label)
        self.all_games = QPushButton(texts("stats.all-games"), panel)
        self.all_games.setAutoDefault(False)
        whole.addWidget(self.all_games, 0, Qt.AlignmentFlag.AlignLeft)
        whole.addStretch(1)
        self.setWidgetResizable(True)
        self.setWidget(panel)

    def tell(self, page: str, any_games: bool, shown: Sequence[Fact], older: bool) -> None:
        """Say why a page is empty: nothing finished yet (or only `older` games, which are looked
        through), nothing left by the filters, or the games that are `shown` do not tell of
        it: not yet, or, where all of them are results by hand, never."""
        texts = self._texts
        if not any_games:
            heading = texts("stats.none.older" if older else "stats.none")
            words = "\n\n".join(
                f"{texts(f'stats.page.{one}')}: {texts(f'stats.about.{one}')}" for one in PAGES
            )
        elif not shown:
            heading, words = texts("stats.none.fits"), texts("stats.none.fits.about")
        else:
            never = all(fact.entered for fact in shown)
            heading = texts("stats.none.entered" if never else "stats.none.here")
            words = texts(f"stats.about.{page}")
        self.setAccessibleName(heading)
        self.heading.setText(heading)
        self.words.setText(words)
        self.all_games.setVisible(any_games and not shown)
