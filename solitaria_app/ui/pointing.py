"""What lights up on the map while a button is pointed at."""

from __future__ import annotations

from solitaria_app.engine.agenda import ArchitectAction
from solitaria_app.engine.state import GameState
from solitaria_app.ui.interaction import Option, reach
from solitaria_app.ui.map.targets import Mark, Target


def hints(state: GameState, option: Option) -> tuple[Mark, ...]:
    """The place of an option; for a colonist of the Architect every line it can get to, too,
    each with its steps."""
    found: tuple[Mark, ...] = ()
    if isinstance(option.at, Target):
        found = (Mark(option.at, "hint"),)
    elif option.topic == "send":
        found = (Mark(Target("line", option.number), "hint"),)
    frame = state.agenda[-1] if state.agenda else None
    if (
        option.topic == "colonist"
        and option.kind is not None
        and isinstance(frame, ArchitectAction)
    ):
        ways = reach(state, option.kind, option.number, frame.steps)
        found += tuple(Mark(Target("line", line), "hint", str(steps)) for line, steps in ways)
    return found
