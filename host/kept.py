"""What a storage keeps, as values: what one request changes, how games ended, and what is known besides tables."""

from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from host.news import Entry
from host.settings import Settings
from host.table import Confirming, Holiday, Table, TableId, Timestamp, UserId
from tabletop.rules import Points
from tabletop.seat import Seat

G = TypeVar("G")


class SeatResult(Struct, frozen=True):
    """How a game ended for a seat."""

    seat: Seat
    user: UserId | None
    name: str
    bot: bool
    score: int
    place: int
    left: UserId | None
    """Who gave up the seat during the game."""
    rated: bool


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that has just ended."""

    table: Table
    seats: tuple[SeatResult, ...]


@dataclass(frozen=True, slots=True)
class Change(Generic[G]):
    """All that one request changes. It is stored as a whole or not at all."""

    table: Table
    game: G | None
    snapshot: bytes | None
    """The game, encoded."""
    entries: tuple[Entry, ...]
    due: Timestamp | None
    finished: Finished | None = None


class Profile(Struct, frozen=True):
    """What is kept about a person besides the games."""

    user: UserId
    confirms: Confirming = "usually"
    holiday: Holiday | None = None
    language: str | None = None
    """The language that they chose; None for whatever their program speaks."""
    mail: Literal["open", "closed", "told", "off"] = "open"
    """Whether private messages reach them: not since they are closed, of which they may have been told, or unwanted."""
    ranked: Literal["everywhere", "server", "nowhere"] = "everywhere"
    """Which lists of the strongest players name them: all, those of their servers, or none."""
    taken: tuple[Holiday, ...] = ()
    """The holidays of this year that are over, as long as they lasted."""


class House(Struct, frozen=True):
    """What a server wants for its tables."""

    guild: str
    settings: Settings = Settings()
    """What a new table begins with, but for its language."""
    moderators: str = "manage_messages"
    """The permission that makes somebody a moderator."""
    language: str | None = None
    """The language that was chosen for new tables; None for whatever the server speaks."""
    options: dict[str, dict[str, Any]] = {}
    """The games' own options with which new tables begin, by the keys of the games."""


class Post(Struct, frozen=True):
    """A message that shows a table: to all in its channel, or to one person privately."""

    channel: str
    message: str
    entry: int
    """The entry of the log after which it was written."""
    stays: bool = False
    """Whether it is left in the channel also where only the newest message is."""


class Rating(Struct, frozen=True):
    """How strong somebody seems to be: a guess, and how uncertain it is."""

    mu: float
    sigma: float


class Statistics(Struct, frozen=True):
    """The finished games of a person, on one server or on all."""

    user: UserId
    game: str
    games: int
    wins: int
    points: int
    best: int
    rating: Rating | None


class Record(Struct, frozen=True):
    """A finished game."""

    table: TableId
    guild: str
    channel: str
    game: str
    started: Timestamp
    ended: Timestamp
    entries: int
    rules: int
    options: dict[str, Any]
    seats: tuple[SeatResult, ...]
    sheet: tuple[Points, ...]


class Owed(Struct, frozen=True):
    """An answer that somebody waits for."""

    request: str
    user: UserId
    at: Timestamp
    asked: str
    """The name of what they asked for."""
    reply: bytes
    """How the answer reaches them. That is a secret: whoever has it could answer in our place."""


class Census(Struct, frozen=True):
    """How much there is."""

    open_tables: int
    undelivered: int
    oldest: Timestamp | None = None
    """When the oldest news were written that nobody has heard."""


Blocked: TypeAlias = Literal["server", "person"]


class Block(Struct, frozen=True):
    """Whom the bot does not serve (T-26)."""

    what: Blocked
    id: str
    since: Timestamp
