"""Sentences: what the program says about the game, for log, window, terminal and reading aloud."""

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
