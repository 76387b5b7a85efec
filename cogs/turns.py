"""What happened since somebody's last turn."""

from collections.abc import Collection, Sequence

from cogs.story import happened
from host.news import Entry
from tabletop.rules import Plain
from tabletop.seat import Seat


def since_last_turn(entries: Sequence[Entry], seat: Seat, ends: Collection[str]) -> list[Plain]:
    """Return the events after a player's last turn, or all of them if there was none.

    Those that are named end the turn of the seat that they name.
    """
    events = happened(entries, seat)
    own = [number for number, event in enumerate(events) if event["event"] in ends and event.get("seat") == seat]
    return events[own[-1] + 1 :] if own else events
