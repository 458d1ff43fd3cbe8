"""That a change, or its way back, no longer fits: another window was there first."""

from __future__ import annotations

from enum import Enum
from pathlib import Path

from ..gamesfile import ChangedElsewhere
from ..words.catalogue import Catalogue


class Thing(Enum):
    """What has changed since it was seen here; its sentence is `campaign.meanwhile.*`."""

    NAME = "name"
    STATE = "state"
    TABLE_RULES = "table-rules"
    DELETED = "deleted"
    BROUGHT_BACK = "brought-back"
    GONE = "gone"
    CAMPAIGN = "campaign"
    RESULT = "result"
    PLACE = "place"
    OTHER_CAMPAIGN = "other-campaign"
    GAME_GONE = "game-gone"


class Meanwhile(ChangedElsewhere):
    """Nothing was changed, since `thing` is not as it was seen here any more."""

    def __init__(self, path: Path, thing: Thing) -> None:
        self.thing = thing
        super().__init__(f"{path}: {Catalogue('en').text(f'campaign.meanwhile.{thing.value}')}")
