"""A game in plain text, for those who look at it in a terminal."""

import re
from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from alhambra.components import SIDES
from alhambra.events import Event, RoundScored
from alhambra.view import PlayerView, View

NAMES = ("ann", "ben", "cem", "dia", "eli", "fay")
RIVALS = ("dirk",)


def describe(event: Event, names: Sequence[str]) -> str:
    """Give an event as a line: who, what, and the details."""
    words = re.sub(r"(?<!^)(?=[A-Z])", " ", type(event).__name__).lower()
    if isinstance(event, RoundScored):
        return f"{'':6} {words}: {event.round}" + "".join(f"\n{'':8}{line}" for line in scoring_table(event, names))
    who = names[event.seat] if hasattr(event, "seat") else ""
    details = [f"{field.name} {_plain(getattr(event, field.name))}" for field in fields(event) if field.name != "seat"]
    return f"{who:6} {words}" + (f": {', '.join(details)}" if details else "")


def scoring_table(event: RoundScored, names: Sequence[str]) -> list[str]:
    """Give the points of a scoring, a line for each participant."""
    everybody = [*names, *RIVALS]
    rows = []
    for who in sorted({line.who for line in event.lines}):
        own = [line for line in event.lines if line.who == who]
        parts = ", ".join(f"{line.part} {line.amount} ({line.points})" for line in own)
        rows.append(f"{everybody[who]:6} {sum(line.points for line in own):4} = {parts}")
    return rows


def palace_map(player: PlayerView) -> str:
    """Draw a palace from above: walls as lines, each building by the first letters of its kind and its price."""
    tiles = {(0, 0): ("*", 0)}
    for standing in player.palace:
        tiles[standing.cell] = f"{standing.tile.kind[:2]}{standing.tile.price}", standing.walls
    columns = range(min(x for x, _ in tiles), max(x for x, _ in tiles) + 1)
    lines = []
    for y in range(min(y for _, y in tiles), max(y for _, y in tiles) + 2):
        lines.append("".join("+" + ("----" if _has_wall(tiles, x, y, "N") else "    ") for x in columns) + "+")
        row = [("|" if _has_wall(tiles, x, y, "W") else " ") + tiles.get((x, y), ("", 0))[0].center(4) for x in columns]
        lines.append("".join(row) + ("|" if _has_wall(tiles, columns[-1] + 1, y, "W") else " "))
    return "\n".join(line.rstrip() for line in lines[:-1])


def final_table(view: View, names: Sequence[str]) -> list[str]:
    """Give the final scores, best first."""
    rows = [(player.score, names[player.seat], player.seat in view.winners) for player in view.players]
    rows += [(rival.score, rival.name, False) for rival in view.rivals]
    return [f"{name:6} {score:4}{' wins' if won else ''}" for score, name, won in sorted(rows, reverse=True)]


def _has_wall(tiles: dict[tuple[int, int], tuple[str, int]], x: int, y: int, side: str) -> bool:
    """Tell whether a wall stands on the north or the west side of a cell, whichever tile it belongs to."""
    dx, dy, opposite = (0, -1, "S") if side == "N" else (-1, 0, "E")
    own, other = tiles.get((x, y), ("", 0))[1], tiles.get((x + dx, y + dy), ("", 0))[1]
    return bool(own >> SIDES.index(side) & 1 or other >> SIDES.index(opposite) & 1)


def _plain(value: Any) -> str:
    if isinstance(value, tuple):
        return " + ".join(map(_plain, value)) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return type(value).__name__ if is_dataclass(value) else str(value)
