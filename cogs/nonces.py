"""The names by which Discord knows a message that is sent again."""

from host.host import Host
from host.table import TableId
from tabletop.unreadable import Unreadable


async def nonce_of(host: Host, table: TableId, number: int, what: str = "") -> str:
    """Name a message that tells up to some entry: the same after a crash, another one for any other message.

    A database that was restored counts its entries again, but not at the same time. Discord allows 25 characters.
    """
    try:
        entry = await host.storage.entry(table, number)
    except Unreadable:
        entry = None
    when = 0 if entry is None else int(entry.at)
    return f"{table}-{number}-{when:x}{what}"
