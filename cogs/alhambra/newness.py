"""Which tiles are new to whoever plays next, or to whoever looks."""

from collections.abc import Iterable, Sequence

from alhambra.view import GAME_END, View
from cogs.alhambra.turns import since_last_turn
from cogs.story import happened
from host.glance import Glance
from host.news import Entry
from host.table import UserId
from tabletop.rules import Plain


def new_tiles(glance: Glance, entries: Sequence[Entry], user: UserId | None = None) -> frozenset[str]:
    """Return the ids of all tiles that came to others since the own last turn, or since the next player's.

    When the game is over, those of the last turn are new, and those that were given out.
    """
    view: View | None = glance.view(user)
    if view is None:
        return frozenset()
    if view.state == GAME_END:
        return _tiles(_last_turn(happened(entries, None)))
    seat = view.viewer if view.viewer is not None else _next(view)
    return _tiles(event for event in since_last_turn(entries, seat) if event.get("seat") != seat)


def _next(view: View) -> int:
    """Return who plays next; while several are asked, who plays after that."""
    prepares = None if view.window is None else view.window.preparer
    return view.turn if prepares is None else prepares


def _last_turn(events: Sequence[Plain]) -> Sequence[Plain]:
    """Return what happened in the last turn and since."""
    ends = [number for number, event in enumerate(events) if event["event"] == "TurnConfirmed"]
    return events[ends[-2] + 1 :] if len(ends) > 1 else events


def _tiles(events: Iterable[Plain]) -> frozenset[str]:
    return frozenset(event["tile"] for event in events if "tile" in event and "seat" in event)
