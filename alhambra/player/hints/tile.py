"""What a tile brings on its place: a longer wall, a better standing in its kind, or what its family is good for."""

from alhambra.components import Kind, Tile
from alhambra.grid import Cell
from alhambra.player.estate import A_WALL
from alhambra.player.hints.hint import Reason
from alhambra.player.hints.part import reasons_for_more
from alhambra.player.mind import Mind
from alhambra.player.outlook import has_kind
from alhambra.view import PlayerView, wall_after


def brought(mind: Mind, tile: Tile, cell: Cell | None, old: Kind | None = None) -> tuple[Reason, ...]:
    """Return what a tile brings on a cell, or in the reserve, perhaps in place of another; what counts most first."""
    parts: list[tuple[float, tuple[Reason, ...]]] = []
    if cell is not None and (wall := longer_wall(mind, tile, cell)):
        parts.append((A_WALL * len(mind.outlook.rounds) * _edges(mind, tile, cell), (wall,)))
    if has_kind(tile):
        if tile.finished and tile.kind != old:
            more = 1 if cell is None else mind.estate.counted(tile, cell)
            gain = mind.outlook.gain(tile.kind, more)
            parts += [(gain, (reason,)) for reason in reasons_for_more(mind, tile)]
            parts.append((gain, standing(mind, tile.kind, more)))
    elif cell is not None and (number := mind.estate.counted(tile, cell)):
        parts.append((float(number), (Reason(f"counts-{tile.family}", {"number": number}),)))
    ordered = sorted(parts, key=lambda part: part[0], reverse=True)
    return ordered[0][1] if len(ordered) == 1 else tuple(reasons[0] for _, reasons in ordered)


def own_palace(mind: Mind) -> PlayerView:
    """Return the own seat as everybody sees it."""
    return mind.view.players[mind.outlook.seat]


def longer_wall(mind: Mind, tile: Tile, cell: Cell) -> Reason | None:
    """Say by how much a tile lengthens the wall, if it does."""
    before, edges = mind.estate.wall, _edges(mind, tile, cell)
    if edges <= 0:
        return None
    return Reason("wall", {"before": before, "after": before + edges}) if before else Reason("start", {"after": edges})


def _edges(mind: Mind, tile: Tile, cell: Cell) -> int:
    return wall_after(own_palace(mind), tile, cell) - mind.estate.wall


def standing(mind: Mind, kind: Kind, more: int = 1) -> tuple[Reason, ...]:
    """Say where one stands with so many more of a kind, and what the first place pays if that is the own one."""
    view, seat = mind.view, mind.outlook.seat
    own = int(view.players[seat].counts.get(kind, 0)) + more
    others = [player.counts for player in view.players if player.seat != seat] + [one.counts for one in view.rivals]
    most = max(counts.get(kind, 0) for counts in others)
    if own <= most:
        return (Reason("level" if own == most else "behind", {"kind": kind, "number": own}),)
    lead = Reason("lead", {"kind": kind, "number": own}) if most or own > 1 else Reason("only", {"kind": kind})
    if not mind.outlook.rounds:
        return (lead,)
    return (lead, Reason("pays", {"points": view.points[mind.outlook.rounds[0] - 1][kind][0]}))
