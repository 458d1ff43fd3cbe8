"""The forecast as lines: a card each, the choices under it, its cities as marks on the map."""

from __future__ import annotations

from solitaria_app.engine.ruleset import Ruleset
from solitaria_app.engine.state import GameState
from solitaria_app.session.forecast import forecast
from solitaria_app.session.words import Words
from solitaria_app.session.words.forecast import ForecastLine
from solitaria_app.ui import runs
from solitaria_app.ui.drawings import DieFace
from solitaria_app.ui.map.targets import Mark, Target
from solitaria_app.ui.panels.openrows import OpenRow
from solitaria_app.ui.texts import Texts


class Foresight:
    """Works the forecast out once for each table and language; changes nothing."""

    def __init__(self) -> None:
        self._for: tuple[GameState, Words] | None = None
        self._rows: tuple[OpenRow, ...] = ()
        self._cards: dict[int, OpenRow] = {}

    def rows(self, state: GameState, words: Words, texts: Texts) -> tuple[OpenRow, ...]:
        """A line for each card in hand; none unless a card is to be chosen."""
        if self._for is None or self._for[0] is not state or self._for[1] is not words:
            self._for = (state, words)
            lines = words.forecast(forecast(state))
            self._cards = {line.card: _row(state.rules, texts, line) for line in lines}
            self._rows = tuple(dict.fromkeys(self._cards.values()))
        return self._rows

    def of_card(self, card: int) -> OpenRow | None:
        """The line of a card in hand."""
        return self._cards.get(card)


def _row(rules: Ruleset, texts: Texts, line: ForecastLine, level: int = 0) -> OpenRow:
    sign = None if level else runs.Sign(f"who-{rules.cards[line.card].personality.id}", "purple")
    marks = tuple(
        Mark(
            Target("city", city.city),
            "candidate",
            texts("text.percent", n=round(city.chance * 100)),
            tuple(DieFace(die, face) for die, face in city.faces),
        )
        for city in line.cities
    )
    under = tuple(_row(rules, texts, part, level + 1) for part in line.parts)
    return OpenRow(line.text, sign, marks=marks, under=under, lead=line.title, level=level)
