"""What the outside is told of an accepted request. It names seats, not people, so that people can be forgotten."""

from typing import Any

from msgspec import Struct

from host.table import TableId, Timestamp, UserId
from tabletop.rules import Plain
from tabletop.seat import Seat


class Happening(Struct, frozen=True, omit_defaults=True):
    """An event of the game, and the only seat that may know of it, if not everybody may."""

    event: dict[str, Any]
    to: Seat | None = None

    def __repr__(self) -> str:
        """Say nothing that not everybody may know: this may end in a log."""
        return f"Happening({self.event})" if self.to is None else f"Happening(to={self.to})"


class News(Struct, frozen=True, omit_defaults=True):
    """What happened at a table."""

    kind: str
    """The name of the command, or of what came by itself."""
    seat: Seat | None = None
    """Whose it was."""
    params: dict[str, Any] = {}
    happenings: tuple[Happening, ...] = ()
    """What has become certain: of a turn that can still be undone nothing, then all of it as it was in the end."""
    notify: tuple[Seat, ...] = ()
    """Whom the game waits for since, or who is reminded."""
    released: tuple[Seat, ...] = ()
    """Whom the game waited for before, and does not any more."""
    lapsed: tuple[int, ...] = ()
    """The offers that do not stand any more, answered or not."""
    final: bool = False
    """Whether something in it fixed all that came before."""
    over: bool = False
    """Whether this closed the table: the game has ended, or was given up."""
    rules_changed: tuple[str, ...] = ()
    """The rules that are different from now on, since the program is newer."""
    away: bool = False
    """Whether there was a time before in which nobody could play, and which no clock counts (T-23)."""

    def seen_by(self, viewer: Seat | None) -> "tuple[Plain, ...]":
        """Return the events that a seat, or a spectator, may know of."""
        return tuple(one.event for one in self.happenings if one.to is None or one.to == viewer)


class Entry(Struct, frozen=True):
    """A line of a table's log: a request that was accepted, or something that came by itself."""

    table: TableId
    number: int
    at: Timestamp
    do: dict[str, Any]
    """What was done, as plain data; an action of the game if `seat` is given."""
    request: str | None = None
    actor: UserId | None = None
    target: UserId | None = None
    """Another person whom it is about."""
    seat: Seat | None = None
    news: News | None = None
