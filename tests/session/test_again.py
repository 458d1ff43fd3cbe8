"""Another game with the set-up of one before."""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from solitaria_app.content.digest import digest
from solitaria_app.content.library import Library, load
from solitaria_app.engine.dice import Die, Face
from solitaria_app.engine.options import Mover, Options
from solitaria_app.session.again import another
from solitaria_app.session.header import new_header, rules_of


def with_red(library: Library) -> Library:
    faces = (Face.SEA,) * 6
    return replace(
        library, dice={**library.dice, Die.RED: replace(library.dice[Die.RED], faces=faces)}
    )


def test_it_has_all_but_the_seed() -> None:
    library = load()
    header = new_header(library, "italia", "expert", "7", Options(mover=Mover.ANY), 33)
    made = another(header, library)
    assert made.seed != "7"
    assert structs.replace(made, seed="7") == header


def test_it_has_the_dice_of_the_box_as_it_is_by_now() -> None:
    library = load()
    header = new_header(library, "italia", "standard", "7")
    other = with_red(library)
    made = another(header, other)
    assert rules_of(made, other).dice.red == (Face.SEA,) * 6
    assert digest(rules_of(made, other)) == made.rules
    assert rules_of(header, other).dice == library.ruleset("italia", "standard").dice
