"""From a data file to a campaign that begins: what the player settles, and what stays so."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from solitaria_app.content.campaign import Definition, Next, Passed, Stage, TableRules, Tour
from solitaria_app.content.library import Library

from ..header import clean_seed
from ..problem import Problem


class BadChoice(ValueError):
    """What a campaign can't begin with; `told` says why."""

    def __init__(self, told: Problem) -> None:
        super().__init__(str(told))
        self.told = told


@dataclass(frozen=True, slots=True)
class Choices:
    """What the player settles; None leaves it as the definition has it.

    `games` 0 is an open end. `begin` is the level of the stage that comes first; those before it
    are left out.
    """

    level: str | None = None
    boards: tuple[str, ...] | None = None
    next: Next | None = None
    games: int | None = None
    tour: Tour | None = None
    begin: str | None = None


def begun(
    definition: Definition,
    library: Library,
    seed: str,
    choices: Choices | None = None,
    table_rules: TableRules | None = None,
) -> Definition:
    """The definition of a campaign that begins now.

    The boards of a tour are those there are today, so that it does not grow on the way. `seed`
    is for a definition without one; `table_rules` None leaves those of the definition. Raises
    NotFound for an unknown board or level, BadHeader for a bad seed, BadChoice for what the
    definition does not leave to the player.
    """
    stages = definition.stages
    if choices is not None and choices != Choices():
        _may_choose(definition, choices)
        if choices.begin is not None:
            stages = starting_at(definition, library.level(choices.begin).level.id).stages
        else:
            stages = (_settled(stages[0], library, choices),)
    return replace(
        definition,
        stages=tuple(_fixed(stage, library) for stage in stages),
        chosen=tuple(name for name in definition.chosen if name != "begin"),
        seed=definition.seed or clean_seed(seed),
        table_rules=kept(table_rules) if table_rules is not None else definition.table_rules,
    )


def kept(table_rules: TableRules) -> TableRules | None:
    """Table rules as a definition keeps them: None for the usual ones."""
    return None if table_rules == TableRules() else table_rules


def _may_choose(definition: Definition, choices: Choices) -> None:
    for name in Choices.__dataclass_fields__:
        if getattr(choices, name) is not None and name not in definition.chosen:
            about = {"campaign": definition.id, "what": name}
            raise BadChoice(Problem("problem.choice.not-left", **about))


def starting_at(definition: Definition, level: str) -> Definition:
    """A campaign without the stages before that of a level. BadChoice if it has no such stage."""
    for number, stage in enumerate(definition.stages):
        if stage.level == level:
            return replace(definition, stages=definition.stages[number:])
    raise BadChoice(Problem("problem.choice.begin", level=level))


def beginning_at(library: Library, level: str) -> Definition | None:
    """The first campaign that may begin at a level, None if there is none."""
    for definition in library.campaigns.values():
        if "begin" in definition.chosen and any(one.level == level for one in definition.stages):
            return definition
    return None


def _settled(stage: Stage, library: Library, choices: Choices) -> Stage:
    if choices.level is not None:
        level = library.level(choices.level).level
        stage = replace(stage, level=level.id, start=level.start_points)
    if choices.boards is not None:
        boards = tuple(dict.fromkeys(library.board(name).id for name in choices.boards))
        if not boards:
            raise BadChoice(Problem("problem.choice.board"))
        stage = replace(stage, boards=boards)
    if choices.next is not None:
        stage = replace(stage, next=choices.next)
    if choices.games is not None:
        if choices.games < 0:
            raise BadChoice(Problem("problem.choice.games"))
        stage = replace(stage, passed=Passed(games=choices.games) if choices.games else None)
    if choices.tour is not None:
        stage = replace(stage, passed=Passed(boards=choices.tour))
    return stage


def _fixed(stage: Stage, library: Library) -> Stage:
    return (
        replace(stage, boards=library.largest_first)
        if (stage.tour and stage.boards == "all")
        else stage
    )
