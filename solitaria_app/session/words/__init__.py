"""Sentences: what the program says about the game, for log, window, terminal and reading aloud.

words = Words("en", rules)
words.prompt(state).text          # "Play a card."
words.label(state, given)         # "Build in COSA — 1 food, 1 brick and 2 sestertii"
words.turn(state, events)         # ["You play the Prefect.", ...]
words = words.into("de")          # the same in German
"""

from .catalogue import LANGUAGES
from .names import Names
from .places import Places
from .prompts import Request
from .refusals import RefusalWords
from .results import ResultWords, Row
from .rulebook import RuleWords
from .story import Sentence
from .trail import TrailLine
from .words import Words

__all__ = [
    "LANGUAGES",
    "Names",
    "Places",
    "RefusalWords",
    "Request",
    "ResultWords",
    "Row",
    "RuleWords",
    "Sentence",
    "TrailLine",
    "Words",
]
