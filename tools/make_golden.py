"""Write the golden games as exported files, each turn with the digest of its state.

    python tools/make_golden.py

Reads tests/golden/games (a head of `key value` lines, a blank line, the inputs), writes
tests/golden/exports. Only after a change on purpose: of the games, or of what a state says.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from solitaria_app.content.library import Library, load  # noqa: E402
from solitaria_app.engine.notation import read  # noqa: E402
from solitaria_app.session.game import Game  # noqa: E402
from solitaria_app.session.gamefile import write_file  # noqa: E402
from solitaria_app.session.header import new_header  # noqa: E402

GAMES = ROOT / "tests" / "golden" / "games"
EXPORTS = ROOT / "tests" / "golden" / "exports"


def golden_game(path: Path, library: Library) -> Game:
    """The game of a file of inputs, at its end; its dice came from no seed, so its name is one."""
    top, _, rest = path.read_text(encoding="utf-8").partition("\n\n")
    head = dict(line.split(" ", 1) for line in top.splitlines())
    options = library.table_rules({"mover": head["mover"], "no_site": head["no-site"]})
    header = new_header(library, head["board"], head["level"], path.stem[:40], options)
    game = Game(header, library)
    for line in rest.splitlines():
        game.do(read(game.rules, line))
    return game


def main() -> None:
    """Replace all exports."""
    library = load()
    EXPORTS.mkdir(exist_ok=True)
    for old in EXPORTS.glob("*.yaml"):
        old.unlink()
    for path in sorted(GAMES.glob("*.txt")):
        write_file(golden_game(path, library), EXPORTS / f"{path.stem}.yaml")


if __name__ == "__main__":
    main()
