"""The score of a side, source by source, as a small table for tooltips."""

from __future__ import annotations

from solitaria_app.engine.scoring import result
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.ui.view import View


def breakdown(view: View, side: int) -> str:
    """What a side would have if the game ended now: start and play, each god, Concordia."""
    words = view.words.result(view.state, result(view.state))
    rows = [
        (row.name, row.contrarius if side == CONTRARIUS else row.human)
        for row in (*words.rows, words.total)
    ]
    cells = "".join(
        f"<tr><td>{name}&nbsp;&nbsp;</td><td align='right'>{points}</td></tr>"
        for name, points in rows[:-1]
        if points
    )
    name, points = rows[-1]
    cells += f"<tr><td><b>{name}</b></td><td align='right'><b>{points}</b></td></tr>"
    table = f"{view.texts('score.now')}<table cellspacing='2'>{cells}</table>"
    if side == CONTRARIUS or view.stock_known:
        return table
    return f"{table}<i>{view.texts('light.scores')}</i>"
