"""Values as the text of a YAML file that people read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import yaml


class _Dumper(getattr(yaml, "CSafeDumper", yaml.SafeDumper)):  # type: ignore[misc]
    """Quotes every text that any YAML might take for a number, such as a digest `12e4...`."""


def _represent_text(dumper: yaml.SafeDumper, text: str) -> yaml.ScalarNode:
    text = text.encode("utf-8", "replace").decode()  # half a sign, as bytes that are no text give
    style = None if text[:1].isalpha() else "'"
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style)


_Dumper.add_representer(str, _represent_text)


def yaml_text(value: Mapping[str, Any], flow: bool | None) -> str:
    """A mapping as lines of a file.

    `flow` None writes lists and mappings without further ones inside on one line, True all, False
    none.
    """
    text: str = yaml.dump(
        value,
        Dumper=_Dumper,
        default_flow_style=flow,
        sort_keys=False,
        allow_unicode=True,
        width=100,
    )
    return text
