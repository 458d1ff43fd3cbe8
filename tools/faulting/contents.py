"""What a file of games holds, so that it can be compared before and after."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import msgspec

from solitaria_app.content.library import Library
from solitaria_app.engine import notation
from solitaria_app.session import gamesfile
from solitaria_app.session.archive import Archive, ArchiveProblem
from solitaria_app.session.entries import Entry
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.policy import random_policy
from solitaria_app.session.simulate import play_game


class Broken(Exception):
    """Something was lost, or harmed, or not told as it should be."""


def fingerprint(game: Game, name: str = "", note: str = "", deleted: bool = False) -> str:
    """Short and the same only for games with the same journal, place, lines, bookmarks, name,
    note, and both or none of them deleted."""
    lines = [
        ([notation.write(game.rules, given) for given in line.inputs], line.bookmarks)
        for line in game.abandoned
    ]
    inputs = [notation.write(game.rules, given) for given in game.inputs]
    told = (game.header, inputs, game.cursor, lines, game.bookmarks, name, note, deleted)
    return sha256(msgspec.json.encode(told)).hexdigest()[:12]


def of_entry(archive: Archive, entry: Entry, library: Library) -> str:
    """The fingerprint of a saved game. Raises ArchiveProblem."""
    if entry.problem:
        raise ArchiveProblem(entry.problem)
    game = archive.load(entry.id, library)
    return fingerprint(game, entry.name, entry.note, bool(entry.deleted))


def contents(path: Path, library: Library) -> dict[int, str]:
    """Every game of a file, deleted ones too, by number. Raises ArchiveProblem if one of them
    can't be opened."""
    archive = Archive(path)
    return {entry.id: of_entry(archive, entry, library) for entry in archive.all_entries()}


def forget_what_was_checked() -> None:
    """As if this process had just started."""
    gamesfile._IN_ORDER.clear()


def told(problem: object, path: Path) -> str:
    """A problem's text. Raises Broken if it is not one sentence that begins with its place."""
    text = str(problem)
    if not text.startswith(f"{path}: ") or "\n" in text or not text.endswith("."):
        raise Broken(f"this is not one sentence with its place: {text!r}")
    return text


def short_game(library: Library, seed: str, inputs: int, board: str = "italia") -> Game:
    """A game that random decisions brought to a number of inputs, or to its end before."""
    _, played, _ = play_game(library.ruleset(board, "standard"), seed, random_policy)
    return Game.replay(new_header(library, board, "standard", seed), library, played[:inputs])


def small_library(path: Path, library: Library, games: int = 6) -> dict[int, str]:
    """Fill a file with games of 20 to 90 inputs; gives what it holds."""
    archive = Archive(path)
    for number in range(games):
        board = ("italia", "imperium")[number % 2]
        game = short_game(library, f"fault-{number}", 20 + 70 * number // max(1, games - 1), board)
        id = archive.add(game, name=f"Game {number}", note="Kept as it is. " * number)
        game.go_to(game.undo_step() or 0)
        game.bookmarks[game.cursor] = "here"
        archive.save(id, game)
    return contents(path, library)
