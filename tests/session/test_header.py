"""The header: what a game was started with, kept with it, and checked when it comes back."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from solitaria_app.content.digest import digest
from solitaria_app.content.library import Library, NotFound
from solitaria_app.engine.options import Mover, NoSite, Options
from solitaria_app.session.header import (
    FORMAT,
    SEED_LENGTH,
    BadHeader,
    Header,
    clean_seed,
    new_header,
    new_seed,
    rules_of,
)


def _header(library: Library, **changes: Any) -> Header:
    return msgspec.structs.replace(new_header(library, "italia", "standard", "h"), **changes)


@pytest.mark.parametrize("board", ["italia", "imperium"])
def test_a_header_makes_the_rules_it_was_made_from(library: Library, board: str) -> None:
    for level in library.levels:
        for options in (Options(), Options(Mover.ANY, NoSite.TAKE_CARD)):
            header = new_header(library, board, level, "seed", options)
            rules = rules_of(header, library)
            assert rules == library.ruleset(board, level, options)
            assert header.rules == digest(rules)


def test_a_header_survives_being_written_down(library: Library) -> None:
    header = _header(library)
    assert msgspec.json.decode(msgspec.json.encode(header), type=Header) == header
    assert msgspec.convert(msgspec.to_builtins(header), Header) == header


def test_start_points_of_a_campaign(library: Library) -> None:
    header = new_header(library, "italia", "standard", "seed", start_points=7)
    assert rules_of(header, library).level.start_points == 7
    assert header.rules != new_header(library, "italia", "standard", "seed").rules


def test_names_in_any_case(library: Library) -> None:
    header = new_header(library, " Italia ", "STANDARD", "seed")
    assert (header.board, header.level) == ("italia", "standard")


def test_a_game_keeps_the_dice_and_cards_it_was_started_with(library: Library) -> None:
    header = _header(library)
    dice = {**header.dice, "blue": ["2", "2", "2", "2", "2", "7"]}
    cards = [
        msgspec.structs.replace(
            header.contrarius[0], god="mars", personality="mercator", sestertii=3
        ),
        *header.contrarius[1:],
    ]
    rules = rules_of(msgspec.structs.replace(header, dice=dice, contrarius=cards), library)
    assert rules.dice.blue == (2, 2, 2, 2, 2, 7)
    own = [card for card in rules.cards if card.source == "contrarius"]
    assert (own[0].god.id, own[0].personality.id) == ("mars", "mercator")
    assert [card.id for card in rules.cards] == [card.id for card in library.cards]


@pytest.mark.parametrize(
    "changes",
    [
        {"format": FORMAT + 1},
        {"format": 0},
        {"seed": ""},
        {"seed": "\x1b[31m"},
        {"seed": "x" * (SEED_LENGTH + 1)},
        {"contrarius": []},
        {"mover": "longest"},
        {"no_site": ""},
        {"dice": {}},
        {"dice": {"blue": ["1"] * 6, "red": ["land"] * 6, "black": ["brick"] * 6}},
        {"dice": {"blue": ["1"] * 5, "red": ["land"] * 6, "black": ["S"] * 6, "white": ["S"] * 6}},
        {"dice": {"blue": ["0"] * 6, "red": ["land"] * 6, "black": ["S"] * 6, "white": ["S"] * 6}},
        {"dice": {"blue": ["x"] * 6, "red": ["land"] * 6, "black": ["S"] * 6, "white": ["S"] * 6}},
        {"dice": {"blue": ["1"] * 6, "red": ["card"] * 6, "black": ["S"] * 6, "white": ["S"] * 6}},
        {"dice": {"blue": ["1"] * 6, "red": ["S"] * 6, "black": ["S"] * 6, "white": ["S"] * 6}},
        {
            "dice": {
                "blue": ["1"] * 6,
                "red": ["sea"] * 6,
                "black": ["card"] * 6,
                "white": ["S"] * 6,
            }
        },
    ],
)
def test_values_that_make_no_game_are_one_sentence(
    library: Library, changes: dict[str, Any]
) -> None:
    with pytest.raises(BadHeader) as caught:
        rules_of(_header(library, **changes), library)
    assert "\n" not in str(caught.value)
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize("change", [{"id": "tribune"}, {"id": "c-consul"}])
def test_two_cards_of_one_name(library: Library, change: dict[str, str]) -> None:
    header = _header(library)
    first = msgspec.structs.replace(header.contrarius[0], **change)
    cards = [first, *header.contrarius[1:]]
    with pytest.raises(BadHeader, match="same name"):
        rules_of(msgspec.structs.replace(header, contrarius=cards), library)


@pytest.mark.parametrize(
    "change",
    [
        {"personality": "king"},
        {"god": "thor"},
        {"id": "A b"},
        {"bonus": -1},
        {"sestertii": 10**18},
        {"points": 1},
        {"personality": "mason", "points": 0},
    ],
)
def test_a_card_of_nobody(library: Library, change: dict[str, str]) -> None:
    header = _header(library)
    cards = [msgspec.structs.replace(header.contrarius[0], **change), *header.contrarius[1:]]
    with pytest.raises(BadHeader):
        rules_of(msgspec.structs.replace(header, contrarius=cards), library)


@pytest.mark.parametrize(("board", "level"), [("atlantis", "standard"), ("italia", "easy")])
def test_unknown_names(library: Library, board: str, level: str) -> None:
    with pytest.raises(NotFound):
        new_header(library, board, level, "seed")
    with pytest.raises(NotFound):
        rules_of(_header(library, board=board, level=level), library)


@pytest.mark.parametrize(
    ("seed", "kept"),
    [(" a  b ", "a b"), ("7", "7"), ("\ta\nb", "a b"), ("ü ß", "ü ß"), ("x" * 40, "x" * 40)],
)
def test_seeds_are_cleaned(seed: str, kept: str) -> None:
    assert clean_seed(seed) == kept == clean_seed(kept)


@pytest.mark.parametrize("seed", ["", "  ", "x" * (SEED_LENGTH + 1), "a\x00b", "\x1b[0m", "\ufeff"])
def test_seeds_that_can_not_be_kept(seed: str) -> None:
    with pytest.raises(BadHeader):
        clean_seed(seed)


def test_new_seeds_are_short_numbers_and_differ() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) > 45
    assert all(len(seed) == 8 and seed.isdigit() for seed in seeds)


@pytest.mark.parametrize("points", [-1, 1000, 10**22])
def test_start_points_out_of_all_reason_are_refused(library: Library, points: int) -> None:
    header = new_header(library, "italia", "standard", "seed")
    odd = msgspec.structs.replace(header, start_points=points)
    with pytest.raises(BadHeader, match="points at the start") as caught:
        rules_of(odd, library)
    assert caught.value.keys == ("start_points",)
