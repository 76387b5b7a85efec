"""What is known about a person: given to them, or erased."""

from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from host.commands import Leave, Resign
from host.host import Host
from host.table import Actor, Sitter, Table, TableId, UserId
from tabletop.refused import Refused
from tabletop.unreadable import Unreadable


async def export_person(host: Host, user: UserId) -> bytes:
    """Write all that is kept about a person, as JSON."""
    storage = host.storage
    tables = [await _table_of(host, user, table_id) for table_id in await storage.tables_of(user)]
    places = sorted({(table["game"], guild) for table in tables if "game" in table for guild in ("", table["guild"])})
    known = {
        "user": user,
        "profile": await storage.profile(user),
        "blocked": host.blocklist.find("person", user),
        "messages": [post for table in tables if (post := await storage.post(table["table"], user))],
        "statistics": [
            {"guild": guild, "statistics": line}
            for game, guild in places
            for line in await storage.statistics(game, guild or None, user)
        ],
        "tables": tables,
    }
    return msgspec.json.format(msgspec.json.encode(known), indent=1) + b"\n"


async def _table_of(host: Host, user: UserId, table_id: TableId) -> dict[str, Any]:
    """Return what is kept about a person at a table; where that cannot be read, say so."""
    storage = host.storage
    try:
        found, log, record = await storage.load(table_id), await storage.log(table_id), await storage.record(table_id)
    except Unreadable:
        return {"table": table_id, "damaged": True}
    results = [seat for seat in record.seats if user in (seat.user, seat.left)] if record else []
    if found is None:  # it was dropped, but for the result
        known = {"game": record.game, "guild": record.guild} if record else {}
        return {"table": table_id, **known, "results": results}
    table = found[0]
    mine = [entry for entry in log if user in (entry.actor, entry.target)]
    return {
        "table": table_id,
        "channel": table.channel,
        "guild": table.guild,
        "game": table.game,
        "status": table.status,
        "owner": table.owner == user,
        "seats": [sitter for sitter in table.seats if user in (sitter.user, sitter.former)],
        "offers": [offer.number for offer in table.offers if user in offer.named],
        "results": results,
        "entries": [{"number": entry.number, "at": entry.at, "do": entry.do} for entry in mine],
    }


async def erase_person(host: Host, actor: Actor) -> None:
    """Leave all tables and be forgotten; in the games of others a nameless seat remains."""
    for table_id in await host.storage.open_tables_of(actor.user):
        for command in (Leave(), Resign()):
            with suppress(Refused, Unreadable):  # not sitting there, or damaged: the name goes all the same
                await host.do(table_id, actor, command)
    for table_id in await host.storage.tables_of(actor.user):
        await host.upkeep.forget_at(table_id, actor.user, partial(_without, actor.user))
    await host.memory.forget(actor.user)


def _without(user: UserId, table: Table) -> Table:
    owner = None if table.owner == user else table.owner
    seats = tuple(_nameless(sitter, user) for sitter in table.seats)
    return replace(table, owner=owner, seats=seats, offers=tuple(one for one in table.offers if user not in one.named))


def _nameless(sitter: Sitter, user: UserId) -> Sitter:
    if sitter.user == user:
        sitter = replace(sitter, user=None, name="", holiday=None)
    return replace(sitter, former=None) if sitter.former == user else sitter
