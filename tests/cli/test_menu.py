"""The menu of options: short, complete, and without two lines alike."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from solitaria_app.cli.terminal.commands import Command, Key, Number, Typed, understand
from solitaria_app.cli.terminal.menu import MOST_LINES, Entry, menu, single
from solitaria_app.cli.terms import Terms
from solitaria_app.content.library import Library
from solitaria_app.engine.inputs import DONE, Buy, Copy, Keep, Place, Play, Purchase, Sell, Step
from solitaria_app.engine.play import apply, legal
from solitaria_app.engine.setup import begin
from solitaria_app.engine.state import GameState
from solitaria_app.session.chance import draw
from solitaria_app.session.game import human_decides
from solitaria_app.session.stream import Stream
from solitaria_app.session.words import LANGUAGES, Words

CARDS = (Play, Copy, Purchase)
MOST_ENTRIES = 22
"""Lines of a menu that stay on a screen."""


def _states(library: Library, board: str, level: str, seed: str) -> Iterator[GameState]:
    """Every state of a random game where the human decides; it hoards, so much is possible."""
    rules = library.ruleset(board, level)
    state, _ = begin(rules)
    stream = Stream(seed)
    while not state.over:
        if not human_decides(state):
            state, _ = apply(state, draw(state, seed))
            continue
        yield state
        options = legal(state)
        liked = [one for one in options if isinstance(one, Place | Step | Purchase)]
        pool = liked if liked and stream.below(2) else options
        state, _ = apply(state, pool[stream.below(len(pool))])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", ["italia", "imperium"])
def test_every_option_is_there_once_on_few_lines(
    library: Library, board: str, language: str
) -> None:
    words = Words(language, library.ruleset(board, "veteran"))
    terms = Terms(language)
    grouped: set[type] = set()
    for seed in ("one", "two", "three"):
        for state in _states(library, board, "veteran", seed):
            options = legal(state)
            entries = menu(words, terms, state, options)
            assert sorted(map(repr, options)) == sorted(
                repr(given) for entry in entries for given in entry.inputs
            )
            assert len(entries) <= MOST_ENTRIES
            # Cards of one name may look alike: they do the same.
            labels = [e.label for e in entries if not isinstance(e.inputs[0], CARDS)]
            assert len(labels) == len(set(labels))
            for entry in entries:
                if len(entry.inputs) > 1:
                    grouped.add(type(entry.inputs[0]))
                    _check_group(words, terms, state, entry)
            if len(options) <= MOST_LINES:
                rest = [one for one in options if not isinstance(one, Sell | Buy)]
                assert [one.inputs for one in entries if one.inputs[0] in rest] == [
                    (one,) for one in rest
                ]
    assert {Step, Sell, Buy} <= grouped <= {Step, Place, Sell, Buy, Purchase, Keep}


def _check_group(words: Words, terms: Terms, state: GameState, entry: Entry) -> None:
    inside = single(words, terms, state, entry.inputs)
    assert [one.inputs for one in inside] == [(given,) for given in entry.inputs]
    assert len({one.label for one in inside}) == len(inside)
    if entry.asks_amount:
        amounts = [given.amount for given in entry.inputs if isinstance(given, Sell | Buy)]
        assert amounts == list(range(1, len(amounts) + 1))


def test_cards_of_one_name_stand_with_their_position(library: Library) -> None:
    """A Senator who can pay for all of the display, with two Prefects in it."""
    rules = library.ruleset("italia", "standard")
    state, _ = begin(rules)
    cards = [rules.card_number[card] for card in ("prefect-1", "smith-1", "prefect-2")]
    state.display = (*cards, -1, -1, -1, -1)
    words, terms = Words("en", rules), Terms("en")
    labels = [one.label for one in single(words, terms, state, [Purchase(card) for card in cards])]
    assert [label.endswith(" (position 1)") for label in labels] == [True, False, False]
    assert "position" not in labels[1]
    assert labels[2].endswith(" (position 3)")


def test_an_architect_who_can_only_finish_is_told_so(library: Library) -> None:
    rules = library.ruleset("italia", "standard")
    state, _ = begin(rules)
    while not human_decides(state):
        state, _ = apply(state, draw(state, "lone"))
    state, _ = apply(state, Play(rules.card_number["architect"]))
    words, terms = Words("en", rules), Terms("en")
    assert [one.label for one in menu(words, terms, state, [DONE])] == [
        "Finish the Architect (nothing more can be built)"
    ]
    assert menu(words, terms, state, legal(state))[-1].label == "Finish the Architect"


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("7", Number(7)),
        (" 12 ", Number(12)),
        ("0", Number(0)),
        ("-1", Typed("-1")),
        ("1.0", Typed("1.0")),
        ("²", Typed("²")),
        ("9" * 5000, Typed("9" * 5000)),
        ("", Typed("")),
        ("   ", Typed("")),
        ("u", Command(Key.UNDO, "")),
        ("U", Command(Key.UNDO, "")),
        ("undo", Command(Key.UNDO, "")),
        ("r", Command(Key.REDO, "")),
        ("u1", Command(Key.STEP_BACK, "")),
        ("UB", Command(Key.STEP_BACK, "")),
        ("rb", Command(Key.STEP_ON, "")),
        ("q", Command(Key.QUIT, "")),
        ("exit", Command(Key.QUIT, "")),
        ("?", Command(Key.EXPLAIN, "")),
        ("? 3", Command(Key.EXPLAIN, "3")),
        ("?3", Command(Key.EXPLAIN, "3")),
        ("x a  b.yaml", Command(Key.EXPORT, "a  b.yaml")),
        ("x", Command(Key.EXPORT, "")),
        ("sell  3 wine", Typed("sell 3 wine")),
        ("q now", Typed("q now")),
        ("b roma", Typed("b roma")),
    ],
)
def test_what_a_line_means(line: str, meaning: object) -> None:
    assert understand(line) == meaning
