"""The colours of the window and of the map, by name, in a light and a dark set.

Text colours keep a contrast of at least 4.5:1 on `window`, `panel` and `raised`, edges of
controls and marks at least 3:1 (WCAG AA); a test measures them. A colour never says anything
alone: shapes, letters or words say it too.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SideColours:
    """A side's pieces: their `fill`, what is written on it (`on`), and the `rim` round it.

    `text` is the colour of that side's words on a panel.
    """

    fill: str
    on: str
    rim: str
    text: str


@dataclass(frozen=True, slots=True)
class SidePair:
    """The colours of both sides: blue against red or yellow, or light against dark, so that
    colour-blind eyes tell them apart as well."""

    you: SideColours
    contrarius: SideColours


@dataclass(frozen=True, slots=True)
class GoodColours:
    """A good's badge: its `fill` and the symbol `on` it."""

    fill: str
    on: str


@dataclass(frozen=True, slots=True)
class MapColours:
    """The colours of the map's ground; `tints` are by the provinces' tint numbers."""

    sea: str
    sea_deep: str
    rims: tuple[str, str, str]
    """Rims of the sea along the coast, outermost first, with alpha (#AARRGGBB)."""
    grid: str
    rose: str
    """The compass rose."""
    land: str
    land_outside: str
    coast: str
    border: str
    tints: tuple[str, ...]
    capital_area: str
    road: str
    road_edge: str
    road_joint: str
    route: str
    halo: str
    """Behind names and lines so that they stand off the ground."""
    name: str
    """Names of cities."""
    province: str
    """Names of provinces."""
    stone: str
    stone_edge: str
    capital: str
    banner: str
    banner_edge: str


@dataclass(frozen=True, slots=True)
class MarkColours:
    """What draws the eye to something on the map."""

    option: str
    selected: str
    candidate: str
    winner: str
    struck: str
    glow: str
    """Light round the winner."""
    moved: str
    built: str
    hint: str
    plate: str
    """Behind words and numbers of marks."""
    on_plate: str
    focus: str


@dataclass(frozen=True, slots=True)
class Palette:
    """All colours of one theme, as #RRGGBB or #AARRGGBB."""

    window: str
    panel: str
    raised: str
    edge: str
    edge_strong: str
    """Outline of controls."""
    ink: str
    ink_soft: str
    """Secondary text."""
    ink_faint: str
    """What is not possible now: quiet, still readable."""
    accent: str
    """Terracotta: the primary button and what asks for attention."""
    accent_hover: str
    accent_pressed: str
    on_accent: str
    purple: str
    """Tyrian purple: headings and links."""
    bronze: str
    """Text about money."""
    coin: str
    focus: str
    selection: str
    on_selection: str
    good: str
    bad: str
    goods: tuple[GoodColours, ...]
    """By `Good`: brick, food, tool, wine, cloth, salt."""
    map: MapColours
    marks: MarkColours


LIGHT = Palette(
    window="#EDE3CD",
    panel="#F8F1E1",
    raised="#FFFBF1",
    edge="#D3C4A4",
    edge_strong="#8C7850",
    ink="#2A2118",
    ink_soft="#594B39",
    ink_faint="#6F6150",
    accent="#A5452A",
    accent_hover="#8F3A21",
    accent_pressed="#782F19",
    on_accent="#FFF9EE",
    purple="#6A2349",
    bronze="#7C5816",
    coin="#D6A84E",
    focus="#6A2349",
    selection="#E5CFA3",
    on_selection="#2A2118",
    good="#3A6630",
    bad="#9C2A1C",
    goods=(
        GoodColours("#A94B2B", "#FFF6E6"),
        GoodColours("#E3AE2B", "#3A2A08"),
        GoodColours("#6B7078", "#FFFFFF"),
        GoodColours("#6E1D44", "#FFEFF4"),
        GoodColours("#2F7F86", "#F2FFFE"),
        GoodColours("#F4F1EA", "#3B4A57"),
    ),
    map=MapColours(
        sea="#A9CBD6",
        sea_deep="#8CB6C6",
        rims=("#40E4F1F3", "#66E4F1F3", "#99EEF6F5"),
        grid="#2E5B8597",
        rose="#3F7189",
        land="#EFE5CB",
        land_outside="#E6DDC6",
        coast="#7A6747",
        border="#8A6F4A",
        tints=(
            "#D98E73",
            "#A9BC7C",
            "#E5BC66",
            "#90AEC4",
            "#BC9AC0",
            "#8FBBAE",
            "#D29AA8",
        ),
        capital_area="#EBD58C",
        road="#E8D3A8",
        road_edge="#7D5C36",
        road_joint="#A58254",
        route="#2C618C",
        halo="#FBF5E4",
        name="#2A1F12",
        province="#5B4630",
        stone="#FDF7E8",
        stone_edge="#3A2D1C",
        capital="#E9C35C",
        banner="#FBF3DD",
        banner_edge="#6B4A22",
    ),
    marks=MarkColours(
        option="#A01478",
        selected="#4A1D8F",
        candidate="#955600",
        winner="#1E7A3C",
        struck="#8F1D14",
        glow="#FFE38A",
        moved="#2F3E46",
        built="#1E7A3C",
        hint="#0E6C86",
        plate="#FFFDF6",
        on_plate="#2A2118",
        focus="#2A1230",
    ),
)

DARK = Palette(
    window="#1A1712",
    panel="#241F18",
    raised="#302920",
    edge="#473D2E",
    edge_strong="#927F5C",
    ink="#F3EAD8",
    ink_soft="#CFC2A9",
    ink_faint="#AC9F88",
    accent="#E38E66",
    accent_hover="#EEA583",
    accent_pressed="#F4BA9F",
    on_accent="#25130A",
    purple="#DFA6CB",
    bronze="#E0B668",
    coin="#D6A84E",
    focus="#F2CB7C",
    selection="#574428",
    on_selection="#F8F0DF",
    good="#A3CF90",
    bad="#F3917F",
    goods=(
        GoodColours("#B35233", "#FFF6E6"),
        GoodColours("#E3B03A", "#33250A"),
        GoodColours("#8B929B", "#14171B"),
        GoodColours("#9A3566", "#FFEFF5"),
        GoodColours("#3E959B", "#04191B"),
        GoodColours("#E9E5DB", "#2C3944"),
    ),
    map=MapColours(
        sea="#1E3542",
        sea_deep="#172A36",
        rims=("#303E6478", "#503E6478", "#704A7488"),
        grid="#2A7FA6B8",
        rose="#8DB4C6",
        land="#3D372B",
        land_outside="#332E25",
        coast="#A4936C",
        border="#B49D72",
        tints=(
            "#8A4E3C",
            "#5F6E3E",
            "#86692C",
            "#45637A",
            "#6E4F74",
            "#457066",
            "#7F4F5C",
        ),
        capital_area="#8A7430",
        road="#8C7147",
        road_edge="#1C160D",
        road_joint="#4C3B22",
        route="#86BBE2",
        halo="#1B1710",
        name="#FBF3E0",
        province="#E7D6AE",
        stone="#F5EAD2",
        stone_edge="#17120B",
        capital="#E5BE58",
        banner="#4A3F2E",
        banner_edge="#D9BE86",
    ),
    marks=MarkColours(
        option="#FF9BE3",
        selected="#CDB4FF",
        candidate="#FFC861",
        winner="#7FE39A",
        struck="#FF8C7A",
        glow="#B88A1E",
        moved="#F2E3BF",
        built="#7FE39A",
        hint="#7FDDF2",
        plate="#14110C",
        on_plate="#FBF3E0",
        focus="#FFF3C4",
    ),
)


SIDES: dict[str, tuple[SidePair, SidePair]] = {
    "azure-vermilion": (
        SidePair(
            SideColours("#1C5C93", "#FFFFFF", "#FFFBF1", "#174E7E"),
            SideColours("#B5281C", "#FFFFFF", "#FFFBF1", "#9A2015"),
        ),
        SidePair(
            SideColours("#2B74B0", "#FFFFFF", "#F7F0E0", "#8CC4F0"),
            SideColours("#C93B2C", "#FFFFFF", "#F7F0E0", "#FF9B8C"),
        ),
    ),
    "gold-indigo": (
        SidePair(
            SideColours("#F0BE3C", "#2A1E05", "#3A2A08", "#73540A"),
            SideColours("#3A3790", "#FFFFFF", "#FFFBF1", "#3A3790"),
        ),
        SidePair(
            SideColours("#F0BE3C", "#2A1E05", "#1C1505", "#F0C24C"),
            SideColours("#5450B8", "#FFFFFF", "#F7F0E0", "#B9B6FF"),
        ),
    ),
    "ivory-ebony": (
        SidePair(
            SideColours("#FFFDF5", "#241C12", "#241C12", "#4A3C28"),
            SideColours("#2B2622", "#FFFDF5", "#FFFBF1", "#2B2622"),
        ),
        SidePair(
            SideColours("#FFFDF5", "#241C12", "#17120B", "#FFF6E0"),
            SideColours("#2B2622", "#FFFDF5", "#F7F0E0", "#CDBFAA"),
        ),
    ),
}
"""Choosable colours of the sides: for each name the light and the dark pair."""

DEFAULT_SIDES = "azure-vermilion"
