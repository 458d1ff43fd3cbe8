"""Golden games: whole games as text, replayed to their stored end.

A file has a head of `key value` lines (board, level, mover, no-site, and how the game
ended), a blank line, and the inputs in notation, one a line.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from solitaria_app.engine import notation, play, setup
from solitaria_app.engine.events import Event
from solitaria_app.engine.inputs import Input
from solitaria_app.engine.ruleset import Ruleset
from solitaria_app.engine.scoring import result
from solitaria_app.engine.state import GameState
from tests.engine.table import rules_of

FOLDER = Path(__file__).resolve().parent.parent / "golden" / "games"
NEVER_ON_REAL_BOARDS = ("dead-end",)
"""Six colonists reach all of Italia or Imperium, so a site is always left; see test_dead_end_*."""


@dataclass(slots=True)
class Golden:
    """A game: its rules and all inputs. `name`: the kind of player that found it."""

    name: str
    rules: Ruleset
    inputs: list[Input]

    def replayed(self) -> tuple[GameState, list[Event]]:
        """The last state and all events; IllegalInput for an input that is refused now."""
        state, events = setup.begin(self.rules)
        everything = list(events)
        for given in self.inputs:
            state, events = play.apply(state, given)
            everything += events
        return state, everything


def ending(state: GameState) -> dict[str, str]:
    """How a game ended, in short: what a change of the rules would change."""
    outcome = result(state)
    human, automa = state.human, state.contrarius
    return {
        "turns": str(state.turn),
        "you": f"{outcome.human.total} points, {human.house_count} houses, "
        f"{human.on_board} colonists, {human.sestertii} sestertii",
        "contrarius": f"{outcome.contrarius.total} points, {automa.house_count} houses, "
        f"{automa.on_board} colonists",
        "won": "yes" if outcome.won else "no",
    }


def text_of(golden: Golden) -> str:
    """The text of a golden game."""
    rules = golden.rules
    head = {
        "player": golden.name,
        "board": rules.board.id,
        "level": rules.level.id,
        "mover": rules.options.mover.value,
        "no-site": rules.options.no_site.value,
        **ending(golden.replayed()[0]),
    }
    lines = [f"{key} {value}" for key, value in head.items()]
    lines += ["", *(notation.write(rules, given) for given in golden.inputs)]
    return "\n".join(lines) + "\n"


def read(path: Path) -> tuple[Golden, dict[str, str]]:
    """A golden game and its head."""
    top, _, rest = path.read_text(encoding="utf-8").partition("\n\n")
    head = dict(line.split(" ", 1) for line in top.splitlines())
    rules = rules_of(head["board"], head["level"], head["mover"], head["no-site"])
    inputs = [notation.read(rules, line) for line in rest.splitlines()]
    return Golden(head["player"], rules, inputs), head


def write_all(games: list[Golden]) -> None:
    """Replace all golden games."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path in FOLDER.glob("*.txt"):
        path.unlink()
    for number, golden in enumerate(games, 1):
        name = f"{number:02d}-{golden.rules.board.id}-{golden.rules.level.id}-{golden.name}.txt"
        (FOLDER / name).write_text(text_of(golden), encoding="utf-8", newline="\n")
