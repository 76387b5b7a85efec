"""What is known about a person: given to them, or erased."""

from typing import Any

import msgspec
from msgspec.structs import replace

from host.commands import Leave, Resign
from host.host import Host
from host.table import OPEN, Actor, Sitter, Status, Table, UserId


async def export_person(host: Host, user: UserId) -> bytes:
    """Write all that is kept about a person, as JSON."""
    storage = host.storage
    tables: list[dict[str, Any]] = []
    for table_id in await storage.tables_of(user):
        found = await storage.load(table_id)
        if found is None:
            continue
        table, mine = found[0], [entry for entry in await storage.log(table_id) if user in (entry.actor, entry.target)]
        record = await storage.record(table_id)
        tables.append(
            {
                "table": table_id,
                "channel": table.channel,
                "guild": table.guild,
                "game": table.game,
                "status": table.status,
                "owner": table.owner == user,
                "seats": [sitter for sitter in table.seats if sitter.user == user],
                "result": next((seat for seat in record.seats if seat.user == user), None) if record else None,
                "entries": [{"number": entry.number, "at": entry.at, "do": entry.do} for entry in mine],
            }
        )
    places = sorted({(table["game"], guild) for table in tables for guild in ("", table["guild"])})
    known = {
        "user": user,
        "profile": await storage.profile(user),
        "statistics": [
            {"guild": guild, "statistics": line}
            for game, guild in places
            for line in await storage.statistics(game, guild or None, user)
        ],
        "tables": tables,
    }
    return msgspec.json.format(msgspec.json.encode(known), indent=1) + b"\n"


async def erase_person(host: Host, actor: Actor) -> None:
    """Leave all tables and be forgotten; in the games of others a nameless seat remains."""
    for table_id in await host.storage.tables_of(actor.user):
        table = (await host.look(table_id)).table
        if table.status in OPEN and any(sitter.user == actor.user for sitter in table.seats):
            await host.do(table_id, actor, Leave() if table.status is Status.LOBBY else Resign())
        await host.forget_at(table_id, actor.user, without(actor.user))
    await host.storage.forget(actor.user)


def without(user: UserId) -> Any:
    """Give what makes a table one that does not name a person."""

    def forgotten(table: Table) -> Table:
        owner = None if table.owner == user else table.owner
        return replace(table, owner=owner, seats=tuple(_nameless(sitter, user) for sitter in table.seats))

    return forgotten


def _nameless(sitter: Sitter, user: UserId) -> Sitter:
    if sitter.user == user:
        sitter = replace(sitter, user=None, name="", holiday=None)
    return replace(sitter, former=None) if sitter.former == user else sitter
