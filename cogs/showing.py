"""How far a table is shown in its channel: kept over restarts, so that nothing is told twice or left out."""

import msgspec
from msgspec import Struct

from host.memory import Memory
from host.table import TableId


class Showing(Struct, frozen=True, omit_defaults=True):
    """What is known of the messages of a table, besides which one is the newest."""

    sent: int = 0
    """Up to which entry the last message tells that was sent, whether or not it arrived."""
    begun: int = 0
    """After which entry the newest message begins to tell."""
    door: int = 0
    """Why the table cannot be shown, as Discord counts reasons; 0 if it can."""


_decoder = msgspec.json.Decoder(Showing)


async def showing_of(memory: Memory, table: TableId) -> Showing:
    """Return how far a table is shown."""
    note = await memory.note(_key(table))
    return await _as_before(memory, table) if note is None else _decoder.decode(note)


async def keep_showing(memory: Memory, table: TableId, showing: Showing) -> None:
    """Remember how far a table is shown."""
    await memory.keep_note(_key(table), msgspec.json.encode(showing).decode())


async def _as_before(memory: Memory, table: TableId) -> Showing:
    """Read what older versions noted, each thing for itself."""
    sent, begun, door = [await memory.note(f"{what} of {table}") for what in ("message", "beginning", "door")]
    return Showing(int(sent or 0), int(begun or 0), int(door or 0))


def _key(table: TableId) -> str:
    return f"showing of {table}"
