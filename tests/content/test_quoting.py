"""Messages repeat only the beginning of what a player typed or a file holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from solitaria_app.content.check import check
from solitaria_app.content.faults import short

WORD = "long" * 25_000


def test_short_is_one_line_of_forty_signs_at_most() -> None:
    assert short("two\n  words") == "two words"
    assert short("x" * 40) == "x" * 40
    assert short("x" * 41) == "x" * 37 + "..."


BOARD = """
id: "toy"
name: "Toy"
capital: "{capital}"
provinces: [{{id: "{province}", name: "P"}}]
cities:
- {{id: "{city}", name: "A", letter: "A", province: "{lies}", at: [0.1, 0.1]}}
- {{id: "b", name: "B", province: "p", at: [0.2, 0.2]}}
lines:
- {{kind: land, between: ["{end}", "b"], at: [0.3, 0.3]}}
display_costs: [[], [], [], [], [], [], []]
"""
SOUND = {
    "capital": "b", "province": "p", "city": "a", "lies": "p", "end": "a",
}  # fmt: skip


@pytest.mark.parametrize("part", SOUND)
def test_faults_of_a_board_do_not_repeat_long_ids(part: str, tmp_path: Path) -> None:
    (tmp_path / "boards").mkdir()
    text = BOARD.format(**{**SOUND, part: WORD})
    (tmp_path / "boards" / "toy.yaml").write_text(text, encoding="utf-8")
    told = [str(fault) for fault in check(tmp_path)]
    assert any("long" in sentence for sentence in told)
    assert max(sentence.count("long") for sentence in told) < 30


@pytest.mark.parametrize(
    "text", [f"{WORD}: 1\n{WORD}: 2\n", f"a: !{WORD} 1\n", f"a: {'9' * 5000}.0e999\n"]
)
def test_faults_of_the_way_of_writing_do_not_either(text: str, tmp_path: Path) -> None:
    (tmp_path / "dice.yaml").write_text(text, encoding="utf-8")
    assert all(len(str(fault.text)) < 120 for fault in check(tmp_path))
