"""docs/formats.md on digests: those of states and rules, worked out from its words and the data
files alone, as another program would."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from solitaria_app.content.digest import digest
from solitaria_app.content.library import Library
from solitaria_app.engine.goods import BY_ID
from tests.session.formats import GOODS, data, example, run


def test_the_digest_of_a_state_by_the_documents_program(tmp_path: Path) -> None:
    game_file, program = tmp_path / "game.yaml", dict[str, Any]()
    game_file.write_text(example("game"), encoding="utf-8")
    exec(example("digest"), program)
    turns = yaml.safe_load(example("game"))["turns"]
    for turn, entry in enumerate(turns):
        state = json.loads(run("replay", str(game_file), "--json", "--turn", str(turn)))
        assert program["digest"](state) == entry["digest"]


class RulesText:
    """The text of the rules' digest, from the data files and a game's header."""

    def __init__(self, board: str, level: str, mover: str, no_site: str) -> None:
        self.board = data(f"boards/{board}")
        self.level = next(one for one in data("levels")["levels"] if one["id"] == level)
        self.options = [("mover", mover, "shortest"), ("no_site", no_site, "reroll")]
        self.cities = [city["id"] for city in self.board["cities"]]
        self.provinces = [province["id"] for province in self.board["provinces"]]
        self.goods = data("goods")

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
            ("tokens", [[k, amounts(v)] for k, v in sorted(data("tokens")["tokens"].items())]),
            ("marker_coins", amounts(data("markers")["coins"])),
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
            for pile in data("cards")["piles"]
            for card in pile["cards"]
        ]

    def dice(self) -> list[list[Any]]:
        dice = {die["id"]: die["faces"] for die in data("dice")["dice"]}
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
