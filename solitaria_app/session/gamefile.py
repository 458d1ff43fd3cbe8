"""Games as readable YAML files: header, then the inputs turn by turn, each turn with its digest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import msgspec

from solitaria_app.content.digest import digest
from solitaria_app.content.faults import BadFile, Fault, short
from solitaria_app.content.library import Library, NotFound
from solitaria_app.content.wholefile import write_whole
from solitaria_app.content.yamlfile import Document, read
from solitaria_app.engine import notation
from solitaria_app.engine.inputs import Input
from solitaria_app.engine.play import IllegalInput
from solitaria_app.engine.reader import shown
from solitaria_app.engine.refusal import Refusal
from solitaria_app.engine.ruleset import Ruleset

from .exported import refuse_others
from .game import Game, inputs_of_turns
from .header import FORMAT, BadHeader, Header, rules_of
from .problem import Problem, of_notation
from .statejson import state_digest
from .words import LANGUAGES, Words
from .yamltext import yaml_text


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One turn's inputs in notation, and the digest of the state after them."""

    digest: str
    inputs: list[str]


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a player keeps beside a game: its name, a note, and when it was played last (ISO)."""

    name: str = ""
    note: str = ""
    played: str = ""


class GameFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file: the header as `game`, and the turns, the set-up first.

    `about` is only there for a game out of the player's games; `report` is only in a problem
    report: what `session.report` tells of program and system.
    """

    game: Header
    turns: list[Turn]
    report: dict[str, Any] | None = None
    about: About | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    """A game read from a file.

    `game` stands at its end. `ends` gives for each turn of the file, the set-up first, the
    number of inputs after it. `other_rules` is what differs if the header's digest is not that
    of the rules here, `first_difference` the first turn whose digest is not the file's; both
    are sentences with their place, None where all is as it was.
    """

    game: Game
    ends: tuple[int, ...]
    other_rules: Fault | None
    first_difference: Fault | None
    refused: Fault | None
    """The first input that the rules refuse; then the game stands before it."""
    about: About


# --- writing --------------------------------------------------------------------


def text_of(game: Game, report: dict[str, Any] | None = None, about: About | None = None) -> str:
    """A game up to its cursor as the text of a file, with a report, and with what the player
    keeps beside it, before it if there are any."""
    turns = []
    number = 0
    for inputs in inputs_of_turns(game):
        inputs = inputs[: max(0, game.cursor - number)]
        number += len(inputs)
        if inputs:
            digest = state_digest(game.state_at(number))
            turns.append(Turn(digest, [notation.write(game.rules, given) for given in inputs]))
    file = msgspec.to_builtins(GameFile(game.header, turns))
    told = msgspec.to_builtins(about) if about is not None else {}
    return "".join(
        [
            "# A game of Solitaria Companion; docs/formats.md describes it.\n",
            yaml_text({"report": report}, flow=False) if report is not None else "",
            yaml_text({"about": told}, flow=False) if told else "",
            yaml_text({"game": file["game"]}, flow=None),
            yaml_text({"turns": file["turns"]}, flow=False),
        ]
    )


def write_file(
    game: Game, path: Path, report: dict[str, Any] | None = None, about: About | None = None
) -> None:
    """Write a game to a file, whole or not at all. Raises OSError."""
    write_whole(path, text_of(game, report, about).encode())


# --- reading --------------------------------------------------------------------


def read_file(path: Path, library: Library) -> Reading:
    """A game from a file, standing at its end.

    Raises BadFile for a file that is no game, is from a newer version, names what there
    is not, or holds an input that the rules refuse.
    """
    reading = check_file(path, library)
    if reading.refused is not None:
        raise BadFile([reading.refused])
    return reading


def check_file(path: Path, library: Library) -> Reading:
    """As `read_file`, but an input that the rules refuse is a difference of its turn."""
    try:
        return _checked(path, library)
    except BadFile as bad:
        raise BadFile(_cut_off(path, bad.faults)) from None


def _cut_off(path: Path, faults: Sequence[Fault]) -> list[Fault]:
    """Faults, of which one at the end of a file without an end of line says what it comes from."""
    if not any(fault.line for fault in faults):
        return list(faults)  # a pipe, say, or a file that is too large: it is not read
    try:
        text = path.read_bytes()
    except OSError:
        return list(faults)
    last = text.count(b"\n") + 1
    if not text or text.endswith(b"\n"):
        return list(faults)
    return [
        replace(fault, text=Problem("problem.cut-off", why=fault.text))
        if fault.line >= last - 1
        else fault
        for fault in faults
    ]


def _checked(path: Path, library: Library) -> Reading:
    refuse_others(path, "game", FORMAT)
    document = read(path, GameFile)
    header = document.value.game
    try:
        rules = rules_of(header, library)
    except NotFound as error:
        raise BadFile([document.fault(error.told, "game", error.what)]) from None
    except BadHeader as error:
        raise BadFile([document.fault(error.told, "game", *error.keys)]) from None
    turns = _inputs(document, rules)
    here = digest(rules)
    other_rules = None
    if here != header.rules:
        told = Problem("problem.other-rules", there=short(header.rules), here=here)
        other_rules = document.fault(told, "game", "rules")
    return _replayed(document, Game(header, library), turns, other_rules)


def _inputs(document: Document[GameFile], rules: Ruleset) -> list[list[Input]]:
    turns: list[list[Input]] = []
    faults: list[Fault] = []
    for turn, entry in enumerate(document.value.turns):
        turns.append([])
        for number, text in enumerate(entry.inputs):
            try:
                turns[-1].append(notation.read(rules, text))
            except notation.BadNotation as error:
                faults.append(document.fault(of_notation(error), "turns", turn, "inputs", number))
    if faults:
        raise BadFile(faults)
    return turns


def _replayed(
    document: Document[GameFile], game: Game, turns: list[list[Input]], other_rules: Fault | None
) -> Reading:
    about = document.value.about or About()
    ends: list[int] = []
    first: Fault | None = None
    for turn, (entry, inputs) in enumerate(zip(document.value.turns, turns, strict=True)):
        for number, given in enumerate(inputs):
            try:
                game.do(given)
            except IllegalInput as error:
                keys = ("turns", turn, "inputs", number)
                told = _refused(game, given, entry.inputs[number], error.refusal)
                differs = Problem("problem.turn-differs", turn=turn, why=told)
                first = first or document.fault(differs, *keys)
                ends.append(game.cursor)
                refused = document.fault(told, *keys)
                return Reading(game, tuple(ends), other_rules, first, refused, about)
        ends.append(game.cursor)
        here = state_digest(game.state)
        if first is None and here != entry.digest:
            told = Problem("problem.digest", here=here, there=short(entry.digest))
            differs = Problem("problem.turn-differs", turn=turn, why=told)
            first = document.fault(differs, "turns", turn, "digest")
    return Reading(game, tuple(ends), other_rules, first, None, about)


def _refused(game: Game, given: Input, text: str, refusal: Refusal) -> Problem:
    words = Words("en", game.rules)
    why = {one: str(words.into(one).refusal(game.state, given, refusal)) for one in LANGUAGES}
    return Problem("problem.refused", text=shown(text), why=why)
