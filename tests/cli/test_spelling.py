"""Inputs as people type them: names in any case, with U for V, lines from either end, cards."""

from __future__ import annotations

import pytest

from solitaria_app.cli.terminal.spelling import Spelling
from solitaria_app.content.library import Library
from solitaria_app.engine import notation
from solitaria_app.engine.notation import BadNotation
from solitaria_app.engine.setup import begin
from solitaria_app.engine.state import GameState
from solitaria_app.session.words import Words


def _state(library: Library, board: str, display: tuple[str, ...] = ()) -> GameState:
    rules = library.ruleset(board, "standard")
    state, _ = begin(rules)
    cards = [rules.card_number[card] for card in display]
    state.display = (*cards, *[-1] * (7 - len(cards)))
    return state


def _ids(library: Library, state: GameState, board: str, text: str, language: str = "en") -> str:
    spelling = Spelling(Words(language, state.rules), library.board(board).city_names)
    return spelling.ids(state, text)


@pytest.mark.parametrize(
    ("board", "typed", "read"),
    [
        ("italia", "BUILD Neapolis", "build neapolis"),
        ("italia", "build Brundisium", "build brvndisivm"),
        ("italia", "place Sea ROMA", "place sea roma"),
        ("italia", "produce liguria", "produce ligvria"),
        ("italia", "Move roma Roma=COSA", "move roma cosa=roma"),
        ("italia", "move cosa = roma roma ~ cosa", "move cosa=roma cosa~roma"),
        ("italia", "move croton croton~messana#2", "move croton croton~messana#2"),
        ("italia", "move croton Messana~Croton#1", "move croton croton~messana"),
        ("imperium", "build Leptis Magna", "build leptis-magna"),
        ("imperium", "build colonia a.", "build colonia-a"),
        ("imperium", "produce Aegyptus", "produce aegyptvs"),
        ("imperium", "build Ægyptus", "build ægyptus"),
        ("italia", "play Prefect", "play prefect"),
        ("italia", "play Prefect with Praefectus Magnus", "play prefect-pm"),
        ("italia", "copy consul", "copy c-consul"),
        ("italia", "purchase Weaver paying 1 FOOD", "purchase weaver-2 paying 1 food"),
        ("italia", "purchase smith", "purchase smith"),
        ("italia", "SELL 3 Wine", "sell 3 wine"),
    ],
)
def test_names_become_ids(library: Library, board: str, typed: str, read: str) -> None:
    state = _state(library, board, ("weaver-2", "prefect-1"))
    assert _ids(library, state, board, typed).strip() == read


def test_a_name_of_several_cards_names_them(library: Library) -> None:
    state = _state(library, "italia", ("prefect-1", "prefect-2", "mason-1"))
    with pytest.raises(BadNotation, match="'prefect' may be prefect-1 or prefect-2"):
        _ids(library, state, "italia", "purchase prefect")
    assert _ids(library, state, "italia", "purchase prefect-2") == "purchase prefect-2"


def test_cards_go_by_their_names_in_the_players_language(library: Library) -> None:
    state = _state(library, "italia", ("mason-1",))
    name = Words("de", state.rules).say.card(state.rules.card_number["mason-1"])
    assert _ids(library, state, "italia", f"purchase {name}", "de") == "purchase mason-1"


@pytest.mark.parametrize("board", ["italia", "imperium"])
def test_the_notation_itself_is_left_as_it_is(library: Library, board: str) -> None:
    state = _state(library, board)
    rules = state.rules
    for city in rules.board.cities:
        assert _ids(library, state, board, f"build {city.id}") == f"build {city.id}"
        assert _ids(library, state, board, f"build {city.name}") == f"build {city.id}"
    for line in rules.board.line_ids:
        assert _ids(library, state, board, f"settle {line}") == f"settle {line}"
    for text in ("done", "money", "keep 1 cloth 2 food", "settle"):
        assert _ids(library, state, board, text).strip() == text
    for text in ("build nowhere", "move roma roma=nowhere", "play king", "build"):
        with pytest.raises(BadNotation):
            notation.read(rules, _ids(library, state, board, text))
