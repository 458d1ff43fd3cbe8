"""The set-up of a game: what was laid before the first card, and new games that have the same."""

from __future__ import annotations

from itertools import takewhile

from msgspec.structs import replace

from solitaria_app.content.library import Library
from solitaria_app.engine.following import Way
from solitaria_app.engine.handler import Asks
from solitaria_app.engine.inputs import Chance, Follow, Hold, Input, Midway, Play
from solitaria_app.engine.play import asks

from .again import another
from .game import Game
from .header import FORMAT, Header


def has_setup(game: Game) -> bool:
    """Whether a game was set up as a whole: not one that began midway."""
    if not game.state.turn:
        return False
    return not any(isinstance(given, Midway) for given in _setup(game))


def _setup(game: Game) -> list[Input]:
    """What was laid before the first card was played, with what was corrected until then."""
    before = takewhile(lambda given: not isinstance(given, Play), game.inputs)
    return [given for given in before if not isinstance(given, Follow)]


def holds_stock(game: Game) -> bool:
    """Whether the set-up says what the human has in storehouse and purse."""
    return any(isinstance(given, Hold) for given in _setup(game))


def begun(game: Game, library: Library, seed: str, way: Way) -> Game:
    """A new game with the whole set-up of another one, chance to come by a seed, with the dice
    and Contrarius' cards that the library holds by now.

    Goods and money that were corrected are left out in the light way, which follows neither.
    Raises BadJournal for a set-up that the rules here refuse.
    """
    header = replace(another(game.header, library), format=FORMAT, seed=seed, way=way.id)
    laid = _setup(game)
    if way is Way.LIGHT:
        laid = [given for given in laid if not isinstance(given, Hold)]
    return Game.replay(header, library, laid)


def same_draws(game: Game, library: Library) -> Game:
    """A new game with the header of another one, and the same tokens and cards, drawn or laid."""
    laid = takewhile(lambda given: isinstance(given, Chance), _setup(game))
    return Game.replay(game.header, library, laid)


def drawn(header: Header, library: Library) -> Game:
    """A new game whose tokens and cards its seed brings, however it is followed."""
    game = Game(header, library)
    while not game.state.turn and asks(game.state) is not Asks.HUMAN:
        game.do(game.draw())
    return game
