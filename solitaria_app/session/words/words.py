"""`Words`: everything the program says about one game, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from solitaria_app.engine.agenda import Frame
from solitaria_app.engine.choice import Choice
from solitaria_app.engine.corrections import Correction
from solitaria_app.engine.events import Event
from solitaria_app.engine.inputs import Input
from solitaria_app.engine.refusal import Refusal
from solitaria_app.engine.ruleset import Ruleset
from solitaria_app.engine.scoring import Result
from solitaria_app.engine.state import GameState

from . import deeds, headline, labels, prompts, refusals, results, rulebook, story, tidings, worth
from . import trail as trails
from .catalogue import Catalogue
from .events import event_sentence
from .names import Names
from .phrases import Phrases
from .prompts import Request
from .refusals import RefusalWords
from .results import ResultWords
from .rulebook import RuleWords
from .story import Sentence
from .trail import TrailLine

if TYPE_CHECKING:
    from solitaria_app.session.forecast import Forecast

    from .forecast import ForecastLine


class Words:
    """The words for one game's rules in one language; holds no state of the game.

    Cheap to make: a window that changes its language makes another with `into`. States are
    those of games of the same `rules`.
    """

    def __init__(self, language: str, rules: Ruleset, names: Names | None = None) -> None:
        """`language` is a key of `LANGUAGES` (ValueError otherwise); `names` those on the map."""
        self.language = language
        self.say = Phrases(Catalogue(language), rules, names or Names.printed(rules.board))
        """The parts of sentences: goods, cities, lines, cards, dice by themselves."""

    def into(self, language: str) -> Words:
        """The same game in another language."""
        return Words(language, self.say.rules, self.say.names)

    def of_data(self, text: str) -> str:
        """A text of the data files (level, table rule, note) in this language."""
        return self.say.texts.of_data(text)

    # --- what happened --------------------------------------------------------

    def event(self, state: GameState, event: Event) -> str:
        """One event as a sentence."""
        return event_sentence(self.say, state, event)

    def story(self, state: GameState, events: Sequence[Event]) -> tuple[Sentence, ...]:
        """Events in order as sentences that merge what belongs together, with what each tells."""
        return story.tell(self.say, state, events)

    def turn(self, state: GameState, events: Sequence[Event]) -> list[str]:
        """The bare sentences of `story`."""
        return [sentence.text for sentence in self.story(state, events)]

    def headline(self, state: GameState, events: Sequence[Event]) -> str:
        """What Contrarius did since the human's last card, in one short line; empty if nothing."""
        return headline.headline(self.say, state, events)

    def corrected(self, events: Sequence[Event]) -> str:
        """The corrections with which events end, in one short line; empty if there are none."""
        return tidings.corrected_line(self.say, events)

    def set_up(self, state: GameState, events: Sequence[Event]) -> str:
        """What Contrarius did at the end of the set-up, in one line; empty once it is history."""
        return tidings.set_up_line(self.say, state, events)

    def to_move(
        self, before: GameState, after: GameState, moves: Sequence[Correction]
    ) -> list[str]:
        """What is to be moved on a real table (see `session.moves`), in clauses."""
        from .moves import said_to_move  # only beside a table

        return said_to_move(self.say, before, after, moves)

    def trail(self, choice: Choice) -> tuple[TrailLine, ...]:
        """Why Contrarius builds where it builds, line by line."""
        return trails.trail(self.say, choice)

    def forecast(self, found: Sequence[Forecast]) -> tuple[ForecastLine, ...]:
        """What Contrarius may do for each card in hand, one line a card."""
        from .forecast import forecast_lines  # with fractions, which few games ask for

        return forecast_lines(self.say, found)

    # --- what is possible -----------------------------------------------------

    def prompt(self, state: GameState) -> Request:
        """What the game waits for now, or how it ended."""
        return prompts.request(self.say, state)

    def frame(self, frame: Frame) -> str:
        """What a thing on the agenda is called."""
        return prompts.frame_title(self.say, frame)

    def label(self, state: GameState, given: Input) -> str:
        """An option of the present prompt, with what it costs or brings."""
        return labels.label(self.say, state, given)

    def price(self, state: GameState, index: int, by_position: bool = True) -> str:
        """What the card at an index of the display costs a Senator, or (False) a Consul."""
        return labels.price(self.say, state, index, by_position)

    def refusal(self, state: GameState, given: Input, refusal: Refusal) -> RefusalWords:
        """Why an input is not allowed, and where that rule stands."""
        return refusals.refusal_words(self.say, state, given, refusal)

    def undo_label(self, inputs: Sequence[Input]) -> str:
        """`Undo: build in COSA` for the inputs of the step that would be taken back."""
        return deeds.undo_label(self.say, inputs)

    def redo_label(self, inputs: Sequence[Input]) -> str:
        """As `undo_label`, for the step that would be done again."""
        return deeds.undo_label(self.say, inputs, "redo")

    # --- the rules ------------------------------------------------------------

    def rule(self, state: GameState, given: Input) -> RuleWords:
        """The rule behind an option of the present prompt."""
        return rulebook.input_rule(self.say, state, given)

    def frame_rule(self, frame: Frame) -> RuleWords:
        """The rule behind a thing on the agenda."""
        return rulebook.frame_rule(self.say, frame)

    def card_action(self, card: int) -> RuleWords:
        """What the human does with a card."""
        return rulebook.card_action(self.say, card)

    def card_reaction(self, card: int) -> RuleWords:
        """What Contrarius does in reaction to a card."""
        return rulebook.card_reaction(self.say, card)

    def god_rule(self, card: int) -> str:
        """What a card's god counts."""
        return worth.god_rule(self.say, card)

    def god(self, state: GameState, card: int, side: int = 0) -> str:
        """What a card is worth to a side now: `Saturnus: 6 provinces = 6`."""
        return worth.god_line(self.say, state, card, side)

    # --- the end --------------------------------------------------------------

    def result(self, state: GameState, found: Result) -> ResultWords:
        """Who won (or is ahead), what decided it, and the points by source."""
        return results.result_words(self.say, state, found)

    def lead_since(self, turn: int, human: bool) -> str:
        """Since which turn the human, or Contrarius, has been ahead."""
        return results.lead_since(self.say, turn, human)
