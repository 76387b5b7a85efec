"""A process that draws one picture after another, while the one that asks for them serves people.

Threads would be as quick, but parts of their work hold the interpreter: whoever clicks would wait for them.
"""

import os
import pickle
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from render.picture import Drawn, Picture

ROOT = Path(__file__).parent.parent
POLITENESS = 10
"""How far it stands back when others need the processor: nobody waits for a picture as for an answer."""


class Easel:
    """The process as others see it: it begins when it is needed, and ends with whoever began it at the latest."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def draw(self, picture: Picture) -> Drawn:
        """Let a picture be drawn, and wait for it; if the process dies, let another one try."""
        try:
            result = self._ask(picture)
        except (OSError, EOFError):
            self.close()
            result = self._ask(picture)
        if isinstance(result, Exception):
            raise result
        return result

    def _ask(self, picture: Picture) -> Drawn | Exception:
        if self._process is None:
            command = [sys.executable, "-m", __name__]
            self._process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(pickle.dumps(picture))
        self._process.stdin.flush()
        result: Drawn | Exception = pickle.load(self._process.stdout)  # noqa: S301  # it comes from ourselves
        return result

    def close(self) -> None:
        """Let the process end."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None


def main() -> None:
    """Draw whatever comes in, until nothing will come any more."""
    for asking in (signal.SIGINT, signal.SIGTERM):  # these are for whoever began it, who may still need it
        signal.signal(asking, signal.SIG_IGN)
    with suppress(AttributeError, OSError):  # not on every system
        os.nice(POLITENESS)
    pictures, files = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed by mistake spoils nothing
    while True:
        try:
            picture = pickle.load(pictures)  # noqa: S301  # it comes from ourselves
        except EOFError:
            return
        try:
            files.write(pickle.dumps(_result(picture)))
            files.flush()
        except BrokenPipeError:  # whoever asked is gone
            os._exit(0)


def _result(picture: Picture) -> Drawn | Exception:
    try:
        return picture.drawn()
    except Exception as fault:  # noqa: BLE001  # it is raised where the picture was asked for
        return fault


if __name__ == "__main__":
    main()
