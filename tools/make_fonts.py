"""Make the TrueType files under assets/fonts from two npm packages.

The packages carry each weight as compressed web fonts split into alphabets. Qt wants one
TrueType file per weight, so the parts "latin" and "latin-ext" are joined and unpacked.

    npm pack @fontsource/cinzel @fontsource/source-sans-3
    python tools/make_fonts.py fontsource-cinzel-*.tgz fontsource-source-sans-3-*.tgz

Needs fonttools and brotli. Both families are under the SIL Open Font License. That of Source
Sans reserves the name "Source" for unchanged copies; joining the parts is a change, so the
joined family is called "Solitaria Sans". Cinzel reserves no name and keeps its own.
"""

from __future__ import annotations

import argparse
import io
import sys
import tarfile
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from fontTools.merge import Merger
from fontTools.ttLib import TTFont

OUT = Path(__file__).resolve().parent.parent / "assets" / "fonts"

MOMENT = 3_800_000_000  # a fixed time stamp: same packages, same bytes
GERMAN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzäöüßÄÖÜ„“”‚‘’–—…«»·×•°§€½"
NAMES = "0123456789 .,:;!?'\"()[]+-/%&"
SYMBOLS = "−✓✗←→↑↓▲▼★●○■□◆"


@dataclass(frozen=True)
class Face:
    """One file to make: its part of the source names, and its style and weight."""

    stem: str
    style: str
    weight: int
    italic: bool = False


@dataclass(frozen=True)
class Family:
    """A family: name of its source files, name in the made files, licence text, faces."""

    source: str
    name: str
    licence: str
    faces: tuple[Face, ...]

    @property
    def file_prefix(self) -> str:
        """File name without style, such as `SolitariaSans`."""
        return self.name.replace(" ", "")


FAMILIES = (
    Family(
        "cinzel",
        "Cinzel",
        "OFL-Cinzel.txt",
        (
            Face("400-normal", "Regular", 400),
            Face("600-normal", "SemiBold", 600),
            Face("700-normal", "Bold", 700),
        ),
    ),
    Family(
        "source-sans-3",
        "Solitaria Sans",
        "OFL-SolitariaSans.txt",
        (
            Face("400-normal", "Regular", 400),
            Face("400-italic", "Italic", 400, italic=True),
            Face("600-normal", "SemiBold", 600),
            Face("700-normal", "Bold", 700),
        ),
    ),
)


def joined(parts: Iterable[bytes]) -> TTFont:
    """The font that has the characters of all parts (woff2 files as bytes)."""
    with tempfile.TemporaryDirectory() as folder:
        names = []
        for number, data in enumerate(parts):
            font = TTFont(io.BytesIO(data))
            font.flavor = None
            path = Path(folder) / f"{number}.ttf"
            font.save(path)
            names.append(str(path))
        return Merger().merge(names)


def rename(font: TTFont, family: str, face: Face) -> None:
    """Give the font consistent names, so that Qt finds it by family and weight."""
    plain = face.style in ("Regular", "Italic", "Bold")
    full = f"{family} {face.style}"
    names = font["name"]
    copyright_line = names.getDebugName(0)
    names.names = []
    texts = {
        0: copyright_line,
        1: family if plain else full,
        2: face.style if plain else "Regular",
        3: f"{full} for Solitaria Companion",
        4: full,
        6: full.replace(f"{family} ", family.replace(" ", "") + "-"),
        13: "This Font Software is licensed under the SIL Open Font License, Version 1.1.",
        14: "https://openfontlicense.org",
    }
    if not plain:
        texts |= {16: family, 17: face.style}
    for number, text in texts.items():
        if text:
            names.setName(text, number, 3, 1, 0x409)
    table = font["OS/2"]
    table.usWeightClass = face.weight
    bold = face.weight >= 700
    table.fsSelection = (table.fsSelection & ~0b1100001) | (
        (1 if face.italic else 0) | (32 if bold else 0) | (0 if face.italic or bold else 64)
    )
    font["head"].macStyle = (1 if bold else 0) | (2 if face.italic else 0)
    if "STAT" in font:  # names axes of the variable original, which these files are not
        del font["STAT"]


def member(package: tarfile.TarFile, name: str) -> bytes:
    """The content of one file of an npm package.

    Raises KeyError if the package has no such file.
    """
    handle = package.extractfile(f"package/{name}")
    if handle is None:
        raise KeyError(name)
    return handle.read()


def make(family: Family, package: tarfile.TarFile) -> None:
    """Write the files of one family and its licence; print which characters are missing."""
    notice = ""
    for face in family.faces:
        font = joined(
            member(package, f"files/{family.source}-{part}-{face.stem}.woff2")
            for part in ("latin", "latin-ext")
        )
        rename(font, family.name, face)
        notice = font["name"].getDebugName(0) or ""
        font["head"].created = font["head"].modified = MOMENT
        font.recalcTimestamp = False
        path = OUT / f"{family.file_prefix}-{face.style}.ttf"
        font.save(path)
        present = font.getBestCmap()
        absent = "".join(c for c in GERMAN + NAMES if ord(c) not in present)
        symbols = "".join(c for c in SYMBOLS if ord(c) not in present)
        print(f"{path.name}: {len(present)} characters; missing {absent!r}; symbols {symbols!r}")
    licence = member(package, "LICENSE").decode("utf-8").split("\n", 1)[1]
    if family.name != "Cinzel":
        notice += (
            f"\n\nThe files {family.file_prefix}-*.ttf are Source Sans 3 with the parts latin and"
            "\nlatin-ext joined, under another name because 'Source' is reserved."
        )
    (OUT / family.licence).write_text(f"{notice}\n{licence}", encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Command line: two packages in any order."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("packages", nargs="+", type=Path, help="the .tgz files of npm pack")
    options = parser.parse_args(arguments)
    OUT.mkdir(parents=True, exist_ok=True)
    for family in FAMILIES:
        path = next((p for p in options.packages if family.source in p.name), None)
        if path is None:
            print(f"no package for {family.name}: give fontsource-{family.source}-*.tgz")
            return 1
        with tarfile.open(path) as package:
            make(family, package)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
