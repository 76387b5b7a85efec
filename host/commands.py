"""What people can ask of a table."""

from dataclasses import dataclass
from typing import Any, TypeAlias

from host.settings import Settings
from host.table import Confirming, Holiday, UserId
from tabletop.seat import Seat


@dataclass(frozen=True, slots=True)
class Join:
    """Sit down in the lobby."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Stand up in the lobby."""


@dataclass(frozen=True, slots=True)
class OfferTable:
    """Ask another person at the table to be its owner."""

    to: UserId


@dataclass(frozen=True, slots=True)
class SeatBots:
    """Let so many bot players sit at the table."""

    number: int


@dataclass(frozen=True, slots=True)
class Configure:
    """Choose other settings."""

    settings: Settings


@dataclass(frozen=True, slots=True)
class Start:
    """Begin to play."""


@dataclass(frozen=True, slots=True)
class Act:
    """Do something in the game: an action in its own terms, by whichever seat it says."""

    action: Any
    quick: bool = False
    """Whether the turn may end with it, if nothing else is left to decide and the player does not always confirm."""


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the last step, or the whole unfinished turn."""

    everything: bool = False


@dataclass(frozen=True, slots=True)
class Confirm:
    """Let the turn end as it is."""


@dataclass(frozen=True, slots=True)
class AskToConfirm:
    """Be asked before a turn ends, or not."""

    ask: Confirming


@dataclass(frozen=True, slots=True)
class Resign:
    """Give up the seat in a running game; a bot player goes on."""


@dataclass(frozen=True, slots=True)
class Kick:
    """Make somebody leave the table."""

    user: UserId


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Take over a seat that somebody has left."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OfferSeat:
    """Ask somebody to take over the seat of a person."""

    user: UserId
    to: UserId


@dataclass(frozen=True, slots=True)
class Accept:
    """Take what one was offered."""

    offer: int


@dataclass(frozen=True, slots=True)
class Decline:
    """Leave what one was offered."""

    offer: int


@dataclass(frozen=True, slots=True)
class Pause:
    """Stop all clocks, and the game."""


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on."""


@dataclass(frozen=True, slots=True)
class Suspend:
    """Pause because the table cannot be shown; the host's own messenger says this."""

    reason: str


@dataclass(frozen=True, slots=True)
class Cancel:
    """Give up the table; its log stays."""


@dataclass(frozen=True, slots=True)
class Skip:
    """Let the default of the rules happen for somebody whom the game waits for."""

    user: UserId


@dataclass(frozen=True, slots=True)
class TakeHoliday:
    """Let the own clock stand still for a time, or no longer."""

    holiday: Holiday | None


Command: TypeAlias = (
    Join
    | Leave
    | OfferTable
    | SeatBots
    | Configure
    | Start
    | Act
    | Undo
    | Confirm
    | AskToConfirm
    | Resign
    | Kick
    | TakeSeat
    | OfferSeat
    | Accept
    | Decline
    | Pause
    | Resume
    | Cancel
    | Skip
    | TakeHoliday
)
