"""Every entry of the menu has something that carries it out."""

from __future__ import annotations

from importlib import import_module

import pytest

from solitaria_app.ui.actions import COMMANDS, GROUPS
from solitaria_app.ui.commands import MOVES, OPENS, TABS, Commands

ENTRIES = [
    name
    for name, keys in (*COMMANDS, *GROUPS["show"], *GROUPS["look"], *GROUPS["help"])
    if name and keys != ">"
]
"""All but those of the menu "history", which the historian carries out."""


@pytest.mark.parametrize("name", OPENS)
def test_what_opens_a_dialog_is_where_it_is_looked_for(name: str) -> None:
    module, function = OPENS[name]
    assert callable(getattr(import_module(f"solitaria_app.ui.{module}"), function))


def test_every_entry_is_carried_out_in_one_way() -> None:
    for name in ENTRIES:
        own = hasattr(Commands, f"_{name.replace('-', '_')}")
        assert [name in OPENS, name in MOVES, name in TABS, own].count(True) == 1, name
    assert set(OPENS) | set(MOVES) | set(TABS) <= set(ENTRIES)
