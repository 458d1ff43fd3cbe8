"""The style sheet of the window's controls.

Dynamic properties that a widget may set before it is shown:
- `look`: "panel" (a raised area), "past" (the same while looking back), "quiet" (a flat button),
  "primary" (THE button of the prompt), "plain" (that button where it would give something away)
- `tight`: true for buttons in a row that is low
- `role`: "title", "prompt", "soft", "small", "name", "key", "money" (labels)
"""

from __future__ import annotations

from PySide6.QtGui import QColor

from solitaria_app import resources
from solitaria_app.ui.colours import Palette


def style_sheet(c: Palette, sans: str, capitals: str, size: float) -> str:
    """The style sheet for a palette; `size` is the height of ordinary text in pixels."""

    def px(factor: float) -> str:
        return f"{max(1, round(size * factor))}px"

    focused = f"{round(size * 0.25) - 1}px {round(size * 0.45) - 1}px"  # the border has the rest
    folder = resources.assets_dir() / "icons"
    on_dark = QColor(c.on_accent).lightness() > QColor(c.accent).lightness()
    tick = (folder / ("tick-light.svg" if on_dark else "tick-dark.svg")).as_posix()
    arrow = (folder / "arrow-down.svg").as_posix()
    return f"""
* {{ font-family: "{sans}"; font-size: {px(1)}; }}
QMainWindow, QDialog {{ background: {c.window}; color: {c.ink}; }}
QWidget {{ color: {c.ink}; }}
QToolTip {{ background: {c.raised}; color: {c.ink}; border: 1px solid {c.edge_strong};
    padding: {px(0.3)} {px(0.5)}; }}

QFrame[look="panel"] {{ background: {c.panel}; border: 1px solid {c.edge};
    border-radius: {px(0.45)}; }}

QFrame[look="past"] {{ background: {c.panel}; border: 2px solid {c.purple};
    border-radius: {px(0.45)}; }}

QLabel {{ background: transparent; }}
QLabel[role="title"] {{ font-family: "{capitals}"; font-weight: 600; font-size: {px(1.2)};
    color: {c.purple}; }}
QLabel[role="name"] {{ font-family: "{capitals}"; font-weight: 600; }}
QLabel[role="prompt"] {{ font-size: {px(1.29)}; font-weight: 600; color: {c.ink}; }}
QLabel[role="strong"] {{ font-weight: 600; }}
QLabel[role="soft"] {{ color: {c.ink_soft}; }}
QLabel[role="small"] {{ color: {c.ink_soft}; font-size: {px(0.86)}; }}
QLabel[role="key"] {{ font-weight: 600; color: {c.purple}; }}
QLabel[role="money"] {{ color: {c.bronze}; font-weight: 600; }}

QPushButton, QToolButton {{ background: {c.raised}; color: {c.ink};
    border: 1px solid {c.edge_strong}; border-radius: {px(0.4)};
    padding: {px(0.35)} {px(0.8)}; min-height: {px(1.4)}; }}
QToolButton {{ padding: {px(0.25)} {px(0.5)}; }}
QPushButton:hover, QToolButton:hover {{ background: {c.selection}; color: {c.on_selection}; }}
QPushButton:pressed, QToolButton:pressed, QToolButton:checked {{ background: {c.edge}; }}
QPushButton:focus, QToolButton:focus {{ border: 2px solid {c.focus};
    padding: {px(0.28)} {px(0.73)}; }}
QToolButton:focus {{ padding: {px(0.18)} {px(0.43)}; }}
QPushButton:disabled, QToolButton:disabled {{ color: {c.ink_faint}; background: {c.panel};
    border-color: {c.edge}; }}
QPushButton[look="primary"] {{ background: {c.accent}; color: {c.on_accent};
    border-color: {c.accent}; font-weight: 600; }}
QPushButton[look="primary"]:hover {{ background: {c.accent_hover}; color: {c.on_accent}; }}
QPushButton[look="primary"]:pressed {{ background: {c.accent_pressed};
    color: {c.on_accent}; }}
QPushButton[look="primary"]:focus {{ border: 2px solid {c.focus}; }}
QPushButton[look="primary"]:disabled {{ background: {c.panel}; color: {c.ink_faint};
    border-color: {c.edge}; }}
QPushButton[look="plain"] {{ font-weight: 600; }}
QPushButton[look="quiet"], QToolButton[look="quiet"] {{ background: transparent;
    border-color: transparent; }}
QPushButton[look="quiet"]:hover, QToolButton[look="quiet"]:hover {{ background: {c.selection}; }}
QPushButton[look="quiet"]:focus, QToolButton[look="quiet"]:focus {{
    border: 2px solid {c.focus}; }}

QToolButton[look="tab"] {{ background: transparent; border-color: transparent;
    padding: {px(0.1)} {px(0.35)}; min-height: {px(1.4)}; color: {c.ink_soft}; }}
QToolButton[look="tab"]:hover {{ background: {c.selection}; color: {c.on_selection}; }}
QToolButton[look="tab"]:checked {{ background: {c.raised}; color: {c.ink}; font-weight: 600;
    border: 1px solid {c.edge_strong}; border-bottom: 3px solid {c.accent}; }}
QToolButton[look="tab"]:focus {{ border: 2px solid {c.focus}; padding: {px(0.03)} {px(0.28)}; }}

QPushButton[tight="true"] {{ padding: {px(0.05)} {px(0.7)}; min-height: {px(1.65)}; }}
QPushButton[tight="true"]:focus {{ padding: {px(0)} {px(0.63)}; }}
QToolButton[tight="true"] {{ padding: 0; min-height: 0; }}

QLineEdit, QSpinBox, QDateEdit, QComboBox, QTextEdit, QPlainTextEdit, QListView, QTreeView,
QTableView {{
    background: {c.raised}; color: {c.ink}; border: 1px solid {c.edge_strong};
    border-radius: {px(0.3)}; selection-background-color: {c.selection};
    selection-color: {c.on_selection}; }}
QLineEdit, QSpinBox, QDateEdit, QComboBox {{ padding: {px(0.25)} {px(0.45)};
    min-height: {px(1.4)}; }}
QLineEdit:focus, QSpinBox:focus, QDateEdit:focus, QComboBox:focus, QTextEdit:focus,
QPlainTextEdit:focus,
QListView:focus, QTreeView:focus, QTableView:focus {{ border: 2px solid {c.focus}; }}
QLineEdit:focus, QSpinBox:focus, QDateEdit:focus, QComboBox:focus {{ padding: {focused}; }}
QLineEdit[tight="true"] {{ padding: 0 {px(0.3)}; min-height: {px(1.6)}; }}
QComboBox:disabled, QLineEdit:disabled {{ color: {c.ink_faint}; background: {c.panel};
    border-color: {c.edge}; }}
QComboBox::drop-down, QDateEdit::drop-down {{ border: none; width: {px(1.8)}; }}
QComboBox::down-arrow, QDateEdit::down-arrow {{ image: url("{arrow}"); width: {px(0.85)};
    height: {px(0.85)}; }}
QComboBox QAbstractItemView {{ background: {c.raised}; color: {c.ink};
    selection-background-color: {c.selection}; selection-color: {c.on_selection}; }}
QListWidget::item, QTreeWidget::item {{ padding: {px(0.28)} {px(0.4)}; }}
QHeaderView::section {{ background: {c.panel}; color: {c.ink_soft}; border: none;
    border-bottom: 1px solid {c.edge}; padding: {px(0.25)} {px(0.5)}; }}

QRadioButton {{ spacing: {px(0.5)}; padding-right: {px(0.3)};
    border: 2px solid transparent; border-radius: {px(0.3)}; }}
QRadioButton:disabled, QLabel:disabled {{ color: {c.ink_faint}; }}
QLabel[role="small"]:disabled, QLabel[role="name"]:disabled {{ color: {c.ink_faint}; }}
QRadioButton:focus {{ border-color: {c.focus}; }}
QRadioButton::indicator {{ width: {px(0.75)}; height: {px(0.75)}; border-radius: {px(0.5)};
    border: {px(0.13)} solid {c.edge_strong}; background: {c.raised}; }}
QRadioButton::indicator:checked {{ background: {c.accent};
    border: {px(0.13)} solid {c.edge_strong}; }}
QRadioButton::indicator:disabled {{ border-color: {c.edge}; background: {c.panel}; }}
QRadioButton::indicator:checked:disabled {{ border-color: {c.edge};
    background: {c.ink_faint}; }}

QCheckBox {{ spacing: {px(0.5)}; padding-right: {px(0.3)}; font-weight: 600;
    border: 2px solid transparent; border-radius: {px(0.3)}; }}
QCheckBox:focus {{ border-color: {c.focus}; }}
QCheckBox::indicator {{ width: {px(1.1)}; height: {px(1.1)}; border-radius: {px(0.2)};
    border: 1px solid {c.edge_strong}; background: {c.raised}; }}
QCheckBox::indicator:checked {{ background: {c.accent}; image: url("{tick}"); }}

QMenuBar, QMenu {{ background: {c.panel}; color: {c.ink}; }}
QMenuBar::item {{ padding: {px(0.3)} {px(0.6)}; background: transparent; }}
QMenuBar::item:selected, QMenu::item:selected {{ background: {c.selection};
    color: {c.on_selection}; }}
QMenu {{ border: 1px solid {c.edge_strong}; padding: {px(0.25)} 0; }}
QMenu::item {{ padding: {px(0.3)} {px(1.6)}; }}
QMenu::item:disabled {{ color: {c.ink_faint}; }}
QMenu::separator {{ height: 1px; background: {c.edge}; margin: {px(0.25)} {px(0.5)}; }}

QTabBar::tab {{ background: transparent; color: {c.ink_soft}; padding: {px(0.35)} {px(0.8)};
    border-bottom: 2px solid transparent; }}
QTabBar::tab:selected {{ color: {c.ink}; border-bottom-color: {c.accent}; }}
QTabBar::tab:hover {{ color: {c.ink}; }}
QTabBar::tab:focus {{ color: {c.ink}; border-bottom-color: {c.focus}; }}
QTabWidget::pane {{ border: none; border-top: 1px solid {c.edge}; }}

QTableView, QTableView:focus {{ border: 2px solid {c.edge}; }}
QTableView:focus {{ border-color: {c.focus}; }}
QScrollArea {{ background: transparent; border: 2px solid transparent; }}
QScrollArea:focus {{ border-color: {c.focus}; }}
QScrollBar:vertical {{ background: transparent; width: {px(0.8)}; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {px(0.8)}; margin: 0; }}
QScrollBar::handle {{ background: {c.edge_strong}; border-radius: {px(0.25)};
    min-height: {px(1.6)}; min-width: {px(1.6)}; margin: {px(0.15)}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QSplitter::handle {{ background: {c.edge}; }}
QStatusBar {{ background: {c.panel}; color: {c.ink_soft}; }}
"""
