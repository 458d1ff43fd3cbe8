"""The tests of the engine use `tools/soaking` too: the checks of the soak and the counts."""

import sys
from pathlib import Path

TOOLS = str(Path(__file__).resolve().parent.parent.parent / "tools")
if TOOLS not in sys.path:
    sys.path.insert(0, TOOLS)
