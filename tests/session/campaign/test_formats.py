"""docs/formats.md on campaigns: the examples work, the tables are complete."""

from __future__ import annotations

from pathlib import Path

import msgspec

from solitaria_app.content.campaign import Definition, Passed, Stage
from solitaria_app.content.library import Library, load
from solitaria_app.session.campaign import file
from solitaria_app.session.campaign.campaign import Campaign, State
from tests.session.test_formats import example, first_cells, section

from .conftest import BOARDS, by


def keys(*shapes: type[msgspec.Struct]) -> set[str]:
    return {field.name for shape in shapes for field in msgspec.structs.fields(shape)}


def test_the_exported_campaign_is_read_and_written_as_shown(
    library: Library, tmp_path: Path
) -> None:
    path = tmp_path / "campaign.yaml"
    path.write_text(example("campaign"), encoding="utf-8")
    reading = file.read_file(path, library)
    campaign = Campaign(
        1,
        reading.name,
        reading.definition,
        reading.state,
        begun="2024-05-31T18:02:11.000+00:00",
        results=reading.results,
    )
    assert file.text_of(campaign).partition("\n")[2] == example("campaign")
    assert campaign.story(BOARDS).start == 18


def test_the_campaign_of_a_players_own_file(tmp_path: Path) -> None:
    (tmp_path / "campaigns").mkdir()
    path = tmp_path / "campaigns" / "summer.yaml"
    path.write_text(example("campaign-file"), encoding="utf-8")
    library = load(tmp_path)
    definition = library.campaign("italian-summer")
    assert [stage.first for stage in definition.stages] == [20, 12]
    assert definition.stages[1].passed == Passed(boards="won")
    campaign = Campaign(1, "x", definition, results=(by(1), by(1), by(1)))
    found = campaign.story(library.largest_first)
    assert found.next is not None
    assert (found.next.level, found.next.start) == ("veteran", 12)
    assert found.boards_left == BOARDS


def test_every_key_is_there() -> None:
    exported = first_cells(section("## Exported campaigns"))
    assert set(exported) == keys(file.Exported, file.Played)
    written = section("### `campaigns/NAME.yaml`")
    assert set(first_cells(written)) == keys(Definition, Stage)
    for name in keys(Passed):
        assert f"`{name}`" in written
    for state in State:
        assert f"`{state.value}`" in section("## Exported campaigns")
