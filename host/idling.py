"""When tables end at which nobody does anything (T-25). Nothing here changes a table."""

from msgspec.structs import replace

from host import clock
from host.absence import Absence
from host.limits import DAY, Limits
from host.table import OPEN, Idle, Status, Table, Timestamp

NOTICE = 3 * DAY
"""How many seconds before the end it is announced, or half of the whole time if that is less."""


class Idling:
    """Knows how long nobody need do anything at a table."""

    def __init__(self, limits: Limits, absence: Absence) -> None:
        self._limits = limits
        self._absence = absence

    @property
    def wish(self) -> str:
        """How long tables may stand still, to be compared with how long they might before."""
        return f"{self._limits.lobby:g} {self._limits.game:g}"

    def _patience(self, table: Table) -> float:
        return self._limits.lobby if table.status is Status.LOBBY else self._limits.game

    def notice(self, table: Table) -> float:
        """Return how many seconds before the end of a table that is announced."""
        return min(NOTICE, self._patience(table) / 2)

    def end(self, table: Table) -> Timestamp | None:
        """Return the moment when a table ends if nobody does anything; None if it does not."""
        idle, patience = table.idle, self._patience(table)
        if idle is None or not patience or table.status not in OPEN:
            return None
        moments = [self._absence.later(idle.since, patience), *_promised(table, idle)]
        if idle.warned is not None:
            moments.append(self._absence.later(idle.warned, self.notice(table)))
        return max(moments)

    def warning(self, table: Table) -> Timestamp | None:
        """Return the moment when the end is to be announced; None where nothing ends."""
        end = self.end(table)
        return None if end is None else end - self.notice(table)

    def due(self, table: Table) -> Timestamp | None:
        """Return the moment when something is to be done about a table where nobody does anything."""
        announced = table.status is Status.LOBBY or (table.idle is not None and table.idle.warned is not None)
        return self.end(table) if announced else self.warning(table)

    def noted(self, table: Table, now: Timestamp, *, acted: bool) -> Table:
        """Return a table that knows since when nobody has done anything, and which end its card shows."""
        if table.status not in OPEN:
            return replace(table, idle=None)
        if acted:
            table = replace(table, idle=Idle(now, table.entries))
        assert table.idle is not None, "somebody has opened it"
        return replace(table, idle=replace(table.idle, told=self.end(table)))


def _promised(table: Table, idle: Idle) -> list[Timestamp]:
    """Return until when people at a table were promised to have time: for their turns (T-9), and away (T-10)."""
    pace, seats = table.settings.pace, table.seats
    moments = [sitter.holiday.end for sitter in seats if sitter.holiday is not None]
    if table.status is Status.PLAYING:
        asked = [wait for wait in table.waits if wait.since <= idle.entry]
        deadlines = [clock.deadline(wait, pace, seats[wait.seat].holiday) for wait in asked]
        moments += [deadline for deadline in deadlines if deadline is not None]
    return moments
