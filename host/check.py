"""The proof that storage is sound: each table's log is as it was written and, played again, gives the snapshot."""

from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from host.news import Entry
from host.storage import Unavailable
from host.table import Status, Table, TableId
from tabletop.refused import Refused
from tabletop.rules import Rules
from tabletop.unreadable import Unreadable


class Readable(Protocol):
    """The part of a storage that this needs."""

    async def table_ids(self) -> list[TableId]:
        """List all tables."""

    async def load(self, table: TableId) -> tuple[Table, bytes | None] | None:
        """Return a table and the snapshot of its game."""

    async def log(self, table: TableId) -> list[Entry]:
        """Return the whole log of a table."""

    async def log_fault(self, table: TableId) -> str | None:
        """Say what in the log of a table is not as it was written, whatever it leads to."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found out about a table."""

    table: TableId
    damage: str | None = None
    remark: str | None = None


async def check_tables(
    storage: Readable, games: Iterable[Rules[Any, Any, Any]], tables: Iterable[TableId] | None = None
) -> AsyncIterator[Finding]:
    """Check some tables, or all, one after another."""
    known = {rules.key: rules for rules in games}
    for table_id in await storage.table_ids() if tables is None else tables:
        try:
            yield await _check(storage, known, table_id)
        except (Unreadable, Unavailable) as error:
            yield Finding(table_id, str(error))


async def _check(storage: Readable, games: dict[str, Rules[Any, Any, Any]], table_id: TableId) -> Finding:
    found = await storage.load(table_id)
    log = await storage.log(table_id)
    assert found is not None, "its id was listed"
    table, snapshot = found
    if [entry.number for entry in log] != list(range(1, table.entries + 1)):
        return Finding(table_id, f"its log has {len(log)} entries, not those from 1 to {table.entries}")
    if fault := await storage.log_fault(table_id):
        return Finding(table_id, fault)
    if table.game not in games:
        return Finding(table_id, remark=f"it needs the rules of {table.game}, which this program does not have")
    return _check_game(games[table.game], table, snapshot, log)


def _check_game(rules: Rules[Any, Any, Any], table: Table, snapshot: bytes | None, log: list[Entry]) -> Finding:
    if table.promise is None or snapshot is None or not table.rules:
        lost = table.promise is not None or snapshot is not None or table.rules
        return Finding(table.id, "its game is lost" if lost else None)
    versions = {used.version for used in table.rules}
    try:
        stored = rules.decode(snapshot)
        if versions != {rules.version}:
            wanted = ", ".join(map(str, sorted(versions)))
            return Finding(table.id, remark=f"its log needs rules version {wanted}; this program has {rules.version}")
        replayed = _replayed(rules, table, log)
    except (Unreadable, Refused) as error:
        return Finding(table.id, str(error))
    if rules.encode(replayed) != rules.encode(stored):
        return Finding(table.id, "its log leads to another position than the stored one")
    return Finding(table.id, _fault_of_head(rules, table, stored))


def _fault_of_head(rules: Rules[Any, Any, Any], table: Table, game: Any) -> str | None:
    """Compare what is said of a table with its game."""
    if len(set(table.people)) < len(table.people):
        return "somebody sits on two seats"
    if table.status is Status.OVER and rules.result(game) is None:
        return "it is said to be over, but its game is not"
    if table.status in (Status.PLAYING, Status.PAUSED):
        asked = {seat for seat in rules.asked(game) if not table.seats[seat].bot}
        if asked != {wait.seat for wait in table.waits}:
            return f"its game waits for {sorted(asked)}, but nobody is asked so"
    return None


def _replayed(rules: Rules[Any, Any, Any], table: Table, log: list[Entry]) -> Any:
    assert table.promise is not None
    try:
        game = rules.start(len(table.seats), table.settings.options, table.promise.seed).game
    except (Refused, ValueError) as error:
        raise Unreadable(f"its game cannot be set up again: {error}") from error
    for entry in log:
        if entry.seat is not None:
            try:
                game = rules.apply(game, rules.stored_action(game, entry.do)).game
            except Refused as refusal:
                raise Unreadable(f"entry {entry.number} of its log is refused: {refusal}") from refusal
    return game
