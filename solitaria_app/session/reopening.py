"""A saved game out of its rows, by the present rules."""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec

from solitaria_app.content.library import Library, NotFound
from solitaria_app.content.told import Told
from solitaria_app.engine import notation
from solitaria_app.engine.reader import shown

from .columns import read_header
from .game import Game
from .gamesfile import ArchiveProblem, GamesFile
from .header import BadHeader
from .lines import Line
from .problem import Problem
from .rereading import Difference, reread, turn_marks
from .savedrows import Aside, Saved, read_rows


@dataclass(frozen=True, slots=True)
class Opened:
    """A saved game, and from where on it is another one by the present rules (None: nowhere)."""

    game: Game
    differs: Difference | None


def read_game(file: GamesFile, id: int, library: Library) -> tuple[Opened, Saved]:
    """A game, standing where it was left or where it differs, and what the file holds of it.
    Raises ArchiveProblem."""
    found = file.read(lambda db: read_rows(db, file.path, id))
    if found is None:
        raise ArchiveProblem(Problem("problem.no-game", file.path, id=id))
    header = read_header(found.header, file.path, id)
    try:
        game, differs = reread(header, library, found.texts, found.digests)
        put_beside(game, msgspec.json.decode(found.aside, type=Aside))
    except (NotFound, BadHeader) as error:
        raise _unopened(file, id, error.told) from None
    except (notation.BadNotation, msgspec.DecodeError):
        raise ArchiveProblem(Problem("problem.game-damaged", file.path, id=id, so="")) from None
    length = game.length()
    game.go_to(max(0, min(found.cursor, length)))
    if differs is not None:
        differs = replace(differs, position=found.position)
    marks = turn_marks(game, length, list(zip(game.turn_ends(), found.digests, strict=False)))
    rows = found.header, found.texts, found.aside, found.revision
    return Opened(game, differs), Saved(*rows, marks, found.name, found.note, found.begun)


def put_beside(game: Game, aside: Aside) -> None:
    """Give a game what lies beside its journal. Raises BadNotation and changes nothing."""
    notes = [*aside.line_bookmarks, *({} for _ in aside.abandoned)]
    game.abandoned = [
        Line(tuple(notation.read(game.rules, t) for t in texts), tuple(sorted(of.items())))
        for texts, of in zip(aside.abandoned, notes, strict=False)
    ]
    length = game.length()
    game.bookmarks = {n: note for n, note in aside.bookmarks.items() if 0 <= n <= length}


def as_it_was(file: GamesFile, id: int, library: Library) -> tuple[Game, Saved]:
    """As `read_game`, for whoever can do nothing with a game that is another one by now. Raises
    ArchiveProblem for such a one."""
    opened, saved = read_game(file, id, library)
    if (found := opened.differs) is not None:
        why = Problem("problem.other-game", turn=found.turn)
        if found.refused:
            text = shown(found.refused)
            why = Problem("problem.refused-now", text=text, turn=found.turn)
        raise _unopened(file, id, why)
    return opened.game, saved


def _unopened(file: GamesFile, id: int, why: Told) -> ArchiveProblem:
    return ArchiveProblem(Problem("problem.game-unopened", file.path, id=id, why=why))
