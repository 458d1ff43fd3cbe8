"""The events of a turn as a person would tell them: several in one sentence where they belong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from solitaria_app.engine import events as ev
from solitaria_app.engine.agenda import Purpose
from solitaria_app.engine.cards import Personality
from solitaria_app.engine.dice import Die, Face
from solitaria_app.engine.state import CONTRARIUS, GameState

from .catalogue import capital
from .events import event_sentence, gained, rolled_by, token_groups, trade
from .phrases import Phrases
from .places import Places, places_of, side_of
from .site import site_sentence

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of the log and the events it tells, `first` counted from 0 in what was given.

    `side` is whose doing it is (None: nobody's), `places` what it speaks of on the map.
    """

    text: str
    first: int
    events: tuple[ev.Event, ...]
    side: int | None
    places: Places


def tell(say: Phrases, state: GameState, events: Sequence[ev.Event]) -> tuple[Sentence, ...]:
    """Every event is told once, in order."""
    teller = _Teller(say, state, events)
    told: list[Sentence] = []
    while teller.at < len(events):
        first = teller.at
        teller.later = []
        texts = teller.next()
        mine = tuple(events[first : teller.at])
        for text in (*texts, *teller.later):
            side = next((s for event in mine if (s := side_of(event)) is not None), None)
            told.append(Sentence(text, first, mine, side, places_of(mine)))
    return tuple(told)


class _Teller:
    """Walks through events; `take` moves on only past an event of the expected kind."""

    def __init__(self, say: Phrases, state: GameState, events: Sequence[ev.Event]) -> None:
        self.say, self.state, self.events = say, state, events
        self.at = 0
        self.later: list[str] = []
        """Sentences on what happened amid the present one."""

    def peek(self, kind: type[T]) -> T | None:
        """The next event if it is of a kind."""
        event = self.events[self.at] if self.at < len(self.events) else None
        return event if isinstance(event, kind) else None

    def take(self, kind: type[T]) -> T | None:
        """As `peek`, and go past it."""
        event = self.peek(kind)
        self.at += event is not None
        return event

    def run_of(self, kind: type[T], side: int | None = None) -> list[T]:
        """All events of a kind that follow at once, of one side if it is given."""
        found: list[T] = []
        while (event := self.peek(kind)) is not None:
            if side is not None and getattr(event, "side", None) != side:
                break
            self.at += 1
            found.append(event)
        return found

    def take_nothing(self, why: ev.Nothing) -> bool:
        """Go past a `NothingHappened` with a reason."""
        event = self.peek(ev.NothingHappened)
        found = event is not None and event.why is why
        self.at += found
        return found

    def plain(self, event: ev.Event) -> str:
        """The event's own sentence."""
        return event_sentence(self.say, self.state, event)

    def next(self) -> list[str]:
        """The sentences of the next event and of those that belong to it."""
        event = self.events[self.at]
        self.at += 1
        match event:
            case ev.TokenDrawn():
                return self.tokens(event)
            case ev.CardRevealed():
                return self.revealed(event)
            case ev.CardPlayed(card):
                return self.played("event.played", card)
            case ev.CardCopied(card):
                return self.played("event.copied", card)
            case ev.CardBought():
                return self.bought(event)
            case ev.SestertiiGained(amount) if self.take(ev.MarkersTurned):
                return [self.text("event.cash", sestertii=self.say.sestertii(amount))]
            case ev.Produced():
                return self.produced(event)
            case ev.Traded():
                trades = [trade(self.say, one) for one in (event, *self.run_of(ev.Traded))]
                return [self.text("event.traded", trades=self.say.texts.listed(trades))]
            case ev.ColonistMoved(side) if side != CONTRARIUS:
                return self.moved(event)
            case ev.DieRolled():
                return self.rolled(event)
            case ev.Chose():
                return self.site(event, None)
            case ev.NothingHappened(ev.Nothing.ALL_COLONISTS_PLACED):
                if (taken := self.take(ev.CardTaken)) is not None:
                    return [self.taken("event.taken.all-placed", taken)]
        return [self.plain(event)]

    def text(self, key: str, **values: object) -> str:
        """A text as a sentence."""
        return self.say.texts.sentence(key, **values)

    def has_houses(self, cities: int) -> bool:
        """Whether the human may have houses in a mask of cities: goods that did not come were
        not followed then."""
        return self.state.light or bool(self.state.human.houses & cities)

    # --- set-up and display ---------------------------------------------------

    def tokens(self, first: ev.TokenDrawn) -> list[str]:
        """One token, or all of a set-up by good."""
        drawn = [first, *self.run_of(ev.TokenDrawn)]
        return [self.plain(first)] if len(drawn) == 1 else token_groups(self.say, drawn)

    def revealed(self, first: ev.CardRevealed) -> list[str]:
        """One card, or several that came at once."""
        cards = [first, *self.run_of(ev.CardRevealed)]
        if len(cards) == 1:
            return [self.plain(first)]
        named = self.say.cards(event.card for event in cards)
        return [self.text("event.revealed.several", cards=named)]

    # --- the human ------------------------------------------------------------

    def played(self, key: str, number: int) -> list[str]:
        """A card with what it brings at once."""
        say, card = self.say, self.state.rules.cards[number]
        the_card = say.card_object(number)
        # The turn's first sentence has said that there is no reaction.
        self.take_nothing(ev.Nothing.NO_REACTION)
        if card.personality is Personality.TRIBUNE and (back := self.take(ev.CardsRecovered)):
            cards = say.texts.count("card", back.cards.bit_count())
            end = "recovered-paid" if back.sestertii else "recovered"
            sestertii = say.sestertii(back.sestertii)
            return [self.text(f"{key}.{end}", the_card=the_card, cards=cards, sestertii=sestertii)]
        if card.personality is Personality.MERCATOR and (paid := self.take(ev.SestertiiGained)):
            sestertii = say.sestertii(paid.sestertii)
            return [self.text(f"{key}.sestertii", the_card=the_card, sestertii=sestertii)]
        if card.good is not None:
            goods = self.take(ev.GoodsGained)
            if goods is None and self.has_houses(self.state.good_cities[card.good]):
                return [self.text(key, the_card=the_card)]
            if goods is None:
                city_of = say.city_of(card.good)
                return [self.text(f"{key}.no-goods", the_card=the_card, city_of=city_of)]
            if not any(goods.lost):
                return [self.text(f"{key}.goods", the_card=the_card, goods=say.goods(goods.goods))]
            return [self.text(key, the_card=the_card), self.plain(goods)]
        return [self.text(key, the_card=the_card)]

    def bought(self, first: ev.CardBought) -> list[str]:
        """One card or two."""
        second = self.take(ev.CardBought)
        if second is None:
            return [self.plain(first)]
        say = self.say
        paid = any(first.paid) or any(second.paid)
        return [
            self.text(
                "event.bought.two" if paid else "event.bought.two.unpaid",
                the_card=say.card_object(first.card),
                goods=say.goods(first.paid),
                the_second=say.card_object(second.card),
                goods2=say.goods(second.paid),
            )
        ]

    def produced(self, event: ev.Produced) -> list[str]:
        """A province with the goods that came into the storehouse."""
        family = "event.produced" if any(event.bonus) else "event.activated"
        province = self.say.province(event.province)
        goods = self.take(ev.GoodsGained)
        if goods is not None:
            return [capital(gained(self.say, family, goods, province=province))]
        cities = self.state.rules.board.province_cities[event.province]
        if any(event.bonus) or self.has_houses(cities):
            return [self.plain(event)]
        return [self.text("event.activated.none", province=province)]

    def moved(self, first: ev.ColonistMoved) -> list[str]:
        """The steps of each colonist as one way, also if they were taken by turns.

        Nothing is said of one that came back to where it started.
        """
        ways: list[ev.ColonistMoved] = []
        for step in (first, *self.run_of(ev.ColonistMoved, first.side)):
            before = [w for w in ways if w.kind is step.kind and w.line == step.place]
            if before:
                ways.remove(before[-1])
                start, steps = before[-1].place, before[-1].steps + step.steps
            else:
                start, steps = step.place, step.steps
            ways.append(ev.ColonistMoved(step.side, step.kind, start, step.line, steps))
        return [self.plain(way) for way in ways if way.place != way.line]

    # --- Contrarius -----------------------------------------------------------

    def taken(
        self, key: str, event: ev.CardTaken, position: int | None = None, by: str = ""
    ) -> str:
        """Contrarius takes a card for a reason; `by` says who rolled the die for it."""
        shown = event.position if position is None else position
        return self.text(key, the_card=self.say.card_object(event.card), position=shown, by=by)

    def rolled(self, event: ev.DieRolled) -> list[str]:
        """A die with what comes of it."""
        by = rolled_by(self.say, self.state, event)
        if event.die is Die.RED:
            return [self.red(event, by)]
        if event.die is Die.BLUE and (taken := self.take(ev.CardTaken)):
            assert isinstance(event.face, int)
            gap = "event.taken.blue-gap" if taken.position != event.face else "event.taken.blue"
            return [self.taken(gap, taken, event.face, by)]
        if (chose := self.take(ev.Chose)) is not None:
            return self.site(chose, event.die, by)
        return [self.plain(event)]

    def red(self, event: ev.DieRolled, by: str) -> str:
        """The red die: a colonist, a card, or another roll."""
        say = self.say
        if (placed := self.take(ev.ColonistPlaced)) is not None:
            same = isinstance(event.face, Face) and event.face.value == placed.kind.id
            return self.text(
                "event.placed.die" if same else "event.placed.other",
                face=say.face(event.face),
                a_colonist=say.colonist(placed.kind, "a"),
                at=say.at(placed.place),
                by=by,
            )
        if (taken := self.take(ev.CardTaken)) is not None:
            return self.taken("event.taken.red", taken, by=by)
        if event.purpose is Purpose.NO_SITE and self.take_nothing(ev.Nothing.CARD_FACE_REROLLED):
            return self.text("event.rolled.again", by=by)
        return self.plain(event)

    def site(self, chose: ev.Chose, die: Die | None, by: str = "") -> list[str]:
        """Where it builds and who moves there."""
        nowhere = chose.choice.city < 0
        if nowhere:
            self.take_nothing(ev.Nothing.NO_SITE)
        track = None
        if (off := self.peek(ev.HouseLeftTrack)) is not None and not off.reached:
            track = self.take(ev.HouseLeftTrack)
        built = self.take(ev.HouseBuilt)
        if (end := self.take(ev.EndTriggered)) is not None:
            self.later.append(self.plain(end))
        mover: ev.ColonistMoved | ev.ColonistStayed | None = None
        if built is not None:
            mover = self.take(ev.ColonistStayed)
            moved = self.peek(ev.ColonistMoved)
            if moved is not None and moved.side == CONTRARIUS:
                mover = self.take(ev.ColonistMoved)
        return [site_sentence(self.say, chose, die, track, mover, by)]
