"""Whether a saved game is one of a campaign, asked of every game that is opened."""

from __future__ import annotations

import sqlite3

from ..schema import version_of

WITH_CAMPAIGNS = 3
"""From which version of the file on there are campaigns."""


def campaign_of_game(db: sqlite3.Connection, game: int) -> int | None:
    """The number of the campaign that a game belongs to; None if one of both is deleted."""
    if version_of(db) < WITH_CAMPAIGNS:
        return None
    found = db.execute(
        "SELECT campaign FROM campaign_game JOIN game ON game.id = game"
        " JOIN campaign ON campaign.id = campaign"
        " WHERE game = ? AND game.deleted = '' AND campaign.deleted = ''",
        (game,),
    ).fetchone()
    return None if found is None else int(found[0])


def campaigns_of_games(db: sqlite3.Connection) -> dict[int, str]:
    """The name of its campaign for every saved game that belongs to one; of deleted games too,
    not of deleted campaigns."""
    if version_of(db) < WITH_CAMPAIGNS:
        return {}
    found = db.execute(
        "SELECT game, name FROM campaign_game JOIN campaign ON campaign.id = campaign"
        " WHERE game IS NOT NULL AND deleted = ''"
    )
    return {game: str(name) for game, name in found}
