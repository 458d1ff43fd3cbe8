"""`solitaria games`: the player's saved games on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from .choices import language_option

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from solitaria_app.content.library import Library
    from solitaria_app.session.archive import Archive, Entry
    from solitaria_app.session.bundle import Moved
    from solitaria_app.session.problem import Problem

STATES = ("running", "finished", "won", "lost", "given-up", "deleted")
"""As `session.wanted.STATES`; that module is not loaded for help."""


@click.group("games", short_help="List, export and import your games.", invoke_without_command=True)
@click.pass_context
def command(ctx: click.Context) -> None:
    """Your saved games: list them, write them to a folder, take in those of files."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@command.command("list", short_help="All games, the one played last first.")
@click.option("--state", type=click.Choice(STATES), help="Only games in this state.")
@click.option("--board", default="", metavar="ID", help="Only games on this board.")
@click.option("--level", default="", metavar="ID", help="Only games of this difficulty.")
@click.option(
    "--search",
    default="",
    metavar="WORDS",
    help="In name, note, campaign, board, difficulty, seed.",
)
@language_option
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line, with all there is.")
def list_command(
    state: str | None, board: str, level: str, search: str, language: str, as_json: bool
) -> None:
    """Print one line for each game, with its number.

    Deleted games are only listed with `--state deleted`. A game that can't be read is named on
    standard error and hides no other.
    """
    import json

    from solitaria_app.content.library import NotFound
    from solitaria_app.session.wanted import Wanted, found

    from .faults import complain, stop
    from .games_text import GamesText
    from .terms import Terms

    library = _library()
    try:
        language = Terms(language).language
    except NotFound as error:
        stop([error])
    archive = _archive(language=language)
    entries = _entries(archive, library, language)
    text = GamesText(library, language, _campaigns(archive, language))
    boards = {entry.header.board for entry in entries if entry.header is not None}
    levels = {entry.header.level for entry in entries if entry.header is not None}
    try:
        if board and board not in boards:
            library.board(board)
        if level and level not in levels:
            library.level(level)
    except NotFound as error:
        stop([error], language)
    wanted = Wanted(search, state or "", board, level)
    words = wanted.words()
    shown = [one for one in entries if wanted.takes(one) and found(words, *text.sought(one))]
    if as_json:
        for entry in shown:
            click.echo(json.dumps(text.as_object(entry), ensure_ascii=False))
        return
    for entry in shown:
        if entry.problem:
            complain(entry.problem, language)
    sound = [entry for entry in shown if not entry.problem]
    if sound or not shown:
        click.echo("\n".join(text.lines(sound)))


@command.command("export", short_help="Write games to a folder, a readable file for each.")
@click.argument("folder", metavar="FOLDER", type=click.Path(path_type=Path))
@click.argument("numbers", metavar="[NUMBER]...", nargs=-1, type=int)
def export_command(folder: Path, numbers: tuple[int, ...]) -> None:
    """Write the games with these numbers to FOLDER, all without a number.

    The folder is made if need be. No file is overwritten; a game whose file is there already is
    not written again. Exit status 2 if a game could not be written; the others are.
    """
    from solitaria_app.session.archive import ArchiveProblem
    from solitaria_app.session.bundle import export

    from .faults import stop

    library, archive = _library(), _archive()
    try:
        entries = [entry for entry in archive.all_entries() if numbers or not entry.deleted]
    except ArchiveProblem as problem:
        stop([problem])
    known = {entry.id: entry for entry in entries}
    if missing := [number for number in dict.fromkeys(numbers) if number not in known]:
        stop([f"{archive.path}: there is no game {number}." for number in missing])
    chosen = [known[number] for number in dict.fromkeys(numbers)] if numbers else entries
    if not chosen:
        stop(["There is no saved game to export."])
    what = f"written to {click.format_filename(folder)}"
    _carry_out(export(archive, chosen, folder, library), len(chosen), what)


class _Named(click.Path):
    """A path that is written out: an empty one would be the present folder with all below it."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The path. Fails for an empty text, such as a variable that is not set gives."""
        if not value:
            self.fail("an empty name is no file", param, ctx)
        return super().convert(value, param, ctx)


@command.command("import", short_help="Take in the games of files and folders.")
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=_Named(path_type=Path))
def import_command(files: tuple[Path, ...]) -> None:
    """Save the games of each FILE among yours; of a folder, all that are in it and deeper.

    A game that is there already is not saved twice. Exit status 2 if a file or a folder could not
    be read; the others are taken in.
    """
    from solitaria_app.session.bundle import take_in
    from solitaria_app.session.search import Search

    from .faults import stop
    from .progress import searching

    library, archive = _library(), _archive(begins=True)
    search = Search(files)
    with searching("files of games") as found:
        for number in search.steps():
            found(number)
    if not search.found:
        stop([*search.passed, "There is no file of a game there."])
    _carry_out(
        take_in(archive, search.found, library), len(search.found), "taken in", search.passed
    )


@command.command("restore", short_help="Bring back a copy of the file of games.")
@click.argument("number", metavar="[COPY]", required=False, type=int)
def restore_command(number: int | None) -> None:
    """Put the last good copy in the place of a file of games that is gone or damaged.

    With the number of a COPY that one, also if the file is in order. The file of before is kept
    beside it under another name.
    """
    from .games_file import restore

    restore(number)


def _carry_out(
    games: Iterator[Moved], total: int, what: str, passed: Sequence[Problem] = ()
) -> None:
    """Do it with a bar on a terminal, and tell what came of it, after what was `passed` by; all
    that was done is told and stays, whatever ends the work."""
    from solitaria_app.session.archive import ArchiveProblem

    from .progress import progress

    done, ended = [], ""
    try:
        with progress(total) as advance:
            for one in games:
                done.append(one)
                advance()
    except ArchiveProblem as problem:
        ended = f"{problem} The other {total - len(done)} can be {what} later; those that are there"
        ended += " already are passed over."
    _tell(done, what, passed, ended)


def _tell(done: list[Moved], what: str, passed: Sequence[Problem], ended: str) -> None:
    """The numbers in one sentence, and one sentence for each that failed or differs."""
    from .faults import complain, stop

    bad: list[object] = [one.problem for one in done if one.problem]
    known = sum(one.known for one in done if not one.problem)
    new = len(done) - len(bad) - known
    games = "1 game" if new == 1 else f"{new} games"
    click.echo(f"{games} {what}." + (f" {known} there already." if known else ""))
    bad = [*passed, *bad, *filter(None, [ended])]
    for one in done:
        if one.differs:
            complain(f"Differs by the rules here: {one.differs}")
    if bad:
        stop(bad)


def _entries(archive: Archive, library: Library, language: str) -> list[Entry]:
    """All games; those of an older version of the program are played through once, to say how
    they stand."""
    from msgspec.structs import replace

    from solitaria_app.session.archive import ArchiveProblem, Busy

    from .faults import stop
    from .progress import progress

    try:
        entries = archive.all_entries()
    except ArchiveProblem as problem:
        stop([problem], language)
    waiting = [n for n, one in enumerate(entries) if one.summary is None and not one.problem]
    with progress(len(waiting)) as advance:
        for number in waiting:
            try:
                summary = archive.complete(entries[number].id, library)
            except Busy:
                break  # each of the others would be waited for as long
            except ArchiveProblem:
                pass  # told when it is opened
            else:
                entries[number] = replace(entries[number], summary=summary)
            advance()
    return entries


def _campaigns(archive: Archive, language: str) -> dict[int, str]:
    """The name of its campaign for every game that belongs to one."""
    from solitaria_app.session.campaign.membership import campaigns_of_games
    from solitaria_app.session.gamesfile import ArchiveProblem, GamesFile

    from .faults import stop

    try:
        return GamesFile(archive.path).read(campaigns_of_games) or {}
    except ArchiveProblem as problem:
        stop([problem], language)


def _library() -> Library:
    from .library import player_library

    return player_library()


def _archive(begins: bool = False, language: str = "en") -> Archive:
    """The player's games; `begins`: the command makes the file where there is none."""
    from solitaria_app.session.archive import Archive

    from .games_file import games_file

    return Archive(games_file(begins, language))
