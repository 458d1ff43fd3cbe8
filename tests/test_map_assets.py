"""The map files under assets/maps fit the boards, and nothing on them overlaps."""

from __future__ import annotations

import itertools
import json
import math
from collections.abc import Iterator
from typing import Any

import pytest
import yaml
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF
from PySide6.QtWidgets import QApplication

from solitaria_app import resources

BOARDS = ("italia", "imperium")
WINDOW = 0.5625
"""Pixels a unit when the map is 900 pixels wide, as in a window of 1280x800."""

Box = tuple[float, float, float, float]
Point = tuple[float, float]


@pytest.fixture(scope="module")
def drawings() -> dict[str, Any]:
    folder = resources.assets_dir() / "maps"
    return {b: json.loads((folder / f"{b}.json").read_text(encoding="utf-8")) for b in BOARDS}


@pytest.fixture(scope="module")
def boards() -> dict[str, Any]:
    folder = resources.data_dir() / "boards"
    return {b: yaml.safe_load((folder / f"{b}.yaml").read_text(encoding="utf-8")) for b in BOARDS}


@pytest.fixture(scope="module")
def family(qapp: QApplication) -> str:
    path = resources.assets_dir() / "fonts" / "Cinzel-SemiBold.ttf"
    return QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(path)))[0]


def pairs(flat: list[float]) -> list[tuple[float, float]]:
    return list(zip(flat[::2], flat[1::2], strict=True))


def box_at(at: list[float], size: list[float]) -> Box:
    return (at[0] - size[0] / 2, at[1] - size[1] / 2, at[0] + size[0] / 2, at[1] + size[1] / 2)


def overlap(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def advance(family: str, units: float, text: str, scale: float) -> float:
    """Width of a text in units when the font is rounded to whole pixels at that scale."""
    font = QFont(family)
    font.setWeight(QFont.Weight.DemiBold)
    font.setPixelSize(round(units * scale))
    return QFontMetricsF(font).horizontalAdvance(text) / scale


def boxes(
    drawing: dict[str, Any], board: dict[str, Any], family: str, scale: float
) -> Iterator[tuple[str, str, Box]]:
    """Owner, what, and box in units of everything that must not overlap."""
    sizes = drawing["sizes"]
    names = {c["id"]: c["name"] for c in board["cities"]}
    for id_, city in drawing["cities"].items():
        yield id_, "temple", box_at(city["at"], sizes["capital" if city["capital"] else "temple"])
        if city["badge"]:
            yield id_, "badge", box_at(city["badge"], sizes["badge"])
        for spot in city["houses"]:
            yield id_, "house", box_at(spot, sizes["house"])
        for spot in city["colonists"]:
            yield id_, "colonist", box_at(spot, sizes["colonist"])
        width = advance(family, sizes["label_font"], names[id_], scale)
        shift = {"center": 0.0, "left": width / 2, "right": -width / 2}[city["label"]["align"]]
        x, y = city["label"]["at"]
        yield id_, "label", box_at([x + shift, y], [width, sizes["label_capitals"]])
    for number, line in enumerate(drawing["lines"]):
        yield f"line {number}", "stand", box_at(line["stand"], sizes["colonist"])
    for province in drawing["provinces"]:
        yield province["id"], "banner", box_at(province["banner"], sizes["banner"])


def letters(province: dict[str, Any], sizes: dict[str, Any]) -> Iterator[tuple[float, float]]:
    """Points round the middle of each letter of a province's name."""
    flat = province["name"]["letters"]
    reach = sizes["name_capitals"] / 2
    for k in range(0, len(flat), 3):
        for turn in range(0, 360, 45):
            yield (
                flat[k] + reach * math.cos(math.radians(turn)),
                flat[k + 1] + reach * math.sin(math.radians(turn)),
            )


def inside(areas: list[list[list[float]]], at: list[float]) -> bool:
    """Even-odd rule over all rings."""
    x, y = at
    odd = False
    for ring in itertools.chain.from_iterable(areas):
        points = pairs(ring)
        for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
            if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
                odd = not odd
    return odd


@pytest.mark.parametrize("name", BOARDS)
def test_every_city_line_and_province_of_the_board_is_drawn(
    name: str, drawings: dict[str, Any], boards: dict[str, Any]
) -> None:
    drawing, board = drawings[name], boards[name]
    assert list(drawing["cities"]) == [c["id"] for c in board["cities"]]
    assert [p["id"] for p in drawing["provinces"]] == [p["id"] for p in board["provinces"]]
    assert [p["name"]["text"] for p in drawing["provinces"]] == [
        p["name"] for p in board["provinces"]
    ]
    assert [(x["kind"], x["between"]) for x in drawing["lines"]] == [
        (x["kind"], x["between"]) for x in board["lines"]
    ]
    for city in board["cities"]:
        capital = city["id"] == board["capital"]
        drawn = drawing["cities"][city["id"]]
        assert drawn["capital"] is capital
        assert len(drawn["colonists"]) == (6 if capital else 0)
        assert len(drawn["houses"]) == (0 if capital else 2)
        assert (drawn["badge"] is None) is capital


@pytest.mark.parametrize("scale", [WINDOW, 1.0, 2.0])
@pytest.mark.parametrize("name", BOARDS)
def test_nothing_overlaps(
    name: str, scale: float, drawings: dict[str, Any], boards: dict[str, Any], family: str
) -> None:
    found = list(boxes(drawings[name], boards[name], family, scale))
    clashes = [
        (owner, what, other, thing)
        for (owner, what, a), (other, thing, b) in itertools.combinations(found, 2)
        if overlap(a, b) and not (owner == other and {what, thing} == {"temple", "badge"})
    ]
    assert clashes == []


@pytest.mark.parametrize("name", BOARDS)
def test_names_of_provinces_are_free_of_everything(
    name: str, drawings: dict[str, Any], boards: dict[str, Any], family: str
) -> None:
    drawing = drawings[name]
    _, _, right, bottom = drawing["bounds"]
    found = list(boxes(drawing, boards[name], family, WINDOW))
    roads = [p for line in drawing["lines"] for p in along(line["curve"])]
    for province in drawing["provinces"]:
        flat = province["name"]["letters"]
        assert len(flat) == 3 * len(province["name"]["text"])
        for x, y in letters(province, drawing["sizes"]):
            assert 0 < x < right and 0 < y < bottom
            assert not [w for _, w, b in found if overlap(b, (x, y, x, y))], province["id"]
        for x, y in zip(flat[::3], flat[1::3], strict=True):
            reach = drawing["sizes"]["name_capitals"] / 2
            assert min(math.dist((x, y), p) for p in roads) > reach, province["id"]
    points = {p["id"]: list(letters(p, drawing["sizes"])) for p in drawing["provinces"]}
    for a, b in itertools.combinations(points, 2):
        assert min(math.dist(p, q) for p in points[a] for q in points[b]) > 2, (a, b)


def along(curve: list[float]) -> Iterator[tuple[float, float]]:
    """Points on the two cubic curves of a line."""
    points = pairs(curve)
    for first in (0, 3):
        p = points[first : first + 4]
        for step in range(41):
            t = step / 40
            w = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            yield (
                sum(v * q[0] for v, q in zip(w, p, strict=True)),
                sum(v * q[1] for v, q in zip(w, p, strict=True)),
            )


@pytest.mark.parametrize("name", BOARDS)
def test_lines_run_from_city_to_stand_to_city_within_the_board(
    name: str, drawings: dict[str, Any]
) -> None:
    drawing = drawings[name]
    _, _, right, bottom = drawing["bounds"]
    for line in drawing["lines"]:
        points = pairs(line["curve"])
        assert len(points) == 7
        first, second = (drawing["cities"][end]["at"] for end in line["between"])
        assert list(points[0]) == first and list(points[6]) == second
        assert list(points[3]) == line["stand"]
        wide, high = drawing["sizes"]["colonist"]
        assert wide / 2 < line["stand"][0] < right - wide / 2
        assert high / 2 < line["stand"][1] < bottom - high / 2
        for x, y in along(line["curve"]):
            assert 0 < x < right and 0 < y < bottom
        before, after = math.dist(points[2], points[3]), math.dist(points[3], points[4])
        cross = (points[3][0] - points[2][0]) * (points[4][1] - points[3][1])
        cross -= (points[3][1] - points[2][1]) * (points[4][0] - points[3][0])
        assert abs(cross) < 0.05 * before * after, f"kink in {line['between']}"


@pytest.mark.parametrize("name", BOARDS)
def test_lines_keep_out_of_names_temples_and_pieces_of_others(
    name: str, drawings: dict[str, Any], boards: dict[str, Any], family: str
) -> None:
    drawing = drawings[name]
    found = list(boxes(drawing, boards[name], family, WINDOW))
    hard = [(o, w, b) for o, w, b in found if w in ("label", "temple", "stand", "banner")]
    for number, line in enumerate(drawing["lines"]):
        own = {*line["between"], f"line {number}"}
        for x, y in along(line["curve"]):
            hit = [(o, w) for o, w, b in hard if o not in own and overlap(b, (x, y, x, y))]
            assert hit == [], f"{line['kind']} {line['between']}"


@pytest.mark.parametrize("name", BOARDS)
def test_cities_stand_in_their_province(
    name: str, drawings: dict[str, Any], boards: dict[str, Any]
) -> None:
    drawing = drawings[name]
    areas = {p["id"]: p["areas"] for p in drawing["provinces"]}
    for city in boards[name]["cities"]:
        at = drawing["cities"][city["id"]]["at"]
        assert inside(drawing["land"], at), city["id"]
        if city.get("province"):
            assert [p for p in areas if inside(areas[p], at)] == [city["province"]], city["id"]


@pytest.mark.parametrize("name", BOARDS)
def test_positions_are_near_those_of_the_printed_board(
    name: str, drawings: dict[str, Any], boards: dict[str, Any]
) -> None:
    """One scale and offset carry all printed positions to within a thumb's width."""
    drawing, board = drawings[name], boards[name]
    printed = [c["at"] for c in board["cities"]] + [x["at"] for x in board["lines"]]
    drawn = [c["at"] for c in drawing["cities"].values()] + [x["stand"] for x in drawing["lines"]]
    for axis in (0, 1):
        u, v = [p[axis] for p in printed], [d[axis] for d in drawn]
        mean_u, mean_v = sum(u) / len(u), sum(v) / len(v)
        slope = sum((a - mean_u) * (b - mean_v) for a, b in zip(u, v, strict=True))
        slope /= sum((a - mean_u) ** 2 for a in u)
        worst = max(abs(b - mean_v - slope * (a - mean_u)) for a, b in zip(u, v, strict=True))
        assert worst < 30


def crossing(p: Point, q: Point, r: Point, s: Point) -> Point | None:
    """Where the segments p-q and r-s cross."""
    det = (q[0] - p[0]) * (s[1] - r[1]) - (q[1] - p[1]) * (s[0] - r[0])
    if det == 0:
        return None
    t = ((r[0] - p[0]) * (s[1] - r[1]) - (r[1] - p[1]) * (s[0] - r[0])) / det
    u = ((r[0] - p[0]) * (q[1] - p[1]) - (r[1] - p[1]) * (q[0] - p[0])) / det
    if 0 <= t <= 1 and 0 <= u <= 1:
        return (p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1]))
    return None


@pytest.mark.parametrize("name", BOARDS)
def test_lines_that_cross_are_bridges_not_junctions(name: str, drawings: dict[str, Any]) -> None:
    drawing = drawings[name]
    lines = drawing["lines"]
    paths = [list(along(line["curve"]))[::4] for line in lines]
    for (k, a), (m, b) in itertools.combinations(enumerate(lines), 2):
        shared = [drawing["cities"][c]["at"] for c in {*a["between"]} & {*b["between"]}]
        for p, q in itertools.pairwise(paths[k]):
            for r, s in itertools.pairwise(paths[m]):
                if max(p[0], q[0]) < min(r[0], s[0]) or max(r[0], s[0]) < min(p[0], q[0]):
                    continue
                at = crossing(p, q, r, s)
                if at is None or any(math.dist(at, city) < 40 for city in shared):
                    continue
                bridges = [x["at"] for x in a["bridges"] if x["under"] == m]
                bridges += [x["at"] for x in b["bridges"] if x["under"] == k]
                assert [x for x in bridges if math.dist(x, at) < 6], (a["between"], b["between"])
    for line in lines:
        for bridge in line["bridges"]:
            assert line["kind"] == "land" or lines[bridge["under"]]["kind"] == "sea"


@pytest.mark.parametrize("name", BOARDS)
def test_neighbours_have_different_tints(name: str, drawings: dict[str, Any]) -> None:
    drawing = drawings[name]
    corners = {
        p["id"]: {at for rings in p["areas"] for ring in rings for at in pairs(ring)}
        for p in drawing["provinces"]
    }
    tint = {p["id"]: p["tint"] for p in drawing["provinces"]}
    touching = [(a, b) for a, b in itertools.combinations(corners, 2) if corners[a] & corners[b]]
    assert len(touching) >= 8
    for a, b in touching:
        assert tint[a] != tint[b], (a, b)


@pytest.mark.parametrize("name", BOARDS)
def test_map_is_light_enough_to_draw_and_fills_more_than_the_board(
    name: str, drawings: dict[str, Any]
) -> None:
    drawing = drawings[name]
    assert sum(len(ring) // 2 for rings in drawing["land"] for ring in rings) < 8000
    left, top, right, bottom = drawing["extent"]
    wide, high = drawing["bounds"][2:]
    assert left < -wide / 3 and right > wide * 4 / 3 and top < -high / 2 and bottom > high * 3 / 2


@pytest.mark.parametrize(
    "file",
    ["Cinzel-Regular", "Cinzel-SemiBold", "Cinzel-Bold", "SolitariaSans-Regular",
     "SolitariaSans-Italic", "SolitariaSans-SemiBold", "SolitariaSans-Bold"],
)  # fmt: skip
def test_fonts_have_the_letters_of_names_and_of_german(
    file: str, qapp: QApplication, boards: dict[str, Any]
) -> None:
    number = QFontDatabase.addApplicationFont(str(resources.assets_dir() / "fonts" / f"{file}.ttf"))
    assert number >= 0
    stem, style = file.split("-")
    family = QFontDatabase.applicationFontFamilies(number)[0]
    assert family == {"Cinzel": "Cinzel", "SolitariaSans": "Solitaria Sans"}[stem]
    font = QFontDatabase.font(family, style, 12)
    metrics = QFontMetricsF(font)
    text = "äöüßÄÖÜ„“–—…‚‘’«»×·•−0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    for board in boards.values():
        text += "".join(x["name"] + x.get("display", "") for x in board["cities"])
        text += "".join(x["name"] for x in board["provinces"])
    missing = {c for c in text if c != " " and not metrics.inFontUcs4(ord(c))}
    assert missing == set()
