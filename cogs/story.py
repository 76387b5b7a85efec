"""What happened at a table: what people did besides playing, and what the game tells of itself."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from cogs.emojis import without_emojis
from cogs.names import written_name
from host.glance import Glance
from host.news import Entry
from tabletop.rules import Plain
from tabletop.seat import Seat
from texts.catalogue import Catalogue

if TYPE_CHECKING:
    from cogs.face import Face

MOST_STORY = 1500
"""How many characters a turn's story may have; the rest is in the history."""
TOLD_WITHOUT_SEAT = {"Start", "Practise", "Pause", "Suspend", "Resume", "Cancel", "Lapse", "Move"}
TOLD_OF_SEAT = {"Resign", "Kick", "TakeSeat", "Replace", "HandOver", "PassToBot", "Skip"}


def happened(entries: Iterable[Entry], viewer: Seat | None) -> list[Plain]:
    """Return the events that a viewer may know of, in order."""
    return [event for entry in entries if entry.news for event in entry.news.seen_by(viewer)]


def story(
    face: "Face",
    glance: Glance,
    entries: Sequence[Entry],
    say: Catalogue,
    leaves_out: Callable[[Plain], bool] = lambda event: False,
) -> str:
    """Say what happened at a table; some events may be left out, since they are told otherwise."""
    lines = [line for entry in entries for line in _said_of(entry, glance, say)]
    if any(entry.news and entry.news.away for entry in entries):
        lines.append(say("clocks-waited"))
    events = [event for event in happened(entries, None) if not leaves_out(event)]
    return newest_lines([*lines, *face.told(glance, events, say)], MOST_STORY, say)


def newest_lines(lines: Sequence[str], most: int, say: Catalogue) -> str:
    """Return as many of the last lines as there is room for, and say how many came before; emojis go first."""
    shown: list[str] = []
    if sum(map(len, lines)) + len(lines) > most:
        lines = [without_emojis(line) for line in lines]
    for line in reversed(lines):
        if sum(map(len, shown)) + len(shown) + len(line) > most:
            shown.insert(0, say("history-before", number=len(lines) - len(shown)))
            break
        shown.insert(0, line)
    return "\n".join(shown)


def _said_of(entry: Entry, glance: Glance, say: Catalogue) -> list[str]:
    """Say what people did at the table besides playing."""
    news, seats = entry.news, glance.table.seats
    assert news is not None
    lines = []
    if news.kind == "Start":
        lines.append(say("news-Start", commitment=str(news.params["commitment"])))
    elif news.kind == "Cancel" and glance.table.practice:
        lines.append(say("learn-ended"))
    elif news.kind in TOLD_WITHOUT_SEAT:
        lines.append(say(f"news-{news.kind}"))
    elif news.kind in TOLD_OF_SEAT and news.seat is not None and news.seat < len(seats):
        lines.append(say(f"news-{news.kind}", who=written_name(seats[news.seat], news.seat, say)))
    if news.rules_changed:
        lines.append(say("news-rules-changed", rules=say.row(news.rules_changed)))
    return lines
