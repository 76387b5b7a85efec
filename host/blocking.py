"""Whom the bot does not serve: people and servers that whoever runs it has blocked (T-26)."""

from collections.abc import Callable

from host.kept import Block, Blocked
from host.storage import Storage
from host.table import Timestamp, UserId
from tabletop.refused import Refused


class Blocklist:
    """Known by heart, since every request asks for it; what changes is stored before it counts."""

    def __init__(self, storage: Storage, now: Callable[[], Timestamp]) -> None:
        self._storage, self._now = storage, now
        self._blocks: dict[tuple[Blocked, str], Block] = {}

    async def recall(self) -> None:
        """Learn what is stored."""
        self._blocks = {(block.what, block.id): block for block in await self._storage.blocks()}

    def all(self) -> list[Block]:
        """List all that are blocked, the latest first."""
        return sorted(self._blocks.values(), key=lambda block: -block.since)

    def find(self, what: Blocked, identity: str) -> Block | None:
        """Return since when somebody, or a server, is blocked."""
        return self._blocks.get((what, identity))

    def check(self, user: UserId, guild: str) -> None:
        """Refuse whatever somebody asks who is blocked, or who asks on a server that is."""
        if self.find("person", user) is not None:
            raise Refused("T-26", "person-blocked")
        if self.find("server", guild) is not None:
            raise Refused("T-26", "server-blocked")

    async def block(self, what: Blocked, identity: str) -> None:
        """Block somebody, or a server; once is enough."""
        if self.find(what, identity) is None:
            block = Block(what, identity, self._now())
            await self._storage.save_block(block)
            self._blocks[what, identity] = block

    async def unblock(self, what: Blocked, identity: str) -> None:
        """Serve somebody, or a server, again."""
        if self.find(what, identity) is None:
            raise Refused("T-26", "not-blocked")
        await self._storage.delete_block(what, identity)
        del self._blocks[what, identity]
