"""What goes wrong is told in each language: whole sentences with their place, nothing left open."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import solitaria_app
from solitaria_app.content.faults import BadFile
from solitaria_app.content.library import Library, NotFound
from solitaria_app.engine import notation
from solitaria_app.session.archive import Archive, ArchiveProblem
from solitaria_app.session.campaign.begin import BadChoice, Choices, begun
from solitaria_app.session.campaign.file import read_file as read_campaign
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.session.collection import Collection
from solitaria_app.session.game import Game
from solitaria_app.session.gamefile import check_file, read_file, write_file
from solitaria_app.session.header import BadHeader, clean_seed, new_header, rules_of
from solitaria_app.session.problem import Problem, of_notation
from solitaria_app.session.texts import en
from solitaria_app.session.troubles import NOT_SAVED, trouble, why_not
from solitaria_app.session.words.catalogue import Catalogue

ENGLISH, GERMAN = Catalogue("en"), Catalogue("de")
BROKEN = ("BUSY", "READONLY_ROLLBACK", "READONLY", "READONLY_DIRECTORY", "FULL", "IOERR_LOCK",
          "IOERR", "NOTADB", "CORRUPT", "CANTOPEN_ISDIR", "CANTOPEN", "TOOBIG")  # fmt: skip


def german(problem: object) -> str:
    """The German words, which are others than the English ones; both are clean."""
    said, meant = GERMAN.told(problem), ENGLISH.told(problem)
    assert meant == str(problem) != said
    for text in (said, meant):
        assert not re.search(r"[{}<>]|\bNone\b|Exception|msgspec", text), text
        assert text == text.strip() and "  " not in text and "\n" not in text
    assert not re.search(r"\b(the|and|is|was|not|of|there)\b", said.split(": ")[-1]), said
    return said


def sql(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute(statement)
        db.commit()


@pytest.mark.parametrize("name", BROKEN)
def test_the_file_of_games(name: str) -> None:
    error = sqlite3.OperationalError("raw words")
    error.sqlite_errorname = f"SQLITE_{name}"
    for problem in (trouble(error, NOT_SAVED), trouble(error), why_not(error)):
        said = german(problem.at("games.db"))
        assert said.startswith("games.db: ") and said.endswith(".") and "raw words" not in said


def test_what_it_means_that_it_could_not_be_written() -> None:
    error = sqlite3.OperationalError()
    error.sqlite_errorname = "SQLITE_READONLY"
    for key in (one for one in en.TEXTS if one.startswith("problem.so.")):
        problem = trouble(error, Problem(key)).at("games.db")
        assert german(problem).startswith("games.db: Die Datei ist schreibgeschützt; ")
        assert str(problem).startswith("games.db: it is read-only, so ")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("UPDATE game SET header = '{}'", "Der Kopf von Partie 1 ist nicht lesbar."),
        ("UPDATE game SET header = '{\"format\": 99}'", "Partie 1 ist von einer neueren Version"),
        ("UPDATE game SET name = x'ff'", "Partie 1 ist beschädigt."),
        ("UPDATE game SET aside = '{'", "Partie 1 ist beschädigt."),
        ("UPDATE input SET text = 'dance' WHERE number = 5", "Regeln lehnen „dance“ in Zug 0 ab."),
        ("UPDATE turn SET digest = 'x' WHERE number = 2", "Ab Zug 2 ist sie nach den heutigen"),
        ("UPDATE game SET header = replace(header, 'italia', 'rom')", "Einen Plan namens „rom“"),
        ("UPDATE game SET header = replace(header, 'shortest', 'x')", "Im Kopf steht hier"),
        ("DELETE FROM game", "Eine Partie 1 gibt es nicht."),
        ("PRAGMA user_version = 99", "von einer neueren Version des Programms"),
        ("PRAGMA user_version = 0", "Das ist die Datei eines anderen Programms."),
    ],
)
def test_one_game(change: str, words: str, tmp_path: Path, played: Game, library: Library) -> None:
    path = tmp_path / "games.db"
    number = Archive(path).add(played)
    sql(path, change)
    with pytest.raises(ArchiveProblem) as caught:
        Archive(path).load(number, library)
    said = german(caught.value)
    assert said.startswith(f"{path}: ") and words in said and said.endswith(".")


def test_changes_that_cant_be_made(tmp_path: Path, played: Game) -> None:
    path = tmp_path / "games.db"
    number, collection = Archive(path).add(played), Collection(path)
    with pytest.raises(ArchiveProblem) as gone:
        collection.restore([7, 8])
    assert german(gone.value).endswith("Die Partien 7, 8 sind endgültig entfernt und kommen "
                                       "nicht zurück.")  # fmt: skip
    collection.seen.look()
    path.rename(tmp_path / "before.db")
    Archive(path).begin_anew()
    Archive(path).add(played)
    with pytest.raises(ArchiveProblem) as other:
        collection.note(number, "x")
    assert german(other.value).endswith("; die Notiz ist nicht gespeichert.")
    with pytest.raises(ArchiveProblem) as looked:
        Archive(path).save(number, played)
    assert "lässt sich nur ansehen" in german(looked.value)


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        (b"\xff", ":1", "kein Text in UTF-8"),
        (b"", ":1", "die Datei ist leer"),
        (b"a: [", ":2", "lässt sich nicht als YAML lesen"),
        (b"- 1\n", ":1", "hier stehen keine Zeilen der Form"),
        (b"x: 1\n", ":1", "das ist keine Partie: der Schlüssel game fehlt"),
        (b"turns: []\ngame: {format: 99}\n", ":2", "von einer neueren Version"),
        (b"game: {format: 1}\nturns: x\n", ":2", 'erwartet ist eine Liste, nicht "x"'),
        (None, "", "es gibt keine solche Datei"),
    ],
)
def test_files_that_are_no_game(
    text: bytes | None, line: str, words: str, tmp_path: Path, library: Library
) -> None:
    path = tmp_path / "x.yaml"
    if text is not None:
        path.write_bytes(text)
    with pytest.raises(BadFile) as caught:
        read_file(path, library)
    said = german(caught.value.faults[-1])
    assert said.startswith(f"{path}{line}: ") and words in said


def test_a_game_that_goes_otherwise_here(tmp_path: Path, played: Game, library: Library) -> None:
    path = tmp_path / "x.yaml"
    write_file(played, path)
    text = path.read_text(encoding="utf-8")
    play = next(line for line in text.splitlines() if "- play " in line)
    path.write_text(text.replace(play, "  - play weaver-2", 1), encoding="utf-8")
    reading = check_file(path, library)
    assert reading.refused is not None and reading.first_difference is not None
    assert "die Regeln lehnen „play weaver-2“ ab: " in german(reading.refused)
    assert "ist nicht auf deiner Hand." in german(reading.refused)
    assert "Zug 1 weicht ab: die Regeln lehnen" in german(reading.first_difference)
    path.write_text(re.sub(r"digest: \S+", "digest: x0", text, count=1), encoding="utf-8")
    reading = check_file(path, library)
    assert "Zug 0 weicht ab: die Prüfsumme danach ist" in german(reading.first_difference)
    path.write_text(re.sub(r"rules: \w+", "rules: x0", text, count=1), encoding="utf-8")
    assert "nach anderen Regeln gespielt" in german(check_file(path, library).other_rules)


@pytest.mark.parametrize(
    "changes",
    [
        {"format": 99}, {"format": 0}, {"seed": " x"}, {"start_points": -1}, {"mover": "x"},
        {"way": "x"}, {"contrarius": []}, {"dice": {}}, {"personality": "x"}, {"id": "X"},
        {"points": 7}, {"blue": ["1"]}, {"blue": ["x"] * 6}, {"red": ["card"] * 6}, {"twice": 1},
    ],
)  # fmt: skip
def test_headers(changes: dict[str, Any], library: Library) -> None:
    made = new_header(library, "italia", "standard", "seed")
    ((name, value),) = changes.items()
    if name in ("blue", "red"):
        made = replace(made, dice=made.dice | {name: value})
    elif name in ("personality", "id", "points"):
        first = replace(made.contrarius[0], **{name: value})
        made = replace(made, contrarius=[first, *made.contrarius[1:]])
    elif name == "twice":
        made = replace(made, contrarius=[made.contrarius[0]] * 2)
    else:
        made = replace(made, **{name: value})
    with pytest.raises(BadHeader) as caught:
        rules_of(made, library)
    assert german(caught.value).endswith(".")


def test_names_and_seeds(library: Library) -> None:
    for bad in ("", "x" * 99):
        with pytest.raises(BadHeader) as header:
            clean_seed(bad)
        assert german(header.value).startswith(("Die Startzahl", "Eine Startzahl"))
    for look in (library.board, library.level, library.campaign):
        with pytest.raises(NotFound) as caught:
            look("clasic")
        assert "„clasic“ gibt es nicht" in german(caught.value)
    for rules in ({"x": "y"}, {"mover": "y"}):
        with pytest.raises(NotFound) as caught:
            library.table_rules(rules)
        assert german(caught.value).endswith(".")


@pytest.mark.parametrize(
    "text",
    ["", "dance", "play", "play x", "sell x wine", "buy 1 gold", "roll blue x", "cash 5",
     "move roma", "place x roma", "purchase mason-1 with", "hold 3 x", "follow x",
     "correct x", "correct house x", "correct track 3 x", "produce x"],
)  # fmt: skip
def test_inputs(text: str, library: Library) -> None:
    with pytest.raises(notation.BadNotation) as caught:
        notation.read(library.ruleset("italia", "standard"), text)
    german(of_notation(caught.value))


def test_campaigns(tmp_path: Path, library: Library) -> None:
    store = Campaigns(tmp_path / "games.db")
    number = store.create("x", library.campaign("classic"))
    sql(store.path, "UPDATE campaign SET definition = '{}'")
    problem = store.load(number).problem
    assert german(problem) == f"{store.path}: Kampagne 1 ist beschädigt."
    with pytest.raises(ArchiveProblem) as missing:
        store.load(9)
    assert german(missing.value).endswith("Eine Kampagne 9 gibt es nicht.")
    path = tmp_path / "x.yaml"
    path.write_text("game: {}\n")
    with pytest.raises(BadFile) as caught:
        read_campaign(path, library)
    assert "das ist keine Kampagne" in german(caught.value.faults[0])
    for choices in (Choices(boards=()), Choices(games=-1)):
        with pytest.raises(BadChoice) as choice:
            begun(library.campaign("free"), library, "1", choices)
        german(choice.value)
    with pytest.raises(BadChoice) as choice:
        begun(library.campaign("classic"), library, "1", Choices(games=1))
    german(choice.value)


def test_no_text_lies_idle() -> None:
    """Each key stands in the program, whole or as `f"start.{...}"` with the rest by itself."""
    root = Path(solitaria_app.__file__).parent
    source = "".join(
        path.read_text(encoding="utf-8")
        for path in root.rglob("*.py")
        if "texts" not in path.parts and path.name != "fault_texts.py"
    )
    for key in (one for one in en.TEXTS if one.startswith(("problem.", "fault."))):
        dots = [place + 1 for place, sign in enumerate(key) if sign == "."]
        built = any(f'f"{key[:n]}{{' in source and f'"{key[n:]}"' in source for n in dots)
        assert f'"{key}"' in source or built, key
