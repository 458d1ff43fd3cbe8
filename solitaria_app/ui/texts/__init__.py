"""The window's own words: menus, buttons, dialogs. The game's are in `session.words`."""

from __future__ import annotations

from solitaria_app.session.words.catalogue import Catalogue

from . import de, en

_TEXTS: dict[str, dict[str, str]] = {"en": en.TEXTS, "de": de.TEXTS}


class Texts:
    """Looks up texts by key and fills their placeholders; English where a language lacks one."""

    __slots__ = ("_texts", "_words", "language")

    def __init__(self, language: str) -> None:
        self.language = language
        self._texts = _TEXTS.get(language, en.TEXTS)
        self._words = Catalogue(language if language in _TEXTS else "en")

    def __call__(self, key: str, **values: object) -> str:
        """A text; KeyError for a key that English lacks. A problem among the values is told."""
        template = self._texts.get(key)
        if template is None:
            template = en.TEXTS[key]
        if not values:
            return template
        return template.format_map(self._words.all_told(values))

    def count(self, key: str, number: int, **values: object) -> str:
        """A text with a number, `n`; the text for a single thing has `.one` behind its key."""
        return self(f"{key}.one" if number == 1 else key, **{"n": number, **values})

    def told(self, problem: object) -> str:
        """What went wrong, in this language (see `Catalogue.told`)."""
        return self._words.told(problem)


def system_language(names: list[str]) -> str:
    """The first of the system's languages (as `de-AT`) that the program has, else English."""
    for name in names:
        code = name.replace("_", "-").split("-")[0].lower()
        if code in _TEXTS:
            return code
    return "en"
