"""Measures the program's speed and memory beside something to compare with.

    python tools/bench.py [SUBJECT ...]      subjects: games undo site window drawing
                                             library

Prints a Markdown table as in docs/performance.md. Needs the dependency group `bench`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tools")]

from benchmarks import drawing, engine, library, site, window  # noqa: E402
from benchmarks.figures import Figure  # noqa: E402

SUBJECTS: dict[str, Callable[[], Iterator[Figure]]] = {
    "games": engine.random_games,
    "undo": engine.undo,
    "site": site.site,
    "window": window.window,
    "drawing": drawing.drawing,
    "library": library.many_games,
}


def main(names: list[str]) -> int:
    """Measure the named subjects, all of them without a name; 1 if a target is missed."""
    unknown = [name for name in names if name not in SUBJECTS]
    if unknown:
        print(f"There is no subject {unknown[0]}; there are {', '.join(SUBJECTS)}.")
        return 2
    print("| what | this program | the other | ratio | target | met |")
    print("| --- | ---: | ---: | ---: | --- | --- |")
    missed = 0
    for name in names or SUBJECTS:
        for figure in SUBJECTS[name]():
            print(figure.row(), flush=True)
            missed += figure.met is False
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
