"""Nothing is cut at 125, 150 and 200 % display scaling."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("factor", [1.25, 1.5, 2.0])
def test_nothing_is_cut_at_display_scaling(tmp_path: Path, factor: float) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "tests.ui.scaled", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "QT_SCALE_FACTOR": str(factor), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    wide, high = round(1280 * factor), round(800 * factor)
    assert result.stdout.splitlines() == [f"ratio {factor}", f"size {wide} {high}"]
