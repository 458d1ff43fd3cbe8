"""The wheel, installed into a fresh environment, has every data file and works from there.

The environment borrows the dependencies of the one that runs the tests, so nothing is downloaded;
the program itself comes from the wheel alone.
"""

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[1]
PACKAGE_FOLDERS = {"data": "_data", "assets": "_assets"}

pytestmark = pytest.mark.xdist_group("wheel")


def run(*command: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Run a command that must succeed, without the checkout on Python's path."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    finished = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.returncode == 0, f"{command}\n{finished.stdout}\n{finished.stderr}"
    return finished


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new virtual environment with the wheel of this checkout in it."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=CHECKOUT)
    (wheel,) = folder.glob("*.whl")
    environment = folder / "environment"
    venv.create(environment, with_pip=False)
    pip = [sys.executable, "-m", "pip", "--python", environment, "--disable-pip-version-check"]
    run(*pip, "install", "--no-index", "--no-deps", wheel, cwd=folder)
    # A folder named by a .pth file is not searched for further .pth files, so the checkout that
    # is installed there as editable stays out of sight.
    borrowed = sysconfig.get_path("purelib")
    (site_packages(environment) / "borrowed.pth").write_text(f"{borrowed}\n")
    return environment


def scripts(environment: Path) -> Path:
    """Its folder of programs."""
    return environment / ("Scripts" if os.name == "nt" else "bin")


def site_packages(environment: Path) -> Path:
    """Its folder of installed packages."""
    where = {"base": str(environment), "platbase": str(environment)}
    return Path(sysconfig.get_path("purelib", vars=where))


def files_below(folder: Path) -> dict[str, bytes]:
    """Each file's content by its path relative to `folder`."""
    return {
        file.relative_to(folder).as_posix(): file.read_bytes()
        for file in folder.rglob("*")
        if file.is_file()
    }


@pytest.mark.parametrize("name", PACKAGE_FOLDERS)
def test_every_file_is_there_and_found(fresh: Path, name: str) -> None:
    ask = f"from solitaria_app import resources; print(resources.{name}_dir())"
    found = Path(run(scripts(fresh) / "python", "-c", ask, cwd=fresh).stdout.strip())
    assert found == site_packages(fresh).resolve() / "solitaria_app" / PACKAGE_FOLDERS[name]
    expected = files_below(CHECKOUT / name)
    assert expected
    assert files_below(found) == expected


def test_every_data_file_loads(fresh: Path) -> None:
    """The program's own check reads them all, none of them from the checkout."""
    report = run(scripts(fresh) / "solitaria", "check-data", cwd=fresh)
    assert str(CHECKOUT) not in report.stdout + report.stderr


def test_module_and_script_are_one_command(fresh: Path) -> None:
    by_script = run(scripts(fresh) / "solitaria", "--version", cwd=fresh)
    by_module = run(scripts(fresh) / "python", "-m", "solitaria_app", "--version", cwd=fresh)
    assert by_script.stdout == by_module.stdout
    assert "0." in by_script.stdout
