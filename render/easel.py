"""A process that draws, as the one sees it that asks for pictures and serves people meanwhile.

Threads would be as quick, but parts of their work hold the interpreter: whoever clicks would wait for them.
"""

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

from render.painter import SIZE
from render.picture import Drawn, Picture

ROOT = Path(__file__).parent.parent
AT_ONCE = 2**20
"""How many bytes are taken over at once."""


class Easel:
    """The process begins when it is needed, and ends with whoever began it at the latest."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._closed = False

    async def draw(self, picture: Picture) -> Drawn:
        """Let a picture be drawn; if the process dies, let another one try."""
        data = pickle.dumps(picture)
        try:
            result = await self._ask(data)
        except (OSError, EOFError):
            if self._closed:
                raise
            await self._end()
            result = await self._ask(data)
        if isinstance(result, Exception):
            raise result
        return result

    async def _ask(self, data: bytes) -> Drawn | Exception:
        if self._process is None:
            command = sys.executable, "-m", "render.painter"
            self._process = await asyncio.create_subprocess_exec(
                *command, cwd=ROOT, stdin=PIPE, stdout=PIPE, limit=AT_ONCE
            )
        pictures, files = self._process.stdin, self._process.stdout
        assert pictures is not None
        assert files is not None
        pictures.write(len(data).to_bytes(SIZE) + data)
        await pictures.drain()
        size = int.from_bytes(await files.readexactly(SIZE))
        result: Drawn | Exception = pickle.loads(await files.readexactly(size))  # noqa: S301  # it comes from ourselves
        return result

    async def close(self) -> None:
        """Let the process end for good, also in the middle of a picture."""
        self._closed = True
        await self._end()

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            if process.stdin is not None:
                process.stdin.close()
            await process.wait()
