"""Names of a player's in buttons, menus and tooltips, as they were given."""

from __future__ import annotations

from html import escape


def literal(text: str) -> str:
    """For a button or a menu, where "&" would underline what follows."""
    return text.replace("&", "&&")


def tip(text: str) -> str:
    """For a tooltip, where "<b>" would be bold; it is broken into lines."""
    return f"<p>{escape(text)}</p>" if text else ""
