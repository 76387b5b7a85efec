"""A game in plain text, for those who look at it in a terminal."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from kingdomino.events import (
    DominoChosen,
    DominoDiscarded,
    DominoPlaced,
    Event,
    KingsDrawn,
    LineFormed,
    PartBegun,
    Scored,
    TimedOut,
    TurnPassed,
)
from kingdomino.tools.invariants import squares_of
from kingdomino.view import Kingdom, View


def story(events: Sequence[Event], names: Sequence[str]) -> Iterator[str]:
    """Yield what everybody saw: a line for each turn, each line of dominoes and each scoring."""
    turn: list[str] = []
    for event in events:
        if isinstance(event, TurnPassed):
            yield f"  {names[event.seat]:6} {', '.join(turn)}"
            turn = []
        elif type(event) in DEEDS:
            turn.append(DEEDS[type(event)](event))
        elif type(event) in TOLD:
            yield TOLD[type(event)](event, names)


def _placed(event: DominoPlaced) -> str:
    cells = " ".join(f"{x},{y}" for x, y in (event.first, event.second))
    return f"places {event.number} on {cells} ({event.before} to {event.after})"


def _scored(event: Scored, names: Sequence[str]) -> str:
    lines = []
    for name, standing, parts in zip(names, event.standings, event.parts, strict=True):
        told = ", ".join(f"{source} {points}" for source, points in parts if points)
        lines.append(f"  {name:6} {standing.score:4} = {told or 'nothing'}")
    return "\n".join(lines)


DEEDS: dict[type[Event], Callable[[Any], str]] = {
    DominoPlaced: _placed,
    DominoChosen: lambda event: f"takes {event.number}" + (" (the last)" if event.by_itself else ""),
    DominoDiscarded: lambda event: f"discards {event.number}" if event.seat is not None else f"leaves {event.number}",
    TimedOut: lambda event: "time is up",
}
"""What somebody does in a turn, in a few words."""
TOLD: dict[type[Event], Callable[[Any, Sequence[str]], str]] = {
    KingsDrawn: lambda event, names: f"kings: {', '.join(names[seat] for seat in event.kings)}",
    LineFormed: lambda event, names: f"line {' '.join(map(str, event.numbers))}; {event.left} left",
    PartBegun: lambda event, names: f"\ngame {event.part}",
    Scored: _scored,
}
"""What has a line of its own."""


def kingdom_map(kingdom: Kingdom) -> str:
    """Draw a kingdom: each square by the first letter of its terrain and its crowns."""
    lying = {cell: f"{square.terrain[0].upper()}{square.crowns}" for cell, square in squares_of(kingdom).items()}
    lying[0, 0] = "##"
    west, east, north, south = kingdom.land.extent
    rows = [[lying.get((x, y), "..") for x in range(west, east + 1)] for y in range(north, south + 1)]
    return "\n".join(" ".join(row) for row in rows)


def final_table(view: View, names: Sequence[str]) -> list[str]:
    """Return the final scores, best first."""
    rows = sorted(range(len(names)), key=lambda seat: view.ranking[seat])
    return [
        f"{view.ranking[seat]} {names[seat]:6} {view.standings[seat].score:4}"
        f"  largest {view.standings[seat].largest}, crowns {view.standings[seat].crowns}"
        + (" wins" if seat in view.winners else "")
        for seat in rows
    ]
