"""Which games the statistics are of: period, board, difficulty, way of following, campaign, results
by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import date, timedelta

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDateEdit,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from solitaria_app.session.finished import Fact
from solitaria_app.session.statistics.filters import OUTSIDE, Filter
from solitaria_app.ui.controls.folding import Folding
from solitaria_app.ui.statistics.naming import Naming

PERIODS = ("all", "week", "month", "year", "this-year", "custom")
"""Spans of days; keys of texts."""
LONG_NAME = 28
"""How many signs of a campaign's name are to be seen."""
WHOLE = Qt.ItemDataRole.ToolTipRole
"""The role of a name that is shortened in its list."""
DAYS = {"week": 7, "month": 30, "year": 365}


class FilterBar(QWidget):
    """`changed` when another choice was made."""

    changed = Signal()

    def __init__(self, naming: Naming, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._naming = naming
        texts = naming.texts
        self.period = self._list("period")
        for period in PERIODS:
            self.period.addItem(texts(f"stats.period.{period}"), period)
        self.board, self.level, self.way, self.campaign = map(
            self._list, ("board", "level", "way", "campaign")
        )
        self.lists = (self.period, self.board, self.level, self.way, self.campaign)
        for box in self.lists:
            box.activated.connect(self._chosen)
        self.entered = QCheckBox(texts("stats.filter.entered"), self)
        self.entered.setChecked(True)
        self.entered.setToolTip(texts("stats.filter.entered.tip"))
        self.entered.toggled.connect(self.changed)
        self.days = QWidget(self)
        span = QHBoxLayout(self.days)
        span.setContentsMargins(0, 0, 0, 0)
        span.setSpacing(8)
        self.first, self.last = QDateEdit(self.days), QDateEdit(self.days)
        for key, edit in (("from", self.first), ("to", self.last)):
            edit.setCalendarPopup(True)
            edit.setLocale(QLocale(texts.language))
            edit.setDisplayFormat(edit.locale().dateFormat(QLocale.FormatType.ShortFormat))
            edit.setAccessibleName(texts(f"stats.column.{key}"))
            edit.dateChanged.connect(self.changed)
            label = QLabel(texts(f"stats.column.{key}"), self.days)
            label.setBuddy(edit)
            span.addWidget(label)
            span.addWidget(edit)
        span.addStretch(1)
        self.days.hide()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(6)
        self.opener = QPushButton(self)
        self.opener.setCheckable(True)
        self.opener.setAutoDefault(False)
        self.opener.toggled.connect(self._lay_out)
        rows = [self._row(self.lists[:3]), self._row((*self.lists[3:], self.entered))]
        self.choices = QWidget(self)
        beside = QHBoxLayout(self.choices)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.addWidget(Folding(rows, 8, self.choices))
        beside.addStretch(1)
        whole.addWidget(self.opener, 0, Qt.AlignmentFlag.AlignLeft)
        whole.addWidget(self.choices)
        whole.addWidget(self.days)
        self._folded = False
        self.changed.connect(self._name_opener)
        self._lay_out()

    def fold(self, on: bool) -> None:
        """A button that says what is chosen, and opens the filters: where height is scarce."""
        self._folded = on
        self._lay_out()

    def _lay_out(self) -> None:
        there = not self._folded or self.opener.isChecked()
        self.opener.setVisible(self._folded)
        self.choices.setVisible(there)
        self.days.setVisible(there and self.period.currentData() == "custom")
        self._name_opener()

    def _name_opener(self) -> None:
        texts = self._naming.texts
        self.opener.setText(
            texts("stats.filter.folded", chosen=self.told() or texts("stats.row.all"))
        )

    def _list(self, what: str) -> QComboBox:
        box = QComboBox(self)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        box.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)  # words stay whole
        box.setAccessibleName(self._naming.texts(f"stats.filter.{what}"))
        return box

    def _row(self, boxes: Sequence[QWidget]) -> QWidget:
        beside = QWidget(self)
        row = QHBoxLayout(beside)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for box in boxes:
            row.addWidget(box)
        row.addStretch(1)
        return beside

    def offer(self, facts: Sequence[Fact]) -> None:
        """Offer what these games have; a choice that is still possible stays."""
        naming = self._naming
        offered: tuple[tuple[QComboBox, str, Callable[[str], str], Iterable[str]], ...] = (
            (self.board, "boards", naming.board, {fact.outcome.board for fact in facts}),
            (self.level, "levels", naming.level, {fact.outcome.level for fact in facts}),
            (self.way, "ways", naming.way, {fact.outcome.way for fact in facts} - {""}),
        )
        for box, what, name, ids in offered:
            kept = box.currentData()
            box.clear()
            box.addItem(naming.texts(f"stats.filter.{what}"), None)
            for id in sorted(ids, key=name):
                box.addItem(name(id), id)
            box.setCurrentIndex(max(0, box.findData(kept)))
        self._offer_campaigns(facts)
        self.entered.setVisible(any(fact.entered for fact in facts))
        self._name_opener()
        days = [fact.when.date() for fact in facts if fact.when is not None]
        if self.period.currentData() != "custom":
            for edit, day in ((self.first, min(days, default=None)), (self.last, date.today())):
                edit.blockSignals(True)
                edit.setDate(_qdate(day or date.today()))
                edit.blockSignals(False)

    def _offer_campaigns(self, facts: Sequence[Fact]) -> None:
        """Only if a game belongs to one."""
        box, texts = self.campaign, self._naming.texts
        names = {one.id: one.name for fact in facts for one in fact.campaigns}
        kept = box.currentData()
        box.clear()
        box.addItem(texts("stats.filter.campaigns"), None)
        for id in sorted(names, key=lambda id: (names[id].casefold(), id)):
            box.addItem(_shortened(names[id]), id)
            box.setItemData(box.count() - 1, names[id], WHOLE)
        box.addItem(texts("stats.filter.outside"), OUTSIDE)
        box.setCurrentIndex(max(0, box.findData(kept)) if names else 0)
        box.setVisible(bool(names))

    def _chosen(self) -> None:
        self._lay_out()
        self.changed.emit()

    def reset(self) -> None:
        """All games."""
        for box in self.lists:
            box.setCurrentIndex(0)
        self.entered.setChecked(True)
        self._chosen()

    def filter(self) -> Filter:
        """What is chosen."""
        first, last = self._span(self.period.currentData())
        boards, levels, ways = (
            None if box.currentData() is None else frozenset((box.currentData(),))
            for box in (self.board, self.level, self.way)
        )
        entered, campaign = self.entered.isChecked(), self.campaign.currentData()
        return Filter(first, last, boards, levels, ways, entered, campaign)

    def _span(self, period: str) -> tuple[date | None, date | None]:
        today = date.today()
        if period == "custom":
            days = (_date(edit.date()) for edit in (self.first, self.last))
            first, last = sorted(days)
            return first, last
        if period == "this-year":
            return today.replace(month=1, day=1), None
        return (today - timedelta(days=DAYS[period] - 1), None) if period in DAYS else (None, None)

    def told(self) -> str:
        """What is chosen, in words."""
        return ", ".join(self.chosen())

    def chosen(self) -> list[str]:
        """What is chosen, in words, filter by filter."""
        parts = [_whole(box) for box in self.lists[1:] if box.currentData() is not None]
        if self.period.currentData() == "custom":
            parts.insert(0, f"{self.first.text()} – {self.last.text()}")
        elif self.period.currentIndex():
            parts.insert(0, self.period.currentText())
        if not self.entered.isChecked() and not self.entered.isHidden():
            parts.append(self._naming.texts("stats.filter.entered.not"))
        return parts


def _whole(box: QComboBox) -> str:
    """What is chosen in a list, though it be shortened there."""
    return str(box.currentData(WHOLE) or box.currentText())


def _shortened(name: str) -> str:
    return name if len(name) <= LONG_NAME else f"{name[: LONG_NAME - 1].rstrip()}…"


def _qdate(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)


def _date(day: QDate) -> date:
    return date(day.year(), day.month(), day.day())
