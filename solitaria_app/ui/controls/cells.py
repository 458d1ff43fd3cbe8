"""Cells of tables stand right below the words of their columns' titles."""

from __future__ import annotations

from solitaria_app.ui.theme import Theme

TITLES = 0.5
"""What the style sheet of the program leaves beside a title, in heights of text."""
OWN = 3
"""What Qt leaves beside the words of a cell, in pixels."""


def below_titles(theme: Theme) -> str:
    """The style sheet of such a table."""
    beside = max(0, round(theme.size(TITLES)) - OWN)
    return f"QTableView::item {{ padding: 0 {beside}px; }}"
