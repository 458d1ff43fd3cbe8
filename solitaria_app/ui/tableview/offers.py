"""What the table view offers: the buttons of the prompt, each with the key it has there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QAbstractButton

from solitaria_app.ui import runs
from solitaria_app.ui.controls.goodsbar import GoodsBar
from solitaria_app.ui.controls.stockbar import MONEY_KEY, TakeStockBar
from solitaria_app.ui.desk import Desk
from solitaria_app.ui.drawings import Badge
from solitaria_app.ui.panels.cardbutton import CardButton
from solitaria_app.ui.panels.facebar import FaceBar
from solitaria_app.ui.panels.promptbar import PromptBar
from solitaria_app.ui.panels.supply import SupplyRow
from solitaria_app.ui.view import View


@dataclass(frozen=True)
class Offered:
    """A button that presses one of the desk's (words only without a `source`); `chosen` if its
    good has the keys + and −."""

    line: Sequence[runs.Run]
    name: str
    key: str
    source: QAbstractButton | None
    primary: bool = False
    chosen: bool = False
    joined: bool = False
    """Whether it stands close beside the one before it."""


def offered(desk: Desk, view: View) -> Iterator[Offered]:
    """Everything that can be pressed now: cards in hand, options, goods, the ends of an action."""
    bar = desk.stands_in
    if bar is not None:
        skipping = getattr(bar, "skipping", None)
        if isinstance(skipping, QAbstractButton):
            yield _plain(skipping, primary=True)
        return
    prompt = desk.prompt
    if not desk.hand.isHidden():
        yield from _cards(desk.hand.cards, view)
    if not prompt.chips.isHidden():
        for chip in prompt.chips.shown():
            yield Offered(chip.line, chip.accessibleName(), chip.key, chip)
        more = prompt.chips.more
        if not more.isHidden():
            yield Offered(more.line, more.accessibleName(), more.key, more)
    if (goods := prompt.goods.bar()) is not None:
        yield from _goods(goods)
    if not prompt.faces.isHidden():
        yield from _faces(prompt.faces)
    if not desk.supply.isHidden():
        yield from _supply(desk.supply, view)
    if not prompt.faces.isHidden():
        for button in (prompt.faces.one, prompt.faces.all, prompt.faces.back):
            if not button.isHidden():
                yield _plain(button)
    yield from _ends(prompt)
    yield from _small_faces(prompt)


def _cards(cards: Sequence[CardButton], view: View) -> Iterator[Offered]:
    """The cards that can be chosen; one that came already keeps its place."""
    for card in cards:
        if not card.isHidden() and (card.option is not None or not card.isEnabled()):
            sign = runs.Sign(f"who-{view.state.rules.cards[card.at.card].personality.id}", "purple")
            yield Offered([sign, card.name()], card.accessibleName(), card.key, card)


def _faces(bar: FaceBar) -> Iterator[Offered]:
    """The faces of a die or the goods of a token."""
    for face in bar.faces:
        if not face.isHidden():
            key = face.keys[0] if face.keys else ""
            yield Offered([face.picture, face.name], face.accessibleName(), key, face)


def _small_faces(prompt: PromptBar) -> Iterator[Offered]:
    """The faces that go on from the button before them."""
    bar = prompt.small_faces
    if not bar.active or not bar.captions:
        return
    yield Offered([bar.captions[0]], bar.captions[0], "", None)
    for face in bar.shown():
        key = face.keys[0] if face.keys and bar.isVisible() else ""
        yield Offered([face.picture], face.accessibleName(), key, face, joined=True)


def _supply(row: SupplyRow, view: View) -> Iterator[Offered]:
    """The cards that can come, or the cities without a token."""
    yield from _cards(row.cards, view)
    for tile in row.tiles:
        if not tile.isHidden() and tile.option is not None:
            name = view.words.say.city(tile.city)
            yield Offered([name], tile.accessibleName(), "", tile, chosen=tile.current)


def _goods(bar: GoodsBar) -> Iterator[Offered]:
    """One less and one more of each good, and of the money where it is asked for."""
    for stepper in bar.steppers:
        if stepper.isHidden():
            continue
        name, chosen = stepper.accessibleName(), stepper.hasFocus()
        line: list[runs.Run] = ["−", Badge(stepper.good), stepper.face.amount]
        yield Offered(line, f"− {name}", stepper.face.key, stepper.less, chosen=chosen)
        yield Offered(["+"], f"+ {name}", "", stepper.more, chosen=chosen, joined=True)
    if isinstance(bar, TakeStockBar):
        money, key = bar.money, MONEY_KEY if bar.view.keys else ""
        line = ["−", runs.Sign("coin", "coin"), str(money.value)]
        name, chosen = money.less.accessibleName(), money.number.hasFocus()
        yield Offered(line, name, key, money.less, chosen=chosen)
        name = money.more.accessibleName()
        yield Offered(["+"], name, "", money.more, chosen=chosen, joined=True)


def _ends(prompt: PromptBar) -> Iterator[Offered]:
    for button in (prompt.stepping_back, prompt.leaving, prompt.second):
        if not button.isHidden():
            yield _plain(button)
    if not prompt.primary.isHidden():
        ends = prompt.ends
        yield _plain(prompt.primary, not ends.wastes, ends.asked)


def _plain(button: QAbstractButton, primary: bool = False, chosen: bool = False) -> Offered:
    return Offered([button.text()], button.text(), "", button, primary, chosen)
