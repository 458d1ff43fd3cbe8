"""What is to be told to a player, as a value: it becomes words when the language is known."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Self

from .fault_texts import TEXTS


class Told:
    """A key of the texts with what fills its placeholders; `str` is the English sentence.

    A value may be something told itself; a tuple, of which one may be chosen; a mapping from
    language to words, which says nothing in any other. `place`, a file or a line of one, goes
    before the sentence.
    """

    __slots__ = ("key", "place", "values")

    ENGLISH: ClassVar[Mapping[str, str]] = TEXTS
    """Where the English words are looked up."""

    def __init__(self, key: str, /, place: object = "", **values: object) -> None:
        self.key, self.place, self.values = key, str(place), values

    def at(self, place: object) -> Self:
        """The same with a place."""
        return type(self)(self.key, place, **self.values)

    def but(self, **values: object) -> Self:
        """The same with other values."""
        return type(self)(self.key, self.place, **(self.values | values))

    def words(self, texts: Mapping[str, str], language: str) -> str:
        """The sentence in a language with these texts; KeyError for a key that they lack."""
        filled = {name: _words(value, texts, language) for name, value in self.values.items()}
        said = texts[self.key].format_map(filled)
        return f"{self.place}: {said}" if self.place else said

    def __str__(self) -> str:
        return self.words(self.ENGLISH, "en")

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.key!r}, {str(self)!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Told):
            return NotImplemented
        return (self.key, self.place, self.values) == (other.key, other.place, other.values)

    def __hash__(self) -> int:
        return hash((self.key, self.place))


def _words(value: object, texts: Mapping[str, str], language: str) -> str:
    if isinstance(value, Told):
        return value.words(texts, language)
    if isinstance(value, Mapping):
        return str(value.get(language, ""))
    if isinstance(value, tuple):
        items = [_words(item, texts, language) for item in value]
        first = ", ".join(items[:-1])
        return texts["fault.or"].format(first=first, last=items[-1]) if first else "".join(items)
    return str(value)
