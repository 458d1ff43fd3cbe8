"""Whether a campaign makes sense."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from .campaign import Definition, Passed, Stage
from .faults import Fault, hint, listed
from .ids import is_id, not_an_id
from .sources import Entry
from .yamlfile import Key

MOST_START = 999
"""Most points at the start, as for games."""
MOST_GAMES = 999
"""Most games or wins that a stage can ask for."""
LONGEST_NAME = 60
"""Most signs of a campaign's name."""
LONGEST_SEED = 40
"""Most signs of a seed, as for games."""

Wrong = tuple[tuple[Key, ...], str]
"""The keys to what is wrong, and a sentence on it."""


def campaign_faults(
    entry: Entry[Definition], levels: Mapping[str, int] | None, boards: Collection[str] | None
) -> Iterator[Fault]:
    """The faults of a campaign's file; `levels` and `boards` as for `wrong_in`."""
    for keys, text in wrong_in(entry.value, levels, boards):
        yield entry.fault(text, *keys)


def wrong_in(
    definition: Definition,
    levels: Mapping[str, int] | None = None,
    boards: Collection[str] | None = None,
) -> Iterator[Wrong]:
    """What can't be in a campaign.

    `levels` are those there are with their points at the start, `boards` the ids there are;
    None if that is not known.
    """
    if not is_id(definition.id):
        yield ("id",), not_an_id(definition.id)
    if not 0 < len(definition.name.strip()) <= LONGEST_NAME or not definition.name.isprintable():
        yield ("name",), f"a name has 1 to {LONGEST_NAME} printable characters"
    seed = definition.seed
    if len(seed) > LONGEST_SEED or not seed.isprintable() or seed != " ".join(seed.split()):
        yield ("seed",), f"a seed has at most {LONGEST_SEED} printable characters"
    if definition.then:
        yield from _level(definition.then, levels, "then")
    if not definition.stages:
        yield ("stages",), "there is no stage"
    for number, stage in enumerate(definition.stages):
        for keys, text in _stage(stage, levels, boards):
            yield ("stages", number, *keys), text
        if stage.passed is None and number < len(definition.stages) - 1:
            yield ("stages", number), "only the last stage can have an open end (no passed)"
    yield from _chosen(definition)


def _chosen(definition: Definition) -> Iterator[Wrong]:
    chosen = definition.chosen
    if len(set(chosen)) < len(chosen):
        yield ("chosen",), "something is there twice"
    if not chosen or not definition.stages:
        return
    if len(definition.stages) > 1:
        if chosen != ("begin",):
            yield ("chosen",), "a campaign of several stages leaves nothing to choose but begin"
        return
    if "begin" in chosen:
        yield ("chosen",), "begin can be chosen where there are several stages"
    passed = definition.stages[0].passed
    if "games" in chosen and passed is not None and passed.games is None:
        yield ("chosen",), "games can be chosen where passed says games, or is left out"
    if "tour" in chosen and (passed is None or passed.boards is None):
        yield ("chosen",), "tour can be chosen where passed says boards"


def _stage(
    stage: Stage, levels: Mapping[str, int] | None, boards: Collection[str] | None
) -> Iterator[Wrong]:
    yield from _level(stage.level, levels, "level")
    start = stage.start
    if start is None and levels is not None:
        start = levels.get(stage.level)
    if start is not None and not 0 <= start <= MOST_START:
        yield ("start",), f"the points at the start are 0 to {MOST_START}"
    if stage.per is not None and stage.per < 1:
        yield ("per",), "per is 1 at least"
    if stage.boards != "all":
        yield from _boards(stage.boards, boards)
    if stage.passed is not None:
        for keys, text in _passed(stage.passed, stage, start):
            yield ("passed", *keys), text


def _passed(passed: Passed, stage: Stage, start: int | None) -> Iterator[Wrong]:
    given = [name for name in passed.__struct_fields__ if getattr(passed, name) is not None]
    if len(given) != 1:
        yield (), f"passed holds one of {listed(passed.__struct_fields__)}"
    for name in ("wins", "games"):
        number = getattr(passed, name)
        if number is not None and not 1 <= number <= MOST_GAMES:
            yield (name,), f"{name} are 1 to {MOST_GAMES}"
    least = passed.start_at_most
    if least is None:
        return
    if stage.per is None:
        yield ("start_at_most",), "without per the start never falls"
    elif least < 0 or (start is not None and least >= start):
        yield ("start_at_most",), "start_at_most is 0 at least, and less than the start"


def _level(name: str, levels: Mapping[str, int] | None, key: str) -> Iterator[Wrong]:
    if levels is not None and name not in levels:
        yield (key,), f'there is no level called "{name[:40]}"{hint(name, levels)}'


def _boards(ids: Sequence[str], boards: Collection[str] | None) -> Iterator[Wrong]:
    if not ids:
        yield ("boards",), "there is no board"
    for number, name in enumerate(ids):
        if name in ids[:number]:
            yield ("boards", number), f"the board {name[:40]} is there twice"
        elif boards is not None and name not in boards:
            yield ("boards", number), f'there is no board called "{name[:40]}"{hint(name, boards)}'
