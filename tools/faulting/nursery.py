"""A process that has everything loaded and forks others, which are quick to start and to kill.

python -m faulting.nursery        reads orders from standard input, one JSON value a line
"""

from __future__ import annotations

import importlib
import json
import os
import signal
import subprocess
import sys
import traceback
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


class Nursery:
    """Starts tasks (`module:function` of this package) in processes of their own."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "faulting.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "tools"), str(ROOT)))},
            text=True,
        )

    def __enter__(self) -> Nursery:
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def start(self, task: str, **arguments: Any) -> int:
        """Start a task; gives the number of its process."""
        return int(self._ask({"task": task, "arguments": arguments}))

    def wait(self, pid: int) -> int:
        """Wait for the end of a task; gives the status as the system has it."""
        return int(self._ask({"wait": pid}))

    def kill(self, pid: int) -> None:
        """End a task at once, and wait until it is gone."""
        os.kill(pid, signal.SIGKILL)
        self.wait(pid)

    def run(self, task: str, **arguments: Any) -> None:
        """Start a task and wait for it. Raises RuntimeError if it failed."""
        if self.wait(self.start(task, **arguments)):
            raise RuntimeError(f"{task} failed; what it said is above")

    def _ask(self, order: dict[str, Any]) -> Any:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())


def _child(task: str, arguments: dict[str, Any]) -> None:
    """Do a task and end the process, whatever happens."""
    try:
        module, _, name = task.partition(":")
        getattr(importlib.import_module(f"faulting.{module}"), name)(**arguments)
    except BaseException:
        traceback.print_exc()
        os._exit(1)
    os._exit(0)


def main() -> None:
    """Serve orders until there are no more."""
    for module in ("player", "windows", "rights"):
        importlib.import_module(f"faulting.{module}")
    for line in sys.stdin:
        order = json.loads(line)
        if "wait" in order:
            print(os.waitpid(order["wait"], 0)[1], flush=True)
            continue
        pid = os.fork()
        if not pid:
            _child(order["task"], order["arguments"])
        print(pid, flush=True)


if __name__ == "__main__":
    main()
