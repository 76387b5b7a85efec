"""A palace as it would be with one tile more, for what comes after that."""

from dataclasses import replace

from alhambra.components import Tile
from alhambra.grid import Cell
from alhambra.player.mind import Mind
from alhambra.player.outlook import is_building
from alhambra.view import PlayerView, Standing


def built(mind: Mind, tile: Tile, cell: Cell) -> Mind:
    """Return the same position with a tile on a cell of the own palace."""
    view, seat = mind.view, mind.outlook.seat
    players = tuple(_with(player, tile, cell) if player.seat == seat else player for player in view.players)
    return Mind(replace(view, players=players))


def _with(player: PlayerView, tile: Tile, cell: Cell) -> PlayerView:
    counts = dict(player.counts)
    if is_building(tile):
        counts[tile.kind] = counts.get(tile.kind, 0) + 1
    return replace(
        player,
        palace=(*player.palace, Standing(cell, tile, tile.walls)),
        reserve=tuple(one for one in player.reserve if one.id != tile.id),
        aside=tuple(one for one in player.aside if one.id != tile.id),
        counts=counts,
    )
