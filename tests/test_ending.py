"""What does not want to end is ended: the interpreter itself would wait for a thread that hangs."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.processes import begun, said

PROGRAM = """
import asyncio, time
from operation import ending
from render.kit.studio import Studio
from tests.render.kit.stuck import Hanging

ending.LONGEST = 1.5

async def main():
    end, studio = ending.Ending(), Studio(processes={processes})
    end.last_act = studio.kill
    drawing = asyncio.ensure_future(studio.draw(Hanging()))
    await asyncio.sleep(0.5)
    print("drawing", flush=True)
    try:
        await drawing
    finally:
        {finally}

asyncio.run(main())
"""
WAYS = {
    "a thread hangs": (0, "await studio.close()"),
    "the loop is held up": (1, "time.sleep(3600)"),
    "something is waited for": (1, "await asyncio.sleep(3600)"),
}


@pytest.mark.parametrize("what", WAYS)
@pytest.mark.parametrize(("insists", "code"), [(False, 1), (True, 128 + signal.SIGINT)])
def test_the_end_comes_in_time_although(what: str, code: int, *, insists: bool) -> None:
    processes, last = WAYS[what]
    program = PROGRAM.replace("{processes}", str(processes)).replace("{finally}", last)
    if insists:
        program = program.replace("LONGEST = 1.5", "LONGEST = 60")
    command = [sys.executable, "-c", program]
    with begun(command, stderr=subprocess.DEVNULL) as process:
        assert said(process) == b"drawing\n"
        children = _children(process.pid, processes)
        process.terminate()
        if insists:
            time.sleep(1.5)
            os.kill(process.pid, signal.SIGINT)
        assert process.wait(15) == code
    for child in children:
        _until_gone(Path(f"/proc/{child}/stat"))


def _children(process: int, number: int) -> list[str]:
    """Return the processes that another has begun, as soon as they are so many."""
    for _ in range(200):
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
        if len(children) == number:
            return children
        time.sleep(0.05)
    raise AssertionError(f"it has begun {len(children)} processes")


def _until_gone(stat: Path) -> None:
    for _ in range(100):
        if not stat.exists() or ") Z " in stat.read_text():
            return
        time.sleep(0.05)
    raise AssertionError("it still draws")
