"""Everything a result is made of, gathered once for the sheet, the picture and the text."""

from __future__ import annotations

from dataclasses import dataclass

from solitaria_app.engine.scoring import Result, result
from solitaria_app.session.game import Game
from solitaria_app.session.standing import Standing, leading_since, standings
from solitaria_app.session.words import ResultWords
from solitaria_app.ui.view import View


@dataclass(frozen=True)
class Outcome:
    """A result in numbers and words; `game` says which game it was, `course` holds turn by turn
    what both would have had."""

    view: View
    game: str
    found: Result
    words: ResultWords
    course: tuple[Standing, ...]

    @property
    def title(self) -> str:
        """What the numbers are: final, or those of the present moment."""
        return self.view.texts("scores.title" if self.view.state.over else "scores.now")

    def decided(self) -> str:
        """What decided it, in a few sentences; empty in a tie."""
        sentences = list(self.words.decided)
        since = leading_since(self.course)
        if sentences and since is not None:
            sentences.append(self.view.words.lead_since(since, self.found.lead > 0))
        return " ".join(sentences)


def outcome(view: View, game: Game, name: str) -> Outcome:
    """The result as of the cursor of a game; `name` is what board and level are called."""
    found = result(view.state)
    told = view.texts("scores.game", game=name, seed=game.header.seed, turn=view.state.turn)
    return Outcome(view, told, found, view.words.result(view.state, found), tuple(standings(game)))
