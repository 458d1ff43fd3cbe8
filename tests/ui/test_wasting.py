"""A stray Enter gives no action away: the button that would do so is quiet and wants two."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from solitaria_app.content.library import Library
from solitaria_app.engine import agenda
from solitaria_app.engine.inputs import DONE, Input
from solitaria_app.engine.state import GameState
from solitaria_app.ui.interaction import ends_with_nothing, offer

from .conftest import MakeWindow
from .player import key, press
from .situations import at
from .windows import running

ACTIONS = (
    agenda.TribuneAction,
    agenda.ArchitectAction,
    agenda.ColonistAction,
    agenda.MercatorAction,
    agenda.PurchaseAction,
)


def wastes(state: GameState) -> bool:
    return ends_with_nothing(state, offer(state), False)


@pytest.mark.parametrize("action", ACTIONS)
def test_with_something_left_to_do_one_enter_only_goes_to_the_button(
    make_window: MakeWindow, library: Library, action: type
) -> None:
    def there(state: GameState) -> bool:
        return isinstance(state.agenda[-1], action) and wastes(state)

    window = make_window()
    window.controller.adopt(at(library, there))
    game, primary = running(window), window.desk.prompt.primary
    before = game.cursor
    assert primary.property("look") == "plain"
    assert primary.toolTip()
    key(window, Qt.Key.Key_Return)
    assert game.cursor == before
    assert primary.hasFocus()
    key(window, Qt.Key.Key_Return)
    assert game.inputs[before] == DONE
    assert not primary.hasFocus()


def test_a_click_ends_it_at_once(make_window: MakeWindow, library: Library) -> None:
    def there(state: GameState) -> bool:
        return isinstance(state.agenda[-1], agenda.ArchitectAction) and wastes(state)

    window = make_window()
    window.controller.adopt(at(library, there))
    game = running(window)
    before = game.cursor
    press(window.desk.prompt.primary)
    assert game.inputs[before] == DONE


def test_when_something_is_done_or_nothing_left_the_button_stands_out(
    make_window: MakeWindow, library: Library
) -> None:
    def there(state: GameState) -> bool:
        return isinstance(state.agenda[-1], agenda.ArchitectAction) and wastes(state)

    window = make_window()
    window.controller.adopt(at(library, there))
    game, primary = running(window), window.desk.prompt.primary
    given: Input = next(one for one in game.legal() if one != DONE)
    window.controller.do(given)
    assert isinstance(game.state.agenda[-1], agenda.ArchitectAction)
    assert primary.property("look") == "primary"
    key(window, Qt.Key.Key_Return)
    assert game.inputs[-1] == DONE or DONE in game.inputs[game.cursor - 3 :]


def test_with_nothing_left_to_do_there_is_nothing_to_give_away(library: Library) -> None:
    def there(state: GameState) -> bool:
        if not isinstance(state.agenda[-1], agenda.PurchaseAction):
            return False
        offered = offer(state)
        return not offered.options and not offered.also

    assert not wastes(at(library, there).state)
