"""`solitaria play` in a process of its own: without Qt, at Ctrl+C, on a terminal."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time

import pytest

from solitaria_app.content.library import Library

from .playing import COMMAND, saved


def test_it_needs_no_qt_and_bears_bytes_that_are_no_text() -> None:
    program = (
        "import sys; sys.modules['PySide6'] = None\nfrom solitaria_app.cli.main import main\nmain()"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, "play", "--seed", "5"],
        input=b"\xff\n1\n1\n", capture_output=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Turn 2." in done.stdout


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_ctrl_c_leaves_with_the_game_saved(library: Library) -> None:
    program = subprocess.Popen(
        [*COMMAND, "--seed", "5"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert program.stdin is not None and program.stdout is not None
        program.stdin.write("1\n1\n")
        program.stdin.flush()
        seen = ""
        while "Turn 2." not in seen or not seen.endswith("> "):
            seen += program.stdout.read(1)
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=30)
    finally:
        program.kill()
        program.communicate()
    assert (program.returncode, err) == (130, "")
    assert "The game is saved" in out
    (game,) = saved(library)
    assert game.state.turn == 2


def _on_terminal(lines: list[str], columns: int, **variables: str) -> str:
    """What a terminal of so many columns shows."""
    import fcntl
    import pty
    import struct
    import termios

    controller, terminal = pty.openpty()
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
    environment = {**os.environ, "TERM": "xterm-256color", **variables}
    for name in ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR"):
        if name not in variables:
            environment.pop(name, None)
    program = subprocess.Popen(
        [*COMMAND, "--seed", "5"], stdin=terminal, stdout=terminal, stderr=terminal,
        env=environment, close_fds=True,
    )  # fmt: skip
    os.close(terminal)
    shown = b""
    deadline = time.monotonic() + 60
    waiting = list(lines)
    try:
        while time.monotonic() < deadline:
            if select.select([controller], [], [], 0.2)[0]:
                try:
                    shown += os.read(controller, 65536)
                except OSError:  # Linux: the program has gone
                    break
            elif shown.rstrip(b"\x1b[?2004h\r\n ").endswith(b">") and waiting:
                os.write(controller, f"{waiting.pop(0)}\n".encode())
            elif program.poll() is not None:
                break
    finally:
        program.kill()
        program.wait()
        os.close(controller)
    assert program.returncode == 0
    return shown.decode()


@pytest.mark.skipif(os.name == "nt", reason="no pseudo-terminals")
@pytest.mark.parametrize("columns", [30, 80])
def test_on_a_terminal_nothing_is_wider_than_it(columns: int) -> None:
    shown = _on_terminal(["1", "1", "b", "q"], columns)
    plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown)
    lines = [line for line in plain.splitlines() if "Written" not in line]
    assert max(map(len, lines)) <= columns
    assert "Turn 2." in plain
    assert "\x1b[1m" in shown


@pytest.mark.skipif(os.name == "nt", reason="no pseudo-terminals")
def test_no_color() -> None:
    shown = _on_terminal(["99", "q"], 80, NO_COLOR="1")
    assert not re.search(r"\x1b\[[0-9;]*3[0-9]m", shown)
    assert "There is no option 99" in shown


@pytest.mark.skipif(os.name == "nt", reason="no pseudo-terminals")
def test_the_end_of_the_terminals_input_leaves(library: Library) -> None:
    shown = _on_terminal(["1", "\x04"], 80)
    assert "The game is saved" in shown
    assert len(saved(library)) == 1
