"""The names of cities and provinces as they appear in sentences."""

from __future__ import annotations

from dataclasses import dataclass

from solitaria_app.engine.board import Board


@dataclass(frozen=True, slots=True)
class Names:
    """Names by the numbers of a board's cities and provinces."""

    cities: tuple[str, ...]
    provinces: tuple[str, ...]

    @classmethod
    def printed(cls, board: Board) -> Names:
        """The names that stand on the map."""
        return cls(
            tuple(city.name for city in board.cities),
            tuple(province.name for province in board.provinces),
        )
