"""The header of a game: everything that is settled before its first input."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import replace
from enum import Enum
from typing import TypeVar

import msgspec

from solitaria_app import __version__
from solitaria_app.content.check_cards import FACES, faults_of_card
from solitaria_app.content.digest import digest
from solitaria_app.content.faults import short
from solitaria_app.content.ids import is_id
from solitaria_app.content.library import Library
from solitaria_app.content.shapes import CardEntry
from solitaria_app.engine.cards import Card, God, Personality
from solitaria_app.engine.dice import Dice, Face
from solitaria_app.engine.following import Way
from solitaria_app.engine.goods import BY_ID, Good
from solitaria_app.engine.notation import write_face
from solitaria_app.engine.options import Mover, NoSite, Options
from solitaria_app.engine.ruleset import Ruleset

from .problem import Problem

E = TypeVar("E", bound=Enum)

FORMAT = 2
"""Version of the exported game and of the saved one; 2 has a way of following, corrections."""
MOST_POINTS = 999
"""Most points at the start; the ladder and campaigns stay far below."""
SEED_LENGTH = 40
"""Most characters of a seed."""


class BoxCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One of Contrarius' five cards as the player's box has it."""

    id: str
    personality: str
    god: str
    bonus: int = 1
    sestertii: int = 0
    points: int = 0


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a game was started with; `rules` is the digest of the rule set it makes.

    Dice and Contrarius' cards are kept with the game, since a player may set them to match
    another box and old games keep what they were started with.
    """

    format: int = FORMAT
    program: str = __version__
    board: str
    level: str
    way: str | msgspec.UnsetType = msgspec.UNSET
    """How it is followed from the start; games of format 1 do not say so: on the screen."""
    mover: str = Mover.SHORTEST.value
    no_site: str = NoSite.REROLL.value
    start_points: int
    seed: str
    rules: str
    dice: dict[str, list[str]]
    contrarius: list[BoxCard]


class BadHeader(ValueError):
    """A header that makes no game; `told` is one sentence, `keys` lead to what is wrong."""

    def __init__(self, told: Problem, *keys: str | int) -> None:
        super().__init__(str(told))
        self.told, self.keys = told, keys


def new_seed() -> str:
    """A fresh seed: eight digits, short enough to read to a friend."""
    return f"{secrets.randbelow(10**8):08d}"


def clean_seed(seed: str) -> str:
    """A seed as kept: without outer or double spaces, at most `SEED_LENGTH` characters."""
    seed = " ".join(seed.split())
    if not seed:
        raise BadHeader(Problem("problem.seed.empty"))
    if len(seed) > SEED_LENGTH or not seed.isprintable():
        raise BadHeader(Problem("problem.seed.length", most=SEED_LENGTH))
    return seed


def new_header(
    library: Library,
    board: str,
    level: str,
    seed: str,
    options: Options | None = None,
    start_points: int | None = None,
    way: Way = Way.DIGITAL,
) -> Header:
    """The header of a new game. Raises NotFound for an unknown board or level, BadHeader."""
    rules = library.ruleset(board, level, options, start_points)
    return Header(
        board=rules.board.id,
        level=rules.level.id,
        way=way.id,
        mover=rules.options.mover.value,
        no_site=rules.options.no_site.value,
        start_points=rules.level.start_points,
        seed=clean_seed(seed),
        rules=digest(rules),
        dice={
            name: [write_face(face) for face in faces]
            for name, faces in vars_of_dice(rules.dice).items()
        },
        contrarius=[
            BoxCard(
                card.id,
                card.personality.id,
                card.god.id,
                card.bonus,
                card.sestertii,
                card.points,
            )
            for card in rules.cards
            if card.source == "contrarius"
        ],
    )


def way_of(header: Header) -> Way:
    """How the game is followed from its start. Raises BadHeader."""
    if header.way is msgspec.UNSET:
        return Way.DIGITAL
    return _member(Way, header.way, "way")


def beginning(header: Header) -> bytes:
    """What two games must share to have begun as one: all of the header but who wrote it when."""
    same = msgspec.to_builtins(header)
    for key in ("format", "program", "rules"):
        same.pop(key, None)
    same.setdefault("way", Way.DIGITAL.value)
    return msgspec.json.encode(same, order="sorted")


def vars_of_dice(dice: Dice) -> dict[str, tuple[int | Face, ...]]:
    """The dice by colour."""
    return {"blue": dice.blue, "red": dice.red, "black": dice.black, "white": dice.white}


def rules_of(header: Header, library: Library) -> Ruleset:
    """The rule set of a header, with the dice and Contrarius' cards it was started with.

    Raises NotFound for an unknown board or level, BadHeader for other values out of range.
    """
    if not 1 <= header.format <= FORMAT:
        key = "problem.header.newer" if header.format > 0 else "problem.header.format"
        raise BadHeader(Problem(key, version=header.format, most=FORMAT), "format")
    if clean_seed(header.seed) != header.seed:
        raise BadHeader(Problem("problem.header.seed"), "seed")
    way_of(header)
    options = Options(
        _member(Mover, header.mover, "mover"), _member(NoSite, header.no_site, "no_site")
    )
    cards = list(_cards(header.contrarius))
    if not 0 <= header.start_points <= MOST_POINTS:
        raise BadHeader(Problem("problem.header.points", most=MOST_POINTS), "start_points")
    rules = library.ruleset(header.board, header.level, options, header.start_points)
    others = tuple(card for card in rules.cards if card.source != "contrarius")
    place = next(
        (n for n, card in enumerate(rules.cards) if card.source == "contrarius"), len(others)
    )
    ids = {card.id for card in others}
    if any(card.id in ids for card in cards) or len({card.id for card in cards}) != len(cards):
        raise BadHeader(Problem("problem.header.card-twice"), "contrarius")
    return replace(
        rules,
        cards=(*others[:place], *cards, *others[place:]),
        dice=_dice(header.dice),
    )


def _member(kind: type[E], value: str, *keys: str | int) -> E:
    try:
        return kind(value)
    except ValueError:
        allowed = tuple(member.value for member in kind)
        told = Problem("problem.header.value", allowed=allowed, value=short(value))
        raise BadHeader(told, *keys) from None


def _cards(cards: list[BoxCard]) -> Iterator[Card]:
    """Contrarius' cards, under the same conditions as those of a data file."""
    if not cards:
        raise BadHeader(Problem("problem.header.no-card"), "contrarius")
    for number, card in enumerate(cards):
        at = "contrarius", number
        entry = CardEntry(
            card.id,
            _member(Personality, card.personality, *at, "personality"),
            _member(God, card.god, *at, "god"),
            bonus=card.bonus,
            sestertii=card.sestertii,
            points=card.points,
        )
        if not is_id(card.id):
            raise BadHeader(Problem("problem.header.card-id", id=short(card.id)), *at, "id")
        for key, _ in faults_of_card(entry, "contrarius"):
            about = {"card": card.id, "key": key, "value": getattr(card, key)}
            raise BadHeader(Problem("problem.header.card", **about), *at, key)
        yield Card(
            entry.id,
            entry.personality,
            entry.god,
            "contrarius",
            bonus=entry.bonus,
            sestertii=entry.sestertii,
            points=entry.points,
        )


def _dice(dice: dict[str, list[str]]) -> Dice:
    """The dice, under the same conditions as those of a data file."""
    if dice.keys() != FACES.keys():
        raise BadHeader(Problem("problem.header.dice", dice=", ".join(FACES)), "dice")
    for die, faces in dice.items():
        allowed = tuple(str(face) for face in FACES[die])
        if len(faces) != 6:
            raise BadHeader(Problem("problem.header.six", die=die), "dice", die)
        for number, face in enumerate(faces):
            if face not in allowed:
                about = {"die": die, "allowed": allowed, "face": short(face)}
                raise BadHeader(Problem("problem.header.face", **about), "dice", die, number)
    red = tuple(Face(face) for face in dice["red"])
    if not {Face.LAND, Face.SEA} & set(red):
        raise BadHeader(Problem("problem.header.red"), "dice", "red")
    return Dice(
        blue=tuple(int(face) for face in dice["blue"]),
        red=red,
        black=tuple(_goods_face(face) for face in dice["black"]),
        white=tuple(_goods_face(face) for face in dice["white"]),
    )


def _goods_face(face: str) -> Good | Face:
    return BY_ID[face] if face in BY_ID else Face(face)
