"""The headline: what it says and when, its place in the window, what it lights up on the map."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from solitaria_app.content.library import Library
from solitaria_app.engine import agenda
from solitaria_app.engine import events as ev
from solitaria_app.engine.following import Way
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.session.header import new_header
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.panels.headline import LETTERS

from .conftest import MakeWindow
from .reacting import play, ready
from .situations import PROMPTS, at_prompt
from .test_layout import cut, settle
from .windows import running

LONGEST = (
    "Contrarius nimmt das Haus bei 30 von der Punkteleiste; baut in SYRACVSAE (Wein), Seekolonist "
    "auf CROTON – SYRACVSAE; SICILIA produziert; nimmt die Concordia-Karte, du spielst noch eine "
    "Karte"
)


@pytest.fixture
def window(make_window: MakeWindow, library: Library) -> MainWindow:
    """A window of 1280x800 that shows headlines, in the middle of a game."""
    window = make_window(size=(1280, 800))
    window.settings.headline = True
    window.controller.adopt(at_prompt(library, agenda.ChooseCard, 60, "italia"))
    return window


def test_on_the_screen_it_is_there_only_if_it_is_wanted(window: MainWindow) -> None:
    assert window.desk.headline.isVisible()
    window.settings.headline = False
    window.presenter.refresh()
    assert not window.desk.headline.isVisible()


def test_beside_a_physical_board_it_is_always_there(
    make_window: MakeWindow, library: Library
) -> None:
    header = new_header(library, "italia", "standard", "12", way=Way.FULL)
    window = make_window(game=header)
    assert not window.settings.headline
    game = running(window)
    assert not window.desk.headline.isVisible()  # nothing has happened yet
    while not isinstance(game.state.agenda[-1], agenda.ChooseCard):
        window.controller.do(game.legal()[-1] if game.waits_for_human() else game.draw())
    next(card for card in window.desk.hand.cards if card.option is not None).click()
    assert window.desk.headline.isVisible()


def test_it_tells_the_reaction_until_the_next_card_is_played(
    window: MainWindow, library: Library
) -> None:
    play(window, ready(library, ev.HouseBuilt), speed="once")
    line = window.desk.headline
    assert line.text.startswith("Contrarius builds in ")
    assert not line.quiet
    told = line.text
    card = next(card for card in window.desk.hand.cards if card.option is not None)
    card.click()
    assert line.text != told
    window.commands.run("undo")
    assert line.text == told
    window.commands.run("language:de")
    assert line.text.startswith("Contrarius baut in ")


def test_before_the_reaction_it_quietly_tells_the_card(
    window: MainWindow, library: Library
) -> None:
    window.controller.adopt(at_prompt(library, agenda.MercatorAction, 60))
    assert "Mercator" in window.desk.headline.text
    assert window.desk.headline.quiet


def test_while_a_reaction_plays_out_it_tells_no_more_than_is_shown(
    window: MainWindow, library: Library
) -> None:
    play(window, ready(library, ev.HouseBuilt), speed="step")
    line = window.desk.headline
    assert line.quiet
    seen = {line.text}
    while window.presenter.step is not None:
        window.presenter.insight.playback.forth()
        seen.add(line.text)
    assert not line.quiet
    assert len(seen) > 1


def test_what_it_speaks_of_lights_up_under_the_pointer(
    window: MainWindow, library: Library
) -> None:
    game = play(window, ready(library, ev.HouseBuilt), speed="once")
    window.controller.go_to(game.cursor)
    built = next(
        event.city
        for event in window.presenter.across.events
        if isinstance(event, ev.HouseBuilt) and event.side == CONTRARIUS
    )
    lit: list[int] = []
    window.desk.map.set_marks = lambda marks: lit.extend(  # type: ignore[method-assign]
        mark.target.number for mark in marks if mark.style == "built"
    )
    window.desk.headline.setFocus()
    settle()
    assert built in lit
    QApplication.sendEvent(window.desk.headline, QEvent(QEvent.Type.Leave))


def test_looking_back_it_tells_of_that_moment(window: MainWindow, library: Library) -> None:
    play(window, ready(library, ev.HouseBuilt), speed="once")
    now = window.desk.headline.text
    window.commands.run("past-turn-back")
    window.commands.run("past-turn-back")
    assert window.desk.headline.text != now
    window.commands.run("past-now")
    assert window.desk.headline.text == now


def test_the_map_keeps_half_of_the_window_and_the_letters_are_large(window: MainWindow) -> None:
    for wide, high in ((1280, 800), (1440, 900), (1920, 1080)):
        window.resize(wide, high)
        settle()
        shown = window.desk.map
        assert shown.width() * shown.height() >= wide * high / 2
        line = window.desk.headline
        line.show_line("Contrarius builds in ALERIA (food)", window.theme, False)
        _, font = line.laid_out()
        assert 1.65 <= font.pixelSize() / window.theme.size() <= LETTERS[1]


@pytest.mark.parametrize("size", [80, 100, 200])
def test_the_longest_line_is_shown_whole(window: MainWindow, size: int) -> None:
    window.commands.run(f"text:{size}")
    settle()
    line = window.desk.headline
    line.show_line(LONGEST, window.theme, False)
    lines, font = line.laid_out()
    assert " ".join(lines) == LONGEST
    assert font.pixelSize() >= 12
    assert line.accessibleName() == LONGEST


@pytest.mark.parametrize(("size", "language"), [(100, "en"), (200, "de")])
def test_nothing_is_cut_beside_it(
    window: MainWindow, library: Library, size: int, language: str
) -> None:
    window.commands.run(f"language:{language}")
    window.commands.run(f"text:{size}")
    for kind in PROMPTS[1:]:
        window.controller.adopt(at_prompt(library, kind, 70, "italia"))
        window.desk.banner.close_button.click()
        settle()
        assert cut(window.desk) == []
    assert running(window)
