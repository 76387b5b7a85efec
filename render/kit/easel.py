"""A process that draws, as the one sees it that asks for pictures and serves people meanwhile.

Threads would be as quick, but parts of their work hold the interpreter: whoever clicks would wait for them.
"""

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from math import ceil
from pathlib import Path

from render.kit.painter import BEGUN, SIZE
from render.kit.picture import Drawn, Picture, Stuck

ROOT = Path(__file__).parents[2]
LIMIT = 40.0
"""How many seconds a picture may take: many times what one needs, also the first of a process on a busy computer."""
TO_BEGIN = 60.0
"""How many seconds a process may take until it begins to draw: a new one has a lot to read first."""
LATER = 2
"""How many seconds later a process that hangs ends by itself: whoever began it may be gone."""
TRIES = 2
AT_ONCE = 2**20
"""How many bytes are taken over at once."""
TO_DIE = 5.0
"""How many seconds a process that was killed is waited for."""


class Closed(EOFError):
    """Nothing is drawn any more."""


class Easel:
    """The process begins when it is needed, and ends with whoever began it at the latest."""

    def __init__(self, limit: float = LIMIT) -> None:
        self._limit = limit
        self._process: Process | None = None
        self._closed = False

    async def draw(self, picture: Picture) -> Drawn:
        """Let a picture be drawn; if the process dies, let another one try, and if it hangs, end it."""
        data = pickle.dumps(picture)
        for _ in range(TRIES):
            try:
                result = await self._ask(data)
            except TimeoutError:
                await self._end()
                raise Stuck(1) from None
            except (OSError, EOFError):
                if self._closed:
                    raise
                await self._end()
            else:
                return _checked(result)
        raise Stuck(TRIES)

    async def _ask(self, data: bytes) -> Drawn | Exception:
        process = await self._begun()
        pictures, files = process.stdin, process.stdout
        assert pictures is not None
        assert files is not None
        async with asyncio.timeout(TO_BEGIN):
            pictures.write(len(data).to_bytes(SIZE) + data)
            await pictures.drain()
            await files.readexactly(len(BEGUN))
        async with asyncio.timeout(self._limit):
            size = int.from_bytes(await files.readexactly(SIZE))
            result: Drawn | Exception = pickle.loads(await files.readexactly(size))  # noqa: S301  # it is our own
        return result

    async def _begun(self) -> Process:
        """Return the process, a new one if there is none; nobody would end one that begins after the end."""
        if self._process is None and not self._closed:
            command = sys.executable, "-m", "render.kit.painter", str(ceil(self._limit) + LATER)
            self._process = await asyncio.create_subprocess_exec(
                *command, cwd=ROOT, stdin=PIPE, stdout=PIPE, limit=AT_ONCE
            )
        if self._closed:
            await self._end()
        if self._process is None:
            raise Closed
        return self._process

    async def close(self) -> None:
        """Let the process end for good, also in the middle of a picture."""
        self._closed = True
        await self._end()

    def kill(self) -> None:
        """End the process, without waiting until it is gone."""
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def _end(self) -> None:
        self.kill()
        process, self._process = self._process, None
        if process is not None:
            if process.stdin is not None:
                process.stdin.close()
            with suppress(TimeoutError):
                async with asyncio.timeout(TO_DIE):
                    await process.wait()


def _checked(result: Drawn | Exception) -> Drawn:
    if isinstance(result, Exception):
        raise result
    return result
