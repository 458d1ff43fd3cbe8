"""Make the files under assets/maps that the window draws the boards from.

    npm pack world-atlas && tar xf world-atlas-*.tgz
    python tools/make_map.py --land package/land-10m.json

Needs numpy, scipy, shapely, PySide6 and PyYAML. About a minute a board. Which places a board's
cities have in the real world stands in data/geo.yaml; docs/map.md tells how it works.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from mapmaker import land, make, source, write

ROOT = Path(__file__).resolve().parent.parent
FONT = ROOT / "assets" / "fonts" / "Cinzel-SemiBold.ttf"


def main(arguments: list[str]) -> int:
    """Command line; prints one sentence and returns 1 when a board can't be made."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--land", type=Path, required=True, help="land-10m.json of world-atlas")
    parser.add_argument("--boards", type=Path, default=ROOT / "data" / "boards")
    parser.add_argument("--geo", type=Path, default=ROOT / "data" / "geo.yaml")
    parser.add_argument("--out", type=Path, default=ROOT / "assets" / "maps")
    parser.add_argument("board", nargs="*", default=["italia", "imperium"])
    options = parser.parse_args(arguments)
    try:
        natural = land.read_land(options.land)
        for name in options.board:
            board = source.read(options.boards / f"{name}.yaml", options.geo)
            drawn = make.make(board, natural, FONT)
            options.out.mkdir(parents=True, exist_ok=True)
            path = options.out / f"{name}.json"
            write.write(drawn, path)
            points = sum(len(r) for rings in write.as_value(drawn)["land"] for r in rings) // 2
            print(f"{path.name}: {path.stat().st_size // 1000} kB, coast of {points} points")
    except (OSError, ValueError, KeyError) as error:
        print(f"{type(error).__name__}: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
