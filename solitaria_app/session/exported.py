"""What exported files of all kinds have in common: they say of what kind and version they are."""

from __future__ import annotations

from pathlib import Path

from solitaria_app.content.faults import BadFile
from solitaria_app.content.yamlfile import parse

from .problem import Problem


def refuse_others(path: Path, key: str, newest: int) -> None:
    """Refuse a file without the key of its kind (`game`, `campaign`), and one of another version
    than 1 up to `newest`. Raises BadFile."""
    document, _ = parse(path)
    if key not in document.value:
        raise BadFile([document.fault(Problem(f"problem.no-kind.{key}"))])
    header = document.value.get(key)
    version = header.get("format") if isinstance(header, dict) else None
    if isinstance(version, int) and not 1 <= version <= newest:
        wrong = "problem.export-newer" if version > newest else "problem.export-format"
        told = Problem(wrong, version=version, most=newest)
        raise BadFile([document.fault(told, key, "format")])
