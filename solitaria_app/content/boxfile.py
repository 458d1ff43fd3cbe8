"""Writes the player's own dice and cards into its own data files, beside what else is there."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from solitaria_app.engine.cards import Card
from solitaria_app.engine.dice import Die
from solitaria_app.engine.goods import GOODS
from solitaria_app.engine.notation import write_face

from .faults import BadFile, Fault
from .library import Library, load
from .model import DieData
from .shapes import CardEntry
from .sources import CARDS, DICE
from .wholefile import write_whole
from .yamledit import amended, with_item, without_item
from .yamlfile import parse, text_of

Entry: TypeAlias = dict[str, Any]
"""A die or a pile of cards as it stands in a file."""

SURE, GUESSED = "confirmed", "inferred"
"""How certain it is, in the words of the files."""

EMPTY = {
    DICE: "# Dice of your own box: each takes the place of the program's.\ndice: []\n",
    CARDS: "# Cards of your own box: each pile takes the place of the program's.\npiles: []\n",
}
"""What the files hold before anything is entered; a file that holds no more is removed."""


@dataclass(frozen=True, slots=True)
class Changes:
    """What is to be written: None takes the program's own again, what is not named stays.

    `doubtful` are the dice and piles that nobody has compared with the box yet.
    """

    dice: Mapping[Die, DieData | None] = field(default_factory=dict)
    piles: Mapping[str, Sequence[Card] | None] = field(default_factory=dict)
    doubtful: Collection[Die | str] = ()


def save(folder: Path, changes: Changes) -> Library:
    """Write changes into the player's folder, all or none, and load what there is then.

    What is written counts as confirmed unless it is doubtful. Other entries, comments and the
    way of writing stay.
    Raises OSError, and BadFile if a data file has faults before or would have some afterwards:
    then every file stays as it is.
    """
    load(folder)
    doubtful = changes.doubtful
    dice = {die.value: _die(data, die in doubtful) for die, data in changes.dice.items()}
    piles = {
        source: _pile(source, cards, source in doubtful) for source, cards in changes.piles.items()
    }
    planned = {
        folder / DICE: _planned(folder / DICE, "dice", "id", dice),
        folder / CARDS: _planned(folder / CARDS, "piles", "source", piles),
    }
    before = {path: path.read_bytes() if path.exists() else None for path in planned}
    try:
        for path, text in planned.items():
            if text is not None:
                _put(path, None if text == EMPTY[path.name] else text.encode())
        return load(folder)
    except BaseException:
        for path, content in before.items():
            with suppress(OSError):
                _put(path, content)
        raise


def _planned(path: Path, key: str, name: str, wanted: Mapping[str, Entry | None]) -> str | None:
    """What is to stand in a file, with the wanted entries in its list `key`, each known by its
    `name`; None if nothing changes."""
    before = text = text_of(path) if path.exists() else EMPTY[path.name]
    value = parse(path, text)[0].value
    entries: list[Entry] = value[key]
    for called, new in wanted.items():
        number = next((n for n, entry in enumerate(entries) if entry[name] == called), None)
        if number is None:
            if new is not None:
                text = with_item(text, key, new)
                entries.append(new)
        elif new is None:
            text = without_item(text, key, number)
            del entries[number]
        else:
            merged = _merged(entries[number], new)
            text = amended(text, (key, number), entries[number], merged)
            entries[number] = merged
    try:
        safe = parse(path, text)[0].value == value
    except BadFile:
        safe = False
    if not safe:
        what = "is written in a way that can only be changed by hand"
        raise BadFile([Fault(path, 0, what)])
    return None if text == before else text


def _merged(old: Entry, new: Entry) -> Entry:
    """An entry with the faces or cards of a new one; its name, note and further words stay."""
    merged = dict(old)
    if "faces" in new:
        merged["faces"] = new["faces"]
    else:
        merged["cards"] = (
            [
                had if msgspec.convert(had, CardEntry) == msgspec.convert(card, CardEntry) else card
                for had, card in zip(old["cards"], new["cards"], strict=True)
            ]
            if len(old["cards"]) == len(new["cards"])
            else new["cards"]
        )
    if "certainty" in old or new["certainty"] != SURE:
        merged["certainty"] = new["certainty"]
    return merged


def _die(data: DieData | None, doubtful: bool) -> Entry | None:
    if data is None:
        return None
    faces = [face if data.die is Die.BLUE else write_face(face) for face in data.faces]
    graded = GUESSED if doubtful else SURE
    return {"id": data.die.value, "name": data.name, "certainty": graded, "faces": faces}


def _pile(source: str, cards: Sequence[Card] | None, doubtful: bool) -> Entry | None:
    if cards is None:
        return None
    graded = GUESSED if doubtful else SURE
    return {"source": source, "certainty": graded, "cards": [_card(card) for card in cards]}


def _card(card: Card) -> Entry:
    entry: Entry = {"id": card.id, "personality": card.personality.id, "god": card.god.id}
    price = [good.id for good in GOODS for _ in range(card.price[good])]
    if price:
        entry["price"] = price
    plain = Card(card.id, card.personality, card.god, card.source)
    for name in ("bonus", "sestertii", "points"):
        if getattr(card, name) != getattr(plain, name):
            entry[name] = getattr(card, name)
    return entry


def _put(path: Path, content: bytes | None) -> None:
    """Give a file its content if it has another; None removes it."""
    if content is None:
        path.unlink(missing_ok=True)
    elif not path.exists() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, content)
