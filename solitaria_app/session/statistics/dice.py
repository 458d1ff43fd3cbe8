"""Dice luck: what each die showed, against what the faces of the games' dice let expect."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain

from solitaria_app.engine.dice import DICE

from ..facts import Facts
from ..finished import Fact
from .chisquare import LEAST_EXPECTED, chance_of, chi_square, verdict
from .tables import Column, Row, Table, Unit

FACE_COLUMNS = (
    Column("rolled", Unit.COUNT),
    Column("expected", Unit.POINTS),
    Column("rolled-share", Unit.SHARE),
    Column("expected-share", Unit.SHARE),
    Column("surplus", Unit.LEAD),
)
LUCK_COLUMNS = (
    Column("rolls", Unit.COUNT),
    Column("verdict", Unit.WORD),
    Column("chance", Unit.SHARE),
    Column("chi-square", Unit.MEASURE),
    Column("freedom", Unit.COUNT),
)
"""Rolls of a die; whether their spread is unusual; the chance that fair dice differ at least so
much from what is expected; the measure behind it and its degrees of freedom."""


@dataclass(slots=True)
class _Rolls:
    seen: Counter[str] = field(default_factory=Counter)
    expected: dict[str, float] = field(default_factory=dict)

    def total(self) -> int:
        return self.seen.total()


def dice(facts: Sequence[Fact]) -> tuple[Table, ...]:
    """A table of luck, then one of the faces of each die that was rolled.

    Games whose dice are not known (finished with an older version) do not count.
    """
    rolls = _rolls(facts)
    thrown = [die.value for die in DICE if die.value in rolls]
    luck = tuple(_luck(die, rolls[die]) for die in thrown)
    return Table("luck", "die", LUCK_COLUMNS, luck), *(_faces(d, rolls[d]) for d in thrown)


def _rolls(facts: Sequence[Fact]) -> dict[str, _Rolls]:
    """What was rolled and expected for each die; faces in the order in which dice have them."""
    alike: dict[tuple[str, ...], list[Facts]] = {}
    for fact in facts:
        dice = fact.details.dice
        alike.setdefault((*dice, *dice.values()), []).append(fact.details)
    rolls: dict[str, _Rolls] = {}
    for games in alike.values():
        for die, faces in games[0].dice.items():
            seen: Counter[str] = Counter()
            shown = (one.faces[die].items() for one in games if die in one.faces)
            for (face, times), n in Counter(chain.from_iterable(shown)).items():
                seen[face] += times * n
            if not seen:
                continue
            of_die = rolls.setdefault(die, _Rolls())
            of_die.seen.update(seen)
            sides = faces.split()
            for face in sides:
                of_die.expected.setdefault(face, 0.0)
                of_die.expected[face] += seen.total() / len(sides)
    return rolls


def _luck(die: str, rolls: _Rolls) -> Row:
    seen = [rolls.seen[face] for face in rolls.expected]
    expected = list(rolls.expected.values())
    freedom = len(expected) - 1
    measure = chi_square(seen, expected)
    known = freedom > 0 and min(expected) >= LEAST_EXPECTED
    chance = chance_of(measure, freedom) if known else None
    return Row(die, (rolls.total(), verdict(chance), chance, measure, freedom))


def _faces(die: str, rolls: _Rolls) -> Table:
    total = rolls.total()
    rows = tuple(
        Row(face, (n := rolls.seen[face], wanted, n / total, wanted / total, n - wanted))
        for face, wanted in rolls.expected.items()
    )
    return Table("faces", "face", FACE_COLUMNS, rows, die)
