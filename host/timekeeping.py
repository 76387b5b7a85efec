"""What happens by itself when a clock runs low, or out (T-9, T-25), or when a moderator does not wait for it (T-18)."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from host import clock
from host.absence import Absence
from host.commands import Skip
from host.errand import Errand
from host.idling import Idling
from host.people import vacate
from host.table import Status, Wait
from tabletop.refused import Refused
from tabletop.seat import Seat

MOST_DEFAULTS = 100
"""No turn has so many decisions."""


def ring(errand: Errand[Any, Any, Any], idling: Idling) -> bool:
    """Do what is due first; return whether anything was."""
    if errand.table.status is Status.PLAYING and (_ring_clocks(errand) or _reopen(errand)):
        return True
    return _ring_lobby(errand, idling) if errand.table.status is Status.LOBBY else _ring_game(errand, idling)


def _ring_lobby(errand: Errand[Any, Any, Any], idling: Idling) -> bool:
    """Close a lobby that nobody starts, as its card has announced; if that shows another end, tell the right one."""
    idle, end = errand.table.idle, idling.end(errand.table)
    assert idle is not None
    if end == idle.told:
        return end is not None and end <= errand.now and _lapse(errand)
    if end is not None and (idle.told is None or end < idle.told) and end - errand.now < idling.notice(errand.table):
        _warn(errand)
    else:
        errand.note({"do": "Reopen"})
    errand.tell("Reopen")
    return True


def _ring_game(errand: Errand[Any, Any, Any], idling: Idling) -> bool:
    """Announce that a game is going to end which nobody plays, and let it end."""
    due, idle = idling.due(errand.table), errand.table.idle
    if idle is None or due is None or due > errand.now:
        return False
    if idle.warned is not None:
        return _lapse(errand)
    _warn(errand)
    errand.tell("Warn", deadline=idling.end(errand.table))
    return True


def _warn(errand: Errand[Any, Any, Any]) -> None:
    assert errand.table.idle is not None
    errand.note({"do": "Warn"})
    errand.change(idle=replace(errand.table.idle, warned=errand.now))


def _lapse(errand: Errand[Any, Any, Any]) -> bool:
    errand.change(status=Status.CANCELLED, ended=errand.now, waits=())
    errand.note({"do": "Lapse"})
    errand.tell("Lapse")
    return True


def _ring_clocks(errand: Errand[Any, Any, Any]) -> bool:
    for wait in errand.table.waits:
        holiday = errand.table.seats[wait.seat].holiday
        moment = clock.next_due(wait, errand.table.settings.pace, holiday)
        if moment is not None and moment <= errand.now:
            _ring_for(errand, wait)
            return True
    return False


def leave_out_absence(errand: Errand[Any, Any, Any], absence: Absence) -> None:
    """Let the clocks go on as if there had been no time in which nobody could play (T-23)."""
    table = absence.left_out(errand.table)
    if table is not errand.table:
        errand.away = True
        errand.change(waits=table.waits)
        errand.note({"do": "Reopen"})


def _reopen(errand: Errand[Any, Any, Any]) -> bool:
    """Say that the clocks have left out some time, if they have."""
    if errand.away:
        errand.tell("Reopen")
    return errand.away


def _ring_for(errand: Errand[Any, Any, Any], wait: Wait) -> None:
    pace, sitter = errand.table.settings.pace, errand.table.seats[wait.seat]
    end = clock.deadline(wait, pace, sitter.holiday)
    assert end is not None
    if wait.short:
        errand.tell("WindowOver")
        _let_default_happen(errand, wait)
    elif wait.brief:
        errand.tell("WindowOver")
        _answer_for(errand, errand.rules.to_act(errand.game))
    elif wait.setup:
        _ring_in_setup(errand, wait, over=end <= errand.now)
    elif end > errand.now:
        _mark(errand, wait, replace(wait, reminded=True))
        errand.note({"do": "Remind"})
        errand.tell("Remind", wait.seat, deadline=end)
        errand.call(wait.seat)
    elif pace.then == "wait":
        _mark(errand, wait, replace(wait, reminded=True, overdue=True))
        errand.note({"do": "Overdue"})
        errand.tell("Overdue", wait.seat)
        errand.call(wait.seat)
    else:
        _miss_a_turn(errand, wait)


def _ring_in_setup(errand: Errand[Any, Any, Any], wait: Wait, *, over: bool) -> None:
    """Remind somebody who has not answered before the game begins, or answer by default.

    Nobody else learns of it, and whoever has answered is left in peace (C-22, C-36).
    """
    is_missing = wait.seat in errand.rules.to_act(errand.game)
    _mark(errand, wait, replace(wait, reminded=True, overdue=over))
    errand.note({"do": "Remind"})
    if over and is_missing and errand.table.settings.pace.then != "wait":
        errand.apply(wait.seat, errand.rules.timeout(wait.seat))
        errand.settle()
    elif is_missing:
        errand.call(wait.seat)
    begins = not any(other.since == wait.since for other in errand.table.waits)
    errand.tell("WindowOver" if begins else "RemindPrivately")


def _miss_a_turn(errand: Errand[Any, Any, Any], wait: Wait) -> None:
    """Let the default of the rules happen until the turn is over, or a bot player take the seat."""
    seat, pace = wait.seat, errand.table.settings.pace
    sitter = errand.table.seats[seat]
    missed = replace(sitter, misses=sitter.misses + 1)
    errand.table = errand.table.with_sitter(seat, missed)
    if pace.then == "bot" and missed.misses >= pace.misses:
        errand.note({"do": "PassToBot"}, target=sitter.user)
        errand.tell("PassToBot", seat, misses=missed.misses)
        vacate(errand, seat)
        return
    errand.tell("TimedOut", seat, misses=missed.misses)
    _let_default_happen(errand, wait)


def _let_default_happen(errand: Errand[Any, Any, Any], wait: Wait) -> None:
    """Do what the rules foresee for somebody absent, until the question is answered."""
    seat = wait.seat
    if wait.sealed:
        _answer_for(errand, tuple(one for one in errand.rules.to_act(errand.game) if one == seat))
        return
    for _ in range(MOST_DEFAULTS):
        if not any(other.seat == seat and other.since == wait.since for other in errand.table.waits):
            errand.settle()
            return
        errand.apply(seat, errand.rules.timeout(seat))
    raise AssertionError(f"the defaults of {errand.table.game} do not lead out of a turn")


def _answer_for(errand: Errand[Any, Any, Any], seats: tuple[Seat, ...]) -> None:
    """Let those pass who have not answered where several are asked at once (C-28); nobody is blamed."""
    for seat in seats:
        errand.apply(seat, errand.rules.timeout(seat))
    if not seats:
        errand.note({"do": "Skip"})
    errand.settle()


def skip(errand: Errand[Any, Any, Any], command: Skip) -> None:
    """Let the default happen at once for somebody whom the game waits for (T-18)."""
    errand.require(Status.PLAYING)
    errand.require_moderator()
    seat = errand.table.seat_of(command.user)
    wait = next((wait for wait in errand.table.waits if wait.seat == seat), None)
    if wait is None:
        raise Refused("T-18", "nobody-waits-for-them")
    errand.tell("Skip", wait.seat)
    _let_default_happen(errand, wait)


def _mark(errand: Errand[Any, Any, Any], old: Wait, new: Wait) -> None:
    errand.change(waits=tuple(new if wait == old else wait for wait in errand.table.waits))


HANDLERS: Mapping[type, Callable[[Errand[Any, Any, Any], Any], None]] = {Skip: skip}
