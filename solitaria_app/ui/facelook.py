"""How faces of dice and goods of tokens are shown and told, and what the program offers to do."""

from __future__ import annotations

from dataclasses import dataclass

from solitaria_app.engine.agenda import DrawTokens, Refill, Roll, SixthCard
from solitaria_app.engine.inputs import Rolled, Token
from solitaria_app.engine.rules.tokens import tokens_left
from solitaria_app.ui import facewords, runs
from solitaria_app.ui.drawings import Badge, DieFace
from solitaria_app.ui.interaction import Option, chance
from solitaria_app.ui.view import View


@dataclass(frozen=True)
class FaceLook:
    """Picture, keys and words of a face; `told` is the whole sentence. `allowed`: by the rules."""

    picture: runs.Symbol
    keys: tuple[str, ...]
    name: str
    note: str
    told: str
    allowed: bool = True


@dataclass(frozen=True)
class Help:
    """What the program may bring: the next thing (with a tooltip), or all that is missing."""

    one: str = ""
    tip: str = ""
    all: str = ""


def digits_free(view: View) -> bool:
    """Whether digits mean faces: never beside an action, whose options they choose."""
    return view.offer.control == "chance"


def look_of(view: View, option: Option, deed: str = "") -> FaceLook:
    """How a face of the present offer is shown; `deed` is what is done before the die."""
    given = option.inputs[-1]
    if isinstance(given, Token):
        return _good(view, given)
    assert isinstance(given, Rolled)
    return _face(view, given, deed)


def _good(view: View, given: Token) -> FaceLook:
    letter = chance.letter_of(view.state, given.city)
    left = tokens_left(view.state, letter)[given.good]
    name, city = view.words.say.good(given.good), view.words.say.city(given.city)
    return FaceLook(
        Badge(given.good, hollow=not left),
        (facewords.key_of(view, given.good),),
        name,
        view.texts("token.left", n=left),
        view.texts("token.told", city=city, good=name, n=left, letter=letter),
        allowed=bool(left),
    )


def _face(view: View, given: Rolled, deed: str) -> FaceLook:
    every = view.state.rules.dice.of(given.die)
    own, count = facewords.key_of(view, given.face), every.count(given.face)
    keys: tuple[str, ...] = (own,)
    if own.isdecimal():
        keys = keys if digits_free(view) else ()
    elif digits_free(view):
        keys = (own, *(str(n) for n, face in enumerate(every, 1) if face == given.face))
    say = view.words.say
    die, face = say.die(given.die), say.face(given.face)
    if deed:
        told = view.texts("face.after.told", done=deed, die=die, face=face)
    else:
        told = view.texts("face.told", die=die, face=face, n=count, of=len(every))
        told = told[0].upper() + told[1:]
    note = view.texts("face.twice", n=count) if count > 1 else ""
    name = facewords.name_of(view, given.face)
    return FaceLook(DieFace(given.die, given.face), keys, name, note, told)


def help_of(view: View) -> Help:
    """What the program may bring at a prompt of chance."""
    frame, texts = view.state.agenda[-1], view.texts
    if isinstance(frame, Roll):
        tip = texts("face.for-me.tip", the_die=view.words.say.the_die(frame.die))
        return Help(texts("face.for-me"), tip)
    if isinstance(frame, DrawTokens) and view.offer.current is not None:
        letter = chance.letter_of(view.state, view.offer.current.number)
        tip = texts("token.for-me.tip", letter=letter)
        return Help(texts("token.for-me", letter=letter), tip, texts("token.all-for-me"))
    if isinstance(frame, Refill | SixthCard):
        missing = len(view.state.rules.display_costs) - len(view.state.display)
        several = isinstance(frame, Refill) and missing > 1
        more = texts("supply.all-for-me") if several else ""
        return Help(texts("supply.for-me"), texts("supply.for-me.tip"), more)
    return Help()
