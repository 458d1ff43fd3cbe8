"""Campaigns as files: what is written is read back, and every fault is told at its line."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solitaria_app.content.campaign import TableRules
from solitaria_app.content.faults import BadFile
from solitaria_app.content.library import Library
from solitaria_app.engine.options import Mover
from solitaria_app.session.campaign import file
from solitaria_app.session.campaign.begin import Choices, begun
from solitaria_app.session.campaign.campaign import Campaign, State
from solitaria_app.session.campaign.result import Result, Standing
from solitaria_app.session.gamesfile import ArchiveProblem
from solitaria_app.session.problem import Problem
from tests.engine.table import the_library

from .conftest import by


@pytest.fixture
def campaign(library: Library) -> Campaign:
    """A paused campaign of a saved game, a tie by hand and a game that is not over."""
    definition = begun(library.campaign("classic"), library, "0042")
    saved = Result("imperium", "standard", 20, 142, 131, game=7, played="2024-05-31", number=1)
    tie = replace(by(0, start=18, concordia=True), number=2)
    running = replace(by(0), standing=Standing.RUNNING, number=3)
    return Campaign(3, "Summer: 1", definition, State.PAUSED, "then", "now", "",
                    (saved, tie, running))  # fmt: skip


def test_what_is_written_is_read_back(campaign: Campaign, library: Library, tmp_path: Path) -> None:
    path = tmp_path / "summer.yaml"
    file.write_file(campaign, path)
    reading = file.read_file(path, library)
    assert (reading.name, reading.state) == ("Summer: 1", State.PAUSED)
    assert reading.definition == campaign.definition
    saved, tie, _ = campaign.results
    assert reading.results == (replace(saved, game=None, number=0), replace(tie, number=0))
    again = replace(campaign, results=reading.results)
    assert file.text_of(again) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["classic", "ladder", "free", "grand-tour"])
def test_every_campaign_of_the_program(library: Library, tmp_path: Path, name: str) -> None:
    definition = begun(library.campaign(name), library, "seed")
    path = tmp_path / "x.yaml"
    file.write_file(Campaign(1, "x", definition), path)
    reading = file.read_file(path, library)
    assert (reading.definition, reading.results) == (definition, ())


def test_settled_choices_are_written(library: Library, tmp_path: Path) -> None:
    choices = Choices(boards=("italia",), next="draw", games=3)
    rules = TableRules(Mover.ANY)
    definition = begun(library.campaign("free"), library, "1e5", choices, rules)
    assert definition.table_rules == rules
    file.write_file(Campaign(1, "x", definition), tmp_path / "x.yaml")
    assert file.read_file(tmp_path / "x.yaml", library).definition == definition


def test_a_campaign_that_can_not_be_read_is_not_written(tmp_path: Path) -> None:
    problem = Problem("problem.campaign-damaged", tmp_path / "games.db", id=1)
    with pytest.raises(ArchiveProblem, match=r"campaign 1 is damaged\."):
        file.write_file(Campaign(1, "x", None, problem=problem), tmp_path / "x.yaml")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("old", "new", "at", "text"),
    [
        ("campaign:", "other:", "other:", "this is not a campaign: the key campaign is missing"),
        (
            "format: 2",
            "format: 3",
            "format",
            "written by a newer version of the program (format 3; this one reads up to 2)",
        ),
        ("format: 2", "format: 0", "format", "there is no format 0 (this program reads up to 2)"),
        ("format: 2", "format: -1", "format", "there is no format -1 (this program reads up to 2)"),
        ("state: paused", "state: asleep", "state", "expected running, paused or given-up"),
        ("'Summer: 1'", "' '", "name", "A name has 1 to 60 printable characters"),
        ("level: standard", "level: hard", "level", 'there is no level called "hard"'),
        ("seed: '0042'", "table_rules: {mover: some}", "mover", "expected shortest or any"),
        ("per: 5", "per: 0", "per", "per is 1 at least"),
        ("human: 142", "human: 12", "human", "You end with 20 to 999 points: no fewer than at"),
        ("board: imperium", "board: roma", "board", "There is no board called “roma”"),
        ("concordia: true", "concordia: null", "concordia", "In a tie the Concordia card decides"),
        ("'2024-05-31'", "'2024-13-31'", "played", "The date is written as in 2024-05-31"),
    ],
)  # fmt: skip
def test_faults(
    campaign: Campaign,
    library: Library,
    tmp_path: Path,
    old: str,
    new: str,
    at: str,
    text: str,
) -> None:
    path = tmp_path / "x.yaml"
    name = "'Summer: 1'" if "'Summer: 1'" in file.text_of(campaign) else "Summer: 1"
    written = file.text_of(campaign).replace(name, "'Summer: 1'")
    assert old in written
    written = written.replace(old, new, 1)
    path.write_text(written, encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        file.read_file(path, library)
    (fault,) = caught.value.faults
    assert str(fault.text).startswith(text)
    assert new in written.splitlines()[fault.line - 1]
    assert at in written.splitlines()[fault.line - 1]


@given(st.binary(max_size=20), st.integers(0, 900))
def test_a_damaged_file_is_read_or_refused(
    tmp_path_factory: pytest.TempPathFactory, noise: bytes, place: int
) -> None:
    library = the_library()
    definition = begun(library.campaign("classic"), library, "0042")
    text = file.text_of(Campaign(1, "x", definition, results=(by(10),))).encode()
    place %= len(text)
    path = tmp_path_factory.getbasetemp() / "campaign.yaml"
    path.write_bytes(text[:place] + noise + text[place + len(noise) :])
    try:
        reading = file.read_file(path, library)
    except BadFile as bad:
        assert bad.faults
    else:
        assert reading.definition.stages
