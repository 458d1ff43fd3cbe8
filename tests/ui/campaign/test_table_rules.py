"""The table rules of a campaign: chosen when it begins, changed later, those of every game."""

from __future__ import annotations

from solitaria_app.content.campaign import TableRules
from solitaria_app.engine.options import Mover, NoSite
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.ui.campaign.newone import NewCampaign
from solitaria_app.ui.campaign.screen import CampaignScreen
from solitaria_app.ui.campaign.tablerules import CampaignTableRules
from tests.ui.conftest import MakeWindow
from tests.ui.windows import running

from .screens import primary, screen_of


def asked(screen: CampaignScreen) -> CampaignTableRules:
    screen.page.menu["table-rules"].trigger()
    dialog = screen.deeds.open_dialog
    assert isinstance(dialog, CampaignTableRules)
    return dialog


def rules_of(store: Campaigns, id: int) -> TableRules | None:
    definition = store.load(id).definition
    assert definition is not None
    return definition.table_rules


def test_those_chosen_at_the_beginning_are_those_of_its_games(
    make_window: MakeWindow, store: Campaigns, classic: int
) -> None:
    window = make_window()
    screen = screen_of(window)
    screen.new.click()
    dialog = screen.deeds.open_dialog
    assert isinstance(dialog, NewCampaign)
    assert "Which colonist moves" not in dialog.rules.text()
    dialog.table_rules.choose({"mover": "any"})
    assert dialog.rules.text().endswith("Which colonist moves: Among all that can get there.")
    dialog.begin.click()
    assert "Among all that can get there." in screen.page.about.text()
    primary(screen).click()
    header = running(window).header
    assert (header.mover, header.no_site) == ("any", "reroll")
    assert rules_of(store, classic) is None


def test_they_can_be_changed_and_changed_back(
    make_window: MakeWindow, store: Campaigns, classic: int
) -> None:
    window = make_window()
    screen = screen_of(window)
    dialog = asked(screen)
    dialog.choice.choose({"no_site": "take-card"})
    dialog.keep.click()
    assert screen.strip.words.text() == "Summer has other table rules from the next game on."
    assert rules_of(store, classic) == TableRules(no_site=NoSite.TAKE_CARD)
    screen.strip.button.click()
    assert rules_of(store, classic) is None
    asked(screen).keep.click()  # as they were
    assert rules_of(store, classic) is None
    assert screen.strip.words.text() == "Taken back: the table rules of Summer."
    dialog = asked(screen)
    dialog.choice.choose({"mover": "any", "no_site": "take-card"})
    dialog.keep.click()
    primary(screen).click()
    header = running(window).header
    assert (header.mover, header.no_site) == ("any", "take-card")


def test_what_another_window_chose_meanwhile_stays(
    make_window: MakeWindow, store: Campaigns, classic: int
) -> None:
    screen = screen_of(make_window())
    dialog = asked(screen)
    store.set_table_rules(classic, TableRules(Mover.ANY))
    dialog.choice.choose({"no_site": "take-card"})
    dialog.keep.click()
    assert screen.strip.words.text() == (
        "Nothing changed: The table rules have been changed in the meantime."
    )
    assert rules_of(store, classic) == TableRules(Mover.ANY)
    assert "Among all that can get there." in screen.page.about.text()
