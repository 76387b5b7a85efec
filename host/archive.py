"""Games to take away: the log of a table as a file that the game's own tools can prove."""

from host.host import Host
from host.table import Status, TableId
from tabletop.refused import Refused


async def export_game(host: Host, table_id: TableId) -> bytes:
    """Write the game of a table; while it is being played, without what would tell the future (T-17)."""
    rules, table, game = await host.opened(table_id)
    if game is None or table.promise is None:
        raise Refused("T-17", "no-game-to-export")
    if table.status is Status.CANCELLED:
        raise Refused("T-17", "game-was-cancelled")
    log = [entry.do for entry in await host.storage.log(table_id) if entry.seat is not None]
    names = [sitter.name for sitter in table.seats]
    return rules.export(game, log, table.promise, names, [used.version for used in table.rules])
