"""Reads sentences aloud through Qt's text to speech, where that and a voice are there.

Qt's part for it is not in what the program needs; it is imported when it is wanted.
"""

from __future__ import annotations

import importlib
import re
from typing import Any

from PySide6.QtCore import QLocale, QObject

MODULE = "PySide6.QtTextToSpeech"
SILENT = "mock"
"""Qt's own engine for tests, which says nothing."""


class Unspeakable(Exception):
    """Why nothing can be read aloud: the `key` of a text, and `what` it names."""

    def __init__(self, key: str, what: str = "") -> None:
        super().__init__(key)
        self.key, self.what = key, what


_CAPITALS = re.compile(r"\b[A-ZÄÖÜ]{2,}\b")
_LATIN_U = re.compile(r"(?<=[B-DF-HJ-NP-TXZ])V|V(?![AEIOY])")
"""After a consonant, and before one or at the end: GENVA, BRVNDISIVM, but RAVENNA."""


def engine(parent: QObject | None = None) -> Any:
    """The system's engine; raises Unspeakable where there is none."""
    try:
        speech = importlib.import_module(MODULE).QTextToSpeech
    except ModuleNotFoundError:
        raise Unspeakable("speech.not-installed") from None
    except ImportError as error:  # a library of the system is missing
        raise Unspeakable("speech.no-library", str(error).partition(":")[0]) from None
    if all(name == SILENT for name in speech.availableEngines()):
        raise Unspeakable("speech.no-engine")
    made = speech(parent)
    if made.state() == speech.State.Error:
        raise Unspeakable("speech.no-engine")
    return made


def hindrance() -> Unspeakable | None:
    """Why nothing can be read aloud, None if it can be."""
    try:
        engine()
    except Unspeakable as why:
        return why
    return None


def spoken(text: str) -> str:
    """A text as it is said: names in capitals as words, their V as U where it is one."""

    def word(found: re.Match[str]) -> str:
        return _LATIN_U.sub("U", found[0]).capitalize()

    return _CAPITALS.sub(word, text)


class Speaker(QObject):
    """Says one sentence at a time; a new one takes the place of what is being said."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine: Any = None
        self._language = ""

    def say(self, text: str, language: str) -> None:
        """Say a text in a language (`de`); silent where that is not possible."""
        if self._engine is None:
            try:
                self._engine = engine(self)
            except Unspeakable:
                return
        if language != self._language:
            self._language = language
            self._engine.setLocale(QLocale(language))
        self._engine.stop()
        self._engine.say(spoken(text))

    def hush(self) -> None:
        """Say nothing more."""
        if self._engine is not None:
            self._engine.stop()
