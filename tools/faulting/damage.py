"""A file of games that is cut off, has pages of zeros, or bytes that changed by themselves."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from solitaria_app.content.library import Library
from solitaria_app.session.archive import Archive, ArchiveProblem
from solitaria_app.session.backup import backups
from solitaria_app.session.checkup import check_up
from solitaria_app.session.puttingback import restore

from .contents import Broken, forget_what_was_checked, of_entry, short_game, told

PAGE = 4096


@dataclass(slots=True)
class Damage:
    """What was seen. `found` at the start, as a whole; `games` a single one that can't be
    opened; `unseen` text that is another but may as well have been written so (a name, a note,
    a bookmark, a seed); `harmless` a change of what the file does not use."""

    files: int = 0
    seen: Counter[str] = field(default_factory=Counter)
    said: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        seen = ", ".join(f"{kind} {count}" for kind, count in self.seen.most_common())
        said = "".join(f"\n    {count:5} x {text}" for text, count in self.said.most_common())
        return f"{self.files} files: {seen}{said}"


def cut_off(whole: bytes, step: int) -> Iterator[bytes]:
    """The file up to every `step`-th byte."""
    return (whole[:length] for length in range(0, len(whole), step))


def zeroed(whole: bytes, step: int = 1) -> Iterator[bytes]:
    """The file with one page of zeros, for every `step`-th page."""
    for start in range(0, len(whole), PAGE * step):
        yield whole[:start] + bytes(PAGE) + whole[start + PAGE :]


def flipped(whole: bytes, count: int, seed: str) -> Iterator[bytes]:
    """The file with a byte that is another, `count` times; every fourth within the first page,
    where the file says what it is."""
    chance = random.Random(seed)
    for number in range(count):
        at = chance.randrange(len(whole) if number % 4 else PAGE)
        yield whole[:at] + bytes([whole[at] ^ chance.randrange(1, 256)]) + whole[at + 1 :]


def look_at(path: Path, library: Library, before: dict[int, str], files: Iterable[bytes]) -> Damage:
    """Put each file in the place of the games and look what is said. There has to be a copy of
    the whole file, and the damage is of it. Raises Broken."""
    seen, whole = Damage(), path.read_bytes()
    for content in files:
        path.unlink(missing_ok=True)
        path.write_bytes(content)
        forget_what_was_checked()
        seen.files += 1
        kind = _look(path, library, before, whole, seen)
        seen.seen[kind] += 1
    path.write_bytes(whole)
    return seen


def _look(path: Path, library: Library, before: dict[int, str], whole: bytes, seen: Damage) -> str:
    damaged = path.read_bytes()
    try:
        opened, problems = _games(path, library)
    except ArchiveProblem as problem:
        opened, problems = {}, [told(problem, path)]
    if path.read_bytes() != damaged:
        raise Broken("reading has changed the file")
    checkup = check_up(path)
    if len(backups(path)) > 1:
        backups(path)[0].path.unlink()
        if checkup.made is None:
            raise Broken("a copy appeared that was not made")
    kind = _kind(opened, problems, before, bool(checkup.problem))
    for text in problems:
        seen.said[_short(text, path)] += 1
    if checkup.problem:
        seen.said[_short(told(checkup.problem, path), path)] += 1
    refused = _save(path, library)
    if refused:
        seen.said[_short(refused, path)] += 1
        if path.read_bytes() != damaged:
            raise Broken("saving was refused, but the file was changed")
    else:
        after, _ = _games(path, library)
        if any(after.get(number) != print for number, print in opened.items()):
            raise Broken("saving in a damaged file has harmed a game that could be opened")
        path.unlink()
        path.write_bytes(damaged)
    if checkup.problem and checkup.offer:
        _put_back(path, whole, damaged)
    elif checkup.problem and "newer version" not in str(checkup.problem):
        raise Broken(f"no copy is offered: {checkup.problem}")
    return kind


def _games(path: Path, library: Library) -> tuple[dict[int, str], list[str]]:
    """The games that open, and what is said of the others."""
    archive, opened, problems = Archive(path), {}, []
    for entry in archive.all_entries():
        try:
            opened[entry.id] = of_entry(archive, entry, library)
        except ArchiveProblem as problem:
            problems.append(told(problem, path))
    return opened, problems


def _kind(opened: dict[int, str], problems: list[str], before: dict[int, str], found: bool) -> str:
    if found:
        return "found at the start"
    if problems:
        return "a game can't be opened"
    return "harmless" if opened == before else "another text"


def _save(path: Path, library: Library) -> str:
    """Why a new game can't be saved; empty if it can."""
    try:
        Archive(path).add(short_game(library, "new", 3))
    except ArchiveProblem as problem:
        return told(problem, path)
    return ""


def _put_back(path: Path, whole: bytes, damaged: bytes) -> None:
    offer = check_up(path).offer
    assert offer is not None
    aside = restore(path, offer).aside
    if (aside.read_bytes() if aside else b"") != damaged:
        raise Broken(f"the damaged file of {len(damaged)} bytes was not kept")
    if aside:
        aside.unlink()
    if path.read_bytes() != whole:
        raise Broken("the copy does not hold what the file held")


def _short(text: str, path: Path) -> str:
    """What is said, without its place, numbers and quotations."""
    text = text.removeprefix(f"{path}: ")
    if text.startswith("game "):
        return f"game N {text.split(' ', 2)[2][:40]}..."
    return text
