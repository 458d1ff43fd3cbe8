"""The trail of a choice as lines: what each rule struck out, and what the map shows of it."""

from __future__ import annotations

from collections.abc import Iterator

from solitaria_app.engine.board import bits
from solitaria_app.engine.choice import Choice
from solitaria_app.engine.goods import Good
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.session.words import TrailLine, Words
from solitaria_app.ui import runs
from solitaria_app.ui.drawings import Badge, Piece
from solitaria_app.ui.map.targets import Mark, Target
from solitaria_app.ui.panels.openrows import OpenRow
from solitaria_app.ui.panels.rows import RowText
from solitaria_app.ui.texts import Texts


def under(rule: str, source: str) -> tuple[RowText, ...]:
    """The line that shows a rule and its place in the rulebook."""
    return (RowText(f"{rule}\n({source})", style="rule"),)


def trail_rows(
    words: Words, texts: Texts, choice: Choice
) -> Iterator[tuple[RowText, tuple[Mark, ...]]]:
    """Each line of the trail, and what the map shows when it is reached."""
    attempts = iter(choice.attempts)
    attempt = next(attempts)
    left, struck = attempt.candidates, list[Mark]()
    for line in words.trail(choice):
        row = _row(texts, line, choice)
        if line.strike is not None:
            struck += [mark for mark in row.marks if mark.style == "struck"]
            left &= ~line.cities
        elif line.cities:
            left = 0
        elif line.good is not None and line.rule:  # on to the next good
            attempt = next(attempts)
            left, struck = attempt.candidates, []
        asked = [Mark(Target("city", city), "candidate") for city in bits(left)]
        won = [mark for mark in row.marks if mark.style == "winner" and line.cities]
        yield row, (*struck, *asked, *(won if line.strike is None else ()))


def _row(texts: Texts, line: TrailLine, choice: Choice) -> RowText:
    more = f"{line.rule}\n({line.source})" if line.rule else ""
    rule = under(line.rule, line.source) if line.rule else ()
    sign, marks = _trail_sign(line, choice), _lit(texts, line, choice)
    return OpenRow(line.text, sign, marks=marks, more=more, under=rule)


def _lit(texts: Texts, line: TrailLine, choice: Choice) -> tuple[Mark, ...]:
    """What a line of the trail lights up: struck cities with the reason, the rest without."""
    marks: list[Mark] = []
    if line.strike is not None:
        word = texts(f"strike.{line.strike.value}")
        marks += [Mark(Target("city", city), "struck", word) for city in bits(line.cities)]
    elif line.routes:
        marks += [Mark(Target("line", route.line), "hint") for route in line.routes]
    elif line.cities:
        marks += [Mark(Target("city", city), "winner") for city in bits(line.cities)]
    elif line.good is not None:
        marks += [
            Mark(Target("city", city), "candidate") for city in bits(_candidates(choice, line.good))
        ]
    if choice.city >= 0 and not any(mark.style == "winner" for mark in marks):
        marks.append(Mark(Target("city", choice.city), "winner"))
    return tuple(marks)


def _candidates(choice: Choice, good: Good) -> int:
    return next((a.candidates for a in choice.attempts if a.good == good), 0)


def _trail_sign(line: TrailLine, choice: Choice) -> runs.Symbol | None:
    if line.strike is not None:
        return runs.Sign("cross", "bad")
    if line.routes:
        return Piece(CONTRARIUS, line.routes[0].kind)
    if line.cities and choice.city >= 0:
        return runs.Sign("check", "good")
    return Badge(line.good) if line.good is not None else None
