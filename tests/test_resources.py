"""The program's own files are found where a checkout and a wheel keep them."""

from pathlib import Path

import pytest

from solitaria_app import resources

CHECKOUT = Path(__file__).resolve().parents[1]


def test_checkout_keeps_them_beside_the_package() -> None:
    assert resources.data_dir() == CHECKOUT / "data"
    assert resources.assets_dir() == CHECKOUT / "assets"


def test_wheel_keeps_them_inside_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "site-packages" / "solitaria_app"
    for folder in ("_data", "_assets"):
        (package / folder).mkdir(parents=True)
    # Somebody else's folder of that name beside an installed package must not be taken.
    (tmp_path / "site-packages" / "data").mkdir()
    monkeypatch.setattr(resources, "_PACKAGE", package)
    assert resources.data_dir() == package / "_data"
    assert resources.assets_dir() == package / "_assets"


def test_missing_folder_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "solitaria_app")
    with pytest.raises(FileNotFoundError) as caught:
        resources.assets_dir()
    assert str(tmp_path / "assets") in str(caught.value)
    assert str(tmp_path / "solitaria_app" / "_assets") in str(caught.value)
