"""The overview's figures in large letters: games, win rate, streaks, the best result."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from solitaria_app.session.finished import Fact
from solitaria_app.session.statistics.overview import best_games, totals
from solitaria_app.session.statistics.streaks import streaks, unclear_day
from solitaria_app.session.statistics.tables import Table, Unit
from solitaria_app.ui import dates
from solitaria_app.ui.statistics.naming import NOTHING, Naming
from solitaria_app.ui.theme import Theme

TILES = ("games", "rate", "present", "longest", "best")
"""Keys of texts."""


class Tiles(QWidget):
    """Each tile is a large figure over a line of words."""

    def __init__(self, theme: Theme, naming: Naming, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._naming = naming
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(8)
        self._tiles: list[QFrame] = []
        self.figures: dict[str, QLabel] = {}
        self.words: dict[str, QLabel] = {}
        for key in TILES:
            tile = QFrame(self)
            tile.setProperty("look", "panel")
            column = QVBoxLayout(tile)
            column.setContentsMargins(10, 4, 10, 5)
            column.setSpacing(0)
            figure, words = QLabel(tile), QLabel(tile)
            figure.setProperty("role", "prompt")
            words.setProperty("role", "small")
            for label in (figure, words):
                label.setWordWrap(True)
            column.addWidget(figure)
            column.addWidget(words)
            column.addStretch(1)
            self._tiles.append(tile)
            self.figures[key], self.words[key] = figure, words
        self.fold(False)

    def fold(self, on: bool, low: bool = False) -> None:
        """All tiles in a row, or three in a row: for large letters. `low` ones have smaller
        figures."""
        for figure in self.figures.values():
            figure.setProperty("role", "strong" if low else "prompt")
            figure.style().unpolish(figure)
            figure.style().polish(figure)
        columns = 3 if on else len(self._tiles)
        for n, tile in enumerate(self._tiles):
            self._grid.addWidget(tile, n // columns, n % columns)
        for n in range(len(self._tiles)):
            self._grid.setColumnStretch(n, int(n < columns))

    def show_games(self, facts: Sequence[Fact]) -> None:
        """Show what these games, at least one, come to."""
        naming, texts = self._naming, self._naming.texts
        all_games, runs = totals(facts), streaks(facts)
        games, won = all_games.value("all", "games"), all_games.value("all", "won")
        best = best_games(facts)
        wins = texts.count("stats.tile.won", _length(runs, "longest-won"))
        losses = texts.count("stats.tile.lost", _length(runs, "longest-lost"))
        self._put(
            "games", naming.value(Unit.COUNT, games), texts.count("stats.tile.games", len(facts))
        )
        rate = naming.value(Unit.SHARE, all_games.value("all", "rate"))
        self._put("rate", rate, texts("stats.tile.rate", won=won, games=games))
        self._put_present(facts, runs)
        self._put("longest", f"{wins}, {losses}", texts("stats.tile.longest"))
        lead = naming.value(Unit.LEAD, best.value("1", "lead"))
        where = (naming.value(one.unit, best.value("1", one.id)) for one in best.columns[:3])
        words = "stats.tile.best" if best.value("1", "result") == "won" else "stats.tile.closest"
        self._put("best", lead, texts(words, game=", ".join(where)))

    def _put_present(self, facts: Sequence[Fact], runs: Table) -> None:
        """The streak that lasts, or why it is not known how long it is."""
        texts, unclear = self._naming.texts, unclear_day(facts)
        if unclear is not None:
            day = dates.shown(unclear.isoformat(), texts.language)
            self._put("present", NOTHING, texts("stats.tile.present.unclear", day=day))
            return
        result, length = runs.value("present", "result"), runs.value("present", "length")
        word = texts(f"stats.word.{result}")
        self._put("present", f"{length} × {word}", texts("stats.tile.present"))

    def _put(self, key: str, figure: str, words: str) -> None:
        self.figures[key].setText(figure)
        self.words[key].setText(words)


def _length(runs: Table, key: str) -> int:
    """How long a streak was; 0 if there was none."""
    return next((int(str(row.values[1])) for row in runs.rows if row.key == key), 0)
