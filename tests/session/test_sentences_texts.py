"""The texts themselves: both languages complete, with the same placeholders, nothing forgotten."""

import re
from pathlib import Path
from string import Formatter

import pytest

from solitaria_app.session.campaign.file import read_file
from solitaria_app.session.texts import de, en
from solitaria_app.session.words.catalogue import Catalogue
from tests.engine.table import the_library

CORPUS = Path(__file__).parents[1] / "corpus"

SHARED = re.compile(
    r"\{.*?\}|\b(Contrarius|Concordia|Solitaria|Mercator|Diplomat|Senator"
    r"|Vesta|Jupiter|Saturnus|Mercurius|Mars|Minerva|S|in)\b"
)
"""Placeholders and the words that are the same in both languages."""

ENGLISH = re.compile(
    r"\b(the|you|your|its|and|or|of|to|is|are|with|for|card|city|house|colonist|page|our)\b", re.I
)
GERMAN = re.compile(r"[äöüß]|\b(der|die das|und|oder|du|dein|ist|mit|für|Karte|Haus|Seite)\b")


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_both_languages_have_the_same_keys():
    assert set(de.TEXTS) == set(en.TEXTS)


def test_both_languages_have_the_same_placeholders():
    for key, text in en.TEXTS.items():
        assert placeholders(de.TEXTS[key]) == placeholders(text), key


def test_nothing_is_left_untranslated():
    """Texts that hold more than placeholders, signs and names differ."""
    for key, text in en.TEXTS.items():
        if re.search("[A-Za-z]", SHARED.sub("", text)):
            assert text != de.TEXTS[key], key


def test_no_language_is_mixed_into_the_other():
    latin = re.compile("Praefectus Magnus|Concordia-Karte")
    for key, text in de.TEXTS.items():
        bare = latin.sub("", re.sub(r"\{.*?\}", "", text))
        assert not ENGLISH.search(bare), (key, text)
    for key, text in en.TEXTS.items():
        assert not GERMAN.search(re.sub(r"\{.*?\}", "", text)), (key, text)


@pytest.mark.parametrize("language", [en.TEXTS, de.TEXTS], ids=["en", "de"])
def test_texts_are_clean(language: dict[str, str]):
    for key, text in language.items():
        assert text, key
        assert "  " not in text and text == text.rstrip(), key
        assert "_" not in re.sub(r"\{.*?\}", "", text), key
        if key.startswith(("event.", "nothing.", "ask.", "refusal.", "rule.", "action.")) and (
            not key.endswith(".source")
            and not key.startswith(("event.trade.", "event.marker-group", "refusal.thing."))
            and key != "rule.both"
        ):
            assert text.endswith((".", "?", "{prompt}")), key


def test_what_has_a_source_stands_somewhere():
    """Each rule of cards, options and sites says where it is found."""
    for key in en.TEXTS:
        if key.startswith(("action.", "reaction.", "strike.")) and not key.endswith(".source"):
            assert f"{key}.source" in en.TEXTS


def test_a_missing_text_falls_back_to_english(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delitem(de.TEXTS, "event.ended")
    assert Catalogue("de").text("event.ended") == "The game is over."


def test_an_unknown_language_is_named():
    with pytest.raises(ValueError, match="no language 'la'; there is en, de"):
        Catalogue("la")


def test_data_texts_are_translated():
    """Levels, table rules, dice and notes of the data files, all of them."""
    library = the_library()
    found: set[str] = set()
    for level in library.levels.values():
        found |= {level.name, level.text}
    for option in library.options.values():
        found |= {option.name, option.text, *option.choices.values()}
    for die in library.dice.values():
        found |= {die.name, die.origin.note}
    for origin in [pile.origin for pile in library.piles.values()]:
        found.add(origin.note)
    for board in library.boards.values():
        found.add(board.origin.note)
    for campaign in library.campaigns.values():
        found |= {campaign.name, campaign.text}
    for file in CORPUS.glob("campaigns-format-*/*.yaml"):  # campaigns keep the words of then
        definition = read_file(file, library).definition
        found |= {definition.name, definition.text}
    german, english = Catalogue("de"), Catalogue("en")
    names = {"", "Standard", "Veteran"}
    for text in found - names:
        assert german.of_data(text) != text, text
        assert english.of_data(text) == text
    assert set(de.DATA_TEXTS) <= found
    assert german.of_data("a note of the player's own") == "a note of the player's own"


def test_lists_and_amounts():
    english, german = Catalogue("en"), Catalogue("de")
    assert english.listed([]) == "nothing"
    assert english.listed(["a"]) == "a"
    assert english.listed(["a", "b"]) == "a and b"
    assert german.listed(["a", "b", "c"]) == "a, b und c"
    assert english.listed(["a", "b", "c"], "or") == "a, b or c"
    assert [english.count("sestertius", n) for n in (0, 1, 2)] == [
        "0 sestertii",
        "1 sestertius",
        "2 sestertii",
    ]
    assert [german.count("sestertius", n) for n in (1, 2)] == ["1 Sesterz", "2 Sesterzen"]
    assert english.count("tool", 2) == "2 tools" and english.count("cloth", 2) == "2 cloth"
    assert german.count("cloth", 2) == "2 Tuch" and german.count("brick", 1) == "1 Ziegel"
