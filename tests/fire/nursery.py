"""A process that has read the whole program, and lets a bot begin whenever one is asked for.

To read the program takes longer than most tests; a bot that is forked off has it read already. Otherwise it is as if
it had been started by hand: a process with settings, files and a clock of its own, which can be killed.
"""

import asyncio
import json
import os
import runpy
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from functools import cache
from itertools import count
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 30.0
_numbers = count(1)


class Bot:
    """A bot that was forked off, as `asyncio.subprocess.Process` would know it."""

    def __init__(self, pid: int, ended: Path) -> None:
        self.pid = pid
        self._ended = ended

    @property
    def returncode(self) -> int | None:
        """Its exit code, or the signal that ended it with a minus before it; None while it runs."""
        return int(self._ended.read_text()) if self._ended.exists() else None

    def send_signal(self, what: signal.Signals) -> None:
        os.kill(self.pid, what)

    async def wait(self) -> int:
        """Wait until it has ended; whoever asks sets the limit."""
        while (code := self.returncode) is None:  # noqa: ASYNC110  # nobody says when
            await asyncio.sleep(0.01)
        return code


async def born(folder: Path, environment: Mapping[str, str], log: Path) -> Bot:
    """Let a bot begin with a folder, settings and a log of its own."""
    begun, ended = (folder / f"bot-{next(_numbers)}.{what}" for what in ("begun", "ended"))
    wish = {"folder": str(folder), "environment": {**environment}, "log": str(log), "begun": str(begun)}
    nursery = _nursery()
    assert nursery.stdin is not None
    nursery.stdin.write(json.dumps({**wish, "ended": str(ended)}) + "\n")
    nursery.stdin.flush()
    end = time.monotonic() + PATIENCE
    while not begun.exists():
        assert time.monotonic() < end, "no bot was born"
        await asyncio.sleep(0.005)
    return Bot(int(begun.read_text()), ended)


@cache
def _nursery() -> "subprocess.Popen[str]":
    """Begin the process, once for all tests; it ends when nobody can ask it for anything any more."""
    return subprocess.Popen([sys.executable, __file__], stdin=subprocess.PIPE, text=True, cwd=ROOT)


def main() -> None:
    """Read the program, prepare its art, and fork whenever a line asks for a bot."""
    sys.path[0] = str(ROOT)
    import bot  # noqa: F401, PLC0415  # all that it needs is read with it
    from alhambra import Options, new_game, view  # noqa: PLC0415
    from render.alhambra.hand import HandPicture  # noqa: PLC0415
    from render.alhambra.table import TablePicture  # noqa: PLC0415

    for seed in range(4):
        game = new_game(Options(2), f"{seed:064x}").game
        TablePicture.of(view(game, None), ("Anna", "Bela")).drawn()
        HandPicture.of(view(game, 0)).drawn()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those who watch over the bots
    for line in sys.stdin:
        if os.fork() == 0:
            _watch(json.loads(line))


def _watch(wish: Mapping[str, str]) -> None:
    """Fork a bot, and write down when it has ended, and how."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    bot = os.fork()
    if bot == 0:
        _be_a_bot(wish)
    _write(Path(wish["begun"]), str(bot))
    _, status = os.waitpid(bot, 0)
    _write(Path(wish["ended"]), str(os.waitstatus_to_exitcode(status)))
    os._exit(0)


def _write(path: Path, text: str) -> None:
    """Write a file that is there only when it is complete."""
    draft = path.with_suffix(".draft")
    draft.write_text(text)
    draft.rename(path)


def _be_a_bot(wish: Mapping[str, Mapping[str, str] | str]) -> None:
    os.chdir(str(wish["folder"]))
    os.environ.clear()
    os.environ.update(wish["environment"])  # type: ignore[arg-type]
    nothing, log = os.open(os.devnull, os.O_RDONLY), os.open(str(wish["log"]), os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for old, new in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(old, new)
    sys.argv = ["bot.py"]
    try:
        runpy.run_path(str(ROOT / "bot.py"), run_name="__main__")
        code = 0
    except SystemExit as end:
        code = int(end.code or 0)
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


if __name__ == "__main__":
    main()
