"""A result as plain text, to keep or to send."""

from __future__ import annotations

from collections.abc import Sequence

from solitaria_app.engine.cards import God
from solitaria_app.ui.result.cards import gathered
from solitaria_app.ui.result.outcome import Outcome


def as_text(shown: Outcome) -> str:
    """Headline, what decided it, points by source and by card, both scores turn by turn."""
    texts, words = shown.view.texts, shown.words
    you, contrarius = texts("scores.you"), texts("scores.contrarius")
    lines = [texts("title"), shown.game, "", words.headline]
    if shown.decided():
        lines.append(shown.decided())
    rows = [("", you, contrarius)]
    rows += [(row.name, str(row.human), str(row.contrarius)) for row in (*words.rows, words.total)]
    lines += ["", *_columns(rows)]
    for name, side in ((you, shown.found.human), (contrarius, shown.found.contrarius)):
        lines += ["", f"{name}:"]
        for god in God:
            for cards, told in gathered(shown.view, side, god):
                lines.append(f"  {told} ({shown.view.words.say.cards(cards)})")
    heads = (texts("scores.turn"), you, contrarius, texts("scores.reactions.short"))
    turns = [
        (str(one.turn), str(one.human), str(one.contrarius), str(one.reactions))
        for one in shown.course
    ]
    lines += ["", texts("scores.chart") + ":", *_columns([heads, *turns])]
    return "\n".join(lines) + "\n"


def _columns(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """The first column to the left, the others to the right."""
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            [row[0].ljust(wide[0])]
            + [cell.rjust(width) for cell, width in zip(row[1:], wide[1:], strict=True)]
        )
        for row in rows
    ]
