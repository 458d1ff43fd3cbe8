"""Another game with the set-up of one that was played."""

from __future__ import annotations

from msgspec.structs import replace

from solitaria_app.content.library import Library
from solitaria_app.engine.options import Mover, NoSite, Options

from .header import Header, new_header, new_seed


def another(header: Header, library: Library) -> Header:
    """The header of a game like another one, but with a new seed, and with the dice and cards
    that the library holds by now. Raises NotFound where it has lost the board or level.
    """
    options = Options(Mover(header.mover), NoSite(header.no_site))
    made = new_header(library, header.board, header.level, new_seed(), options, header.start_points)
    return replace(
        header,
        program=made.program,
        seed=made.seed,
        rules=made.rules,
        dice=made.dice,
        contrarius=made.contrarius,
    )
