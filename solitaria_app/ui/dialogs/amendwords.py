"""What an amendment would bring, in words."""

from __future__ import annotations

from solitaria_app.engine.inputs import DONE
from solitaria_app.engine.refusal import Why
from solitaria_app.engine.scoring import score
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.session.amend import Amendment
from solitaria_app.session.game import Game
from solitaria_app.session.moves import to_move
from solitaria_app.session.words import Words
from solitaria_app.session.words.catalogue import capital
from solitaria_app.session.words.deeds import deed
from solitaria_app.ui.texts import Texts

MOST_MOVES = 4
"""How much of what is to be moved on the table is told; all of it once it is amended."""


def named(game: Game, number: int, words: Words, texts: Texts) -> str:
    """An input of a journal with its turn; an ended action by its button."""
    state, given = game.state_at(number), game.inputs[number]
    what = words.label(state, DONE) if given == DONE else capital(deed(words.say, given))
    if not state.turn:
        return texts("amend.input.setup", what=what)
    return texts("amend.input", n=state.turn, what=what)


def told_of(
    change: Amendment, game: Game, number: int, words: Words, texts: Texts
) -> tuple[str, str, str, str]:
    """What becomes of a game whose input of a number is amended: whether all fits, what does not
    and why, what is kept and follows, and what is to be changed on the table."""

    def counted(key: str, n: int) -> str:
        """A sentence about an amount; none about nothing."""
        return texts.count(key, n) if n else ""

    state = change.game.state
    stay = len(game.inputs) - number - 1 - change.lost
    passed = counted("amend.passed", change.passed)
    if change.misfit is None or change.refusal is None:
        you, contrarius = score(state, 0).total, score(state, CONTRARIUS).total
        fits = counted("amend.fits", stay) or texts("amend.last")
        scores = texts("amend.scores", you=you, contrarius=contrarius)
        return fits, scores, passed + texts("amend.kept"), _to_move(change, game, words, texts)
    misfit = named(game, change.misfit, words, texts)
    if change.refusal.why is not Why.NOT_NOW:
        why = words.refusal(state, game.inputs[change.misfit], change.refusal)
        first = texts("amend.misfit", what=misfit)
        reason = texts("amend.why", why=why.text, source=why.source)
    else:
        first, reason = texts("amend.draws"), texts("amend.waits", what=misfit)
        if change.game.waits_for_human():
            first = texts("amend.asks", prompt=words.prompt(state).text)
    stays = counted("amend.stay", stay) + passed
    return (
        first,
        reason,
        stays + counted("amend.follow", len(change.rest)) + texts("amend.kept"),
        "",
    )


def _to_move(change: Amendment, game: Game, words: Words, texts: Texts) -> str:
    """What is to be changed on a real table."""
    before, after = game.state, change.game.state
    if not after.way.physical:
        return ""
    said = words.to_move(before, after, to_move(before, after))
    shown = "; ".join(said[:MOST_MOVES])
    if len(said) > MOST_MOVES:
        shown = texts("course.more", said=shown, n=len(said) - MOST_MOVES)
    return texts("course.forth", said=shown) if said else ""
