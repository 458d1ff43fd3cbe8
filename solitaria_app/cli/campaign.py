"""`solitaria campaign`: the player's campaigns on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click

from .choices import language_option

if TYPE_CHECKING:
    from solitaria_app.content.library import Library
    from solitaria_app.session.campaign.campaign import Campaign
    from solitaria_app.session.campaign.store import Campaigns
    from solitaria_app.session.words.campaign import CampaignWords

which_argument = click.argument("which", metavar="[CAMPAIGN]", default="")


@click.group(
    "campaign",
    short_help="List, show, continue, export and import your campaigns.",
    invoke_without_command=True,
)
@click.pass_context
def command(ctx: click.Context) -> None:
    """Your campaigns: list them, tell their story, add saved games, write one to a file or read it
    back.

    CAMPAIGN is the number or the name that `list` shows, or a part of a name that no other has;
    without it the one changed last.
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@command.command("list", short_help="All campaigns, the one changed last first.")
@language_option
def list_command(language: str) -> None:
    """Print a table with a line for each campaign: its number, its name, how it stands, difficulty
    and start of its next game.

    A campaign that can't be read is named on standard error and hides no other.
    """
    from .campaign_text import lines
    from .faults import complain

    words = _words(language)
    said = words.texts.language
    campaigns = _all(_store(language=said), said)
    if not campaigns:
        click.echo(words.none())
        return
    for one in campaigns:
        if one.problem:
            complain(one.problem, said)
    for line in lines([one for one in campaigns if not one.problem], words):
        click.echo(line)


@command.command("show", short_help="The story of a campaign, and what is next.")
@which_argument
@language_option
def show_command(which: str, language: str) -> None:
    """Print what a campaign asks for, its games, where it stands, what is next."""
    from solitaria_app.content.faults import printable

    words = _words(language)
    campaign = _find(_store(language=words.texts.language), which, words.texts.language)
    if campaign.definition is None:
        _stop(campaign.problem, words.texts.language)
    definition = campaign.definition
    kind = words.texts.of_data(definition.name)
    said = campaign.name.startswith(kind)
    click.echo(printable(campaign.name if said else f"{campaign.name} ({kind})"))
    for sentence in (*words.demands(definition), *words.table_rules(definition)):
        _line(f"  {sentence}")
    click.echo()
    for sentence in words.told(campaign):
        _line(sentence)


@command.command("add", short_help="Make a saved game the next one of a campaign.")
@click.argument("which", metavar="CAMPAIGN")
@click.argument("game", metavar="GAME", type=int)
@language_option
def add_command(which: str, game: int, language: str) -> None:
    """Make GAME, by the number that `games list` shows, the next game of a campaign.

    It has to have the difficulty, the board and the start of the next game, and to be in no
    campaign.
    """
    from solitaria_app.session.campaign.joining import Misfit, join
    from solitaria_app.session.gamesfile import ArchiveProblem
    from solitaria_app.session.meanwhile import Meanwhile

    words = _words(language)
    store = _store(language=words.texts.language)
    campaign = _find(store, which, words.texts.language)
    try:
        join(store, words.library, campaign.id, game)
        campaign = store.load(campaign.id)
    except Misfit as other:
        _stop(words.unfit(other.why, other.story, other.entry))
    except Meanwhile as other:
        _stop(other.said(words.texts.language))
    except ArchiveProblem as problem:
        _stop(problem, words.texts.language)
    assert campaign.definition is not None
    story = campaign.story(words.library.largest_first)
    told = next(one for one in story.games if one.result.game == game)
    _line(f"{campaign.name}: {words.game(told, campaign.definition)}")


@command.command("export", short_help="Write a campaign to a file that import reads.")
@click.argument("which", metavar="CAMPAIGN")
@click.argument("file", metavar="FILE")
def export_command(which: str, file: str) -> None:
    """Write a campaign with its results to FILE, - for standard output.

    A file that is there already is left as it is.
    """
    from solitaria_app.session.campaign.file import text_of, write_file
    from solitaria_app.session.gamesfile import ArchiveProblem

    campaign = _find(_store(), which)
    try:
        if file == "-":
            click.echo(text_of(campaign), nl=False)
            return
        shown, path = click.format_filename(file), Path(file)
        if path.exists():
            _stop(f"{shown}: there is a file of this name already; it stays as it is.")
        write_file(campaign, path)
    except ArchiveProblem as problem:
        _stop(problem)
    except OSError as error:
        _stop(f"{shown}: can't be written: {error.strerror or error}.")
    _line(f"{shown}: {campaign.name}")


@command.command("import", short_help="Begin a campaign as a file has it.")
@click.argument("file", metavar="FILE")
def import_command(file: str) -> None:
    """Add the campaign of FILE, its results as if entered by hand, to your campaigns.

    If there is one of that name already, it gets a number behind its name.
    """
    from solitaria_app.content.faults import BadFile
    from solitaria_app.session.campaign.byhand import fresh_name
    from solitaria_app.session.campaign.file import read_file
    from solitaria_app.session.gamesfile import ArchiveProblem

    from .faults import stop

    try:
        reading = read_file(Path(file), _library())
        store = _store(begins=True)
        name = fresh_name(reading.name, (one.name for one in store.entries()))
        id = store.create(name, reading.definition, reading.results, reading.state)
    except BadFile as bad:
        stop(bad.faults)
    except ArchiveProblem as problem:
        _stop(problem)
    _line(f"{id}  {name}")


def _library() -> Library:
    from .library import player_library

    return player_library()


def _words(language: str) -> CampaignWords:
    """Ends with status 2 for a language that the program does not speak."""
    from solitaria_app.content.library import NotFound
    from solitaria_app.session.words.campaign import CampaignWords

    from .terms import Terms

    try:
        return CampaignWords(Terms(language).language, _library())
    except NotFound as error:
        _stop(error)


def _store(begins: bool = False, language: str = "en") -> Campaigns:
    """The player's campaigns; `begins`: the command makes the file where there is none."""
    from solitaria_app.session.campaign.store import Campaigns

    from .games_file import games_file

    return Campaigns(games_file(begins, language))


def _all(store: Campaigns, language: str) -> list[Campaign]:
    from solitaria_app.session.gamesfile import ArchiveProblem

    try:
        return store.entries()
    except ArchiveProblem as problem:
        _stop(problem, language)


def _find(store: Campaigns, which: str, language: str = "en") -> Campaign:
    """The campaign of a number or a name, the one changed last if empty; a part of a name will do
    where it fits only one."""
    from solitaria_app.content.faults import short
    from solitaria_app.content.told import Told
    from solitaria_app.session.words.catalogue import Catalogue

    campaigns = _all(store, language)
    if not campaigns:
        _stop(Catalogue(language).text("campaign.none"))
    wanted = " ".join(which.split()).casefold()
    if not wanted:
        return campaigns[0]
    names = [(one, one.name.casefold()) for one in campaigns]
    found = [one for one in campaigns if str(one.id) == wanted]
    found = found or [one for one, name in names if name == wanted]
    if not found and not wanted.isdecimal():
        found = [one for one, name in names if wanted in name]
        if len(found) > 1:
            fitting = _named(found)
            _stop(Told("fault.several.campaign", name=short(which), known=fitting), language)
    if found:
        return found[0]
    known = _named(campaigns)
    _stop(Told("fault.no.campaign", name=short(which), hint="", known=known), language)


def _named(campaigns: list[Campaign]) -> tuple[str, ...]:
    return tuple(f'{one.id} ("{one.name}")' for one in campaigns[:10])


def _line(text: str) -> None:
    from solitaria_app.content.faults import printable

    click.echo(printable(text))


def _stop(problem: object, language: str = "en") -> NoReturn:
    from .faults import stop

    stop([problem], language)
