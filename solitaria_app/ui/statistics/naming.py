"""Names and numbers of the tables in the player's language."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, time

from PySide6.QtCore import QDate, QLocale

from solitaria_app.content.library import Library
from solitaria_app.engine.cards import Card, God, Personality
from solitaria_app.engine.goods import Good
from solitaria_app.session.statistics.tables import Column, Table, Unit, Value
from solitaria_app.session.words.catalogue import Catalogue, capital
from solitaria_app.ui import dates
from solitaria_app.ui.texts import Texts

SOFT = "\u00ad"
"""A soft hyphen."""
NOTHING = "–"
"""Stands where there is nothing to tell."""
FORMULAS = ("=", "+", "-", "@", "\t", "\r")
"""With what spreadsheets let a formula begin."""
_PLAIN = {"number": "row", "streak": "row", "games": "row", "die": "die"}
"""Keys that have a text of their own, by what they are: the family of that text."""


class Naming:
    """What is not known any more, for instance a board that was taken away, keeps its id."""

    def __init__(self, library: Library, texts: Texts) -> None:
        self.texts = texts
        self._library = library
        self._catalogue = Catalogue(texts.language)
        self._locale = QLocale(texts.language)
        self._cards = {card.id: card for card in library.cards}
        self._by: dict[str, Callable[[str], str]] = {
            "board": self.board,
            "level": self.level,
            "way": self.way,
            "god": self._god,
            "card": self._card,
            "personality": self._personality,
            "span": self._span,
            "turns": lambda key: key.replace("-", "–"),
            "face": self._face,
            "month": self._month,
        }

    # --- what rows are about ----------------------------------------------------

    def row(self, table: Table, key: str) -> str:
        """The name of a row."""
        if table.of in _PLAIN:
            return self.texts(f"stats.{_PLAIN[table.of]}.{key}")
        if table.of == "city":
            return self._city(table.about, key)
        return self._by[table.of](key) if table.of in self._by else key

    def hyphened(self, column: Column) -> str:
        """The heading of a column, with soft hyphens where its words may be parted."""
        return self.texts(f"stats.column.{column.id}", n=column.n)

    def heading(self, column: Column) -> str:
        """The heading of a column."""
        return self.hyphened(column).replace(SOFT, "")

    def plain_row(self, table: Table, key: str) -> str:
        """The name of a row for other programs: numbers with a plain minus, and no formulas."""
        if table.of == "span":
            first, _, last = key.partition("..")
            return self.texts("stats.span.plain", first=first, last=last)
        return key if table.of == "turns" else no_formula(self.row(table, key))

    def about(self, table_id: str, about: str) -> str:
        """What a whole table is about: the name of its view, of its board or die."""
        if table_id == "sites":
            return self.board(about)
        if table_id == "faces":
            return self.texts(f"stats.die.{about}")
        return self.texts(f"stats.view.{table_id}")

    def board(self, id: str) -> str:
        """A board."""
        boards = self._library.boards
        return boards[id].name if id in boards else id

    def level(self, id: str) -> str:
        """A level."""
        levels = self._library.levels
        return self._catalogue.of_data(levels[id].name) if id in levels else id

    def way(self, id: str) -> str:
        """A way of following."""
        return self.texts(f"way.{id}")

    def _god(self, id: str) -> str:
        known = any(god.id == id for god in God)
        return self._catalogue.text(f"god.{id}") if known else id

    def _personality(self, id: str) -> str:
        known = any(one.id == id for one in Personality)
        return self._catalogue.text(f"card.{id}") if known else id

    def _card(self, id: str) -> str:
        """A card by its personality, and the pile it comes from where there are several."""
        card = self._cards.get(id)
        if card is None:
            return id
        name = self._called(card)
        if sum(self._called(one) == name for one in self._cards.values()) == 1:
            return name
        pile = card.source if len(card.source) < 4 else self.texts(f"new.pile.{card.source}")
        return self.texts("stats.card", name=name, pile=pile)

    def _called(self, card: Card) -> str:
        if card.bonus > 1:
            return self.texts("stats.magnus")
        return self._personality(card.personality.id)

    def _city(self, board: str, id: str) -> str:
        if board in self._library.boards:
            for city in self._library.boards[board].board.cities:
                if city.id == id:
                    return city.name
        return id

    def _span(self, key: str) -> str:
        first, _, last = key.partition("..")
        return self.texts("stats.span", first=signed(first), last=signed(last))

    def _face(self, key: str) -> str:
        if key.isdigit():
            return key
        if key in ("S", "land", "sea", "card"):
            return self.texts(f"stats.face.{key}")
        known = any(good.id == key for good in Good)
        return capital(self._catalogue.text(f"good.{key}")) if known else key

    def _month(self, key: str) -> str:
        year, month = (int(part) for part in key.split("-"))
        return self._locale.toString(QDate(year, month, 1), "MMM yyyy")

    # --- values -----------------------------------------------------------------

    def value(self, unit: Unit, value: Value) -> str:
        """A cell as it is shown."""
        if value is None:
            return NOTHING
        if isinstance(value, datetime):
            return dates.shown(value.date().isoformat(), self.texts.language)
        if isinstance(value, str):
            return self._word(unit, value)
        return self._number(unit, value)

    def _word(self, unit: Unit, value: str) -> str:
        if unit is Unit.BOARD:
            return self.board(value)
        if unit is Unit.LEVEL:
            return self.level(value)
        if unit is Unit.WAY:
            return self.way(value)
        return self.texts(f"stats.word.{value}")

    def _number(self, unit: Unit, value: float) -> str:
        if unit is Unit.SHARE:
            percent = 100 * value
            digits = 1 if 0 < percent < 9.95 else 0
            return self.texts("stats.percent", n=self._locale.toString(percent, "f", digits))
        digits = 2 if unit is Unit.MEASURE else 0 if isinstance(value, int) else 1
        text = self._locale.toString(float(value), "f", digits)
        return signed(text, plus=unit is Unit.LEAD and value > 0)

    def plain(self, unit: Unit, value: Value) -> str:
        """A cell for spreadsheets of the player's language: numbers with a point or a comma, times
        as `2026-03-01 18:05`, of a day alone `2026-03-01`. Words are no formulas."""
        if value is None:
            return ""
        if isinstance(value, datetime):
            alone = value.time() == time()  # of a result entered by hand
            return value.strftime("%Y-%m-%d" if alone else "%Y-%m-%d %H:%M")
        if isinstance(value, str):
            return no_formula(self._word(unit, value))
        if isinstance(value, int):
            return str(value)
        return f"{value:.6g}".replace(".", self._locale.decimalPoint())

    @property
    def separator(self) -> str:
        """What stands between two cells of CSV: spreadsheets want a semicolon where a comma is
        within numbers."""
        return ";" if self._locale.decimalPoint() == "," else ","


def no_formula(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(FORMULAS) else text


def signed(number: str, plus: bool = False) -> str:
    """A number with a true minus sign, if wanted with a plus sign."""
    return f"+{number}" if plus else number.replace("-", "−")
