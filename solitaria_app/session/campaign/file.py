"""A campaign as a readable YAML file, and back: its definition and its results."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

from solitaria_app import __version__
from solitaria_app.content.campaign import Definition, with_starts
from solitaria_app.content.check_campaign import wrong_in as wrong_in_definition
from solitaria_app.content.faults import BadFile, Fault
from solitaria_app.content.library import Library
from solitaria_app.content.wholefile import write_whole
from solitaria_app.content.yamlfile import Document, read

from ..exported import refuse_others
from ..gamesfile import ArchiveProblem
from ..problem import Problem
from ..yamltext import yaml_text
from . import byhand
from .campaign import Campaign, State
from .result import Result, Standing

FORMAT = 2
"""Version of the file; 2 has table rules."""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game that is over; see `Result`."""

    board: str
    level: str
    start: int
    human: int
    contrarius: int
    concordia: bool | None = None
    played: str = ""


class Exported(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the file says of a campaign."""

    format: int
    program: str
    name: str
    state: State
    begun: str
    definition: Definition


class CampaignFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    campaign: Exported
    games: list[Played]


@dataclass(frozen=True, slots=True)
class Reading:
    """A campaign read from a file, to be made anew."""

    name: str
    definition: Definition
    state: State
    results: tuple[Result, ...]


# --- writing --------------------------------------------------------------------


def text_of(campaign: Campaign) -> str:
    """A campaign as the text of a file, with its games that are over.

    The results of saved games are written as they are now. ArchiveProblem for a campaign that
    can't be read.
    """
    if campaign.problem is not None:
        raise ArchiveProblem(campaign.problem)
    assert campaign.definition is not None
    over = [one for one in campaign.results if one.standing is Standing.OVER]
    file = CampaignFile(
        Exported(
            FORMAT,
            __version__,
            campaign.name,
            campaign.state,
            campaign.begun,
            campaign.definition,
        ),
        [
            Played(
                one.board,
                one.level,
                one.start,
                one.human,
                one.contrarius,
                one.concordia,
                one.played,
            )
            for one in over
        ],
    )
    value = msgspec.json.decode(msgspec.json.encode(file))
    return "".join(
        [
            "# A campaign of Solitaria Companion; docs/formats.md describes it.\n",
            yaml_text({"campaign": value["campaign"]}, flow=None),
            yaml_text({"games": value["games"]}, flow=None),
        ]
    )


def write_file(campaign: Campaign, path: Path) -> None:
    """Write a campaign to a file, whole or not at all. Raises OSError, ArchiveProblem."""
    write_whole(path, text_of(campaign).encode())


# --- reading --------------------------------------------------------------------


def read_file(path: Path, library: Library) -> Reading:
    """A campaign from a file. BadFile with every fault of it."""
    refuse_others(path, "campaign", FORMAT)
    document = read(path, CampaignFile)
    faults = list(_faults(document, library))
    if faults:
        raise BadFile(faults)
    exported = document.value.campaign
    return Reading(
        byhand.clean_name(exported.name),
        with_starts(exported.definition, library.levels),
        exported.state,
        tuple(_result(one) for one in document.value.games),
    )


def _result(one: Played) -> Result:
    return Result(
        one.board,
        one.level,
        one.start,
        one.human,
        one.contrarius,
        one.concordia,
        played=one.played,
    )


def _faults(document: Document[CampaignFile], library: Library) -> Iterator[Fault]:
    exported = document.value.campaign
    try:
        byhand.clean_name(exported.name)
    except byhand.BadResult as bad:
        yield document.fault(_told(bad.wrong[0]), "campaign", "name")
    levels = {id: level.level.start_points for id, level in library.levels.items()}
    for keys, text in wrong_in_definition(exported.definition, levels, library.boards):
        yield document.fault(text, "campaign", "definition", *keys)
    for number, one in enumerate(document.value.games):
        for wrong in byhand.wrong_in(_result(one), library):
            yield document.fault(_told(wrong), "games", number, wrong.key)


def _told(wrong: byhand.Wrong) -> Problem:
    return Problem(f"campaign.wrong.{wrong.why.value}", **wrong.values)
