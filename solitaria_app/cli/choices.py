"""Options whose help lists the values there are; the data is read for the help only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from textwrap import fill
from typing import Any

import click

LEFT = 34
"""Columns to the left of what help says on an option, with those of its own margin."""


class Listed(click.Option):
    """An option that lists its values, each with what it means."""

    def __init__(self, *names: Any, values: Callable[[], Mapping[str, str]], **rest: Any) -> None:
        super().__init__(*names, **rest)
        self.values = values

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """The left and right column of the option's entry in help."""
        record = super().get_help_record(ctx)
        if record is None:
            return None
        width = max(20, ctx.make_formatter().width - LEFT)
        lines = [
            fill(f"{value}: {about}", width, subsequent_indent="  ")
            for value, about in self.values().items()
        ]
        return record[0], "\n".join([record[1], "", "\b", *lines])


def boards() -> Mapping[str, str]:
    """The boards by id."""
    from .library import player_library

    return {id: board.name for id, board in player_library().boards.items()}


def levels() -> Mapping[str, str]:
    """The levels by id."""
    from .library import player_library

    return {id: level.text for id, level in player_library().levels.items()}


def table_rule(id: str) -> Callable[[], Mapping[str, str]]:
    """The values of a table rule."""

    def values() -> Mapping[str, str]:
        from .library import player_library

        return player_library().options[id].choices

    return values


def policies() -> Mapping[str, str]:
    """The policies by name."""
    from solitaria_app.session.policy import POLICIES

    return {name: (policy.__doc__ or "").split("\n")[0] for name, policy in POLICIES.items()}
