"""Where goods and money are not followed nothing is said of them."""

from __future__ import annotations

import pytest

from solitaria_app.engine import agenda as ag
from solitaria_app.engine import inputs as inp
from solitaria_app.engine.following import Way
from solitaria_app.engine.goods import GOODS
from solitaria_app.session.words import LANGUAGES, Words
from tests.engine.table import Table


def ready() -> Table:
    table = Table("italia", goods="cosa food, aleria wine, neapolis tool")
    table.contrarius(land="roma", sea="roma").you(land="roma", sea="roma")
    table.state.way = Way.LIGHT
    return table


def told(table: Table) -> list[str]:
    return Words("en", table.rules).turn(table.state, table.events)


def test_nothing_is_paid_for_a_house() -> None:
    table = ready()
    table.do("play architect", "move roma cosa=roma", "build cosa", "done", "roll blue 2")
    assert "You build in COSA (food)." in told(table)


def test_nothing_is_paid_for_a_colonist() -> None:
    table = ready().you(houses="cosa", hand="colonist-1")
    table.do("play colonist-1", "place land cosa", "done", "roll red sea")
    assert told(table)[1] == "You place a land colonist in COSA."


def test_nothing_is_paid_for_cards() -> None:
    table = ready()
    table.do("play senator", *(f"purchase {card}" for card in names(table, 2)))
    assert told(table)[1].startswith("You buy the ")
    assert " for " not in told(table)[1]


def names(table: Table, count: int) -> list[str]:
    return [table.rules.cards[card].id for card in table.state.display[:count]]


def test_a_province_that_produces_says_nothing_of_missing_houses() -> None:
    table = ready().you(houses="cosa").contrarius(land="cosa=roma", houses="")
    table.do("play mercator", "roll black food")
    assert told(table)[:1] == ["You play the Mercator."]
    assert "ETRVRIA produces." in told(table)


def test_a_specialist_says_nothing_of_missing_houses() -> None:
    table = ready().you(hand="farmer-1")
    table.do("play farmer-1")
    assert told(table)[0] == "You play the Farmer."


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_and_prompts_leave_costs_out(language: str) -> None:
    table = ready().you(land="cosa=roma", hand="farmer-1", played="prefect mercator senator")
    words = Words(language, table.rules)
    state = table.state
    goods = [words.say.good(good) for good in GOODS]
    money = words.say.sestertii(2)[2:]
    kind = state.rules.board.lines[0].kind
    said = [words.label(state, inp.Play(card)) for card in range(len(state.rules.cards))]
    for frame, given in (
        (ag.TribuneAction(), inp.Place(kind, 0)),
        (ag.ColonistAction(), inp.Place(kind, 0)),
        (ag.ColonistAction(True), inp.DONE),
        (ag.ArchitectAction(1), inp.Build(table.city("cosa"))),
        (ag.PrefectAction(1), inp.Produce(0)),
        (ag.PrefectAction(1), inp.CASH),
        (ag.PurchaseAction(2, True), inp.Purchase(state.display[3])),
    ):
        state.agenda = (ag.EndTurn(), frame)
        said += [words.label(state, given), words.prompt(state).text]
    for text in said:
        assert text
        assert "{" not in text
        assert not any(f" {good}" in text for good in goods), text
        assert not any(f"{n} {money}" in text for n in range(30)), text


def test_they_say_what_contrarius_scores() -> None:
    table = ready()
    words = Words("en", table.rules)
    table.state.agenda = (ag.EndTurn(), ag.PrefectAction(1))
    assert words.label(table.state, inp.CASH) == "Cash bonus — Contrarius +2"
    assert words.label(table.state, inp.MONEY) == "Earn sestertii; Contrarius +2"
