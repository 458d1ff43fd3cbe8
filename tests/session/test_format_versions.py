"""No format changes without a version.

What is written into files is pinned here by a digest of its shape, beside the version that says
so. Whoever changes a shape learns here what else has to be done.
"""

from __future__ import annotations

import json
import sqlite3
import typing
from contextlib import closing
from dataclasses import fields
from enum import Enum
from hashlib import sha256
from pathlib import Path
from types import UnionType
from typing import Any

import msgspec
import pytest

from solitaria_app.content.campaign import Definition
from solitaria_app.content.library import Library
from solitaria_app.engine.notation import read, write
from solitaria_app.session.archive import Archive, Aside
from solitaria_app.session.campaign import file as campaign_file
from solitaria_app.session.entries import Summary
from solitaria_app.session.facts import Facts
from solitaria_app.session.game import Game
from solitaria_app.session.gamefile import GameFile
from solitaria_app.session.header import FORMAT, Header, new_header
from solitaria_app.session.schema import VERSION, bring_up_to_date
from solitaria_app.session.statejson import state_json
from solitaria_app.ui.settings import Settings
from tests.session.conftest import whole_game
from tests.session.test_formats import first_cells, section

CORPUS = Path(__file__).parents[1] / "corpus"
PINNED = {
    "tables": (VERSION, 4, "bd17bffcaa00"),
    "columns": (VERSION, 4, "ccf8311b7178"),
    "game": (FORMAT, 2, "dd59a6a1b245"),
    "notation": (FORMAT, 2, "e379196f7233"),
    "state": (FORMAT, 2, "c179ec723829"),
    "campaign": (campaign_file.FORMAT, 2, "b1dc1d4d4ede"),
    "settings": (0, 0, "588dc1e532f9"),
}
"""By part: the version that the program writes, the version that was pinned, its digest."""

TO_DO = {
    "tables": "session/schema.py: raise VERSION, and add a step; a step that players have stays",
    "columns": (
        "JSON in columns of the file of games: raise VERSION in session/schema.py, with a step "
        "that brings old rows up to date, unless old rows can be read as they are"
    ),
    "game": "session/header.py: raise FORMAT, unless old files read as they are and old programs "
    "refuse new ones; docs/formats.md says what is new",
    "notation": "session/header.py: raise FORMAT; old programs can't read the new inputs",
    "state": "every digest of a turn is another one now: saved games open up to their first "
    "turn only; write the new part only where it says something",
    "campaign": "session/campaign/file.py: raise FORMAT; campaigns lie in files of games too, so "
    "raise VERSION in session/schema.py",
    "settings": "add nothing that older programs can't pass over; tests/corpus/settings.json "
    "stays, make another one beside it",
}


def shape(kind: Any) -> Any:
    """A type as plain lists: the fields of a struct with their types, defaults and options."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        config = kind.__struct_config__
        options = [config.omit_defaults, config.forbid_unknown_fields, config.array_like]
        return [options, [_field(field) for field in msgspec.structs.fields(kind)]]
    if isinstance(kind, type) and issubclass(kind, Enum):
        return [repr(one.value) for one in kind]
    origin, inside = typing.get_origin(kind), typing.get_args(kind)
    if origin is None:
        return getattr(kind, "__name__", repr(kind))
    name = "|" if origin in (typing.Union, UnionType) else str(getattr(origin, "__name__", origin))
    return [name, *(repr(one) if origin is typing.Literal else shape(one) for one in inside)]


def _field(field: msgspec.structs.FieldInfo) -> list[Any]:
    """`program` and `format` say what wrote a file; their values are no part of its shape."""
    default = "" if field.required else "made"
    if field.default is not msgspec.NODEFAULT and field.name not in ("program", "format"):
        default = repr(field.default)
    return [field.encode_name, shape(field.type), default]


def keys(value: Any) -> Any:
    """The keys of JSON values, in order; those of a list's first value stand for all."""
    if isinstance(value, dict):
        return {key: keys(inside) for key, inside in value.items()}
    if isinstance(value, list):
        return [keys(value[0])] if value else []
    return ""


def tables() -> Any:
    with closing(sqlite3.connect(":memory:")) as db:
        bring_up_to_date(db)
        found = db.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()
    return [(name, " ".join((sql or "").split())) for name, sql in found]


def notation(library: Library) -> Any:
    """Every kind of input as docs/formats.md shows it (test_formats.py: all are there)."""
    rules = library.ruleset("italia", "standard")
    return [write(rules, read(rules, text)) for text in first_cells(section("## Inputs"))]


def state(library: Library) -> Any:
    game = whole_game(library, "expert", "shape")
    places = (0, game.turn_ends()[4], game.length())
    return [keys(state_json(game.state_at(number))) for number in places]


@pytest.mark.parametrize("part", PINNED)
def test_a_format_changes_only_with_its_version(part: str, library: Library) -> None:
    written: dict[str, Any] = {
        "tables": tables,
        "columns": lambda: [shape(kind) for kind in (Header, Summary, Facts, Aside)],
        "game": lambda: shape(GameFile),
        "notation": lambda: notation(library),
        "state": lambda: state(library),
        "campaign": lambda: [shape(campaign_file.CampaignFile), shape(Definition)],
        "settings": lambda: [(field.name, str(field.type)) for field in fields(Settings)],
    }
    version, pinned, digest = PINNED[part]
    found = sha256(json.dumps(written[part]()).encode()).hexdigest()[:12]
    told = f"'{part}' of what is written into files has changed. {TO_DO[part]}. Then write"
    assert (version, found) == (pinned, digest), (
        f"{told} the new files of the corpus (tools/make_corpus.py; those there stay), and pin "
        f"{found} here."
    )


def test_a_fresh_file_and_one_brought_up_to_date_are_the_same(
    tmp_path: Path, library: Library
) -> None:
    path = tmp_path / "games.db"
    path.write_bytes((CORPUS / "games-1.db").read_bytes())
    Archive(path).add(Game(new_header(library, "italia", "standard", "x"), library))
    with closing(sqlite3.connect(path)) as db:
        found = db.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()
    assert [(name, " ".join((sql or "").split())) for name, sql in found] == tables()


class One(msgspec.Struct):
    a: int
    b: list[str] = []


class Two(msgspec.Struct):
    a: int
    b: list[int] = []


class Three(msgspec.Struct, omit_defaults=True):
    a: int
    b: list[str] = []


class Outer(msgspec.Struct):
    inner: dict[str, One] | None = None


class Other(msgspec.Struct):
    inner: dict[str, Two] | None = None


def test_a_changed_shape_is_noticed() -> None:
    shapes = [json.dumps(shape(kind)) for kind in (One, Two, Three, Outer, Other)]
    assert len(set(shapes)) == 5
