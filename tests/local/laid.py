"""Tables that are laid on this computer, in processes of their own."""

import http.client
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import SystemRandom

ROOT = Path(__file__).parent.parent.parent
LOCAL = (sys.executable, "-m", "local")
SETTINGS = re.findall(r"^#?([A-Z_]+)=", (ROOT / ".env.example").read_text(), re.MULTILINE)
OF_MAKE = ("MAKEFLAGS", "MFLAGS")
PATIENCE = 60.0


def environment(**settings: str) -> dict[str, str]:
    """Return this environment with just these settings."""
    kept = {name: value for name, value in os.environ.items() if name not in (*SETTINGS, *OF_MAKE)}
    return {**kept, "PYTHONPATH": str(ROOT), **settings}


@contextmanager
def taken(port: int) -> Iterator[None]:
    """Take a port."""
    with socket.create_server(("127.0.0.1", port)):
        yield


def free_port() -> int:
    """Find a port that is free, and the one after it too."""
    while True:
        port = SystemRandom().randrange(10_000, 30_000)
        with suppress(OSError), taken(port), taken(port + 1):
            return port


def until(is_so: Callable[[], bool], what: str) -> None:
    """Wait for something."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, f"{what}: waited for in vain"
        time.sleep(0.05)


@dataclass(frozen=True)
class Laid:
    """A table, and what its process says."""

    process: subprocess.Popen[bytes]
    port: int
    folder: Path

    @property
    def address(self) -> str:
        """The address of the start page."""
        return f"http://127.0.0.1:{self.port}/"

    @property
    def said(self) -> str:
        return (self.folder / "said").read_text()

    @property
    def complained(self) -> str:
        return (self.folder / "complained").read_text()

    @property
    def is_ready(self) -> bool:
        assert self.process.poll() is None, self.said + self.complained
        return "stops it." in self.said

    def get(self, path: str, host: str = "") -> tuple[int, str]:
        """Ask for a page."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.request("GET", path, headers={"Host": host or f"127.0.0.1:{self.port}"})
        answer = connection.getresponse()
        return answer.status, answer.read().decode()

    def goes_to(self, path: str) -> str:
        """Return where a page leads."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        return answer.headers["Location"]

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End the process and all that it started, and return its exit code."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, how)
        return self.process.wait(PATIENCE)


@contextmanager
def laid(output: Path, command: Sequence[str] = LOCAL, folder: Path | None = None, **settings: str) -> Iterator[Laid]:
    """Lay a table, and wait until one can play there."""
    port = free_port()
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # what is ignored here would be ignored there
    try:
        with (output / "said").open("wb") as said, (output / "complained").open("wb") as complained:
            process = subprocess.Popen(
                command,
                cwd=folder or output,
                env=environment(PORT=str(port), **settings),
                stdout=said,
                stderr=complained,
                start_new_session=True,
            )
    finally:
        signal.signal(signal.SIGINT, before)
    table = Laid(process, port, output)
    try:
        until(lambda: table.is_ready, "a table")
        yield table
    finally:
        table.end()
