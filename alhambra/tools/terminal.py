"""A game in plain text, for those who look at it in a terminal."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields
from typing import Any

from alhambra.components import SIDES, letters_of
from alhambra.events import Event, RoundScored, TurnStarted
from alhambra.view import PlayerView, Tile, View


def story(events: Iterable[Event], names: Sequence[str]) -> Iterator[str]:
    """Yield what everybody saw: a line for each turn, and a table for each scoring; rivals have names, too."""
    number, whose, line = 0, "", list[str]()
    for event in events:
        if isinstance(event, TurnStarted):
            yield f"{number:3} {whose:6} {'; '.join(line)}"
            number, whose, line = number + 1, names[event.seat], []
        elif isinstance(event, RoundScored):
            line.append(f"round {event.round} scored" + "".join(scoring_table(event, names)))
        elif event.seen_by(None) and not event.routine:
            line.append(describe(event, names))
    yield f"{number:3} {whose:6} {'; '.join(line)}"


def describe(event: Event, names: Sequence[str]) -> str:
    """Return an event in a few words: what happened, then the details."""
    words = re.sub(r"(?<!^)(?=[A-Z])", " ", type(event).__name__).lower()
    told = [(field.name, getattr(event, field.name)) for field in fields(event)]
    usual = {field.name: field.default for field in fields(event)}
    details = [_detail(name, value, names) for name, value in told if value != usual[name]]
    return " ".join([words, *filter(None, details)])


def scoring_table(event: RoundScored, names: Sequence[str]) -> list[str]:
    """Return the points of a scoring, a line for each participant."""
    rows = []
    for who in sorted({line.who for line in event.lines}):
        own = [line for line in event.lines if line.who == who]
        parts = ", ".join(f"{line.part} {line.amount} ({line.points})" for line in own)
        rows.append(f"\n{'':12}{names[who]:6} {sum(line.points for line in own):4} = {parts}")
    return rows


def palace_map(player: PlayerView) -> str:
    """Draw a palace from above: walls as lines, each tile by the first letters of its kind and its price."""
    tiles = {(0, 0): ("*", 0)}
    for standing in player.palace:
        tiles[standing.cell] = _abbreviated(standing.tile), standing.walls
    columns = range(min(x for x, _ in tiles), max(x for x, _ in tiles) + 1)
    lines = []
    for y in range(min(y for _, y in tiles), max(y for _, y in tiles) + 2):
        lines.append("".join("+" + ("----" if _has_wall(tiles, x, y, "N") else "    ") for x in columns) + "+")
        row = [("|" if _has_wall(tiles, x, y, "W") else " ") + tiles.get((x, y), ("", 0))[0].center(4) for x in columns]
        lines.append("".join(row) + ("|" if _has_wall(tiles, columns[-1] + 1, y, "W") else " "))
    return "\n".join(line.rstrip() for line in lines[:-1])


def final_table(view: View, names: Sequence[str]) -> list[str]:
    """Return the final scores, best first."""
    rows = [(player.score, names[player.seat], player.seat in view.winners) for player in view.players]
    rows += [(rival.score, rival.name, False) for rival in view.rivals]
    return [f"{name:6} {score:4}{' wins' if won else ''}" for score, name, won in sorted(rows, reverse=True)]


def _abbreviated(tile: Tile) -> str:
    """Return what fits into a cell; a tile that was free is framed instead of having a price."""
    short = tile.kind[:2]
    return f"{short}{tile.price}" if tile.price else f"[{short}]"


def _has_wall(tiles: dict[tuple[int, int], tuple[str, int]], x: int, y: int, side: str) -> bool:
    """Return whether a wall stands on the north or the west side of a cell, whichever tile it belongs to."""
    dx, dy, opposite = (0, -1, "S") if side == "N" else (-1, 0, "E")
    own, other = tiles.get((x, y), ("", 0))[1], tiles.get((x + dx, y + dy), ("", 0))[1]
    return bool(own >> SIDES.index(side) & 1 or other >> SIDES.index(opposite) & 1)


def _detail(name: str, value: Any, names: Sequence[str]) -> str:
    if name == "seat":
        return str(names[value])
    if name == "winners":
        return " and ".join(names[seat] for seat in value)
    if name == "walls":
        return letters_of(value)
    if isinstance(value, bool):
        return name.replace("_", " ") if value else ""
    if isinstance(value, tuple):
        return ("," if name == "cell" else "+").join(map(str, value))
    return f"{name} {value}" if isinstance(value, int) else str(value)
