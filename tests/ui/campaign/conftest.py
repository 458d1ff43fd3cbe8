"""Campaigns in the file of the window's player."""

from __future__ import annotations

import pytest

from solitaria_app.content.library import Library
from solitaria_app.session import gamesfile
from solitaria_app.session.campaign.begin import begun
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.ui.paths import Places


@pytest.fixture
def store(places: Places) -> Campaigns:
    return Campaigns(places.games)


@pytest.fixture
def classic(store: Campaigns, library: Library) -> int:
    """The number of a campaign of the rules without games."""
    return store.create("Summer", begun(library.campaign("classic"), library, "s"))


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for a file that is locked."""
    monkeypatch.setattr(gamesfile, "WAIT_SECONDS", 0.05)
