"""Two files of games in one: a copy that takes the file's place, with what was played meanwhile.

Nothing is lost on either side. A game that both have stays one, under the copy's number and in its
campaign (see `mergedgames`); every other one is added. So it is with campaigns (see
`campaign.merged`).
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from .campaign.membership import WITH_CAMPAIGNS
from .campaign.merged import merge_campaigns
from .gamesfile import ArchiveProblem, Busy, GamesFile, address
from .mergedgames import MergedGames
from .schema import bring_up_to_date, version_of
from .underway import UnderWay


def merge(
    content: bytes, path: Path, under_way: UnderWay | None = None
) -> tuple[bytes, dict[int, int]]:
    """The content of a copy, with the games and campaigns of a file that it lacks; and by number
    in the file the number of each of its games in that content.

    A file that can't be read adds nothing: it is kept beside. Raises Busy, Stopped, sqlite3.Error
    for a copy that is none.
    """
    way = under_way or UnderWay()
    rollback_mode = content[:18] + b"\1\1" + content[20:]  # a write-ahead log needs a file
    with closing(sqlite3.connect("file::memory:", isolation_level=None, uri=True)) as db:
        db.deserialize(rollback_mode)
        db.execute("PRAGMA foreign_keys = ON")
        bring_up_to_date(db)

        def bring(file: sqlite3.Connection) -> dict[int, int]:
            if db.in_transaction:  # a text was none, and it is done once more
                db.execute("ROLLBACK")
                db.text_factory = file.text_factory
            else:
                db.execute("ATTACH ? AS file", (address(path, "ro"),))
            db.execute("BEGIN")
            numbers = MergedGames(file, db, way).everything()
            if version_of(file) >= WITH_CAMPAIGNS:
                merge_campaigns(file, db, numbers)
            db.execute("COMMIT")
            return numbers

        try:
            with way.watching(db):
                found = GamesFile(path).read(bring)
        except Busy:
            raise
        except (ArchiveProblem, ValueError, TypeError):  # columns hold anything
            way.step(way.share)
            found = None
        if found is None:
            return content, {}
        return db.serialize(), found
