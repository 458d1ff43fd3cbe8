"""Points of coverage: sites, supplementary rules, the expert's track, the end (002:37, 85-109)."""

from __future__ import annotations

from solitaria_app.engine.agenda import Purpose
from solitaria_app.engine.cards import Personality
from solitaria_app.engine.choice import Strike
from solitaria_app.engine.dice import Die, Face
from solitaria_app.engine.events import (
    CardCopied,
    CardTaken,
    Chose,
    ColonistMoved,
    ColonistPlaced,
    ColonistStayed,
    DieRolled,
    Ending,
    EndTriggered,
    HouseBuilt,
    HouseLeftTrack,
    Nothing,
)
from solitaria_app.engine.goods import Good
from solitaria_app.engine.scoring import result
from solitaria_app.engine.state import CONTRARIUS
from tests.engine.coverage_game import Game, Turn, point

P = Personality

# --- where does it build (002:85-94) ---

for _strike in (
    Strike.OWN_HOUSE,
    Strike.OUT_OF_REACH,
    Strike.NOT_EMPTY,
    Strike.OLD_PROVINCE,
    Strike.ALPHABET,
):
    point(f"site: struck out by {_strike.value}")(
        lambda game, strike=_strike: game.chosen(
            lambda e: any(rule is strike for a in e.choice.attempts for rule, _ in a.strikes)
        )
    )


@point("site: a cheaper good")
def _(game: Game) -> bool:
    return game.chosen(lambda e: e.choice.city >= 0 and len(e.choice.attempts) > 1)


@point("site: cloth after brick")
def _(game: Game) -> bool:
    return game.chosen(lambda e: e.choice.good is not None and e.choice.good > e.choice.wanted)


@point("site: a city that has a house already")
def _(game: Game) -> bool:
    mine = 0
    for event in game.of(HouseBuilt):
        if event.side == CONTRARIUS and mine >> event.city & 1:
            return True
        if event.side != CONTRARIUS:
            mine |= 1 << event.city
    return False


@point("site: a colonist beside it stays")
def _(game: Game) -> bool:
    return bool(game.of(ColonistStayed))


@point("site: a colonist goes several steps")
def _(game: Game) -> bool:
    return any(e.side == CONTRARIUS and e.steps > 1 for e in game.of(ColonistMoved))


@point("best-specialist: one that lies face down")
def _(game: Game) -> bool:
    down: set[Good] = set()
    for event in game.events:
        if (
            isinstance(event, CardCopied)
            and (good := game.rules.cards[event.card].good) is not None
        ):
            down.add(good)
        if isinstance(event, Chose) and event.by_specialist and event.choice.wanted in down:
            return True
    return False


# --- supplementary rules (002:105-109) ---


@point("no-site: a colonist by the red die")
def _(game: Game) -> bool:
    rolls = [e for e in game.of(DieRolled) if e.purpose is Purpose.NO_SITE]
    return any(e.face is not Face.CARD for e in rolls)


@point("no-activation: the Mercator's house was not built")
def _(game: Game) -> bool:
    return game.by(P.MERCATOR, lambda t: t.said(Nothing.NO_SITE) and not t.produced)


@point("the other kind of colonist")
def _(game: Game) -> bool:
    wanted = None
    for event in game.events:
        if isinstance(event, DieRolled) and event.die is Die.RED:
            wanted = event.face
        elif isinstance(event, ColonistPlaced) and event.side == CONTRARIUS and wanted is not None:
            if wanted is not Face.CARD and event.kind.id != wanted.value:
                return True
            wanted = None
    return False


@point("six-colonists: the first card instead")
def _(game: Game) -> bool:
    return game.any(lambda t: t.said(Nothing.ALL_COLONISTS_PLACED) and bool(t.of(CardTaken)))


@point("no card left: a house by the white die")
def _(game: Game) -> bool:
    return game.any(lambda t: t.said(Nothing.NO_CARD_LEFT))


@point("dead-end")
def _(game: Game) -> bool:
    return game.any(lambda t: t.said(Nothing.DEAD_END))


@point("diplomat-none")
def _(game: Game) -> bool:
    return game.any(lambda t: t.said(Nothing.NO_CARD_TO_COPY))


# --- the expert's track (002:37) ---


@point("expert-track: a house is reached and built")
def _(game: Game) -> bool:
    return game.any(lambda t: any(e.reached for e in t.of(HouseLeftTrack)) and t.built)


@point("expert-supply: a house from the far end")
def _(game: Game) -> bool:
    return any(not event.reached for event in game.of(HouseLeftTrack))


@point("expert-track: the end by a house from the track")
def _(game: Game) -> bool:
    return bool(game.rules.level.track) and _ended(game, CONTRARIUS, Ending.LAST_HOUSE)


# --- the end (002:95-99) ---


def _ended(game: Game, side: int, ending: Ending) -> bool:
    return any(e.side == side and e.ending is ending for e in game.of(EndTriggered))


for _ending in Ending:
    point(f"end: {_ending.value} by the human")(
        lambda game, ending=_ending: _ended(game, 0, ending)
    )
    point(f"end: {_ending.value} by Contrarius")(
        lambda game, ending=_ending: _ended(game, CONTRARIUS, ending)
    )


@point("end: the final card has no reaction")
def _(game: Game) -> bool:
    return any(turn.final and turn.said(Nothing.NO_REACTION) for turn in game.turns)


@point("end: the last reaction after the human's end")
def _(game: Game) -> bool:
    return game.state.ended_by == 0 and not game.turns[-1].final


@point("reaction-complete: the red die after Contrarius' last house")
def _(game: Game) -> bool:
    def complete(turn: Turn) -> bool:
        kinds = [type(event) for event in turn.events]
        if EndTriggered not in kinds or not _ended(game, CONTRARIUS, Ending.LAST_HOUSE):
            return False
        rest = turn.events[kinds.index(EndTriggered) :]
        return any(isinstance(e, DieRolled | CardTaken) for e in rest)

    return game.by(P.TRIBUNE, complete)


point("end: won")(lambda game: result(game.state).won)
point("end: lost")(lambda game: not result(game.state).won)
