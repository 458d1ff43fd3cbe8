"""The end of the set-up, told like a reaction: what Contrarius took and placed, and why."""

from __future__ import annotations

from solitaria_app.engine import events as ev
from solitaria_app.engine.agenda import Opening, SixthCard
from solitaria_app.session.game import Game
from solitaria_app.session.words.tidings import set_up_of
from solitaria_app.ui.chronicle import Chronicle, marks_of, turns
from solitaria_app.ui.panels.openrows import OpenRow
from solitaria_app.ui.panels.rows import RowText

from .trail import under


def set_up_rows(game: Game, chronicle: Chronicle) -> list[RowText]:
    """Its lines, each with the rule beneath; none but beside a table, until a card is played."""
    if not game.state.way.physical:
        return []
    known = [event for turn in turns(game) for event in turn.events]
    done = set_up_of(known)
    if not done:
        return []
    words = chronicle.words
    rows = [RowText(chronicle.texts("why.setup"), style="heading")]
    for sentence in words.story(game.state, known):
        if not any(event in done for event in sentence.events):
            continue
        card = isinstance(sentence.events[0], ev.CardTaken)
        rule = words.frame_rule(SixthCard() if card else Opening())
        rows.append(
            OpenRow(
                sentence.text,
                chronicle.sign(sentence.events),
                "result",
                marks_of(game.state, sentence),
                under=under(rule.text, rule.source),
            )
        )
    return rows
