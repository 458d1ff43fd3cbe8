"""The table tells what things cost, what remains, what is used so far, and why not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from solitaria_app.content.library import Library
from solitaria_app.engine import agenda
from solitaria_app.engine.inputs import Build, Place, Play, Purchase, Step
from solitaria_app.engine.play import apply, legal
from solitaria_app.engine.state import GameState
from solitaria_app.session.game import Game
from solitaria_app.ui import aside
from solitaria_app.ui.interaction import Option, after, offer
from solitaria_app.ui.main_window import MainWindow

from .situations import PROMPTS, at, at_prompt
from .test_layout import settle


def building(state: GameState) -> bool:
    frame = state.agenda[-1]
    return isinstance(frame, agenda.ArchitectAction) and frame.built


@pytest.fixture
def planning(window: MainWindow, library: Library) -> Game:
    """A game with an Architect who has built."""
    game = at(library, building, 40)
    window.controller.adopt(game)
    settle()
    return game


def test_the_architect_shows_what_the_plan_costs_so_far(window: MainWindow, planning: Game) -> None:
    view = window.presenter.view
    assert view is not None
    count = view.words.say.texts.count
    start = max(n for n in range(planning.cursor) if isinstance(planning.inputs[n], Play))
    done = planning.inputs[start:]
    houses = sum(isinstance(given, Build) for given in done)
    steps = sum(isinstance(given, Step) for given in done)
    assert count("house", houses) in view.so_far
    assert not steps or count("step", steps) in view.so_far
    paid = planning.state_at(start + 1).human.sestertii - planning.state.human.sestertii
    assert view.words.say.sestertii(paid) in view.so_far
    assert window.desk.prompt.words.sum.text() == view.so_far
    window.commands.run("step-back")
    assert window.desk.prompt.words.sum.text() != view.so_far


def test_nothing_is_told_where_nothing_was_done(library: Library, window: MainWindow) -> None:
    window.controller.adopt(at_prompt(library, agenda.ChooseCard, 40))
    view = window.presenter.view
    assert view is not None
    assert view.so_far == ""


@pytest.mark.parametrize(
    ("kind", "done"), [(agenda.ColonistAction, Place), (agenda.PurchaseAction, Purchase)]
)
def test_other_actions_count_too(
    window: MainWindow, library: Library, kind: type, done: type
) -> None:
    def goes_on(state: GameState) -> bool:
        """Something can be done here, and after it the action is not over."""
        if not isinstance(state.agenda[-1], kind):
            return False
        options = [given for given in legal(state) if isinstance(given, done)]
        return bool(options) and isinstance(apply(state, options[0])[0].agenda[-1], kind)

    game = at(library, goes_on, 20)
    window.controller.adopt(game)
    window.controller.do(next(given for given in game.legal() if isinstance(given, done)))
    view = window.presenter.view
    assert view is not None
    assert view.so_far.startswith("So far: 1 ")
    assert " for " in view.so_far


def test_options_show_what_remains(library: Library) -> None:
    for kind in PROMPTS:
        game = at_prompt(library, kind, 0 if kind is agenda.Opening else 50)
        for option in offer(game.state).options:
            result = after(game.state, option)
            if result is None or len(option.inputs) != 1 or option.topic == "province":
                continue
            before = game.cursor
            game.do(option.inputs[0])
            human = game.state.human
            assert (human.goods, human.sestertii) == result, option
            game.go_to(before)


def test_goods_that_would_not_fit_are_not_shown(library: Library) -> None:
    state = at_prompt(library, agenda.ChooseCard, 50).state
    too_many = Option("province", gain=(12, 0, 0, 0, 0))
    assert after(state, too_many) is None
    assert after(state, Option("play")) is None
    assert after(state, Option("card", cost=(12, 0, 0, 0, 0))) is None


def test_pointing_at_a_card_of_the_display_shows_the_storehouse_after_it(
    window: MainWindow, library: Library
) -> None:
    game = at(
        library,
        lambda state: (
            isinstance(state.agenda[-1], agenda.PurchaseAction)
            and any(option.cost != (0,) * 5 for option in offer(state).options)
        ),
        40,
    )
    window.controller.adopt(game)
    settle()
    store = window.desk.store
    before = store.spaces()
    card = next(card for card in window.desk.display.cards if card.option and any(card.option.cost))
    card.setFocus(Qt.FocusReason.TabFocusReason)
    assert store.spaces() != before
    card.clearFocus()
    assert store.spaces() == before


def test_a_card_in_hand_teaches_what_it_does(window: MainWindow) -> None:
    card = window.desk.hand.cards[2]
    prompt = window.desk.prompt
    hint = prompt.words.hint.text()
    card.setFocus(Qt.FocusReason.TabFocusReason)
    words = window.presenter.view.words if window.presenter.view else None
    assert words is not None
    action, reaction = aside.lesson_of_card(words, window.texts, card.at.card)
    assert prompt.words.lesson.text == action
    assert prompt.words.hint.text() == reaction
    card.clearFocus()
    assert prompt.words.hint.text() == hint


@pytest.mark.parametrize("kind", PROMPTS)
def test_every_prompt_can_be_explained(library: Library, window: MainWindow, kind: type) -> None:
    for language in ("en", "de"):
        window.commands.run(f"language:{language}")
        window.controller.adopt(at_prompt(library, kind, 0 if kind is agenda.Opening else 30))
        view = window.presenter.view
        assert view is not None
        assert bool(view.lesson) is (kind is not agenda.ChooseCard)


def test_what_cannot_be_bought_says_why(window: MainWindow, library: Library) -> None:
    window.controller.adopt(at_prompt(library, agenda.PurchaseAction, 60))
    settle()
    for card in window.desk.display.cards:
        told = card.explanation()
        assert ("<i>" in told) is (card.option is None)
        assert card.god_line() in told
        assert "A Senator pays" in told
