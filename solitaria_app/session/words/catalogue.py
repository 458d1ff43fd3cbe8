"""The texts of one language, with English for what it lacks."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Mapping, Sequence

from solitaria_app.content.faults import BadFile, Fault, short
from solitaria_app.content.told import Told

from ..texts import de, en

LANGUAGES: dict[str, str] = {"en": "English", "de": "Deutsch"}
"""The languages of the program by code, each under its own name."""

_TEXTS: dict[str, dict[str, str]] = {"en": en.TEXTS, "de": de.TEXTS}
_DATA_TEXTS: dict[str, dict[str, str]] = {"en": {}, "de": de.DATA_TEXTS}


class Catalogue:
    """Looks texts up by key and fills their placeholders."""

    __slots__ = ("_data_texts", "_texts", "language")

    def __init__(self, language: str) -> None:
        """`language` is a key of `LANGUAGES`, else ValueError with a sentence."""
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise ValueError(f"There is no language {short(language)!r}; there is {known}.")
        self.language = language
        self._texts = _TEXTS[language]
        self._data_texts = _DATA_TEXTS[language]

    def text(self, key: str, **values: object) -> str:
        """A text with its placeholders filled; KeyError for a key that English lacks.

        A name that ends with a full stop, such as ISCA D., ends its sentence with that one.
        """
        template = self._texts.get(key)
        if template is None:
            template = en.TEXTS[key]
        return template.format_map(values).replace("..", ".")

    def told(self, what: object) -> str:
        """What went wrong, with its place: a problem, a fault, or an exception that has one as
        `told`, or several; of an error of the system the reason. Anything else as it is."""
        if isinstance(what, BadFile):
            return "\n".join(map(self.told, what.faults))
        said = getattr(what, "told", what) if isinstance(what, Exception) else what
        if isinstance(said, Told | Fault):
            return said.words(ChainMap(self._texts, en.TEXTS), self.language)
        return said.strerror or str(said) if isinstance(said, OSError) else str(said)

    def all_told(self, values: Mapping[str, object]) -> dict[str, object]:
        """What fills placeholders: problems among it are told, the rest stays."""
        kinds = Told, Fault, Exception
        return {n: self.told(one) if isinstance(one, kinds) else one for n, one in values.items()}

    def sentence(self, key: str, **values: object) -> str:
        """A text that begins with a capital letter, whatever its first placeholder holds."""
        return capital(self.text(key, **values))

    def count(self, what: str, n: int) -> str:
        """An amount in words: `2 sestertii`."""
        return self.text(f"count.{what}.{'one' if n == 1 else 'many'}", n=n)

    def listed(self, items: Sequence[str], last: str = "pair") -> str:
        """Things in a row: `a, b and c`, or with `last` "or"; nothing has its own word."""
        if not items:
            return self.text("nothing")
        first = items[0]
        for item in items[1:-1]:
            first = self.text("list.comma", first=first, last=item)
        return first if len(items) == 1 else self.text(f"list.{last}", first=first, last=items[-1])

    def of_data(self, text: str) -> str:
        """A text of the data files (levels, table rules, notes) in this language.

        As it stands where there is no translation, for instance if the player changed it.
        """
        return self._data_texts.get(text, text)


def capital(sentence: str) -> str:
    """The text with its first letter as a capital."""
    return sentence[:1].upper() + sentence[1:]
