"""How tables are framed: one rule under the heading, nothing else."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD as BOX

__all__ = ["BOX"]
