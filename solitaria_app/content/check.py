"""Whether a data folder makes sense as a whole: every fault of every file at once."""

from __future__ import annotations

from pathlib import Path

from solitaria_app.engine.ruleset import Die

from .check_basics import (
    goods_faults,
    levels_faults,
    markers_faults,
    options_faults,
    tokens_faults,
)
from .check_board import board_faults
from .check_campaign import campaign_faults
from .check_cards import NEEDED, STACKS, card_faults, die_faults
from .faults import Fault, unreadable
from .paths import product_folder
from .sources import BASE, MANY, Sources, gather


def check(folder: Path) -> list[Fault]:
    """All faults of a data folder, in the order of files and lines; none if it is fine.

    A folder with one of the files that only a whole data folder has (goods, tokens,
    markers, levels, options) is checked by itself. Any other is checked as a player's
    folder, laid over the program's own data.
    """
    try:
        whole = any((folder / name).exists() for name in BASE)
        patterns = ["*.yaml", *(f"{name}/*.yaml" for name in MANY)]
        any_file = any(any(folder.glob(pattern)) for pattern in patterns)
        if folder.is_dir() and not any_file:
            return [Fault(folder, 0, "there are no data files in this folder")]
    except OSError as error:
        return [unreadable(folder, error)]
    if whole or not folder.is_dir():
        return all_faults(gather(folder), folder)
    return all_faults(gather(product_folder(), folder), folder)


def all_faults(sources: Sources, folder: Path) -> list[Fault]:
    """The faults found while reading and those of what could be read, sorted.

    `folder` is named where something is missing that belongs to no file.
    """
    faults = list(sources.faults)
    houses = tokens = None
    if sources.goods:
        houses = sources.goods.value.houses
        faults += goods_faults(sources.goods)
    if sources.tokens:
        letters = sources.tokens.value.tokens
        tokens = {letter: sum(amounts.values()) for letter, amounts in letters.items()}
        faults += tokens_faults(sources.tokens)
    if sources.markers:
        faults += markers_faults(sources.markers)
    if sources.levels:
        faults += levels_faults(sources.levels, houses)
    if sources.options:
        faults += options_faults(sources.options)
    faults += card_faults(sources.piles)
    for die in sources.dice.values():
        faults += die_faults(die)
    for board in sources.boards.values():
        faults += board_faults(board, tokens)
    levels = boards = None
    if sources.levels and not faults:  # else what is not there may only have a fault
        levels = {level.id: level.start_points for level in sources.levels.value.levels}
        boards = sources.boards
    for campaign in sources.campaigns.values():
        faults += campaign_faults(campaign, levels, boards)
    if not faults:
        faults += _missing(sources, folder)
    return sorted(faults, key=lambda fault: (str(fault.path), fault.line))


def _missing(sources: Sources, folder: Path) -> list[Fault]:
    """What no file brings. Only worth saying when the files have no faults."""
    faults = []
    if not sources.boards:
        faults.append(Fault(folder / "boards", 0, "there is no board"))
    for pile in NEEDED:
        if pile not in sources.piles:
            faults.append(Fault(folder / "cards.yaml", 0, f"the pile {pile} is missing"))
    for die in Die:
        if die.value not in sources.dice:
            faults.append(Fault(folder / "dice.yaml", 0, f"the {die.value} die is missing"))
    cards = sum(len(pile.value.cards) for name, pile in sources.piles.items() if name in STACKS)
    for board in sources.boards.values():
        places = len(board.value.display_costs)
        if cards <= places:
            text = f"{places} places of the display, but only {cards} cards in the stacks"
            faults.append(board.fault(text, "display_costs"))
    return faults
