"""What the map can be asked to point at: things on the board, what may be chosen, and marks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from solitaria_app.engine.board import Kind

if TYPE_CHECKING:
    from solitaria_app.ui.drawings import DieFace

MarkStyle = Literal["winner", "struck", "candidate", "moved", "built", "hint"]
Emphasis = Literal["option", "selected", "quiet"]


@dataclass(frozen=True, slots=True)
class Target:
    """A thing on the map.

    `number` is a city, line or province of the board; for "colonist" the place where it stands
    (a line as its number, a city as `~city`), and `colonist_kind` and `side` say whose it is
    (-1 is Contrarius, 0 and up are humans).
    """

    kind: Literal["city", "line", "province", "colonist"]
    number: int
    colonist_kind: Kind | None = None
    side: int = 0


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that may be chosen now.

    `label` is its accessible name and tooltip, `badge` a short text beside it (a number of
    steps). "selected" is what has been chosen already and may be taken back; "quiet" has no
    ring, for where almost everything may be chosen.
    """

    target: Target
    label: str
    badge: str = ""
    emphasis: Emphasis = "option"


@dataclass(frozen=True, slots=True)
class Mark:
    """Something said about a thing on the map, with a short word beside it.

    "winner": here Contrarius builds; "struck": a rule struck this city out, `text` is the reason
    in a word; "candidate": still in question; "moved": the way of a colonist (one mark for each
    place it passes, its start included, in order); "built": a house is new here; "hint":
    something else to look at. `faces` are drawn before the word: those of a die that lead here.
    `starts`: a way begins here; another colonist's way may end where the next one begins.
    """

    target: Target
    style: MarkStyle
    text: str = ""
    faces: tuple[DieFace, ...] = ()
    starts: bool = False
