"""docs/formats.md holds what it says: its examples work, its tables are complete.

Chance and digests are worked out here a second time from the document's words and the data
files alone, as another program would.
"""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest
import yaml
from click.testing import CliRunner

from solitaria_app.cli.main import solitaria
from solitaria_app.content.digest import digest
from solitaria_app.content.library import Library
from solitaria_app.engine import agenda, inputs
from solitaria_app.engine.choice import Strike
from solitaria_app.engine.goods import BY_ID
from solitaria_app.engine.notation import read, write
from solitaria_app.resources import data_dir
from solitaria_app.session.game import Game
from solitaria_app.session.gamefile import GameFile
from solitaria_app.session.header import BoxCard, Header
from solitaria_app.session.report import details
from solitaria_app.session.statejson import state_json
from tests.session.conftest import whole_game

TEXT = (Path(__file__).parents[2] / "docs" / "formats.md").read_text(encoding="utf-8")
GOODS = ["brick", "food", "tool", "wine", "cloth"]


def example(name: str) -> str:
    """The fenced block behind the comment with a name."""
    found = re.findall(rf"<!-- example: {name} -->\n```\w+\n(.*?)```\n", TEXT, re.DOTALL)
    assert len(found) == 1, name
    return str(found[0])


def section(heading: str) -> str:
    """The text from a heading to the next one of its kind or higher."""
    level, start = heading.partition(" ")[0], TEXT.index(f"\n{heading}\n")
    rest = TEXT[start + len(heading) + 2 :]
    end = re.search(rf"^#{{1,{len(level)}}} ", rest, re.MULTILINE)
    return rest[: end.start()] if end else rest


def first_cells(text: str) -> list[str]:
    """What stands in backquotes in the first column of the tables of a text."""
    cells = re.findall(r"^\| ([^|]*) \|", text, re.MULTILINE)
    return [word for cell in cells for word in re.findall(r"`([^`]+)`", cell)]


def run(*arguments: str) -> str:
    result = CliRunner().invoke(solitaria, arguments, catch_exceptions=False)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    path = tmp_path / "game.yaml"
    path.write_text(example("game"), encoding="utf-8")
    return path


# --- the examples ---------------------------------------------------------------------


def test_the_game_fits_today(game_file: Path) -> None:
    assert "all 2 turns fit" in run("replay", str(game_file), "--verify")


def test_the_state_is_that_of_the_game(game_file: Path) -> None:
    printed = json.loads(run("replay", str(game_file), "--json"))
    assert json.loads(example("state")) == printed
    assert list(json.loads(example("state"))) == list(printed)


def test_the_answer_is_that_of_the_scenario(tmp_path: Path) -> None:
    path = tmp_path / "scenario.yaml"
    path.write_text(example("scenario"), encoding="utf-8")
    assert json.loads(example("answer")) == json.loads(run("build-site", str(path), "--json"))


def test_the_figures_are_those_of_their_seed() -> None:
    shown = json.loads(example("figures"))
    arguments = [f"--{key}={shown[key]}" for key in ("board", "level", "policy", "seed", "games")]
    figures = json.loads(run("simulate", *arguments, "--json"))
    assert list(figures) == list(shown)
    assert {**figures, "seconds": 0} == {**shown, "seconds": 0}


def test_every_yaml_and_json_block_can_be_read() -> None:
    blocks = re.findall(r"^```(\w+)\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
    assert len(blocks) > 15
    for kind, text in blocks:
        if kind == "yaml":
            assert yaml.safe_load(text)
        elif kind == "json":
            assert json.loads(text)


def test_every_link_inside_leads_somewhere() -> None:
    anchors = {
        re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")
        for heading in re.findall(r"^#+ (.*)$", TEXT, re.MULTILINE)
    }
    links = re.findall(r"\]\(#([^)]*)\)", TEXT)
    assert links
    assert not set(links) - anchors


# --- the tables -----------------------------------------------------------------------


def test_every_input_is_there_with_an_example_that_can_be_read(library: Library) -> None:
    rules = library.ruleset("italia", "standard")
    examples = first_cells(section("## Inputs"))
    given = [read(rules, text) for text in examples]
    assert [write(rules, one) for one in given] == examples
    assert {type(one) for one in given} == set(get_args(inputs.Input))


def test_every_key_of_the_header_is_there() -> None:
    keys = first_cells(section("### The header"))
    assert set(keys) >= set(Header.__struct_fields__)
    header = section("### The header")
    for key in BoxCard.__struct_fields__:
        assert f"`{key}`" in header
    assert set(first_cells(section("### Turns"))) == {"digest", "inputs"}
    assert set(GameFile.__struct_fields__) == {"game", "turns", "report", "about"}


def test_every_key_of_a_problem_report_is_there(game: Game) -> None:
    named = set(re.findall(r"`([a-z_]+)`", section("### Problem reports")))
    assert {"report", *details({}, game, "note", "fault")} == named


def test_every_key_of_the_state_is_there(library: Library) -> None:
    text = section("## The state")
    named = set(re.findall(r"`([a-z_-]+)`", text))
    for level in ("veteran", "expert"):
        game = whole_game(library, level, "doc")
        for number in range(game.length() + 1):
            value = state_json(game.state_at(number))
            assert set(value) <= named
            for part in ("human", "contrarius"):
                assert set(value[part]) <= named
                assert set(value[part]["score"]) <= named
                assert all(set(card) - {"card"} <= named for card in value[part]["score"]["cards"])
            phase = value["phase"] or {}
            assert set(phase) <= named
            assert phase.get("for", "roll") in named
            assert set(phase.get("choice", {})) <= named


def test_every_frame_that_waits_is_there() -> None:
    waiting = {
        "draw-tokens", "refill", "sixth-card", "opening", "choose-card", "tribune-action",
        "architect-action", "prefect-action", "colonist-action", "mercator-action",
        "diplomat-action", "purchase-action", "store", "roll", "move-next",
    }  # fmt: skip
    assert waiting <= set(first_cells(section("## The state")))
    for name in waiting:
        assert hasattr(agenda, "".join(word.capitalize() for word in name.split("-")))


def test_every_rule_that_strikes_a_city_out_is_there() -> None:
    answer = section("### The answer")
    for strike in Strike:
        assert f"`{strike.value}`" in answer


# --- chance, worked out from the words -------------------------------------------------


def number(seed: str, what: str, which: str | int) -> int:
    digest = hashlib.sha256(f"{seed}:{what}:{which}".encode()).digest()
    return int.from_bytes(digest, "big")


def test_the_numbers_of_the_example() -> None:
    shown = [int(line) for line in example("numbers").splitlines()]
    pairs = [("token", "aqvileia"), ("blue", 1), ("black", 1)]
    assert shown == [number("formats", what, which) for what, which in pairs]


def _data(name: str) -> Any:
    return yaml.safe_load((data_dir() / f"{name}.yaml").read_text(encoding="utf-8"))


def by_name(city: dict[str, Any]) -> str:
    return str(city["name"]).replace("Æ", "AE")


class Draws:
    """What a seed brings, by the document: tokens, cards and dice of one game."""

    def __init__(self, game: dict[str, Any]) -> None:
        self.seed = game["seed"]
        self.dice = game["dice"]
        self.rolls = dict.fromkeys(self.dice, 0)
        board = _data(f"boards/{game['board']}")
        self.letters: dict[str, list[str]] = {}
        for city in sorted(board["cities"], key=by_name):
            if "letter" in city:
                self.letters.setdefault(city["letter"], []).append(city["id"])
        tokens = _data("tokens")["tokens"]
        self.tokens = {
            letter: [good for good in GOODS for _ in range(amounts.get(good, 0))]
            for letter, amounts in tokens.items()
        }
        self.stacks = {
            pile["source"]: {card["id"]: card for card in pile["cards"]}
            for pile in _data("cards")["piles"]
            if pile["source"] in ("I", "II")
        }
        self.shown = 0

    def token(self) -> str:
        for letter in sorted(self.letters):
            if self.letters[letter] and len(set(self.tokens[letter])) > 1:
                city, left = self.letters[letter].pop(0), self.tokens[letter]
                return f"token {city} {left.pop(number(self.seed, 'token', city) % len(left))}"
        raise AssertionError("no city is left")

    def card(self, wanted: str) -> str:
        """The next card; that of a game where the display lacks a specialist is told apart."""
        for cards in self.stacks.values():
            if len(cards) == 1:
                cards.clear()  # it came by itself
            if cards:
                first = min(cards, key=lambda card: number(self.seed, "card", card))
                if wanted != f"reveal {first}" and self.shown == 7:
                    first = min(
                        (card for card in cards if cards[card]["god"] == "minerva"),
                        key=lambda card: number(self.seed, "card", card),
                    )
                del cards[first]
                self.shown += 1
                return f"reveal {first}"
        raise AssertionError("no card is left")

    def roll(self, die: str) -> str:
        self.rolls[die] += 1
        index = number(self.seed, die, self.rolls[die]) % 6
        return f"roll {die} {self.dice[die][index]}"


@pytest.mark.parametrize("board", ["italia", "imperium"])
def test_dice_cards_and_tokens_come_as_the_document_says(board: str, tmp_path: Path) -> None:
    run(
        "simulate", "--board", board, "--level", "expert", "--games", "8", "--seed", "chance ä",
        "--export", str(tmp_path),
    )  # fmt: skip
    files = sorted(tmp_path.iterdir())
    assert len(files) == 8
    for path in files:
        value = yaml.safe_load(path.read_text(encoding="utf-8"))
        draws = Draws(value["game"])
        for text in (text for turn in value["turns"] for text in turn["inputs"]):
            verb, _, rest = text.partition(" ")
            if verb == "token":
                assert text == draws.token()
            elif verb == "reveal":
                assert text == draws.card(text)
            elif verb == "roll":
                assert text == draws.roll(rest.split()[0])


# --- digests, worked out from the words ------------------------------------------------


def test_the_digest_of_a_state_by_the_documents_program(game_file: Path) -> None:
    program: dict[str, Any] = {}
    exec(example("digest"), program)
    turns = yaml.safe_load(example("game"))["turns"]
    for turn, entry in enumerate(turns):
        state = json.loads(run("replay", str(game_file), "--json", "--turn", str(turn)))
        assert program["digest"](state) == entry["digest"]


class RulesText:
    """The text of the rules' digest, from the data files and a game's header."""

    def __init__(self, board: str, level: str, mover: str, no_site: str) -> None:
        self.board = _data(f"boards/{board}")
        self.level = next(one for one in _data("levels")["levels"] if one["id"] == level)
        self.options = [("mover", mover, "shortest"), ("no_site", no_site, "reroll")]
        self.cities = [city["id"] for city in self.board["cities"]]
        self.provinces = [province["id"] for province in self.board["provinces"]]
        self.goods = _data("goods")

    @staticmethod
    def thing(*pairs: tuple[Any, ...]) -> list[list[Any]]:
        """Pairs without those that hold their default (a third part)."""
        return [[pair[0], pair[1]] for pair in pairs if len(pair) < 3 or pair[1] != pair[2]]

    @staticmethod
    def amounts(goods: Any) -> list[int]:
        if isinstance(goods, dict):
            return [goods.get(good, 0) for good in GOODS]
        return [list(goods).count(good) for good in GOODS]

    def text(self) -> str:
        thing, amounts, goods = self.thing, self.amounts, self.goods
        each = {entry["id"]: entry for entry in goods["goods"]}
        start = goods["start"]
        whole = thing(
            ("board", self.board_thing()),
            ("cards", self.cards()),
            ("dice", self.dice()),
            (
                "level",
                thing(
                    ("start_points", self.level["start_points"]),
                    ("adjacent", self.level.get("adjacent", False), False),
                    ("houses", self.level.get("houses", 0), 0),
                    ("track", self.level.get("track", []), []),
                ),
            ),
            ("options", thing(*self.options)),
            ("tokens", [[k, amounts(v)] for k, v in sorted(_data("tokens")["tokens"].items())]),
            ("marker_coins", amounts(_data("markers")["coins"])),
            ("prices", [each[good]["price"] for good in GOODS]),
            ("build_goods", [amounts(each[good]["build"]["goods"]) for good in GOODS]),
            ("build_sestertii", [each[good]["build"]["sestertii"] for good in GOODS]),
            (
                "display_costs",
                [
                    thing(("goods", amounts(cost), [0] * 5), ("any", cost.count("any"), 0))
                    for cost in self.board["display_costs"]
                ],
            ),
            ("start_goods", amounts(start["goods"])),
            ("start_sestertii", start["sestertii"]),
            ("colonist_cost", amounts(goods["colonist_cost"])),
            ("storehouse", goods["storehouse"], 12),
            ("houses", goods["houses"], 15),
            ("colonists_of_kind", goods["colonists_of_kind"], 3),
            ("concordia_points", goods["concordia_points"], 7),
        )
        return json.dumps(whole, separators=(",", ":"), ensure_ascii=False)

    def board_thing(self) -> list[list[Any]]:
        thing, board = self.thing, self.board
        capital = board["capital"]
        ends = [capital] * 2 if isinstance(capital, str) else [capital["land"], capital["sea"]]
        return thing(
            (
                "cities",
                [
                    thing(
                        ("id", city["id"]),
                        ("name", city["name"]),
                        ("letter", city.get("letter", "")),
                        (
                            "province",
                            self.provinces.index(city["province"]) if "province" in city else -1,
                        ),
                    )
                    for city in board["cities"]
                ],
            ),
            (
                "provinces",
                [
                    thing(
                        ("id", province["id"]),
                        ("name", province["name"]),
                        (
                            "cities",
                            [
                                n
                                for n, city in enumerate(board["cities"])
                                if city.get("province") == province["id"]
                            ],
                        ),
                    )
                    for province in board["provinces"]
                ],
            ),
            (
                "lines",
                [
                    thing(
                        ("kind", ["land", "sea"].index(line["kind"])),
                        ("ends", [self.cities.index(end) for end in line["between"]]),
                        ("shared", line.get("shared", False), False),
                        ("no_stop", line.get("no_stop", False), False),
                    )
                    for line in board["lines"]
                ],
            ),
            ("capital", [self.cities.index(end) for end in ends]),
        )

    def cards(self) -> list[Any]:
        return [
            self.thing(
                ("id", card["id"]),
                ("personality", card["personality"]),
                ("god", card["god"]),
                ("source", pile["source"]),
                ("price", self.amounts(card.get("price", [])), [0] * 5),
                ("bonus", card.get("bonus", 1), 1),
                ("sestertii", card.get("sestertii", 0), 0),
                ("points", card.get("points", 0), 0),
            )
            for pile in _data("cards")["piles"]
            for card in pile["cards"]
        ]

    def dice(self) -> list[list[Any]]:
        dice = {die["id"]: die["faces"] for die in _data("dice")["dice"]}
        return [
            [name, [BY_ID.get(face, face) for face in dice[name]]]
            for name in ("blue", "red", "black", "white")
        ]


@pytest.mark.parametrize("board", ["italia", "imperium"])
@pytest.mark.parametrize("level", ["standard", "strong-veteran", "strong-expert-9"])
@pytest.mark.parametrize("values", [("shortest", "reroll"), ("any", "take-card")])
def test_the_digest_of_the_rules_by_the_documents_words(
    library: Library, board: str, level: str, values: tuple[str, str]
) -> None:
    options = library.table_rules(dict(zip(("mover", "no_site"), values, strict=True)))
    text = RulesText(board, level, *values).text()
    mine = hashlib.sha256(text.encode("utf-8")).hexdigest()[:16]
    assert mine == digest(library.ruleset(board, level, options))
    if board == "italia":
        assert text.startswith(example("rules").strip())
