"""No text lies idle: what can be said uses every key, so that a key left behind is found."""

from fractions import Fraction

import pytest

from solitaria_app.engine import agenda as ag
from solitaria_app.engine import events as ev
from solitaria_app.engine import inputs as inp
from solitaria_app.engine.board import Kind
from solitaria_app.engine.choice import Attempt, Choice, Strike
from solitaria_app.engine.dice import Die, Face
from solitaria_app.engine.following import Way
from solitaria_app.engine.goods import GOODS, NOTHING, Good
from solitaria_app.engine.refusal import Why, refuse
from solitaria_app.engine.scoring import Result, Score, result
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.session.forecast import Forecast, Outcome
from solitaria_app.session.texts import en
from solitaria_app.session.words import LANGUAGES, Words
from solitaria_app.session.words.campaign import CampaignWords
from solitaria_app.session.words.catalogue import Catalogue
from tests.engine.table import Table, the_library, toy
from tests.session.campaign.samples import say_all
from tests.session.headline_samples import HEADLINES, PLAYED
from tests.session.moves_samples import say_moves, say_tidings
from tests.session.word_samples import (
    CHOICE,
    EVENTS,
    FRAMES,
    INPUTS,
    NOWHERE,
    PAYING,
    REFUSALS,
    STORIES,
    WAITING,
)

SENATOR = ag.Purpose.SENATOR
FORESEEN: tuple[tuple[ev.Event, ...], ...] = (
    (ev.HouseBuilt(CONTRARIUS, 0), ev.PointsScored(2)),
    (ev.CardTaken(14, 1), ev.CardRevealed(15, 1), ev.CardTaken(15, 1)),
    (ev.ColonistPlaced(CONTRARIUS, Kind.SEA, ~0),),
    (),
)


def say_samples(words: Words, table: Table) -> None:
    """Events, frames, inputs and refusals one by one."""
    state = table.state
    for event in EVENTS:
        words.event(state, event)
    for frame in FRAMES:
        words.frame(frame)
        words.frame_rule(frame)
        state.agenda = (ag.EndTurn(), frame)
        if type(frame) in WAITING:
            words.prompt(state)
    for given, frame in INPUTS:
        state.agenda = (ag.EndTurn(), frame)
        words.label(state, given)
        words.rule(state, given)
        words.undo_label([given])
    for why in Why:
        for refused in REFUSALS.get(why, (refuse(why),)):
            for given, frame in PAYING.get(why, [(inp.Play(0), ag.ChooseCard())]):
                state.agenda = (ag.EndTurn(), frame)
                words.refusal(state, given, refused)


def say_stories(words: Words, table: Table) -> None:
    """Moments that several events make."""
    for events, _ in STORIES:
        words.turn(table.state, events)
    for events, _, _ in HEADLINES:
        words.headline(table.state, [PLAYED, *events])
    for chose in (ev.Chose(CHOICE, SENATOR, True), ev.Chose(NOWHERE, SENATOR, False)):
        roll = ev.DieRolled(Die.WHITE, Face.SPECIALIST, SENATOR)
        words.turn(table.state, [roll, chose])
        words.event(table.state, ev.DieRolled(Die.WHITE, Face.SPECIALIST, SENATOR, by_hand=True))
        words.turn(table.state, [chose])
        words.trail(chose.choice)
    for number in range(len(Strike)):
        strikes = ((list(Strike)[number], 1),)
        words.trail(Choice(Good.WINE, (Attempt(Good.WINE, 3, strikes, 1),), 1, CHOICE.routes))
    one = Choice(Good.TOOL, CHOICE.attempts[1:], 2, CHOICE.routes[:1])
    words.trail(one)
    off = ev.HouseLeftTrack(50, False)
    words.turn(table.state, [ev.Chose(one, SENATOR, True), off, ev.HouseBuilt(-1, 0)])
    table.state.agenda = (ag.EndTurn(), ag.MoveNext(one))
    words.prompt(table.state)
    for kind in Kind:
        stays = ev.ColonistStayed(kind, 0)
        words.turn(table.state, [ev.Chose(CHOICE, SENATOR, True), ev.HouseBuilt(-1, 0), stays])
        words.event(table.state, stays)
        for side in (0, CONTRARIUS):
            words.event(table.state, ev.ColonistMoved(side, kind, ~0, 0, 2))


def say_beside_a_table(words: Words, table: Table) -> None:
    """Who rolled a die, where that may be a person or the program."""
    way, table.state.way = table.state.way, Way.FULL
    words.event(table.state, ev.DieRolled(Die.WHITE, Face.SPECIALIST, SENATOR))
    table.state.way = way


def say_building(words: Words, table: Table) -> None:
    """An Architect who has walked or built, where another house is possible."""
    rich = Table("italia", goods="cosa food").contrarius(land="roma")
    rich.you(land="cosa=roma", sea="roma", goods="2 food 2 brick", sestertii=9)
    for frame in (ag.ArchitectAction(0), ag.ArchitectAction(0, built=True)):
        rich.state.agenda = (ag.EndTurn(), frame)
        words.prompt(rich.state)


def say_names(words: Words, table: Table) -> None:
    """Every card, good and amount by its name."""
    say = words.say
    for card in range(len(table.rules.cards)):
        say.card(card), say.card_subject(card), say.card_object(card)
        words.card_action(card), words.card_reaction(card), words.god_rule(card)
        words.god(table.state, card)
    for good in GOODS:
        say.good(good), say.city_of(good)
        for amount in (1, 2):
            say.texts.count(good.id, amount)
    for what in ("colonist", "house", "province", "kind", "space", "card", "step", "any"):
        for amount in (1, 2):
            say.texts.count(what, amount)
    for line in range(len(table.rules.board.lines)):
        say.kind_line(line)
    for kind in Kind:
        say.colonist(kind, "your")
    for side in (0, CONTRARIUS):
        say.side(side)


def say_tables(words: Words, table: Table) -> None:
    """What depends on how the table stands."""
    state = table.state
    words.undo_label([]), words.redo_label([])
    words.redo_label([inp.Play(2), inp.Produce(0)])
    words.undo_label([inp.Token(0, Good.WINE), inp.Token(1, Good.WINE)])
    state.final, state.agenda = True, (ag.EndTurn(), ag.ChooseCard())
    words.prompt(state)
    hand, state.human.hand = state.human.hand, 0
    words.prompt(state)
    state.human.hand = hand
    state.agenda = (ag.EndTurn(), ag.PrefectAction(1))
    words.label(table.you(goods="12 food").state, inp.Produce(0))
    table.you(played="prefect mercator senator architect")
    words.label(state, inp.Play(table.card("tribune")))
    state.agenda = (ag.EndTurn(), ag.MoveNext(CHOICE))
    sea = table.place("neapolis~roma")
    words.label(state, inp.Send(table.place("roma"), sea))
    state.agenda = (ag.EndTurn(), ag.ArchitectAction(1))
    words.prompt(table.you(land="cosa=roma cosa=roma").state)
    state.contrarius.face_up = 0
    words.label(state, inp.Play(table.card("diplomat")))
    for over in (False, True):
        for lead in (-1, 0, 1):
            for ended_by in (CONTRARIUS, 0):
                state.over, state.ended_by = over, ended_by
                state.contrarius.points = 0
                state.contrarius.points = result(state).lead - lead
                words.result(state, result(state))
    halves, none = Score(0, 7, (), 7), Score(CONTRARIUS, 0, (), 0)
    for found in (Result(halves, none, True), Result(none, halves, False)):
        words.result(state, found)  # no source brings more than half of the lead
    words.prompt(state)
    for human in (False, True):
        words.lead_since(0, human), words.lead_since(7, human)


def say_light(words: Words, table: Table) -> None:
    """Where goods and money are not followed."""
    state = table.state
    state.way = Way.LIGHT
    for card in range(len(state.rules.cards)):
        words.label(state, inp.Play(card))
    for frame in (ag.TribuneAction(), ag.ColonistAction(), ag.ColonistAction(placed=True)):
        state.agenda = (ag.EndTurn(), frame)
        words.prompt(state)
    words.label(state, inp.MONEY)
    bought = ev.CardBought(14, 1, NOTHING)
    words.turn(state, [bought])
    words.turn(state, [bought, bought])
    words.event(state, ev.ColonistPlaced(0, Kind.LAND, ~0))
    words.event(state, ev.HouseBuilt(0, 0))
    state.way = Way.DIGITAL


def say_forecasts(words: Words, table: Table) -> None:
    """What Contrarius may do: alone, with others, by choice, not at all."""
    sixth = Fraction(1, 6)
    for events in FORESEEN:
        for chance in (Fraction(1), sixth):
            outcomes = (Outcome(chance, (), events, False), Outcome(1 - chance, (), (), False))
            words.forecast([Forecast(inp.Play(0), (), outcomes[: 2 if chance < 1 else 1])])
    points = [Outcome(Fraction(1), (), (ev.PointsScored(n),), False) for n in (1, 2)]
    taken = Outcome(Fraction(1), (), (ev.CardTaken(14, 1),), False)
    words.forecast([Forecast(inp.Play(2), (inp.CASH,), (points[0],)),
                    Forecast(inp.Play(2), (inp.Produce(0),), (points[1],))])  # fmt: skip
    words.forecast([Forecast(inp.Play(3), (inp.MONEY,), (points[1],)),
                    Forecast(inp.Play(3), (inp.DONE,), (taken,))])  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_used(language: str, monkeypatch: pytest.MonkeyPatch):
    used: set[str] = set()
    text = Catalogue.text

    def recording(self: Catalogue, key: str, **values: object) -> str:
        used.add(key)
        return text(self, key, **values)

    monkeypatch.setattr(Catalogue, "text", recording)
    table = Table("italia").you(land="roma", sea="roma").contrarius(land="roma")
    words = Words(language, table.rules)
    board = toy("roma=alba roma=alba", {"east": "alba"})
    Words(language, Table(board).rules).say.line(0)
    any_mover = Words(language, Table("italia", mover="any").rules)
    any_mover.frame_rule(ag.MoveNext(CHOICE))
    several = say_samples, say_stories, say_names, say_beside_a_table, say_light, say_building
    for say in (*several, say_tables, say_forecasts):
        say(words, table)
    say_moves(words, table.state)
    say_tidings(words, table.state)
    say_all(CampaignWords(language, the_library()), the_library())
    said = {key for key in en.TEXTS if not key.startswith(("problem.", "fault."))}
    assert sorted(said - used) == []  # test_problems.py looks after the others
