"""Why a tile goes to a place, or to the reserve."""

from collections.abc import Mapping

from alhambra.actions import Action, PlaceBuilding, ReserveBuilding
from alhambra.components import Tile, TileId, load
from alhambra.grid import Cell
from alhambra.player.hints.hint import Case, Explain, Reason
from alhambra.player.hints.imagining import built
from alhambra.player.hints.tile import brought, own_palace
from alhambra.player.mind import Mind
from alhambra.view import wall_after

MOST_CELLS = 3
"""So many places without room are named."""


def placing(case: Case) -> tuple[Reason, ...]:
    """Say what a place has over the next best: a longer wall, a place for other tiles, or more room."""
    assert isinstance(case.action, PlaceBuilding)
    mind, cell, tile = case.mind, case.action.cell, case.mind.standing(case.action)
    gains = brought(mind, tile, cell)
    rival = case.rival
    if isinstance(rival, PlaceBuilding):
        own = own_palace(mind)
        other = mind.standing(rival)
        if wall_after(own, tile, cell) <= wall_after(own, other, rival.cell):
            return _other_tiles(case, (tile, cell), (other, rival.cell)) or gains or (_room(mind, tile, cell),)
    return gains or (_room(mind, tile, cell),)


def _other_tiles(case: Case, place: tuple[Tile, Cell], rival: tuple[Tile, Cell]) -> tuple[Reason, ...]:
    """Say which waiting tile keeps a place that it would lose elsewhere, or else how many tiles would."""
    mind = case.mind
    here, there = built(mind, *place), built(mind, *rival)
    for other in here.own.values():
        if here.estate.has_place(other) and not there.estate.has_place(other):
            cells = _without_room(case, place[0].id, other)
            return (
                Reason("fits-others", {"tile": other.id, "cells": cells})
                if cells
                else Reason("fits", {"tile": other.id}),
            )
    return (_room(mind, *place),) if here.estate.room > there.estate.room else ()


def _without_room(case: Case, tile: TileId, other: Tile) -> tuple[Cell, ...]:
    """List the places of a tile that leave none for another, however it stands, unless there are many."""
    mind = case.mind
    ways = [one for one in case.legal if isinstance(one, PlaceBuilding) and one.tile == tile]
    room = {one.cell for one in ways if built(mind, mind.standing(one), one.cell).estate.has_place(other)}
    without = dict.fromkeys(one.cell for one in ways if one.cell not in room)
    return tuple(without) if len(without) <= MOST_CELLS else ()


def _room(mind: Mind, tile: Tile, cell: Cell) -> Reason:
    number, everything = built(mind, tile, cell).estate.room, len(load().buildings)
    return Reason("all-the-room") if number == everything else Reason("room", {"number": number, "all": everything})


def reserving(case: Case) -> tuple[Reason, ...]:
    """Say why a tile is not built yet."""
    assert isinstance(case.action, ReserveBuilding)
    places = [one for one in case.legal if isinstance(one, PlaceBuilding) and one.tile == case.action.tile]
    return (Reason("in-the-way") if places else Reason("fits-nowhere"),)


REASONS: Mapping[type[Action], Explain] = {PlaceBuilding: placing, ReserveBuilding: reserving}
