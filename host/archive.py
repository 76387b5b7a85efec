"""Games that were played: as a file that the game's own tools can prove, and as they went, turn by turn."""

import asyncio
from collections.abc import Sequence
from typing import Any

from host.host import Host
from host.table import Status, Table, TableId
from tabletop.naming import harmless
from tabletop.refused import Refused
from tabletop.rules import Plain, Rules
from tabletop.seat import Seat


async def export_game(host: Host, table_id: TableId) -> bytes:
    """Write the game of a table; while it is being played, without what would tell the future (T-17)."""
    rules, table, game = await host.tables.opened(table_id)
    if game is None or table.promise is None:
        raise Refused("T-17", "no-game-to-export")
    if table.status is Status.CANCELLED:
        raise Refused("T-17", "game-was-cancelled")
    actions = [entry.do for entry in await host.storage.log(table_id) if entry.seat is not None]
    log, game = (actions, game) if table.status is Status.OVER else _settled(rules, table, actions)
    names = [harmless(sitter.name) for sitter in table.seats]
    return rules.export(game, log, table.promise, names, [used.version for used in table.rules])


async def public_views(host: Host, table_id: TableId) -> list[Any]:
    """Return how a game looked to everybody, at the beginning and whenever something in it had become final."""
    rules, table, game = await host.tables.opened(table_id)
    if game is None or table.promise is None:
        raise Refused("T-17", "no-game-to-export")
    actions = [entry.do for entry in await host.storage.log(table_id) if entry.seat is not None]
    return await asyncio.to_thread(_views, rules, table, actions)


def _views(rules: Rules[Any, Any, Any], table: Table, actions: Sequence[Plain]) -> list[Any]:
    assert table.promise is not None
    outcome = rules.start(len(table.seats), table.settings.options, table.promise.seed)
    views = [rules.view(outcome.game, None)]
    for plain in actions:
        outcome = rules.apply(outcome.game, rules.stored_action(outcome.game, plain))
        if any(event.final and event.seen_by(None) for event in outcome.events):
            views.append(rules.view(outcome.game, None))
    return views


def _settled(rules: Rules[Any, Any, Any], table: Table, actions: Sequence[Plain]) -> tuple[list[Plain], Any]:
    """Return what cannot be undone any more: the rest would tell of cards that somebody still has."""
    assert table.promise is not None
    game = rules.start(len(table.seats), table.settings.options, table.promise.seed).game
    log: list[Plain] = []
    open_steps: list[tuple[Seat, Plain]] = []
    settled = game
    for plain in actions:
        action = rules.stored_action(game, plain)
        seat = plain["seat"]
        secret = rules.is_private(game, action)
        outcome = rules.apply(game, action)
        game = outcome.game
        if secret:
            log.append(plain)  # it is no step of a turn; the game's own export tells it when all is over
        elif action == rules.undoing(seat, everything=True):
            open_steps = [step for step in open_steps if step[0] != seat]
        elif action == rules.undoing(seat, everything=False):
            own = [number for number, step in enumerate(open_steps) if step[0] == seat]
            del open_steps[own[-1]]
        else:
            open_steps.append((seat, plain))
        if any(event.final for event in outcome.events):
            log += [step for _, step in open_steps]
            open_steps, settled = [], game
    return log, settled
