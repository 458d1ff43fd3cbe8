"""Count sequences of inputs from fixed positions and compare with tests/golden/perft.yaml.

    python tools/perft.py            compare
    python tools/perft.py --write    write the counts of today

Each position is named by board, level and the number of inputs since the set-up.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import yaml  # noqa: E402
from soaking.perft import after, count  # noqa: E402

from solitaria_app.content import library  # noqa: E402

GOLDEN = ROOT / "tests" / "golden" / "perft.yaml"
HEAD = """\
# How many sequences of inputs start from fixed positions, by length: 1, 2, 3, ... inputs.
# `inputs`: how many inputs after the set-up, chosen as tools/soaking/perft.py says.
# Made by `python tools/perft.py --write`.
"""
POSITIONS = (
    ("standard", 0, 5),
    ("veteran", 40, 5),
    ("strong-expert-8", 70, 5),
    ("expert", 90, 4),
)


def counts() -> list[dict[str, object]]:
    """The counts of today: one entry for each board and position."""
    data = library.load()
    found: list[dict[str, object]] = []
    for board in ("italia", "imperium"):
        for level, inputs, depth in POSITIONS:
            state = after(data.ruleset(board, level), inputs)
            numbers = [count(state, length) for length in range(1, depth + 1)]
            found.append({"board": board, "level": level, "inputs": inputs, "counts": numbers})
    return found


def main(arguments: list[str]) -> int:
    """Command line; 1 if a count differs."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args(arguments)
    today = counts()
    if options.write:
        GOLDEN.parent.mkdir(exist_ok=True)
        text = yaml.safe_dump(today, sort_keys=False, default_flow_style=None, width=100)
        GOLDEN.write_text(HEAD + text, encoding="utf-8")
        return 0
    golden = yaml.safe_load(GOLDEN.read_text(encoding="utf-8"))
    for entry, kept in zip(today, golden, strict=True):
        mark = "same" if entry == kept else f"DIFFERENT, was {kept['counts']}"
        print(entry["board"], entry["level"], entry["inputs"], entry["counts"], mark)
    return int(today != golden)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
