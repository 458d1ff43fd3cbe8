"""Finished games made up for tests of figures."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from solitaria_app.session.facts import Facts
from solitaria_app.session.finished import Fact

DICE = {"blue": "1 2 3 4 5 1", "red": "land land sea sea card card"}
START = datetime(2026, 1, 5, 12, tzinfo=UTC)


def fact(
    number: int,
    human: int,
    contrarius: int,
    *,
    board: str = "italia",
    level: str = "standard",
    way: str = "digital",
    turns: int = 30,
    gods: dict[str, tuple[int, int]] | None = None,
    cards: tuple[dict[str, int], dict[str, int]] = ({}, {}),
    played: dict[str, int] | None = None,
    built: tuple[str, ...] = (),
    faces: dict[str, dict[str, int]] | None = None,
    dice: dict[str, str] | None = None,
    dated: bool = True,
) -> Fact:
    """A game, finished `number` days after the first."""
    facts = Facts(
        board=board,
        level=level,
        way=way,
        start=20,
        turns=turns,
        human=human,
        contrarius=contrarius,
        won=human > contrarius,
        ended_by="human",
        gods=gods or {},
        cards=cards,
        played=played or {},
        built=list(built),
        faces=faces or {},
        dice=DICE if dice is None else dice,
    )
    return Fact(number, START + timedelta(days=number) if dated else None, facts)
