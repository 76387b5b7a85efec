"""Processes that tests begin, and that never outlive them."""

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent


@contextmanager
def begun(command: Sequence[str], **settings: Any) -> Iterator["subprocess.Popen[Any]"]:
    """Begin a process; kill it at the end, however the test went: `Popen` by itself would wait for it."""
    with subprocess.Popen(command, **{"cwd": ROOT, "stdout": subprocess.PIPE, **settings}) as process:
        try:
            yield process
        finally:
            process.kill()


def said(process: "subprocess.Popen[Any]") -> Any:
    """Wait for the next line that a process says, and return it."""
    assert process.stdout is not None
    return process.stdout.readline()
