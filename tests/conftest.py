"""What holds for every test: no display needed, user folders of its own, fresh random examples."""

import itertools
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

settings.register_profile("solitaria", deadline=None, derandomize=False, print_blob=True)
settings.load_profile("solitaria")

_homes = itertools.count()


def _enter_new_home(base: Path, patch: pytest.MonkeyPatch) -> Path:
    """Make an empty home below `base` and point every variable at it that names user folders."""
    home = base / f"home{next(_homes)}"
    folders = {
        "HOME": home,
        "USERPROFILE": home,
        "XDG_DATA_HOME": home / "data",
        "XDG_CONFIG_HOME": home / "config",
        "XDG_CACHE_HOME": home / "cache",
        "XDG_STATE_HOME": home / "state",
        "XDG_RUNTIME_DIR": home / "runtime",
        # platformdirs asks Windows itself unless these are set
        "WIN_PD_OVERRIDE_LOCAL_APPDATA": home / "local",
        "WIN_PD_OVERRIDE_APPDATA": home / "roaming",
    }
    for name, folder in folders.items():
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        patch.setenv(name, str(folder))
    patch.delenv("SOLITARIA_DATA", raising=False)
    return home


@pytest.fixture(scope="session", autouse=True)
def _session_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Fixtures that outlive a test see no folder of the user either."""
    with pytest.MonkeyPatch.context() as patch:
        _enter_new_home(tmp_path_factory.getbasetemp(), patch)
        yield


@pytest.fixture(autouse=True)
def user_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home folder for each test; data, settings and cache lie below it."""
    return _enter_new_home(tmp_path_factory.getbasetemp(), monkeypatch)
