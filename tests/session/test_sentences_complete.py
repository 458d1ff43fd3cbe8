"""Everything that can happen, be asked, be done or be refused has words in both languages.

The kinds are found in the engine's unions, so that a new one without words fails here.
"""

import re
from typing import get_args

import pytest

from solitaria_app.engine import agenda as ag
from solitaria_app.engine import events as ev
from solitaria_app.engine import inputs as inp
from solitaria_app.engine.choice import Attempt, Choice, Strike
from solitaria_app.engine.goods import Good
from solitaria_app.engine.refusal import Why, refuse
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.session.words import LANGUAGES, Words
from tests.engine.table import Table
from tests.session.word_samples import (
    CHOICE,
    EVENTS,
    FRAMES,
    INPUTS,
    PAYING,
    REFUSALS,
    WAITING,
)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def table() -> Table:
    return Table("italia").you(land="roma", sea="roma").contrarius(land="roma")


def clean(text: str) -> str:
    """No sign of the machinery shows."""
    assert text and text == text.strip(), text
    assert not re.search(r"[{}_|<>]|Purpose|\bKind\b", text), text
    assert text[0].isupper() or text[0].isdigit(), text
    return text


def test_every_event_has_a_sentence(language: str, table: Table):
    assert {type(event) for event in EVENTS} == set(get_args(ev.Event))
    words = Words(language, table.rules)
    for event in EVENTS:
        assert clean(words.event(table.state, event)).endswith("."), event
        assert all(clean(told) for told in words.turn(table.state, [event]))


def test_every_frame_has_a_title_and_a_rule(language: str, table: Table):
    assert {type(frame) for frame in FRAMES} == set(get_args(ag.Frame))
    words = Words(language, table.rules)
    for frame in FRAMES:
        clean(words.frame(frame))
        rule = words.frame_rule(frame)
        assert clean(str(rule)).endswith("."), frame
        assert clean(rule.source)


def test_every_frame_that_waits_has_a_prompt(language: str, table: Table):
    assert {type(frame) for frame in FRAMES} >= WAITING
    words = Words(language, table.rules)
    for frame in FRAMES:
        table.state.agenda = (ag.EndTurn(), frame)
        if type(frame) in WAITING:
            request = words.prompt(table.state)
            assert clean(request.text).endswith((".", "?")), frame
            assert clean(request.title)
        else:
            with pytest.raises(TypeError, match="never waits"):
                words.prompt(table.state)


def test_every_input_has_a_label_a_deed_and_a_rule(language: str, table: Table):
    assert {type(given) for given, _ in INPUTS} == set(get_args(inp.Input))
    words = Words(language, table.rules)
    for given, frame in INPUTS:
        table.state.agenda = (ag.EndTurn(), frame)
        clean(words.label(table.state, given))
        clean(words.undo_label([given]))
        clean(words.redo_label([given]))
        rule = words.rule(table.state, given)
        assert clean(rule.text).endswith("."), given
        assert clean(rule.source), given


def test_every_refusal_has_a_sentence_and_a_source(language: str, table: Table):
    words = Words(language, table.rules)
    for why in Why:
        for refused in REFUSALS.get(why, (refuse(why),)):
            for given, frame in PAYING.get(why, [(inp.Play(0), ag.ChooseCard())]):
                table.state.agenda = (ag.EndTurn(), frame)
                said = words.refusal(table.state, given, refused)
                assert clean(str(said)).endswith("."), why
                assert clean(capital(said.source))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def test_every_strike_has_words(language: str, table: Table):
    strikes = tuple((strike, 1 << number) for number, strike in enumerate(Strike))
    choice = Choice(Good.WINE, (Attempt(Good.WINE, 127, strikes, 6),), 6, CHOICE.routes)
    lines = Words(language, table.rules).trail(choice)
    assert [line.strike for line in lines[1 : 1 + len(strikes)]] == list(Strike)
    for line in lines:
        clean(line.text)
        assert bool(line.rule) == bool(line.source)
    assert all(line.rule for line in lines if line.strike)


def test_every_card_has_words(language: str, table: Table):
    words = Words(language, table.rules)
    for card in range(len(table.rules.cards)):
        for rule in (words.card_action(card), words.card_reaction(card)):
            assert clean(str(rule)).endswith(".") and clean(rule.source)
        assert clean(words.god_rule(card)).endswith(".")
        for side in (0, CONTRARIUS):
            assert clean(words.god(table.state, card, side))
