"""`solitaria`: the window without a subcommand, and the commands by name."""

from __future__ import annotations

import errno
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from io import TextIOWrapper
from typing import Any, NoReturn

import click

from solitaria_app import __version__
from solitaria_app.content.faults import short

from .faults import INTERRUPTED, complain, stop

COMMANDS = {
    "play": "play",
    "build-site": "build_site",
    "simulate": "simulate",
    "replay": "replay",
    "check-data": "check_data",
    "report": "report",
    "games": "games",
    "campaign": "campaign",
}
"""Each command and the module beside this one that holds it, as `command`."""
LONG = r"'[^']{200,}'|\S{200,}"
"""What a message about wrong usage repeats only the beginning of; longer than paths are."""


class LazyGroup(click.Group):
    """Imports a command's module when the command is asked for: start-up stays quick.

    Wrong usage ends with one sentence, Ctrl-C without a traceback.
    """

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """The arguments before the command."""
        with _in_one_sentence():
            return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command with its own arguments."""
        with _in_one_sentence():
            return super().invoke(ctx)

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


@contextmanager
def _in_one_sentence() -> Iterator[None]:
    """Wrong usage, Ctrl-C and an output that takes nothing end without a traceback."""
    try:
        yield
    except click.UsageError as error:
        path = error.ctx.command_path if error.ctx else "solitaria"
        said = re.sub(LONG, lambda found: short(found[0]), error.format_message())
        text = " ".join(said.split()).rstrip(".")
        stop([f"{path}: {text} (--help lists what there is)."])
    except (KeyboardInterrupt, click.Abort):
        complain("Interrupted.")
        sys.exit(INTERRUPTED)
    except OSError as error:
        if error.errno == errno.EPIPE:
            raise  # whoever read the answer has read enough; click ends quietly
        _give_up_output()
        stop([f"{error.filename or 'standard output'}: {error.strerror or error}."])


def _give_up_output() -> None:
    """What is still waiting to be written to standard output would fail again at the end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _open_streams() -> None:
    """Whoever starts the program without one of the three streams gets one that holds nothing.

    Otherwise the next file that is opened would stand in its place.
    """
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            with suppress(OSError):
                file = open(os.devnull, "w" if number else "r", encoding="utf-8")  # noqa: SIM115
                setattr(sys, name, file)


def main() -> NoReturn:
    """The console script; ends the process with the command's exit status."""
    _open_streams()
    if isinstance(sys.stdout, TextIOWrapper):
        # A terminal or pipe of few characters shows `?` for what it lacks.
        sys.stdout.reconfigure(errors="replace")
    sys.exit(solitaria.main(prog_name="solitaria"))
