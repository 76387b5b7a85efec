"""A bot as a process of its own, before a stand-in."""

import asyncio
import base64
import os
import signal
import sys
from pathlib import Path

from bench.standin.server import StandIn, within

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 30.0
"""How many seconds a bot has to come and to go."""
PAGE = os.sysconf("SC_PAGE_SIZE")


class Process:
    """A program that connects to a stand-in, with its files in a folder."""

    def __init__(self, discord: StandIn, folder: Path, program: Path = ROOT / "bot.py") -> None:
        self.discord = discord
        self.folder = folder
        self._program = program
        self._running: asyncio.subprocess.Process | None = None

    @property
    def socket(self) -> Path:
        """Where the stand-in listens."""
        return self.folder / "discord"

    @property
    def database(self) -> Path:
        """Where the bot keeps its tables."""
        return self.folder / "tables.db"

    @property
    def log(self) -> str:
        """All that the bot has said so far."""
        return (self.folder / "log").read_text()

    @property
    def is_running(self) -> bool:
        """Whether there is a process."""
        return self._running is not None and self._running.returncode is None

    @property
    def memory(self) -> int:
        """How many bytes of memory it has."""
        assert self._running is not None
        return int(Path(f"/proc/{self._running.pid}/statm").read_text().split()[1]) * PAGE

    def environment(self, **settings: str) -> dict[str, str]:
        """Return the settings of the bot."""
        name = base64.urlsafe_b64encode(self.discord.world.application.encode()).decode().rstrip("=")
        own = {
            "DISCORD_TOKEN": f"{name}.not.secret",
            "DISCORD_SOCKET": str(self.socket),
            "DATABASE_URL": f"sqlite:///{self.database}",
            "LOG_LEVEL": "INFO",
            "TABLES_PER_SERVER": "0",  # there is but one server, for all that is tried
        }
        return {**os.environ, **own, **settings}

    async def start(self, **settings: str) -> None:
        """Start the bot and wait until it is there."""
        await self.launch(**settings)
        await within(self.discord.gateway.ready, PATIENCE)

    async def launch(self, **settings: str) -> None:
        """Start the bot."""
        environment = self.environment(**settings)
        with (self.folder / "log").open("ab") as log:
            self._running = await asyncio.create_subprocess_exec(
                sys.executable, self._program, cwd=self.folder, env=environment, stderr=log, stdout=log
            )

    async def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stop the bot; return its exit code."""
        assert self._running is not None
        if self._running.returncode is None:
            self._running.send_signal(how)
        return await self.ended()

    async def kill(self) -> None:
        """End the bot, however it is."""
        if self.is_running:
            await self.stop(signal.SIGKILL)

    async def ended(self) -> int:
        """Wait until the bot has stopped by itself; return its exit code."""
        assert self._running is not None
        async with asyncio.timeout(PATIENCE):
            code = await self._running.wait()
        self.discord.gateway.ready.clear()
        return code
