"""Write what the present program writes into tests/corpus, which tests open ever after.

    python tools/make_corpus.py [--again]

Each version of a format has files there that the program of then wrote. This makes those of the
present versions and leaves the others alone: nobody can make them again. So those of a version
that players have are not to be made `--again` either.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from solitaria_app.content.campaign import TableRules  # noqa: E402
from solitaria_app.content.library import Library, load  # noqa: E402
from solitaria_app.engine.agenda import ChooseCard  # noqa: E402
from solitaria_app.engine.board import Kind  # noqa: E402
from solitaria_app.engine.corrections import (  # noqa: E402
    Correction,
    Hold,
    Pile,
    SetCard,
    SetColonist,
    SetHouse,
    SetPoints,
    SwapTokens,
    TurnMarker,
)
from solitaria_app.engine.following import Way  # noqa: E402
from solitaria_app.engine.goods import as_goods  # noqa: E402
from solitaria_app.engine.handler import Asks  # noqa: E402
from solitaria_app.engine.inputs import Follow, Input, Rolled  # noqa: E402
from solitaria_app.engine.options import Mover, NoSite  # noqa: E402
from solitaria_app.engine.play import IllegalInput, asks  # noqa: E402
from solitaria_app.engine.state import CONTRARIUS, GameState  # noqa: E402
from solitaria_app.session.amend import amend  # noqa: E402
from solitaria_app.session.archive import Archive  # noqa: E402
from solitaria_app.session.campaign import file as campaign_file  # noqa: E402
from solitaria_app.session.campaign.begin import begun  # noqa: E402
from solitaria_app.session.campaign.result import Result  # noqa: E402
from solitaria_app.session.campaign.store import Campaigns  # noqa: E402
from solitaria_app.session.collection import Collection  # noqa: E402
from solitaria_app.session.game import Game  # noqa: E402
from solitaria_app.session.gamefile import About, write_file  # noqa: E402
from solitaria_app.session.header import FORMAT, new_header  # noqa: E402
from solitaria_app.session.policy import random_policy  # noqa: E402
from solitaria_app.session.schema import VERSION  # noqa: E402
from solitaria_app.session.setups import Setups  # noqa: E402
from solitaria_app.session.stream import Stream  # noqa: E402
from solitaria_app.ui import settings  # noqa: E402

CORPUS = ROOT / "tests" / "corpus"


def play(game: Game, turns: int, stream: Stream) -> Game:
    """Play on with random decisions to the start of a turn, or to the end of the game."""
    while not game.state.over and game.state.turn < turns:
        game.do(_next(game, stream))
    return game


def _next(game: Game, stream: Stream) -> Input:
    if asks(game.state) is Asks.HUMAN:
        return random_policy(game.state, stream)
    drawn = game.draw()
    if isinstance(drawn, Rolled) and game.state.way.physical:
        return Rolled(drawn.die, drawn.face, by_hand=True)
    return drawn


def played(library: Library, board: str, level: str, turns: int = 1000) -> Game:
    """A game on the screen."""
    seed = f"corpus {board} {level}"
    return play(Game(new_header(library, board, level, seed), library), turns, Stream(seed))


def corrections(state: GameState) -> list[Correction]:
    """One of each kind but the score track's."""
    board, human, contrarius = state.rules.board, state.human, state.contrarius
    cities = next(iter(board.by_letter.values()))
    other = next(c for c in cities if state.city_goods[c] != state.city_goods[cities[0]])
    free = next(c for c in cities if not (human.houses | contrarius.houses) >> c & 1)
    kind = next(kind for kind in Kind if human.colonists[kind])
    return [
        SwapTokens(cities[0], other),
        SetHouse(CONTRARIUS, free, True),
        SetColonist(0, kind, human.colonists[kind][0], None),
        SetCard(state.display[2], Pile.DISPLAY, 5),
        TurnMarker(0, not state.coins & 1),
        SetPoints(CONTRARIUS, contrarius.points + 3),
        Hold(as_goods([1, 1, 2, 0, 1]), 17),
    ]


def beside_a_table(library: Library) -> Game:
    """A game beside a physical board: rolls by hand, corrections, another way of following."""
    header = new_header(library, "italia", "strong-veteran", "corpus table", way=Way.FULL)
    stream = Stream("corpus table")
    game = play(Game(header, library), 5, stream)
    while not isinstance(game.state.agenda[-1], ChooseCard):
        game.do(_next(game, stream))
    for correction in corrections(game.state):
        game.do(correction)
    play(game, 9, stream)
    game.do(Follow(Way.LIGHT))
    return play(game, 14, stream)


def with_lines(game: Game) -> Game:
    """The same with an earlier decision amended, bookmarks, and standing amid its journal."""
    for number in range(game.length() // 2, game.length()):
        for given in game.at(number).legal():
            if given == game.inputs[number]:
                continue
            with suppress(IllegalInput):
                other = amend(game, number, given).game
                other.bookmarks[number] = "Or the other way?"
                other.go_to(number)
                return other
    raise ValueError("nothing can be amended")


def make_games(path: Path, library: Library) -> None:
    """The player's file: five games and two campaigns."""
    archive, collection = Archive(path), Collection(path)
    won = archive.add(played(library, "italia", "standard"), "By the fire", "Rain.\nAll day.")
    archive.add(with_lines(played(library, "imperium", "veteran", 18)))
    gone = archive.add(played(library, "italia", "expert"))
    archive.add(beside_a_table(library), note="At the kitchen table.")
    given_up = archive.add(played(library, "italia", "beginner", 6))
    collection.give_up(given_up)
    collection.delete([gone])
    campaigns = Campaigns(path)
    table_rules = TableRules(Mover.ANY, NoSite.TAKE_CARD)
    definition = begun(library.campaign("classic"), library, "winter", table_rules=table_rules)
    classic = campaigns.create("Winter", definition)
    campaigns.add_by_hand(classic, Result("italia", "standard", 20, 131, 118, True))
    campaigns.add_game(classic, won)
    campaigns.create("All boards", begun(library.campaign("grand-tour"), library, "tour"))


def make_exports(folder: Path, library: Library) -> None:
    """Games as files: on the screen, with a name and a note, and beside a table."""
    about = About("By the fire", "Rain.\nAll day.", "2026-11-29T20:15:00.000+00:00")
    write_file(played(library, "imperium", "standard"), folder / "screen.yaml", about=about)
    write_file(beside_a_table(library), folder / "table.yaml")


def make_setups(folder: Path, library: Library) -> None:
    """Saved set-ups."""
    Setups(folder).save("Kitchen table", beside_a_table(library), library)
    Setups(folder).save("Empire", played(library, "imperium", "strong-expert-9", 2), library)


def make_campaigns(folder: Path, library: Library) -> None:
    """A campaign as a file: that of the games."""
    for campaign in Campaigns(CORPUS / f"games-{VERSION}.db").entries():
        campaign_file.write_file(campaign, folder / f"{campaign.name}.yaml")


def make_settings(path: Path, _: Library) -> None:
    """Settings of which none is the default."""
    made = settings.Settings(
        theme="dark",
        language="de",
        text_size=130,
        side_colours="violet",
        animate=False,
        speed="slow",
        learner=False,
        single_keys=False,
        confirm=False,
        headline=True,
        speak=True,
        geometry=(10, 20, 900, 700),
        maximized=True,
        last_board="imperium",
        last_level="expert",
        last_way=Way.LIGHT.id,
        last_setup="draw",
        last_folder="games",
    )
    settings.save(made, path)


def main(arguments: list[str]) -> int:
    """Make what is missing, or all of the present versions."""
    library = load()
    parts: list[tuple[Path, Callable[[Path, Library], None], bool]] = [
        (CORPUS / f"games-{VERSION}.db", make_games, False),
        (CORPUS / f"games-format-{FORMAT}", make_exports, True),
        (CORPUS / f"setups-format-{FORMAT}", make_setups, True),
        (CORPUS / f"campaigns-format-{campaign_file.FORMAT}", make_campaigns, True),
        (CORPUS / "settings.json", make_settings, False),
    ]
    for place, make, is_folder in parts:
        if place.exists() and "--again" not in arguments:
            print(f"{place.name} is there")
            continue
        if is_folder:
            place.mkdir(exist_ok=True)
        for old in place.iterdir() if is_folder else [place]:
            old.unlink(missing_ok=True)
        make(place, library)
        print(f"{place.name} is made")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
