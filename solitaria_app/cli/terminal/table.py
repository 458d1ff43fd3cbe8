"""The dialogue of a game: shows what happened, asks, understands, carries out, saves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from solitaria_app.content.faults import short
from solitaria_app.engine import notation
from solitaria_app.engine.agenda import ChooseCard
from solitaria_app.engine.events import Chose, Event, TurnBegan
from solitaria_app.engine.handler import Asks
from solitaria_app.engine.inputs import Input, Rolled
from solitaria_app.engine.play import asks
from solitaria_app.session.game import Game
from solitaria_app.session.gamefile import write_file
from solitaria_app.session.problem import of_notation
from solitaria_app.session.words import RuleWords, Words

from ..console import Output
from ..log import show_board, show_story, show_table
from ..table.points import points_table
from ..terms import Terms
from .commands import Command, Key, Number, Typed, understand
from .keeper import Keeper
from .menu import Entry, menu, single
from .spelling import Spelling

Ask = Callable[[], str]
"""Gives the next line that the player types; raises EOFError when there is none."""


class Leave(Exception):
    """The player leaves."""


class TerminalGame:
    """One game between a person at a terminal and Contrarius."""

    def __init__(
        self,
        game: Game,
        terms: Terms,
        out: Output,
        keeper: Keeper,
        ask: Ask,
        modern: Sequence[str] = (),
    ) -> None:
        """`modern` are the names of the cities as read today, which may be typed too."""
        self.game, self.terms, self.out, self.keeper, self.ask = game, terms, out, keeper, ask
        self.words = Words(terms.language, game.rules)
        self.spelling = Spelling(self.words, modern)
        self.entries: list[Entry] = []
        self.inside = False
        """Whether the menu shows one group's options."""

    def play(self, news: Sequence[Event]) -> None:
        """Until the player leaves or no more lines come; `news` happened before."""
        self.arrive(news)
        try:
            while True:
                self.answer(understand(self.ask()))
        except (Leave, EOFError):
            return

    def heading(self) -> str:
        """What is played, and how to find one's way."""
        header = self.game.header
        return self.terms("begin", board=header.board, level=header.level, seed=header.seed)

    # --- showing --------------------------------------------------------------

    def arrive(self, events: Sequence[Event]) -> None:
        """Save; tell what happened with its reasons, then ask for the next decision."""
        self.save()
        state = self.game.state
        if not events and self.at_turn_start():
            events = [TurnBegan(state.turn, state.final)]
        show_story(self.out, self.words, state, events, self.terms("trail"))
        if state.over:
            self.out.line()
            self.out.show(*points_table(state, self.words, self.terms))
        elif self.at_turn_start():
            show_table(self.out, self.words, self.terms, state)
        self.show_menu()

    def at_turn_start(self) -> bool:
        """Whether a card is to be played."""
        state = self.game.state
        return not state.over and isinstance(state.agenda[-1], ChooseCard)

    def save(self) -> None:
        """Keep the game; a problem is told when it is new."""
        before = self.keeper.problem
        self.keeper.keep(self.game)
        if self.keeper.problem not in (None, before):
            self.out.line(self.terms("not-saved", why=self.keeper.problem), style="bold red")
        self.tell_news()

    def tell_news(self) -> None:
        """What became of the game or its file, once."""
        if self.keeper.news and self.keeper.archive is not None:
            told = self.terms(f"news-{self.keeper.news}", file=self.keeper.archive.path)
            self.keeper.news = ""
            self.out.line(told, style="bold red")

    def show_menu(self) -> None:
        """The question with all its options."""
        self.inside = False
        state = self.game.state
        self.out.line()
        if state.over:
            self.entries = []
            self.out.line(self.terms("over"))
            return
        request = self.words.prompt(state)
        self.out.line(f"{request.title}: {request.text}", style="bold")
        self.entries = menu(self.words, self.terms, state, self.game.legal())
        self.out.options([entry.label for entry in self.entries])
        if self.waits_for_chance():
            self.out.line(self.terms("for-me"))

    def waits_for_chance(self) -> bool:
        """Whether the player says what die or stack brought, beside a table."""
        return asks(self.game.state) in (Asks.DICE, Asks.SUPPLY)

    # --- answers --------------------------------------------------------------

    def answer(self, said: Number | Command | Typed) -> None:
        """Carry out one line."""
        match said:
            case Number(number):
                self.choose(number)
            case Command(key, rest):
                self.command(key, rest)
            case Typed(""):
                if self.game.state.over:
                    raise Leave
                self.show_menu()
            case Typed(text):
                self.typed(text)

    def choose(self, number: int) -> None:
        """An option by its number; 0 goes back from a group."""
        if number == 0 and self.inside:
            self.show_menu()
            return
        entry = self.entry(number)
        if entry is None:
            return
        if entry.asks_amount:
            self.trade(entry)
        elif len(entry.inputs) > 1:
            self.entries = single(self.words, self.terms, self.game.state, entry.inputs)
            self.inside = True
            self.out.options([one.label for one in self.entries])
            self.out.line(self.terms("back"))
        else:
            self.do(entry.inputs[0])

    def entry(self, number: int) -> Entry | None:
        """The entry of a number; None, with a sentence, if there is none."""
        if 1 <= number <= len(self.entries):
            return self.entries[number - 1]
        key = "no-option" if self.entries else "over"
        self.out.line(self.terms(key, n=number, most=len(self.entries)))
        return None

    def trade(self, entry: Entry) -> None:
        """Ask how many; anything but an amount is a line of its own."""
        most = len(entry.inputs)
        self.out.line(self.terms("amount", most=most))
        said = understand(self.ask())
        if not isinstance(said, Number):
            self.answer(said)
        elif said.number == 0:
            self.show_menu()
        elif said.number <= most:
            self.do(entry.inputs[said.number - 1])
        else:
            self.out.line(self.terms("no-option", n=said.number, most=most))

    def typed(self, text: str) -> None:
        """An input in notation, or nearly so."""
        try:
            given = notation.read(self.game.rules, self.spelling.ids(self.game.state, text))
        except notation.BadNotation as error:
            key = "not-understood" if error.what == "input" else "not-quite"
            self.out.line(self.terms(key, text=short(text), why=of_notation(error)))
            return
        self.do(given)

    def do(self, given: Input) -> None:
        """Carry out an input and all chance after it, or say why it is not allowed.

        A die that is typed was rolled by hand.
        """
        if isinstance(given, Rolled):
            given = replace(given, by_hand=True)
        self.carry_out(given)

    def draw(self) -> None:
        """The program rolls or draws what the game waits for."""
        if self.waits_for_chance():
            self.carry_out(self.game.draw())
        else:
            self.out.line(self.terms("nothing-to-draw"))

    def carry_out(self, given: Input) -> None:
        """Carry out an input, or say why it is not allowed."""
        refusal = self.game.refusal(given)
        if refusal is not None:
            said = self.words.refusal(self.game.state, given, refusal)
            self.out.line(f"{said.text} ({said.source})")
            return
        events = list(self.game.do(given))
        events += self.game.settle()
        self.arrive(events)

    # --- commands -------------------------------------------------------------

    def command(self, key: Key, rest: str) -> None:
        """Carry out a command."""
        game, state = self.game, self.game.state
        match key:
            case Key.QUIT:
                raise Leave
            case Key.HELP:
                self.out.line(self.terms("help"))
            case Key.TABLE:
                show_table(self.out, self.words, self.terms, state)
            case Key.BOARD:
                show_board(self.out, self.words, self.terms, state)
            case Key.WHY:
                self.why()
            case Key.EXPORT:
                self.export(rest)
            case Key.FOR_ME:
                self.draw()
            case Key.EXPLAIN:
                self.explain(rest)
            case Key.UNDO:
                self.move(game.undo_step(), "nothing-back")
            case Key.STEP_BACK:
                self.move(game.decision_before(), "nothing-back")
            case Key.STEP_ON:
                self.move(game.decision_after(), "nothing-again")
            case Key.REDO:
                turn = self.at_turn_start()
                self.move(game.redo_step() if turn else game.decision_after(), "nothing-again")

    def move(self, where: int | None, nothing: str) -> None:
        """Go to another place in the journal and ask there."""
        game = self.game
        if where is None:
            self.out.line(self.terms(nothing))
            return
        here = game.cursor
        if where < here:
            label = self.words.undo_label(game.inputs[where:here])
        else:
            label = self.words.redo_label(game.inputs[here:where])
        game.go_to(where)
        self.out.line(label)
        self.arrive(game.settle())

    def explain(self, rest: str) -> None:
        """The rule behind the question, or behind the option of a number."""
        state = self.game.state
        if state.over:
            self.out.line(self.words.prompt(state).text)
            return
        said = understand(rest)
        if isinstance(said, Number):
            entry = self.entry(said.number)
            if entry is not None:
                self.rule(self.words.rule(state, entry.inputs[0]))
                typed = notation.write(state.rules, entry.inputs[0])
                key = "typed" if len(entry.inputs) == 1 else "typed-one"
                self.out.line(self.terms(key, text=typed))
        else:
            self.rule(self.words.frame_rule(state.agenda[-1]))

    def rule(self, words: RuleWords) -> None:
        """A rule with where it stands."""
        self.out.line(f"{words.text} ({words.source})")

    def why(self) -> None:
        """The whole reason of Contrarius' last choice, with the rules."""
        game = self.game
        for number in range(game.cursor, -1, -1):
            for event in reversed(game.events_at(number)):
                if isinstance(event, Chose):
                    for line in self.words.trail(event.choice):
                        rule = f" — {line.rule} ({line.source})" if line.rule else ""
                        self.out.line(f"{line.text}{rule}", indent=2)
                    return
        self.out.line(self.terms("no-why"))

    def export(self, name: str) -> None:
        """Write the game, up to where it stands, to a file."""
        if not name:
            self.out.line(self.terms("export-where"))
            return
        try:
            write_file(self.game, Path(name).expanduser())
        except (OSError, ValueError, RuntimeError) as error:
            why = getattr(error, "strerror", None) or error
            self.out.line(self.terms("not-exported", file=name, why=why))
        else:
            self.out.line(self.terms("exported", file=name))
