"""Where a player's turns begin and end in what happened."""

from collections.abc import Sequence

from cogs import turns
from cogs.story import happened
from host.news import Entry
from tabletop.rules import Plain
from tabletop.seat import Seat

BEGINNINGS = {"TurnStarted", "TurnConfirmed", "WindowOpened"}
"""After what a turn begins, also one that is being prepared or has only the last tiles to place."""
ENDS = {"TurnConfirmed", "LastTilesConfirmed"}


def since_last_turn(entries: Sequence[Entry], seat: Seat) -> list[Plain]:
    """Return the events after a player's last turn, or all of them if there was none."""
    return turns.since_last_turn(entries, seat, ENDS)


def this_turn(entries: Sequence[Entry], seat: Seat) -> list[Plain]:
    """Return what a player has done in the turn under way that cannot be undone any more."""
    events = happened(entries, seat)
    begun = [number for number, event in enumerate(events) if event["event"] in BEGINNINGS]
    return [event for event in events[begun[-1] + 1 if begun else 0 :] if event.get("seat") == seat]
