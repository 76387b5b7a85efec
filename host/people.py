"""People who come and go while a game runs, and games that are stopped (T-4, T-8, T-10 to T-12)."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from host.commands import Cancel, Kick, Pause, Resign, Resume, Suspend, TakeHoliday, TakeSeat
from host.errand import Errand
from host.lobby import pass_on_ownership, sitter, stand_up
from host.table import Holiday, Sitter, Status, Timestamp, UserId
from tabletop.refused import Refused
from tabletop.seat import Seat

LONGEST_HOLIDAY = 60 * 24 * 3600.0


def resign(errand: Errand[Any, Any, Any], command: Resign) -> None:
    """Give up the own seat (T-11)."""
    errand.require(Status.PLAYING, Status.PAUSED)
    seat = errand.seat
    errand.note({"do": "Resign"})
    errand.tell("Resign", seat)
    vacate(errand, seat)


def kick(errand: Errand[Any, Any, Any], command: Kick) -> None:
    """Make somebody leave (T-4)."""
    errand.require(Status.LOBBY, Status.PLAYING, Status.PAUSED)
    errand.require_owner()
    seat = errand.seat_of(command.user)
    errand.note({"do": "Kick"}, target=command.user)
    errand.tell("Kick", seat)
    if errand.table.status is Status.LOBBY:
        stand_up(errand, command.user, seat)
    else:
        vacate(errand, seat)


def vacate(errand: Errand[Any, Any, Any], seat: Seat) -> None:
    """Let a bot player go on in place of somebody who left; without people the game is given up (T-11)."""
    gone = errand.table.seats[seat]
    errand.table = errand.table.with_sitter(seat, Sitter(bot=True, former=_beginner(gone), joined_late=True))
    if gone.user is not None:
        pass_on_ownership(errand, gone.user)
    if errand.table.status in (Status.PLAYING, Status.PAUSED):
        errand.wait_for_people()
        errand.instruct_bot(seat)
    if errand.table.status is Status.PLAYING:
        errand.settle()


def take_seat(errand: Errand[Any, Any, Any], command: TakeSeat) -> None:
    """Take over a seat that somebody has left, oneself perhaps (T-12)."""
    errand.require(Status.PLAYING, Status.PAUSED)
    actor, table = errand.actor, errand.table
    assert actor is not None
    vacant = [seat for seat, one in enumerate(table.seats) if one.bot and one.joined_late]
    if table.seat_of(actor.user) is not None:
        raise Refused("T-12", "already-at-this-table")
    if command.seat not in vacant:
        raise Refused("T-12", "seat-not-vacant", seat=command.seat, vacant=vacant)
    errand.note({"do": "TakeSeat", "seat": command.seat})
    errand.tell("TakeSeat", command.seat)
    sit(errand, command.seat, actor.user, actor.name)


def sit(errand: Errand[Any, Any, Any], seat: Seat, user: UserId, name: str) -> None:
    """Let somebody have the seat of another person, or of a bot player."""
    before = errand.table.seats[seat]
    left = _beginner(before)
    playing = errand.table.status is not Status.LOBBY
    back = playing and left == user
    new = replace(
        sitter(errand, user, name), former=None if back or not playing else left, joined_late=playing and not back
    )
    errand.stop_clocks()
    errand.table = errand.table.with_sitter(seat, new)
    if playing:
        errand.change(waits=tuple(wait for wait in errand.table.waits if wait.seat != seat))
        errand.wait_for_people()
        errand.reset_auto_answers(seat)
    if errand.table.status is Status.PLAYING:
        errand.settle()


def _beginner(sitter: Sitter) -> UserId | None:
    """Return who began the game on a seat: whoever took it over later does not count."""
    return sitter.former if sitter.joined_late else sitter.user


def pause(errand: Errand[Any, Any, Any], command: Pause) -> None:
    """Stop the game and its clocks (T-4)."""
    errand.require(Status.PLAYING)
    errand.require_owner()
    errand.stop_clocks()
    errand.change(status=Status.PAUSED)
    errand.note({"do": "Pause"})
    errand.tell("Pause")


def suspend(errand: Errand[Any, Any, Any], command: Suspend) -> None:
    """Stop the game and its clocks because nobody can see the table (T-19)."""
    errand.require(Status.PLAYING)
    errand.stop_clocks()
    errand.change(status=Status.PAUSED)
    errand.note({"do": "Suspend", "reason": command.reason})
    errand.tell("Suspend", reason=command.reason)


def resume(errand: Errand[Any, Any, Any], command: Resume) -> None:
    """Go on; everybody has as much time as when the game was stopped (T-4)."""
    errand.require(Status.PAUSED)
    errand.require_owner()
    errand.change(status=Status.PLAYING)
    errand.start_clocks()
    errand.note({"do": "Resume"})
    errand.tell("Resume")
    errand.settle()


def cancel(errand: Errand[Any, Any, Any], command: Cancel) -> None:
    """Give up the table (T-4)."""
    errand.require(Status.LOBBY, Status.PLAYING, Status.PAUSED)
    errand.require_owner()
    errand.change(status=Status.CANCELLED, ended=errand.now, waits=())
    errand.note({"do": "Cancel"})
    errand.tell("Cancel")


def check_holiday(holiday: Holiday | None, now: Timestamp) -> None:
    """Refuse a holiday that is over, or too long (T-10)."""
    if holiday is not None and not now <= holiday.end <= now + LONGEST_HOLIDAY:
        raise Refused("T-10", "holiday-out-of-range", days=int(LONGEST_HOLIDAY // 86400))


def take_holiday(errand: Errand[Any, Any, Any], command: TakeHoliday) -> None:
    """Let the own clock stand still for a time (T-10)."""
    errand.require(Status.LOBBY, Status.PLAYING, Status.PAUSED)
    seat, holiday = errand.seat, command.holiday
    check_holiday(holiday, errand.now)
    errand.stop_clocks()  # what has been counted so far was counted by the old holiday
    errand.table = errand.table.with_sitter(seat, replace(errand.table.seats[seat], holiday=holiday))
    until = None if holiday is None else holiday.end
    errand.note({"do": "TakeHoliday", "until": until})
    errand.tell("TakeHoliday", seat, until=until)


HANDLERS: Mapping[type, Callable[[Errand[Any, Any, Any], Any], None]] = {
    Resign: resign,
    Kick: kick,
    TakeSeat: take_seat,
    Pause: pause,
    Resume: resume,
    Cancel: cancel,
    TakeHoliday: take_holiday,
}
