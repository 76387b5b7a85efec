"""A table, as a value: who sits where, what is played, who is waited for. Not the game itself."""

from enum import StrEnum
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from host.settings import Settings
from tabletop.fairness import Promise
from tabletop.rules import Points
from tabletop.seat import Seat

UserId: TypeAlias = str
TableId: TypeAlias = int
Timestamp: TypeAlias = float
"""Seconds since 1970, as all storage knows."""
Confirming: TypeAlias = Literal["always", "usually", "never"]
"""Whether somebody is asked before a turn ends: usually means, unless a single quick step was all there was to do."""


class Status(StrEnum):
    """What is going on at a table."""

    LOBBY = "lobby"
    PLAYING = "playing"
    PAUSED = "paused"
    OVER = "over"
    CANCELLED = "cancelled"


OPEN = frozenset({Status.LOBBY, Status.PLAYING, Status.PAUSED})
"""A table that occupies its channel (T-1)."""


class Actor(Struct, frozen=True):
    """Somebody who asks for something."""

    user: UserId
    name: str
    moderator: bool = False
    """Whether they look after the place where the table stands."""


class Holiday(Struct, frozen=True, array_like=True):
    """A time during which a player's clock stands still (T-10)."""

    start: Timestamp
    end: Timestamp


class Sitter(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who has a seat."""

    user: UserId | None = None
    """None for a bot player, and for somebody whose data were erased."""
    name: str = ""
    bot: bool = False
    confirms: Confirming = "usually"
    misses: int = 0
    """How many turns in a row ran out of time."""
    holiday: Holiday | None = None
    former: UserId | None = None
    """Who began the game on this seat, and left it."""
    joined_late: bool = False
    """Whether the game was already going on; where a bot player came late, the seat is vacant (T-12)."""


class Wait(Struct, frozen=True, array_like=True):
    """The game waits for a seat."""

    seat: Seat
    since: int
    """The number of the log entry with which the waiting began."""
    counting_from: Timestamp
    left: float | None
    """How many seconds of the seat's own time were left at that moment; None without a limit."""
    reminded: bool = False
    overdue: bool = False
    asked: int = 0
    """The number of the log entry since which the question stands as it is now: answers name it (T-7)."""
    sealed: bool = False
    """Whether several are asked at once and nobody learns who has answered."""
    setup: bool = False
    """Whether that is before the game begins, so that each has the time of a turn (C-36)."""
    short: bool = False
    """Whether one seat has only the short time for answers between turns."""

    @property
    def brief(self) -> bool:
        """Whether it lasts only as long as answers between turns may take, wherever people are."""
        return self.short or (self.sealed and not self.setup)


class Idle(Struct, frozen=True, array_like=True):
    """Since when nobody has done anything at a table (T-25)."""

    since: Timestamp
    entry: int
    """How many entries the log had then: whoever was asked by then has the time for that turn."""
    warned: Timestamp | None = None
    """When it was announced that the table is going to end."""
    told: Timestamp | None = None
    """The end that was last told, as the card of a lobby shows it."""


class Offer(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Somebody is asked to take over a seat, or the table itself (T-12)."""

    number: int
    """The number of the log entry with which it was made."""
    to: UserId
    by: UserId
    name: str
    """The name of whoever asks."""
    host: UserId | None
    """Who owned the table then: in other hands, it may not be what was offered any more."""
    seat_of: UserId | None = None
    """Whose seat it is; None for the table."""

    @property
    def named(self) -> tuple[UserId | None, ...]:
        """All whom it names."""
        return self.to, self.by, self.host, self.seat_of


class RulesUsed(Struct, frozen=True, array_like=True):
    """From which entry of the log on a version of the rules was used."""

    version: int
    since: int


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """A table. It holds the seed of its game: nobody outside the host gets to see it."""

    id: TableId
    channel: str
    guild: str
    game: str
    owner: UserId | None
    settings: Settings
    opened: Timestamp
    status: Status = Status.LOBBY
    seats: tuple[Sitter, ...] = ()
    entries: int = 0
    """How many entries its log has."""
    waits: tuple[Wait, ...] = ()
    started: Timestamp | None = None
    ended: Timestamp | None = None
    promise: Promise | None = None
    rules: tuple[RulesUsed, ...] = ()
    sheet: tuple[Points, ...] = ()
    """The points so far, by round and source."""
    rematch_of: TableId | None = None
    practice: str = ""
    """Which game to learn by it is, whose cards are arranged; empty for a game that counts (T-21)."""
    offers: tuple[Offer, ...] = ()
    """What somebody has been asked to take over, and has not answered."""
    idle: Idle | None = None
    """None at a table that is closed, or of a time when tables did not end by themselves."""

    def seat_of(self, user: UserId | None) -> Seat | None:
        """Return the seat of a user."""
        if user is None:
            return None
        return next((seat for seat, sitter in enumerate(self.seats) if sitter.user == user), None)

    def with_sitter(self, seat: Seat, sitter: Sitter) -> "Table":
        """Return the table with somebody else, or somebody changed, on a seat."""
        return replace(self, seats=(*self.seats[:seat], sitter, *self.seats[seat + 1 :]))

    def stands(self, offer: Offer) -> bool:
        """Return whether what was offered can still be taken (T-12)."""
        sits = self.seat_of(offer.to) is not None
        if self.status not in OPEN or self.owner != offer.host:
            return False
        return sits if offer.seat_of is None else self.seat_of(offer.seat_of) is not None and not sits

    @property
    def people(self) -> tuple[UserId, ...]:
        """All users who sit here."""
        return tuple(sitter.user for sitter in self.seats if sitter.user is not None)
