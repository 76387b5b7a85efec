"""What whoever runs the program lets people have: open tables (T-24), and time in which nobody plays (T-25)."""

from dataclasses import dataclass

from host.storage import Storage
from host.table import UserId
from tabletop.refused import Refused

DAY = 24 * 3600.0


@dataclass(frozen=True, slots=True)
class Limits:
    """How much is enough; 0 stands for no limit."""

    person: int = 25
    """How many open tables one person may own."""
    server: int = 200
    """How many open tables a server may have."""
    lobby: float = 7 * DAY
    """For how many seconds nothing may change in a lobby."""
    game: float = 30 * DAY
    """For how many seconds nobody may act in a game."""


async def check_room(limits: Limits, storage: Storage, owner: UserId, guild: str) -> None:
    """Refuse one table more than somebody, or a server, may have (T-24)."""
    own, here = await storage.count_open(owner, guild)
    if limits.person and own >= limits.person:
        raise Refused("T-24", "too-many-own-tables", tables=own, most=limits.person)
    if guild and limits.server and here >= limits.server:
        raise Refused("T-24", "too-many-tables-here", tables=here, most=limits.server)
