"""How the program follows a game: on the screen alone, or beside the pieces on a table."""

from __future__ import annotations

from enum import Enum


class Way(Enum):
    """A way of following, which may change at the start of any turn.

    DIGITAL: the program holds everything and brings chance. FULL: dice, cards and tokens come
    from the table, and the human's goods and money are checked as in digital play. LIGHT: as
    FULL, but only what Contrarius needs is followed, neither goods nor money.
    """

    DIGITAL = "digital"
    FULL = "full"
    LIGHT = "light"

    @property
    def id(self) -> str:
        """The name used in notation and files."""
        return self.value

    @property
    def physical(self) -> bool:
        """Whether the pieces are on a table and a person says what chance brought."""
        return self is not Way.DIGITAL

    __hash__ = object.__hash__
