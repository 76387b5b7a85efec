"""Games that were played: as a file that the game's own tools can prove, and as they went, turn by turn."""

from typing import Any

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


async def public_views(host: Host, table_id: TableId) -> list[Any]:
    """Give how a game looked to everybody, at the beginning and whenever something in it had become final."""
    rules, table, game = await host.opened(table_id)
    if game is None or table.promise is None:
        raise Refused("T-17", "no-game-to-export")
    outcome = rules.start(len(table.seats), table.settings.options, table.promise.seed)
    views = [rules.view(outcome.game, None)]
    for entry in await host.storage.log(table_id):
        if entry.seat is not None:
            outcome = rules.apply(outcome.game, rules.stored_action(outcome.game, entry.do))
            if any(event.final for event in outcome.events):
                views.append(rules.view(outcome.game, None))
    return views
