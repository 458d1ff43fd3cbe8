"""What a person reads in the log: real moments of a game in exact sentences."""

import pytest

from solitaria_app.engine import events as ev
from solitaria_app.engine.board import Kind
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.session.words import Names, Places, Words
from tests.engine.table import Table, the_library
from tests.session.word_samples import STORIES


def told(table: Table, language: str = "en") -> list[str]:
    return Words(language, table.rules).turn(table.state, table.events)


def ready(goods: str = "cosa food, aleria wine, neapolis tool") -> Table:
    table = Table("italia", goods=goods).contrarius(land="roma", sea="roma")
    return table.you(land="roma", sea="roma", goods="2 food 2 brick 1 tool", sestertii=9)


def test_architect_tells_ways_houses_and_the_card():
    """Steps of one colonist are one way, also when another moves in between."""
    table = ready().you(land="roma roma", sea="roma")
    steps = ("move roma cosa=roma", "move roma neapolis~roma", "move cosa=roma florentia=cosa")
    table.do("play architect", *steps, "build cosa", "done", "roll blue 2")
    assert told(table) == [
        "You play the Architect.",
        "Your sea colonist sails from ROMA to the line NEAPOLIS – ROMA.",
        "Your land colonist walks from ROMA to the line FLORENTIA – COSA (2 steps).",
        "You build in COSA (food) for 1 food, 1 brick and 2 sestertii.",
        "The blue die shows 2: Contrarius takes the Prefect.",
        "The Smith comes to position 7 of the display.",
        "Turn 2.",
    ]


def test_a_way_back_is_not_told():
    table = ready().you(land="cosa=roma", sea="neapolis~roma")
    table.do("play architect", "move cosa=roma florentia=cosa", "move florentia=cosa cosa=roma")
    assert told(table) == ["You play the Architect."]


def test_mercator_tells_trades_site_and_production():
    table = ready().you(houses="cosa").contrarius(land="cosa=roma")
    table.do("play mercator", "sell 2 food", "buy 1 wine", "roll black food")
    assert told(table) == [
        "You play the Mercator and receive 3 sestertii.",
        "You sell 2 food for 8 sestertii and buy 1 wine for 6 sestertii.",
        "The black die shows food: Contrarius builds in COSA; "
        "its land colonist already stands next to it, on the line COSA – ROMA.",
        "ETRVRIA produces, and you receive 1 food.",
        "Turn 2.",
    ]


def test_prefect_tells_goods_and_points():
    table = ready().you(houses="cosa").contrarius(houses="florentia")
    table.do("play prefect-pm", "produce etrvria")
    assert told(table) == [
        "You play the Prefect with Praefectus Magnus.",
        "You produce in ETRVRIA: 3 food.",
        "Contrarius scores 2 points for ETRVRIA.",
        "Turn 2.",
    ]
    table.do("play prefect", "cash")
    assert told(table)[:2] == [
        "You play the Prefect.",
        "You take the cash bonus of 2 sestertii; all bonus markers show goods again.",
    ]


def test_tribune_tells_the_best_specialist():
    table = ready().contrarius(face_up="farmer-1 weaver-2").you(played="prefect senator mercator")
    table.do("play tribune", "place sea roma", "send roma cosa~aleria", "roll red sea")
    assert told(table) == [
        "You play the Tribune, take back 4 cards and receive 1 sestertius.",
        "You place a sea colonist in ROMA for 1 tool and 1 food.",
        "Its best specialist is the Weaver (cloth): Contrarius finds no site for cloth and builds "
        "in ALERIA (wine); its sea colonist sails from ROMA to the line COSA – ALERIA (2 steps).",
        "The red die shows a sea colonist: Contrarius places it in ROMA.",
        "Turn 2.",
    ]


def test_the_same_in_german():
    table = ready().you(houses="cosa").contrarius(land="cosa=roma")
    table.do("play mercator", "sell 2 food", "buy 1 wine", "roll black food")
    assert told(table, "de") == [
        "Du spielst den Mercator und erhältst 3 Sesterzen.",
        "Du verkaufst 2 Nahrung für 8 Sesterzen und kaufst 1 Wein für 6 Sesterzen.",
        "Der schwarze Würfel zeigt Nahrung: Contrarius baut in COSA; "
        "sein Landkolonist steht schon daneben, auf der Linie COSA – ROMA.",
        "ETRVRIA produziert, und du erhältst 1 Nahrung.",
        "Zug 2.",
    ]


@pytest.mark.parametrize(("events", "sentences"), STORIES)
def test_rare_moments(events: list[ev.Event], sentences: list[str]):
    table = Table("italia")
    assert Words("en", table.rules).turn(table.state, events) == sentences
    assert len(Words("de", table.rules).turn(table.state, events)) == len(sentences)


def test_sites_in_one_sentence():
    """Track, end of the game, S, a start in the middle, and no site at all."""
    table = ready().contrarius(land="roma", sea="roma", face_up="mason-1")
    words = Words("en", table.rules)
    table.do("play senator", "done", "roll white S")
    chose = next(event for event in table.events if isinstance(event, ev.Chose))
    first, *_ = words.turn(table.state, table.events)[1:]
    assert first.startswith("The white die shows S, its best specialist is the Mason (brick): ")
    built = ev.HouseBuilt(CONTRARIUS, chose.choice.city)
    end = ev.EndTriggered(CONTRARIUS, ev.Ending.LAST_HOUSE)
    moved = ev.ColonistMoved(CONTRARIUS, Kind.SEA, ~25, 30, 2)
    name = words.say.city(chose.choice.city)
    line = words.say.line(30)
    plain = ev.Chose(chose.choice, chose.purpose, False)
    assert words.turn(
        table.state, [plain, ev.HouseLeftTrack(50, False), built, end, moved, ev.GameEnded()]
    ) == [
        f"A brick city is wanted: Contrarius builds in {name}; the house comes from the score "
        f"track (50 points); its sea colonist sails from ROMA to the line {line} (2 steps).",
        "Contrarius builds its last house and takes the Concordia card (7 points): "
        "you play one more card.",
        "The game is over.",
    ]


def test_no_site_is_one_sentence():
    table = ready().contrarius(land="", sea="")
    table.do("play senator", "done", "roll white wine", "roll red land")
    assert told(table)[1:3] == [
        "The white die shows wine: Contrarius finds no site at all and places a colonist instead.",
        "The red die shows a land colonist: Contrarius places it in ROMA.",
    ]


def test_sentences_carry_their_events_and_places():
    """Every event belongs to exactly one sentence's run, with what to light up and whose it is."""
    table = ready().you(houses="cosa").contrarius(land="cosa=roma")
    table.do("play mercator", "sell 2 food", "buy 1 wine", "roll black food")
    story = Words("en", table.rules).story(table.state, table.events)
    assert [event for sentence in story for event in sentence.events] == table.events
    assert [sentence.first for sentence in story] == [0, 2, 4, 8, 10]
    assert [sentence.side for sentence in story] == [0, 0, CONTRARIUS, CONTRARIUS, None]
    cosa, line = table.city("cosa"), table.place("cosa=roma")
    etrvria = table.rules.province_number["etrvria"]
    assert story[2].places == Places(cities=1 << cosa, lines=1 << line)
    assert story[3].places == Places(provinces=1 << etrvria)


def test_names_of_today_can_be_used():
    table = ready()
    data = the_library().board("italia")
    words = Words("en", table.rules, Names(data.city_names, data.province_names))
    built = ev.HouseBuilt(CONTRARIUS, table.city("genva"))
    assert words.event(table.state, built) == "Contrarius builds in Genua (brick)."
    assert words.into("de").event(table.state, built) == "Contrarius baut in Genua (Ziegel)."
