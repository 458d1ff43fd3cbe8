"""The log of a game in plain sentences, and its table."""

from __future__ import annotations

from collections.abc import Iterable

from solitaria_app.engine.events import Chose, Event, TurnBegan
from solitaria_app.engine.state import GameState
from solitaria_app.session.game import Game
from solitaria_app.session.words import Words

from .console import Output
from .table.board import board_table
from .table.display import display_table
from .table.points import points_table
from .table.sides import sides_table
from .terms import Terms


def show_game(game: Game, terms: Terms) -> None:
    """What happened up to the game's cursor, and how the table looks there."""
    words = Words(terms.language, game.rules)
    out = Output()
    events = [event for n in range(game.cursor + 1) for event in game.events_at(n)]
    if events and isinstance(events[-1], TurnBegan):
        del events[-1]
    show_story(out, words, game.state, events)
    out.line()
    show_table(out, words, terms, game.state)
    show_board(out, words, terms, game.state)
    out.show(*points_table(game.state, words, terms))


def show_story(
    out: Output, words: Words, state: GameState, events: Iterable[Event], trail: str = ""
) -> None:
    """Events as sentences; each turn under its first one.

    With a heading for it, the whole reason stands below each choice of Contrarius.
    """
    for sentence in words.story(state, list(events)):
        if isinstance(sentence.events[0], TurnBegan):
            out.line()
            out.line(sentence.text, style="bold")
            continue
        out.line(sentence.text, indent=2)
        for event in sentence.events if trail else ():
            if isinstance(event, Chose):
                out.line(trail, style="dim", indent=4)
                for line in words.trail(event.choice):
                    out.line(line.text, style="dim", indent=6)


def show_table(out: Output, words: Words, terms: Terms, state: GameState) -> None:
    """Both sides and the display."""
    out.show(sides_table(state, words, terms), *display_table(state, words, terms))


def show_board(out: Output, words: Words, terms: Terms, state: GameState) -> None:
    """The board."""
    out.show(*board_table(state, words, terms, out.width))
