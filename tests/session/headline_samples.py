"""Runs of events after a card, and what is told of them in one line, in both languages."""

from __future__ import annotations

from solitaria_app.engine import events as ev
from solitaria_app.engine.board import Kind
from solitaria_app.engine.dice import Die
from solitaria_app.engine.goods import Good
from solitaria_app.engine.state import CONTRARIUS
from tests.session.word_samples import CHOICE, SENATOR

NONE = (0, 0, 0, 0, 0)
TOOL = (0, 0, 1, 0, 0)
PLAYED = ev.CardPlayed(0)
RED = ev.DieRolled(Die.RED, 1, SENATOR)
BLACK = ev.DieRolled(Die.BLACK, Good.FOOD, SENATOR)
CHOSE = ev.Chose(CHOICE, SENATOR, False)

HEADLINES: list[tuple[list[ev.Event], str, str]] = [
    (
        [BLACK, CHOSE, ev.HouseBuilt(CONTRARIUS, 1),
         ev.ColonistMoved(CONTRARIUS, Kind.SEA, 3, 2, 2)],
        "Contrarius builds in AQVILEIA ({good}), sea colonist to {line2}",
        "Contrarius baut in AQVILEIA ({good}), Seekolonist auf {line2}",
    ),
    (
        [CHOSE, ev.HouseBuilt(CONTRARIUS, 1), ev.ColonistStayed(Kind.LAND, 2)],
        "Contrarius builds in AQVILEIA ({good}), land colonist stays on {line2}",
        "Contrarius baut in AQVILEIA ({good}), Landkolonist bleibt auf {line2}",
    ),
    (
        [
            CHOSE,
            ev.HouseLeftTrack(50, False),
            ev.HouseBuilt(CONTRARIUS, 1),
            ev.EndTriggered(CONTRARIUS, ev.Ending.LAST_HOUSE),
            ev.ColonistStayed(Kind.LAND, 2),
            RED,
            ev.ColonistPlaced(CONTRARIUS, Kind.SEA, ~25),
        ],
        "Contrarius takes the house at 50 from the score track; builds in AQVILEIA ({good}), land "
        "colonist stays on {line2}; places a sea colonist in ROMA; takes the Concordia card, you "
        "play one more card",
        "Contrarius nimmt das Haus bei 50 von der Punkteleiste; baut in AQVILEIA ({good}), "
        "Landkolonist bleibt auf {line2}; setzt einen Seekolonisten in ROMA ein; nimmt die "
        "Concordia-Karte, du spielst noch eine Karte",
    ),
    (
        [
            ev.SestertiiGained(3),
            BLACK,
            CHOSE,
            ev.HouseBuilt(CONTRARIUS, 1),
            ev.ColonistStayed(Kind.LAND, 2),
            ev.Produced(7, NONE),
            ev.GoodsGained(TOOL, NONE),
        ],
        "Contrarius builds in AQVILEIA ({good}), land colonist stays on {line2}; CAMPANIA produces "
        "(you: 1 tool)",
        "Contrarius baut in AQVILEIA ({good}), Landkolonist bleibt auf {line2}; CAMPANIA "
        "produziert (du: 1 Werkzeug)",
    ),
    (
        [BLACK, CHOSE, ev.HouseBuilt(CONTRARIUS, 1), ev.ColonistStayed(Kind.LAND, 2),
         ev.NothingHappened(ev.Nothing.TOO_FEW_COINS)],
        "Contrarius builds in AQVILEIA ({good}), land colonist stays on {line2}; no province "
        "produces",
        "Contrarius baut in AQVILEIA ({good}), Landkolonist bleibt auf {line2}; keine Provinz "
        "produziert",
    ),
    (
        [BLACK, CHOSE, ev.HouseBuilt(CONTRARIUS, 1), ev.ColonistStayed(Kind.LAND, 2),
         ev.MarkersTurned(7)],
        "Contrarius builds in AQVILEIA ({good}), land colonist stays on {line2}; all bonus markers "
        "show goods again",
        "Contrarius baut in AQVILEIA ({good}), Landkolonist bleibt auf {line2}; alle Bonusmarker "
        "zeigen wieder Waren",
    ),
    (
        [ev.SestertiiGained(6), ev.MarkersTurned(7), ev.PointsScored(2)],
        "Contrarius scores 2 points",
        "Contrarius erhält 2 Punkte",
    ),
    (
        [ev.Produced(7, TOOL), ev.GoodsGained(TOOL, NONE), ev.PointsScored(1, 7)],
        "Contrarius scores 1 point for CAMPANIA",
        "Contrarius erhält 1 Punkt für CAMPANIA",
    ),
    (
        [RED, ev.CardTaken(12, 3)],
        "Contrarius takes the Architect (position 3)",
        "Contrarius nimmt den Architekten (Platz 3)",
    ),
    (
        [CHOSE, ev.NothingHappened(ev.Nothing.NO_SITE),
         ev.NothingHappened(ev.Nothing.ALL_COLONISTS_PLACED), ev.CardTaken(12, 1)],
        "Contrarius cannot build; takes the Architect (position 1)",
        "Contrarius kann nicht bauen; nimmt den Architekten (Platz 1)",
    ),
    (
        [ev.NothingHappened(ev.Nothing.NO_HOUSE_LEFT),
         ev.NothingHappened(ev.Nothing.ALL_COLONISTS_PLACED),
         ev.NothingHappened(ev.Nothing.DEAD_END)],
        "Contrarius cannot build; does nothing",
        "Contrarius kann nicht bauen; tut nichts",
    ),
    (
        [ev.NothingHappened(ev.Nothing.NO_CARD_TO_COPY)],
        "Contrarius does not react",
        "Contrarius reagiert nicht",
    ),
    (
        [ev.NothingHappened(ev.Nothing.NO_REACTION), ev.CardCopied(8), ev.Produced(7, TOOL),
         ev.GoodsGained(TOOL, NONE), ev.GameEnded()],
        "Contrarius does not react; the game is over",
        "Contrarius reagiert nicht; das Spiel ist zu Ende",
    ),
    ([ev.ColonistMoved(0, Kind.LAND, 0, 1, 1), ev.HouseBuilt(0, 1)], "", ""),
]  # fmt: skip
"""`{line2}` and `{good}` stand for the line 2 and for what the city 1 brings."""
