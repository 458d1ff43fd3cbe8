"""Set-up in one command, on a machine that has nothing but Python 3.11 or newer.

python3 dev.py run [ARGUMENTS]   make .venv, install the program, start `solitaria ARGUMENTS`
                                 (without arguments: its window)
python3 dev.py test [ARGUMENTS]  install what the tests need and run every check;
                                 ARGUMENTS go to pytest
"""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python gets a sentence, no traceback
    sys.exit(
        f"dev.py: Python 3.11 or newer is needed, this is {sys.version.split()[0]}; "
        "start dev.py with a newer one, for example `python3.12 dev.py run`."
    )

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
MADE_FOR = VENV / "dev-made-for.txt"
UNFINISHED = VENV / "dev-unfinished.txt"


def main(arguments: list[str]) -> int:
    """Run the command that `arguments` name and return the exit status."""
    commands = {"run": run, "test": test}
    command = arguments[0] if arguments else ""
    if command in commands:
        return commands[command](arguments[1:])
    print(__doc__)
    return 0 if command in ("-h", "--help", "help") else 2


def run(arguments: list[str]) -> int:
    """Start the program; where Qt lacks a library, the program itself says so."""
    prepare("run", groups=[])
    if not arguments:
        install_qt_libraries(for_window=True)
    command = [str(PYTHON), "-P", "-m", "solitaria_app", *arguments]
    if os.name == "posix":
        sys.stdout.flush()
        os.execv(command[0], command)
    return subprocess.call(command)


def test(arguments: list[str]) -> int:
    """Run every check, whatever the others found, and report each at the end."""
    prepare("test", groups=["dev"])
    missing = install_qt_libraries(for_window=False)
    if missing:
        sys.exit(f"dev.py: Qt needs these packages of the system: {' '.join(missing)}.")
    python = str(PYTHON)
    checks = {
        "ruff check": [python, "-m", "ruff", "check", "."],
        "ruff format": [python, "-m", "ruff", "format", "--check", "."],
        "mypy": [python, "-m", "mypy"],
        "import-linter": [str(BIN / "lint-imports")],
        "check-data": [python, "-P", "-m", "solitaria_app", "check-data"],
        "pytest": [python, "-m", "pytest", "-n", "auto", "--dist", "loadgroup", *arguments],
    }
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    report, failures = [], 0
    for name, command in checks.items():
        print(f"\n== {name}", flush=True)
        start = time.monotonic()
        status = subprocess.call(command, cwd=ROOT, env=environment)
        failures += status != 0
        verdict = "ok" if status == 0 else "FAILED"
        report.append(f"{name:14} {verdict:7} {time.monotonic() - start:6.1f} s")
    print("\n== all checks", *report, sep="\n", flush=True)
    return 1 if failures else 0


def prepare(purpose: str, groups: list[str]) -> None:
    """Make `.venv` fit for `purpose`; costs nothing where its stamp says that it is."""
    stamp = VENV / f"dev-{purpose}.txt"
    wanted = fingerprint()
    if contents(stamp) == wanted and is_usable():
        return
    if not is_usable():
        make_venv()
    UNFINISHED.touch()
    print(f"Installing what `dev.py {purpose}` needs into {VENV.name} ...", flush=True)
    quiet = [] if sys.stdout.isatty() else ["--quiet"]
    pip = [str(PYTHON), "-m", "pip", "install", *quiet, "--disable-pip-version-check"]
    if subprocess.call([*pip, "--editable", str(ROOT), *requirements(groups)]):
        sys.exit("dev.py: pip could not install it all, as it says above; run dev.py again.")
    stamp.write_text(wanted, "utf-8")
    UNFINISHED.unlink()


def fingerprint() -> str:
    """What an installation depends on: this Python, this folder, `pyproject.toml`."""
    import hashlib

    return made_for() + hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()


def made_for() -> str:
    """The Python and the folder that a `.venv` made now would be bound to."""
    import sysconfig

    python = f"{sys.implementation.cache_tag} {sysconfig.get_platform()}"
    return f"{python}\n{sys.base_prefix}\n{VENV}\n"


def contents(file: Path) -> str:
    """The text of `file`, empty where there is none."""
    return file.read_text("utf-8") if file.is_file() else ""


def is_usable() -> bool:
    """Whether `.venv` is whole and this Python's; one of another maker must hold pip."""
    if UNFINISHED.exists() or not PYTHON.exists():
        return False
    if MADE_FOR.exists():
        return contents(MADE_FOR) == made_for()
    probe = [str(PYTHON), "-c", "import sys, pip; print(sys.implementation.cache_tag)"]
    answer = subprocess.run(probe, capture_output=True, text=True, check=False)
    return answer.stdout.strip() == sys.implementation.cache_tag


def make_venv() -> None:
    """Make `.venv` anew, in place of whatever is there."""
    if Path(sys.prefix).resolve() == VENV.resolve():
        sys.exit("dev.py: .venv must be made anew, so start dev.py with the Python outside it.")
    if VENV.exists():
        print(f"{VENV.name} is unfinished or another Python's: making it anew.", flush=True)
        shutil.rmtree(VENV)
    probe = [sys.executable, "-c", "import ensurepip, venv"]
    if subprocess.call(probe, stderr=subprocess.DEVNULL):
        package = f"python3.{sys.version_info.minor}-venv"
        if not apt_install([package]):
            sys.exit(f"dev.py: this Python cannot make a .venv; install the package {package}.")
    VENV.mkdir()
    UNFINISHED.touch()
    if subprocess.call([sys.executable, "-m", "venv", str(VENV)]):
        sys.exit("dev.py: Python could not make .venv, as it says above.")
    MADE_FOR.write_text(made_for(), "utf-8")


def requirements(groups: list[str]) -> list[str]:
    """The requirements of dependency groups in `pyproject.toml`, for a pip of any age."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return [line for group in groups for line in project["dependency-groups"][group]]


def install_qt_libraries(for_window: bool) -> list[str]:
    """Install the system libraries that Qt lacks; returns the packages still missing."""
    if not sys.platform.startswith("linux"):
        return []
    from solitaria_app import qt_libraries

    tables = [qt_libraries.CORE]
    if for_window:
        tables += [qt_libraries.X11, qt_libraries.WAYLAND]
    missing = qt_libraries.missing_packages(*tables)
    if missing and apt_install(missing):
        missing = qt_libraries.missing_packages(*tables)
    return missing


def apt_install(packages: list[str]) -> bool:
    """Install packages of Debian or Ubuntu; False where there is no apt, no right or no luck."""
    if shutil.which("apt-get") is None or os.name != "posix" or os.geteuid() != 0:
        return False
    print(f"Installing packages of the system: {' '.join(packages)} ...", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "--yes", "-qq", "--no-install-recommends", *packages]
    none = subprocess.DEVNULL
    return all(
        subprocess.call(command, env=environment, stdin=none, stdout=none) == 0
        for command in (["apt-get", "update", "-qq"], install)
    )


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
