"""What a host asks of its storage, so that another kind can take the place of SQLite."""

import asyncio
from typing import Any, Protocol, TypeVar

from host.kept import Block, Blocked, Census, Change, House, Owed, Post, Profile, Record, Statistics
from host.news import Entry
from host.table import Status, Table, TableId, Timestamp, UserId

G = TypeVar("G")


class Unavailable(Exception):
    """The storage cannot be used just now; nothing has changed, and what was asked may be asked again."""


class AlreadyDone(Exception):
    """A request with this id was accepted before."""


class Attic(Protocol):
    """Where closed tables go, to take less room."""

    async def closed(self, until: Timestamp) -> list[TableId]:
        """List the tables that were closed by then and have not been put away, as far as they can be read."""

    async def put_away(self, table: TableId) -> None:
        """Let a closed table take less room and tell the same; raise `Unreadable` if its log is damaged."""

    async def outdated(self, status: Status, until: Timestamp) -> list[TableId]:
        """List the tables of a kind that were put away and had ended by then."""

    async def drop(self, table: TableId) -> None:
        """Delete a closed table, but for the results and ratings of its game."""

    async def shrink(self) -> bool:
        """Give some room that was left back to the disk; return whether there may be more."""


class Storage(Protocol):
    """Where tables are kept. Whatever fails raises `Unavailable`; what returns is on the disk."""

    @property
    def attic(self) -> Attic:
        """Where closed tables go."""

    async def new_table_id(self) -> TableId:
        """Return an id that no table has had."""

    def save(self, change: Change[Any]) -> asyncio.Future[None]:
        """Begin to store a change; the future is done when that is on the disk, or fails with `AlreadyDone`."""

    async def load(self, table: TableId) -> tuple[Table, bytes | None] | None:
        """Return a table and the snapshot of its game."""

    async def table_in(self, channel: str) -> TableId | None:
        """Return the open table of a channel, or else the one that ended last there."""

    async def open_table_in(self, channel: str) -> TableId | None:
        """Return the open table of a channel, which need not be readable."""

    async def owner_of(self, table: TableId) -> UserId | None:
        """Return the owner of a table, as far as that can be made out where it is damaged."""

    async def close_damaged(self, table: TableId, now: Timestamp) -> None:
        """Let a table count as cancelled that cannot be read."""

    async def answer_to(self, request: str, table: TableId | None = None) -> Entry | None:
        """Return the entry with which a request was answered; of one at a table that was put away, name the table."""

    async def entry(self, table: TableId, number: int) -> Entry | None:
        """Return one line of a log."""

    async def log(self, table: TableId, after: int = 0) -> list[Entry]:
        """Return the log of a table after some entry."""

    async def due(self, until: Timestamp) -> list[TableId]:
        """List the tables with a clock that asks for attention, the longest overdue first."""

    async def put_off(self, table: TableId, due: Timestamp | None) -> None:
        """Keep another moment when a clock of a table asks for attention, of which nothing else has changed."""

    async def all_due(self, now: Timestamp) -> None:
        """Let all open tables ask for attention now: how long they may stand still has changed."""

    async def next_due(self) -> Timestamp | None:
        """Return the first moment when some clock asks for attention."""

    async def last_entry_at(self) -> Timestamp | None:
        """Return the moment when something was last written into a log."""

    async def last_act_at(self, table: TableId) -> Timestamp | None:
        """Return the moment when a person last did something at a table."""

    async def undelivered(self) -> list[tuple[TableId, int]]:
        """List the entries whose news the outside has not heard, in order."""

    async def delivered(self, table: TableId, number: int) -> None:
        """Remember that the outside has heard; this is not urgent, since it is known if news come once more."""

    async def profile(self, user: UserId) -> Profile:
        """Return what is kept about a person."""

    async def save_profile(self, profile: Profile) -> None:
        """Keep something about a person."""

    async def house(self, guild: str) -> House:
        """Return what a server wants."""

    async def save_house(self, house: House) -> None:
        """Keep what a server wants."""

    async def post(self, table: TableId, user: UserId | None = None) -> Post | None:
        """Return the newest message that shows a table, in its channel or to one person."""

    async def save_post(self, table: TableId, post: Post, user: UserId | None = None) -> None:
        """Keep which message shows a table."""

    async def note(self, key: str) -> str | None:
        """Return what the program noted for itself."""

    async def save_note(self, key: str, text: str) -> None:
        """Note something for the program itself."""

    async def blocks(self) -> list[Block]:
        """List all whom the bot does not serve."""

    async def save_block(self, block: Block) -> None:
        """Keep that somebody, or a server, is not served."""

    async def delete_block(self, what: Blocked, identity: str) -> None:
        """Forget that somebody, or a server, is not served."""

    async def tables_of(self, user: UserId) -> list[TableId]:
        """List the tables where somebody sits or sat, or gave orders as a moderator."""

    async def open_tables_of(self, user: UserId) -> list[TableId]:
        """List the tables that are open and where somebody sits or sat."""

    async def open_tables_in(self, guild: str) -> list[TableId]:
        """List the tables of a server that are open."""

    async def owe(self, answer: Owed) -> None:
        """Keep that somebody waits for an answer: not beyond a failure of the power, but beyond the program's end."""

    async def settle(self, request: str) -> None:
        """Remember that nobody waits for an answer any more; this is not urgent."""

    async def owed(self) -> list[Owed]:
        """List the answers that somebody waits for, the oldest first."""

    async def practices_of(self, user: UserId) -> list[TableId]:
        """List the open tables at which somebody learns, which need not be readable."""

    async def count_open(self, owner: UserId, guild: str) -> tuple[int, int]:
        """Count the open tables that somebody owns, and those of a server; where somebody learns does not count."""

    async def open_tables_by_guild(self) -> dict[str, int]:
        """Count the open tables of each server that has some."""

    async def census(self) -> Census:
        """Count what there is."""

    async def record(self, table: TableId) -> Record | None:
        """Return a finished game."""

    async def records_of(self, user: UserId) -> list[Record]:
        """List the finished games of a person, the newest first."""

    async def statistics(self, game: str, guild: str | None = None, user: UserId | None = None) -> list[Statistics]:
        """Return the statistics of all people, or of one, on all servers or on one, the strongest first."""

    async def forget_at(self, table: Table, user: UserId) -> None:
        """Store a table that no longer names a person, and take them out of its log and its record."""

    async def forget_at_damaged(self, table: TableId, user: UserId) -> None:
        """Take a person out of a table that cannot be read, wherever they are named there."""

    async def forget_in_record(self, table: TableId, user: UserId) -> None:
        """Take a person out of the record of a game whose table is gone."""

    async def forget(self, user: UserId) -> None:
        """Erase what is kept about a person besides the tables."""

    async def close(self) -> None:
        """Finish what is waiting, and let go of the storage."""
