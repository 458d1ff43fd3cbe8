"""`solitaria play`: a whole game in the terminal."""

from __future__ import annotations

import click

from .choices import (
    board_option,
    language_option,
    level_option,
    listed,
    table_rule,
    way_named,
    ways,
)
from .faults import INTERRUPTED


@click.command("play", short_help="Play a game in the terminal.")
@board_option
@level_option
@click.option("--seed", help="A word or number; the same one brings the same dice and cards.")
@listed(
    "--mover",
    "shortest",
    table_rule("mover"),
    "Which of Contrarius' colonists you may let move.",
)
@listed(
    "--no-site",
    "reroll",
    table_rule("no_site"),
    "What happens when Contrarius can build nowhere.",
)
@listed("--way", "digital", ways, "The way of playing.")
@language_option
@click.option("--new", is_flag=True, help="Begin a new game without offering a saved one.")
@click.option("--no-save", is_flag=True, help="Neither offer nor save any game.")
def command(
    board: str,
    level: str,
    seed: str | None,
    mover: str,
    no_site: str,
    way: str,
    language: str,
    new: bool,
    no_save: bool,
) -> None:
    """Play against Contrarius. Type the number of an option, u to take back, ? for the rule.

    The game is saved after every step. One that was left half-way is offered at the next start.
    """
    import sys

    from solitaria_app.content.library import NotFound
    from solitaria_app.session.archive import Archive, ArchiveProblem
    from solitaria_app.session.game import Game
    from solitaria_app.session.header import BadHeader, new_header, new_seed

    from .console import Output
    from .faults import stop
    from .games_file import games_file
    from .library import player_library
    from .terminal.doubts import doubts
    from .terminal.keeper import Keeper
    from .terminal.reading import ask
    from .terminal.start import Starter
    from .terminal.table import Leave, TerminalGame
    from .terms import Terms

    library = player_library()
    try:
        terms = Terms(language)
    except NotFound as error:
        stop([error])
    try:
        options = library.table_rules({"mover": mover, "no_site": no_site})
        header = new_header(
            library,
            board,
            level,
            new_seed() if seed is None else seed,
            options,
            way=way_named(way),
        )
    except (NotFound, BadHeader) as error:
        stop([error], terms.language)
    out = Output()
    archive = None if no_save else Archive(games_file(begins=True, language=terms.language))
    found = None
    if archive is not None and not new:
        try:
            found = Starter(library, terms, out, ask).offer(archive, header)
        except ArchiveProblem as problem:
            stop([problem], terms.language)
        except (EOFError, Leave):
            return
    game, keeper = found or (Game(header, library), Keeper(archive))
    modern = library.board(game.header.board).city_names
    table = TerminalGame(game, terms, out, keeper, ask, modern)
    news = [] if found else [*game.events_at(0)]
    news += game.settle()
    keeper.keep(game)
    if keeper.problem:
        stop([keeper.problem], terms.language)
    out.line(table.heading())
    doubted = None if found else doubts(library, game.header.board, table.words, terms)
    if doubted:
        out.line(doubted)
    interrupted = False
    try:
        table.play(news)
    except KeyboardInterrupt:
        interrupted = True
    out.line()
    keeper.keep(game)
    table.tell_news()
    keeper.close()
    if keeper.problem:
        stop([terms("not-saved", why=keeper.problem)])
    if archive is not None and not game.state.over:
        out.line(terms("saved"))
    if interrupted:
        sys.exit(INTERRUPTED)
