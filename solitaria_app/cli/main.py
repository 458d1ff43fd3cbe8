"""`solitaria`: the window without a subcommand, and the commands by name."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import NoReturn

import click

from solitaria_app import __version__

COMMANDS = {
    "build-site": "build_site",
    "check-data": "check_data",
}
"""Each command and the module beside this one that holds it, as `command`."""


class LazyGroup(click.Group):
    """Imports a command's module when the command is asked for: start-up stays quick."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names in the order of help."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command, None for a name that is none."""
        module = COMMANDS.get(cmd_name)
        if module is None:
            return None
        command = import_module(f".{module}", __package__).command
        assert isinstance(command, click.Command)
        return command


@click.command(
    "solitaria",
    cls=LazyGroup,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, prog_name="solitaria")
@click.pass_context
def solitaria(ctx: click.Context) -> None:
    """Concordia solo against Contrarius. Without a command the window opens."""
    if ctx.invoked_subcommand is None:
        from solitaria_app.launch import open_window

        ctx.exit(open_window(sys.argv[:1]))


def main() -> NoReturn:
    """The console script; ends the process with the command's exit status."""
    sys.exit(solitaria.main(prog_name="solitaria"))
