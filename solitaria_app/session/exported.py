"""What exported files of all kinds have in common: they say of what kind and version they are."""

from __future__ import annotations

from pathlib import Path

from solitaria_app.content.faults import BadFile
from solitaria_app.content.yamlfile import parse

from .problem import Problem


def refuse_others(path: Path, key: str, newest: int) -> None:
    """Refuse a file without the key of its kind (`game`, `campaign`), and one of a newer version
    than `newest`. Raises BadFile."""
    document, _ = parse(path)
    if key not in document.value:
        raise BadFile([document.fault(Problem(f"problem.no-kind.{key}"))])
    header = document.value.get(key)
    version = header.get("format") if isinstance(header, dict) else None
    if isinstance(version, int) and version > newest:
        told = Problem("problem.export-newer", version=version, most=newest)
        raise BadFile([document.fault(told, key, "format")])
