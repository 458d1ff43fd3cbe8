"""The header of a game: everything that is settled before its first input."""

from __future__ import annotations

import secrets
from dataclasses import replace

import msgspec

from solitaria_app import __version__
from solitaria_app.content.digest import digest
from solitaria_app.content.library import Library
from solitaria_app.engine.cards import Card, God, Personality
from solitaria_app.engine.dice import Dice, Face
from solitaria_app.engine.goods import BY_ID, Good
from solitaria_app.engine.notation import write_face
from solitaria_app.engine.options import Mover, NoSite, Options
from solitaria_app.engine.ruleset import Ruleset

FORMAT = 1
"""Version of the exported game and of the saved one."""
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
    mover: str = Mover.SHORTEST.value
    no_site: str = NoSite.REROLL.value
    start_points: int
    seed: str
    rules: str
    dice: dict[str, list[str]]
    contrarius: list[BoxCard]


class BadHeader(ValueError):
    """A header that makes no game; the message is one sentence."""


def new_seed() -> str:
    """A fresh seed: eight digits, short enough to read to a friend."""
    return f"{secrets.randbelow(10**8):08d}"


def clean_seed(seed: str) -> str:
    """A seed as kept: without outer or double spaces, at most `SEED_LENGTH` characters."""
    seed = " ".join(seed.split())
    if not seed:
        raise BadHeader("The seed is empty.")
    if len(seed) > SEED_LENGTH or not seed.isprintable():
        raise BadHeader(f"A seed has at most {SEED_LENGTH} printable characters.")
    return seed


def new_header(
    library: Library,
    board: str,
    level: str,
    seed: str,
    options: Options | None = None,
    start_points: int | None = None,
) -> Header:
    """The header of a new game. Raises NotFound for an unknown board or level, BadHeader."""
    rules = library.ruleset(board, level, options, start_points)
    return Header(
        board=rules.board.id,
        level=rules.level.id,
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


def vars_of_dice(dice: Dice) -> dict[str, tuple[int | Face, ...]]:
    """The dice by colour."""
    return {"blue": dice.blue, "red": dice.red, "black": dice.black, "white": dice.white}


def rules_of(header: Header, library: Library) -> Ruleset:
    """The rule set of a header, with the dice and Contrarius' cards it was started with.

    Raises NotFound for an unknown board or level, BadHeader for other values out of range.
    """
    if header.format > FORMAT:
        raise BadHeader(
            f"The game was written by a newer version of the program (format {header.format}; "
            f"this one reads up to {FORMAT})."
        )
    try:
        options = Options(Mover(header.mover), NoSite(header.no_site))
        cards = [
            Card(
                card.id,
                Personality(card.personality),
                God(card.god),
                "contrarius",
                bonus=card.bonus,
                sestertii=card.sestertii,
                points=card.points,
            )
            for card in header.contrarius
        ]
    except ValueError as error:
        raise BadHeader(f"The header says {error}.") from None
    rules = library.ruleset(header.board, header.level, options, header.start_points)
    others = tuple(card for card in rules.cards if card.source != "contrarius")
    place = next(
        (n for n, card in enumerate(rules.cards) if card.source == "contrarius"), len(others)
    )
    ids = {card.id for card in others}
    if any(card.id in ids for card in cards) or len({card.id for card in cards}) != len(cards):
        raise BadHeader("The header gives two cards the same name.")
    return replace(
        rules,
        cards=(*others[:place], *cards, *others[place:]),
        dice=_dice(header.dice),
    )


def _dice(faces: dict[str, list[str]]) -> Dice:
    try:
        red = tuple(Face(face) for face in faces["red"])
        dice = Dice(
            blue=tuple(int(face) for face in faces["blue"]),
            red=red,
            black=tuple(_goods_face(face) for face in faces["black"]),
            white=tuple(_goods_face(face) for face in faces["white"]),
        )
    except (KeyError, ValueError) as error:
        raise BadHeader(f"The dice of the header are not readable ({error}).") from None
    sides = {len(dice.blue), len(dice.red), len(dice.black), len(dice.white)}
    if sides != {6} or min(dice.blue) < 1 or not {Face.LAND, Face.SEA} & set(red):
        raise BadHeader("Each die of the header needs six faces, the red one a colonist.")
    return dice


def _goods_face(face: str) -> Good | Face:
    if face in BY_ID:
        return BY_ID[face]
    if face != Face.SPECIALIST.value:
        raise ValueError(f"no good '{face}'")
    return Face.SPECIALIST
