"""Options whose help lists the values there are; the data is read for the help only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from textwrap import fill
from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:
    from solitaria_app.content.library import Library
    from solitaria_app.engine.following import Way

Command = TypeVar("Command", bound=Callable[..., Any])

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
        values = self.values()
        if not values:
            return record
        width = max(20, ctx.make_formatter().width - LEFT)
        lines = [
            fill(f"{value}: {about}", width, subsequent_indent="  ")
            for value, about in values.items()
        ]
        return record[0], "\n".join([record[1], "", "\b", *lines])


def _library() -> Library | None:
    """The data; None if a file has faults, which are no reason to give no help."""
    from solitaria_app.content.faults import BadFile
    from solitaria_app.content.library import load
    from solitaria_app.content.paths import user_folder

    try:
        return load(user_folder())
    except BadFile:
        return None


def boards() -> Mapping[str, str]:
    """The boards by id."""
    library = _library()
    return {id: board.name for id, board in library.boards.items()} if library else {}


def levels() -> Mapping[str, str]:
    """The levels by id."""
    library = _library()
    return {id: level.text for id, level in library.levels.items()} if library else {}


def table_rule(id: str) -> Callable[[], Mapping[str, str]]:
    """The values of a table rule."""

    def values() -> Mapping[str, str]:
        library = _library()
        return library.options[id].choices if library else {}

    return values


def ways() -> Mapping[str, str]:
    """The ways of following a game."""
    return {
        "digital": "The program holds everything, rolls and draws.",
        "full": "Beside a table: you type dice, cards and tokens; your goods are checked.",
        "light": "Beside a table, without your goods and money.",
    }


def way_named(id: str) -> Way:
    """A way by its id. Raises BadHeader for any other word."""
    from solitaria_app.content.faults import short
    from solitaria_app.engine.following import Way
    from solitaria_app.session.header import BadHeader
    from solitaria_app.session.problem import Problem

    try:
        return Way(id)
    except ValueError:
        told = Problem("problem.ways", ways=", ".join(ways()), way=short(id))
        raise BadHeader(told) from None


def policies() -> Mapping[str, str]:
    """The policies by name."""
    from solitaria_app.session.policy import POLICIES

    return {name: (policy.__doc__ or "").split("\n")[0] for name, policy in POLICIES.items()}


def listed(
    name: str, default: str, values: Callable[[], Mapping[str, str]], help: str
) -> Callable[[Command], Command]:
    """An option that lists its values."""
    return click.option(
        name, default=default, show_default=True, cls=Listed, values=values, help=help
    )


board_option = listed("--board", "italia", boards, "The board.")
level_option = listed("--level", "standard", levels, "The difficulty level.")
"""The two options that every command which begins games has."""

language_option = click.option("--language", default="en", show_default=True, help="en or de.")
"""The option of every command that tells something in the player's language."""
