"""The window's own words: complete in both languages, none forgotten, none unused."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import solitaria_app.ui
from solitaria_app.ui.texts import Texts, de, en, system_language

FAMILIES = (
    "menu.",
    "theme.",
    "sides.",
    "speed.",
    "strike.",
    "keys.",
    "new.doubt.",
    "new.pile.",
    "correct.do.",
    "correct.part.",
    "correct.lies.",
    "correct.look.",
    "correct.pile.",
)
FAMILIES += ("odd.", "new.setup.", "way.", "games.import.", "games.export.")
FAMILIES += ("elsewhere.", "games.deleted.campaign", "games.back.campaign")
FAMILIES += ("stats.of.", "stats.column.", "stats.view.", "stats.chart.", "stats.page.")
FAMILIES += ("stats.filter.", "stats.period.", "stats.word.", "stats.die.", "stats.face.")
FAMILIES += ("stats.row.", "stats.legend.", "stats.about.", "stats.note.", "stats.save.")
FAMILIES += ("campaigns.did.", "campaigns.what.", "stats.nothing.")
"""Keys that are put together where they are used."""
ONE = ".one"
"""Behind the key of a text for many, where there is another one for a single thing."""


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_both_languages_have_the_same_keys_and_placeholders() -> None:
    assert de.TEXTS.keys() == en.TEXTS.keys()
    for key, text in en.TEXTS.items():
        assert placeholders(text) == placeholders(de.TEXTS[key]), key


def test_german_is_translated() -> None:
    same = {key for key, text in en.TEXTS.items() if de.TEXTS[key] == text}
    names = {
        "title",
        "text.percent",
        "score.contrarius",
        "new.pile.contrarius",
        "scores.contrarius",
    }
    symbols = {"prompt.enter", "refused", "keys.numbers", "keys.more", "keys.escape"}
    symbols |= {"keys.amount", "keys.tab", "describe.city.bare", "describe.colonist"}
    symbols |= {"tip", "past.moment", "amend.why", "setup.name", "new.setup.one", "games.name"}
    symbols |= {"face.twice", "face.key.sea", "face.key.specialist", "face.key.land", "token.tile"}
    symbols |= {"token.laid.one", "keys.faces", "campaigns.name", "backups.one", "backups.copy"}
    symbols |= {"backups.copy.kept"}
    symbols |= {"stats.card", "stats.chart", "stats.magnus", "stats.percent"}
    names |= {key for key, text in en.TEXTS.items() if text in ("Contrarius", "Median")}
    assert same <= names | symbols | {"scores.times"}


def test_every_key_is_used_and_every_used_key_exists() -> None:
    folder = Path(solitaria_app.ui.__file__).parent
    source = "\n".join(
        path.read_text(encoding="utf-8")
        for path in folder.rglob("*.py")
        if path.parent.name not in ("texts", "map")
    )
    quoted = set(re.findall(r"""["']([a-z][a-z0-9.-]*)["']""", source))
    used = quoted | {key + ONE for key in quoted}
    unused = {k for k in en.TEXTS if k not in used and not k.startswith(FAMILIES)}
    assert not unused
    asked = set(re.findall(r'\btexts\(\s*"([^"]+)"', source))
    assert asked
    assert asked <= en.TEXTS.keys()


def test_a_missing_text_falls_back_to_english() -> None:
    texts = Texts("de")
    assert texts("close") == de.TEXTS["close"]
    assert Texts("xx")("close") == en.TEXTS["close"]


def test_the_systems_language_is_taken_if_there_is_one() -> None:
    assert system_language(["fr-FR", "de-AT", "en-GB"]) == "de"
    assert system_language(["fr_FR"]) == "en"
    assert system_language([]) == "en"
