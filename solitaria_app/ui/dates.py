"""Days and times as the player's language writes them, and days as they may be typed."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import QDate, QDateTime, QLocale

SHORT = QLocale.FormatType.ShortFormat
CENTURY = 2000
"""The century of a year of two digits."""


def shown(day: str, language: str) -> str:
    """A day (YYYY-MM-DD) in the short form of the language; any other text stays."""
    found = _iso(day)
    return day if found is None else QLocale(language).toString(found, SHORT)


def moment(when: datetime, language: str, seconds: bool = False) -> str:
    """A time, with its day, in the short form of the language, if wanted with its seconds."""
    local, locale = QDateTime.fromSecsSinceEpoch(int(when.timestamp())), QLocale(language)
    form = locale.dateTimeFormat(SHORT)
    return locale.toString(local, form.replace("mm", "mm:ss") if seconds else form)


def read(text: str, language: str) -> str:
    """A day in the short form of the language, with two or four digits of the year, or in ISO
    form, as YYYY-MM-DD; any other text stays."""
    text = text.strip()
    if _iso(text) is not None:
        return text
    locale = QLocale(language)
    form = locale.dateFormat(SHORT)
    if "yyyy" not in form:
        found = locale.toDate(text, form.replace("yy", "yyyy"))
        if found.isValid() and found.year() >= CENTURY:
            return found.toString("yyyy-MM-dd")
    found = locale.toDate(text, form, CENTURY)
    return found.toString("yyyy-MM-dd") if found.isValid() else text


def _iso(text: str) -> QDate | None:
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return QDate(day.year, day.month, day.day) if day.isoformat() == text else None
