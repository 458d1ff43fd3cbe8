"""One of everything that words are needed for: events, frames, inputs, refusals, stories."""

from __future__ import annotations

from solitaria_app.engine import agenda as ag
from solitaria_app.engine import events as ev
from solitaria_app.engine import inputs as inp
from solitaria_app.engine import play
from solitaria_app.engine.board import Kind
from solitaria_app.engine.choice import Attempt, Choice, Route, Strike
from solitaria_app.engine.corrections import (
    Correction,
    Hold,
    Pile,
    SetCard,
    SetColonist,
    SetHouse,
    SetPoints,
    SetTrack,
    SwapTokens,
    TurnMarker,
)
from solitaria_app.engine.dice import Die, Face
from solitaria_app.engine.following import Way
from solitaria_app.engine.goods import Good
from solitaria_app.engine.handler import Handler
from solitaria_app.engine.refusal import Refusal, Why, refuse
from solitaria_app.engine.state import CONTRARIUS

GOODS = (1, 0, 2, 0, 1)
NONE = (0, 0, 0, 0, 0)
CHOICE = Choice(
    Good.WINE,
    (Attempt(Good.WINE, 0, (), -1), Attempt(Good.TOOL, 7, ((Strike.OWN_HOUSE, 3),), 2)),
    2,
    (Route(Kind.LAND, 0, 1, 1), Route(Kind.SEA, ~3, 2, 2), Route(Kind.SEA, 2, 2, 0)),
)
NOWHERE = Choice(Good.WINE, (Attempt(Good.WINE, 1, ((Strike.OUT_OF_REACH, 1),), -1),), -1, ())
SENATOR = ag.Purpose.SENATOR

SIDES = (0, CONTRARIUS)
CORRECTIONS: tuple[Correction, ...] = (
    *(SetHouse(side, 1, stands) for side in SIDES for stands in (True, False)),
    *(SetColonist(side, Kind.LAND, None, ~3) for side in SIDES),
    *(SetColonist(side, Kind.SEA, ~3, 2) for side in SIDES),
    *(SetColonist(side, Kind.LAND, 1, None) for side in SIDES),
    *(SetCard(14, pile, 3 if pile is Pile.DISPLAY else 0) for pile in Pile),
    TurnMarker(1, True),
    TurnMarker(1, False),
    SwapTokens(0, 1),
    *(SetPoints(side, 12) for side in SIDES),
    SetTrack(10, True),
    SetTrack(10, False),
    Hold(GOODS, 14),
    Hold(NONE, 0),
)

EVENTS: tuple[ev.Event, ...] = (
    ev.TokenDrawn(0, Good.WINE),
    ev.MarkersSet((0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0)),
    ev.CardRevealed(14, 3),
    ev.TurnBegan(2, False),
    ev.TurnBegan(3, True),
    ev.CardPlayed(0),
    ev.CardsRecovered(7, 0),
    ev.CardsRecovered(31, 2),
    ev.CardCopied(8),
    ev.CardBought(14, 2, GOODS),
    ev.CardTaken(14, 2),
    ev.CardTaken(14, 0),
    ev.ColonistPlaced(0, Kind.LAND, ~0, (0, 1, 1, 0, 0)),
    ev.ColonistPlaced(CONTRARIUS, Kind.SEA, 2),
    ev.ColonistMoved(0, Kind.LAND, 0, 1, 1),
    ev.ColonistMoved(CONTRARIUS, Kind.SEA, ~3, 2, 2),
    ev.ColonistStayed(Kind.LAND, 1),
    ev.HouseBuilt(0, 1, GOODS, 3),
    ev.HouseBuilt(CONTRARIUS, 1),
    ev.HouseLeftTrack(10, True),
    ev.HouseLeftTrack(50, False),
    ev.Produced(0, GOODS),
    ev.Produced(0, NONE),
    ev.MarkersTurned(3),
    ev.GoodsGained(GOODS, NONE),
    ev.GoodsGained(GOODS, GOODS),
    ev.GoodsGained(NONE, GOODS),
    ev.SestertiiGained(1),
    ev.Traded(Good.BRICK, -2, 6),
    ev.Traded(Good.BRICK, 1, 3),
    *(ev.DieRolled(Die.RED, face, SENATOR) for face in Face),
    ev.DieRolled(Die.BLUE, 3, SENATOR),
    ev.DieRolled(Die.WHITE, Good.CLOTH, SENATOR),
    ev.Chose(CHOICE, SENATOR, False),
    ev.Chose(NOWHERE, SENATOR, True),
    ev.PointsScored(1),
    ev.PointsScored(3, 2),
    *(ev.NothingHappened(why) for why in ev.Nothing),
    *(ev.EndTriggered(side, ending) for side in (0, CONTRARIUS) for ending in ev.Ending),
    ev.EndWithdrawn(),
    *(ev.Followed(way) for way in Way),
    ev.BegunMidway(),
    *(ev.Corrected(given) for given in CORRECTIONS),
    ev.GameEnded(),
)

FRAMES: tuple[ag.Frame, ...] = (
    ag.DrawTokens(),
    ag.Refill(),
    ag.SixthCard(),
    ag.Opening(),
    ag.ChooseCard(),
    ag.CarryOut(0),
    ag.TribuneAction(),
    ag.ArchitectAction(2),
    ag.ArchitectAction(0),
    ag.ArchitectAction(1, built=True),
    ag.PrefectAction(1),
    ag.PrefectAction(2),
    ag.ColonistAction(),
    ag.ColonistAction(placed=True),
    ag.MercatorAction(),
    ag.MercatorAction(traded=1),
    ag.DiplomatAction(),
    ag.PurchaseAction(2, True),
    ag.PurchaseAction(1, True),
    ag.PurchaseAction(1, False),
    ag.Store(GOODS),
    ag.Score(2),
    *(ag.Roll(die, purpose) for die in Die for purpose in ag.Purpose),
    ag.Construct(Good.WINE, SENATOR),
    ag.MoveNext(CHOICE),
    ag.Activate(1),
    ag.Recruit(SENATOR),
    ag.TakeCard(1),
    ag.TakeStock(),
    ag.EndTurn(),
    ag.EndGame(),
)

WAITING = {kind for kind, rules in play.HANDLERS.items() if isinstance(rules, Handler)}
"""The kinds of frame that wait for an input."""

INPUTS: tuple[tuple[inp.Input, ag.Frame], ...] = (
    *((inp.Play(card), ag.ChooseCard()) for card in range(27)),
    (inp.Place(Kind.LAND, 25), ag.TribuneAction()),
    (inp.Place(Kind.SEA, 25), ag.ColonistAction()),
    (inp.Step(~25, 20), ag.ArchitectAction(2)),
    (inp.Build(3), ag.ArchitectAction(2)),
    (inp.Produce(2), ag.PrefectAction(2)),
    (inp.Cash(), ag.PrefectAction(1)),
    (inp.Money(), ag.ColonistAction()),
    (inp.Sell(Good.WINE, 2), ag.MercatorAction()),
    (inp.Buy(Good.TOOL, 1), ag.MercatorAction()),
    (inp.Copy(8), ag.DiplomatAction()),
    (inp.Purchase(14, (1, 0, 0, 0, 0)), ag.PurchaseAction(2, True)),
    (inp.Purchase(14), ag.PurchaseAction(1, False)),
    (inp.Keep((1, 0, 1, 0, 0)), ag.Store(GOODS)),
    (inp.Send(0, 1), ag.MoveNext(CHOICE)),
    (inp.Send(2, 2), ag.MoveNext(CHOICE)),
    (inp.Settle(20), ag.Opening()),
    *((inp.DONE, frame) for frame in (ag.TribuneAction(), ag.ArchitectAction(1))),
    *((inp.DONE, frame) for frame in (ag.ColonistAction(), ag.ColonistAction(True))),
    *((inp.DONE, frame) for frame in (ag.MercatorAction(), ag.PurchaseAction(1, False))),
    (inp.Token(0, Good.WINE), ag.DrawTokens()),
    (inp.Reveal(14), ag.Refill()),
    (inp.Reveal(17), ag.SixthCard()),
    (inp.Rolled(Die.RED, Face.CARD), ag.Roll(Die.RED, SENATOR)),
    (inp.Rolled(Die.BLUE, 2), ag.Roll(Die.BLUE, SENATOR)),
    (inp.Rolled(Die.BLACK, Good.WINE), ag.Roll(Die.BLACK, SENATOR)),
    (inp.Rolled(Die.WHITE, Face.SPECIALIST), ag.Roll(Die.WHITE, SENATOR)),
    *((inp.Follow(way), ag.ChooseCard()) for way in Way),
    (inp.MIDWAY, ag.Refill()),
    *((given, ag.ChooseCard()) for given in CORRECTIONS),
)

REFUSALS: dict[Why, tuple[Refusal, ...]] = {
    Why.CARD_NOT_IN_HAND: (refuse(Why.CARD_NOT_IN_HAND, card=3),),
    Why.CARD_NOT_ON_DISPLAY: (refuse(Why.CARD_NOT_ON_DISPLAY, card=3),),
    Why.CARD_NOT_HIDDEN: (refuse(Why.CARD_NOT_HIDDEN, card=3),),
    Why.NO_SPECIALIST_CARD: (refuse(Why.NO_SPECIALIST_CARD, card=3),),
    Why.CARD_NOT_FACE_UP: (refuse(Why.CARD_NOT_FACE_UP, card=3),),
    Why.CARD_CANNOT_BE_COPIED: (refuse(Why.CARD_CANNOT_BE_COPIED, card=0),),
    Why.NO_COLONIST_LEFT: tuple(
        refuse(Why.NO_COLONIST_LEFT, kind=Kind.SEA, side=side) for side in SIDES
    ),
    Why.COLONIST_CITY: (refuse(Why.COLONIST_CITY, city=1),),
    Why.TRIBUNE_CITY: (refuse(Why.TRIBUNE_CITY, city=1),),
    Why.CANNOT_PAY_GOODS: (refuse(Why.CANNOT_PAY_GOODS, goods=GOODS),),
    Why.CANNOT_PAY_SESTERTII: (refuse(Why.CANNOT_PAY_SESTERTII, sestertii=5, held=1),),
    Why.CHOICE_SIZE: tuple(refuse(Why.CHOICE_SIZE, card=14, amount=n) for n in (0, 1)),
    Why.NO_COLONIST_THERE: tuple(
        refuse(Why.NO_COLONIST_THERE, place=~1, kind=Kind.LAND, side=side) for side in SIDES
    ),
    Why.NOT_ADJACENT_LINE: (
        refuse(Why.NOT_ADJACENT_LINE, place=1),
        refuse(Why.NOT_ADJACENT_LINE, place=1, line=4),
    ),
    Why.CANNOT_REST: (refuse(Why.CANNOT_REST, line=2),),
    Why.NO_HOUSE_IN_CAPITAL: (refuse(Why.NO_HOUSE_IN_CAPITAL, city=25),),
    Why.HOUSE_ALREADY: tuple(refuse(Why.HOUSE_ALREADY, city=1, side=side) for side in SIDES),
    Why.NO_HOUSE_THERE: tuple(refuse(Why.NO_HOUSE_THERE, city=1, side=side) for side in SIDES),
    Why.NO_HOUSE_LEFT: tuple(refuse(Why.NO_HOUSE_LEFT, side=side) for side in SIDES),
    Why.NOT_NEXT_TO_CITY: (refuse(Why.NOT_NEXT_TO_CITY, city=1),),
    Why.MARKER_SHOWS_COINS: (refuse(Why.MARKER_SHOWS_COINS, province=1),),
    Why.ALREADY_TRADED: (refuse(Why.ALREADY_TRADED, good=Good.WINE),),
    Why.NOT_IN_STORE: tuple(refuse(Why.NOT_IN_STORE, good=Good.WINE, amount=n) for n in (0, 1, 2)),
    Why.NO_SPACE: tuple(refuse(Why.NO_SPACE, amount=n) for n in (0, 1, 2)),
    Why.KEEP_ARRIVED: (refuse(Why.KEEP_ARRIVED, goods=GOODS),),
    Why.KEEP_FILLS: (refuse(Why.KEEP_FILLS, amount=2),),
    Why.NO_SUCH_ROUTE: (refuse(Why.NO_SUCH_ROUTE, place=1, line=2),),
    Why.NO_SUCH_LINE: (refuse(Why.NO_SUCH_LINE, line=2),),
    Why.WRONG_DIE: (refuse(Why.WRONG_DIE, die=Die.RED, rolled=Die.BLUE),),
    Why.NO_SUCH_FACE: (refuse(Why.NO_SUCH_FACE, die=Die.RED, face=3),),
    Why.TOKEN_TAKEN: (refuse(Why.TOKEN_TAKEN, city=1),),
    Why.NO_TOKEN_CITY: (refuse(Why.NO_TOKEN_CITY, city=25),),
    Why.LINE_TAKEN: (refuse(Why.LINE_TAKEN, line=2),),
    Why.LINE_OF_OTHER_KIND: (refuse(Why.LINE_OF_OTHER_KIND, line=2),),
    Why.CARD_OF_OTHER_PILE: (refuse(Why.CARD_OF_OTHER_PILE, card=3),),
    Why.NO_SUCH_POSITION: (refuse(Why.NO_SUCH_POSITION, most=7),),
    Why.OTHER_LETTER: (refuse(Why.OTHER_LETTER, city=1, other=2),),
    Why.OUT_OF_RANGE: (refuse(Why.OUT_OF_RANGE, most=999),),
    Why.NO_TOKEN_LEFT: (refuse(Why.NO_TOKEN_LEFT, letter="A", good=Good.WINE),),
}
"""Those that speak of something; the others are `refuse(why)`."""

PAYING = {
    Why.CANNOT_PAY_GOODS: [
        (inp.Build(3), ag.ArchitectAction(2)),
        (inp.Purchase(14), ag.PurchaseAction(1, False)),
        (inp.Place(Kind.LAND, 25), ag.ColonistAction()),
    ],
    Why.CANNOT_PAY_SESTERTII: [
        (inp.Build(3), ag.ArchitectAction(2)),
        (inp.Buy(Good.WINE, 3), ag.MercatorAction()),
    ],
}

RED = ag.Purpose.COLONIST
PLACED = ev.NothingHappened(ev.Nothing.ALL_COLONISTS_PLACED)
STORIES: list[tuple[list[ev.Event], list[str]]] = [
    (
        [ev.TokenDrawn(0, Good.WINE), ev.TokenDrawn(1, Good.WINE), ev.TokenDrawn(2, Good.FOOD)],
        ["Cities with wine: AQVILEIA and BAVZANVM.", "Cities with food: VERONA."],
    ),
    (
        [ev.CardRevealed(12, 6), ev.CardRevealed(17, 7)],
        ["New on the display: Architect and Mason."],
    ),
    (
        [ev.CardPlayed(12), ev.NothingHappened(ev.Nothing.NO_REACTION), ev.GameEnded()],
        ["You play the Architect.", "The game is over."],
    ),
    (
        [ev.CardPlayed(17), ev.GoodsGained((2, 0, 0, 0, 0), NONE)],
        ["You play the Mason and receive 2 bricks."],
    ),
    (
        [ev.CardPlayed(17), ev.GoodsGained((1, 0, 0, 0, 0), (1, 0, 0, 0, 0))],
        ["You play the Mason.", "You store 1 brick; no space is left for 1 brick."],
    ),
    (
        [ev.CardPlayed(14), ev.SestertiiGained(5)],
        ["You play the Mercator and receive 5 sestertii."],
    ),
    (
        [ev.SestertiiGained(6), ev.MarkersTurned(7)],
        ["You take the cash bonus of 6 sestertii; all bonus markers show goods again."],
    ),
    ([ev.CardPlayed(17)], ["You play the Mason, but have no house in a brick city."]),
    (
        [ev.CardCopied(17)],
        [
            "You copy the Mason of Contrarius, which now lies face down, "
            "but have no house in a brick city."
        ],
    ),
    (
        [ev.CardCopied(17), ev.GoodsGained((2, 0, 0, 0, 0), NONE)],
        ["You copy the Mason of Contrarius, which now lies face down, and receive 2 bricks."],
    ),
    (
        [ev.CardCopied(14), ev.SestertiiGained(5)],
        ["You copy the Mercator of Contrarius, which now lies face down, and receive 5 sestertii."],
    ),
    (
        [ev.CardPlayed(0), ev.CardsRecovered(31, 2)],
        ["You play the Tribune, take back 5 cards and receive 2 sestertii."],
    ),
    (
        [ev.CardPlayed(0), ev.CardsRecovered(7, 0)],
        ["You play the Tribune and take back 3 cards."],
    ),
    (
        [ev.CardBought(12, 1, (0, 0, 1, 0, 0)), ev.CardBought(17, 3, (0, 2, 0, 0, 0))],
        ["You buy the Architect for 1 tool and the Mason for 2 food."],
    ),
    (
        [ev.Produced(7, (0, 0, 0, 0, 1)), ev.GoodsGained((0, 0, 1, 0, 1), (0, 0, 0, 1, 0))],
        ["You produce in CAMPANIA: 1 cloth and 1 tool; no space is left for 1 wine."],
    ),
    (
        [ev.Produced(7, (0, 0, 0, 0, 1)), ev.GoodsGained(NONE, (0, 0, 0, 0, 1))],
        ["You produce in CAMPANIA, but have no space for 1 cloth."],
    ),
    (
        [ev.Produced(7, (0, 0, 0, 0, 2)), ev.GoodsGained((0, 0, 1, 0, 2), NONE)],
        ["You produce in CAMPANIA: 2 cloth and 1 tool."],
    ),
    (
        [ev.Produced(7, NONE), ev.GoodsGained((0, 0, 1, 0, 0), NONE)],
        ["CAMPANIA produces, and you receive 1 tool."],
    ),
    ([ev.Produced(7, NONE)], ["CAMPANIA produces; you have no house there."]),
    (
        [ev.Produced(7, NONE), ev.GoodsGained(NONE, (0, 0, 1, 0, 0))],
        ["CAMPANIA produces, but you have no space for 1 tool."],
    ),
    (
        [ev.Produced(7, NONE), ev.GoodsGained((0, 0, 1, 0, 0), (0, 0, 1, 0, 0))],
        ["CAMPANIA produces, and you receive 1 tool; no space is left for 1 tool."],
    ),
    (
        [ev.DieRolled(Die.BLUE, 4, RED), ev.CardTaken(12, 4)],
        ["The blue die shows 4: Contrarius takes the Architect."],
    ),
    (
        [ev.DieRolled(Die.RED, Face.LAND, RED), ev.ColonistPlaced(CONTRARIUS, Kind.LAND, ~25)],
        ["The red die shows a land colonist: Contrarius places it in ROMA."],
    ),
    (
        [ev.DieRolled(Die.BLUE, 4, RED), ev.CardTaken(12, 1)],
        [
            "The blue die shows 4, where no card is left: Contrarius takes the first one, "
            "the Architect."
        ],
    ),
    (
        [ev.DieRolled(Die.RED, Face.CARD, RED), ev.CardTaken(12, 1)],
        ["The red die shows the card: Contrarius takes the Architect from position 1."],
    ),
    (
        [
            ev.DieRolled(Die.RED, Face.CARD, ag.Purpose.NO_SITE),
            ev.NothingHappened(ev.Nothing.CARD_FACE_REROLLED),
        ],
        ["The red die shows the card, but a colonist is to be placed: it is rolled again."],
    ),
    (
        [ev.DieRolled(Die.RED, Face.LAND, RED), ev.ColonistPlaced(CONTRARIUS, Kind.SEA, ~25)],
        [
            "The red die shows a land colonist, but Contrarius has none left: "
            "it places a sea colonist in ROMA."
        ],
    ),
    (
        [PLACED, ev.CardTaken(12, 1)],
        [
            "All colonists of Contrarius are on the board already: "
            "it takes the Architect from position 1 instead."
        ],
    ),
    (
        [PLACED, ev.NothingHappened(ev.Nothing.DEAD_END)],
        [
            "All colonists of Contrarius are on the board already.",
            "No site, no colonist, no card: Contrarius does nothing.",
        ],
    ),
]
"""Runs of events that are rare in a game, told in English."""
