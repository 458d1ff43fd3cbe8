"""Numbers are typed as digits, in every locale."""

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtTest import QTest

from solitaria_app.ui.controls.numberfield import NumberField
from solitaria_app.ui.theme import Theme


@pytest.mark.parametrize("name", ["C", "de_DE", "en_US", "tr_TR", "hi_IN", "fr_FR", "ar_EG"])
def test_only_digits_are_taken(qtbot, name):
    before = QLocale()
    QLocale.setDefault(QLocale(name))
    try:
        field = NumberField(999)
        qtbot.addWidget(field)
        field.show_number(Theme(), "Points", None)
        QTest.keyClicks(field.number, "1.2,3 -4")
        assert field.number.text() == "123"
        assert field.value == 123
    finally:
        QLocale.setDefault(before)
