"""Games that could not be saved when they were left: put aside, and saved as soon as that can be.

Each is an exported game, which can be taken in anywhere, and beside it a file that says which
of the saved games it continues.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec

from solitaria_app.content.faults import BadFile
from solitaria_app.content.library import Library
from solitaria_app.content.wholefile import write_whole
from solitaria_app.engine import notation

from .archive import Archive, ArchiveProblem, Busy
from .bundle import Known
from .game import Game
from .gamefile import About, Reading, check_file, write_file
from .keeping import keep
from .lines import common_start
from .openlock import claim
from .reopening import put_beside
from .savedrows import Aside

MOST = 999
"""So many games of a board can be put aside."""


class Left(msgspec.Struct, frozen=True):
    """What an exported game does not say: its number among the saved games, 0 if it was never
    saved; the revision that it continues; where it stood; what lies beside its journal."""

    number: int = 0
    revision: int = 0
    cursor: int = 0
    aside: Aside = Aside()


def put_aside(
    folder: Path, archive: Archive, number: int | None, game: Game, about: About
) -> Path | None:
    """Write a game that can't be saved to a file of its own: None where that can't be done
    either."""
    aside = msgspec.json.decode(archive.aside(game), type=Aside)
    left = Left(cursor=game.cursor, aside=aside)
    if number is not None:
        left = Left(number, archive.revision(number), game.cursor, aside)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        names = (folder / f"{game.header.board} {n}.yaml" for n in range(1, MOST + 1))
        path = next(name for name in names if _is_ours(name))
        write_whole(_beside(path), msgspec.json.encode(left))
        write_file(game.at(game.length()), path, about=about)
    except (OSError, StopIteration):
        return None
    return path


def forget(path: Path) -> None:
    """A game that was put aside is saved by now."""
    for one in (path, _beside(path)):
        with suppress(OSError):
            one.unlink(missing_ok=True)


def bring_in(folder: Path, archive: Archive, library: Library) -> int:
    """Save what was put aside; gives how many games are others than before. What can't be saved
    stays there. Raises Busy.

    A game goes on as the saved one that it continues, if that has not gone on elsewhere; then it
    is a new one, by the same name.
    """
    held = claim(archive.path, 0, "")  # no game has this number
    if held is None:
        return 0  # another window does it just now
    try:
        return _bring_all(_last_last(folder), archive, library)
    finally:
        held.close()


def _bring_all(paths: list[Path], archive: Archive, library: Library) -> int:
    if not paths:
        return 0
    try:
        known = Known(archive)
    except Busy:
        raise
    except ArchiveProblem:
        return 0
    brought = 0
    for path in paths:
        try:
            brought += _bring(archive, library, known, path)
        except Busy:
            raise
        except (BadFile, ArchiveProblem):
            continue
    return brought


def _last_last(folder: Path) -> list[Path]:
    """What was put aside, the game that was left last at the end: it is the one to go on with."""
    with suppress(OSError):
        return sorted(folder.glob("*.yaml"), key=lambda path: path.stat().st_mtime)
    return []


def _bring(archive: Archive, library: Library, known: Known, path: Path) -> bool:
    """Save a game that was put aside, and remove its file; whether that changed anything."""
    reading, left = check_file(path, library), _left(path)
    held = claim(archive.path, left.number) if left.number else None
    if left.number and held is None:
        return False  # another window plays it just now
    try:
        changed = _saved(archive, library, known, reading, left)
    finally:
        if held is not None:
            held.close()
    forget(path)
    return changed


def _saved(archive: Archive, library: Library, known: Known, reading: Reading, left: Left) -> bool:
    game, about = reading.game, reading.about
    texts = tuple(notation.write(game.rules, given) for given in game.inputs)
    with suppress(notation.BadNotation):
        put_beside(game, left.aside)
    saved = _continued(archive, library, game, left)
    if saved is not None:
        if common_start(saved.inputs, game.inputs) == game.length() < saved.length():
            return False  # it was saved, and played on
        before = saved.cursor, saved.length(), len(saved.abandoned), saved.bookmarks
        for line in (*saved.abandoned, saved.line()):
            game.abandon(line)
        game.go_to(min(left.cursor, game.length()))
        if before == (game.cursor, game.length(), len(game.abandoned), game.bookmarks):
            return False
        keep(archive, left.number, game)
        return True
    if known.find(game.header, texts) is not None:
        return False
    known.add(game.header, texts, archive.add(game, about.name, about.note))
    return True


def _continued(archive: Archive, library: Library, game: Game, left: Left) -> Game | None:
    """The saved game that this one continues, if there is one."""
    if not left.number:
        return None
    try:
        saved = archive.load(left.number, library)
    except Busy:
        raise
    except ArchiveProblem:
        return None
    same = common_start(saved.inputs, game.inputs)
    as_it_was = archive.revision(left.number) == left.revision
    continues = as_it_was or same in (saved.length(), game.length())
    return saved if saved.header == game.header and continues else None


def _is_ours(path: Path) -> bool:
    """Take a name that is free, in one step: another window may be left at the same moment.
    Raises OSError."""
    if path.exists():
        return False
    try:
        _beside(path).touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def _beside(path: Path) -> Path:
    return path.with_suffix(".json")


def _left(path: Path) -> Left:
    """What lies beside an exported game; nothing if it is not there or damaged."""
    try:
        return msgspec.json.decode(_beside(path).read_bytes(), type=Left)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return Left()
