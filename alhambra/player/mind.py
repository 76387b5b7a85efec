"""All that a player thinks of before a choice: each thought only when it is asked for."""

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from typing import Any, TypeVar

from alhambra.actions import AddBuilding, PlaceBuilding, SwapBuilding
from alhambra.components import Tile
from alhambra.player.estate import Estate
from alhambra.player.outlook import Outlook
from alhambra.player.purse import Purse
from alhambra.view import View, standing_so

T = TypeVar("T")


class Mind:
    """A position as the player of a seat thinks of it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.outlook = Outlook(view)
        self._thoughts: dict[object, Any] = {}

    @cached_property
    def estate(self) -> Estate:
        """The own palace."""
        return Estate(self.view, self.outlook)

    @cached_property
    def purse(self) -> Purse:
        """The own hand."""
        return Purse(self.view, self.outlook, self.estate)

    @cached_property
    def market(self) -> dict[str, tuple[int, Tile]]:
        """The tiles for sale, with their stalls, or those of their currencies, and with what they cost now."""
        stalls = self.view.currencies
        beside = {
            one.tile.id: (stalls.index(one.currency), replace(one.tile, price=one.price)) for one in self.view.beside
        }
        return {tile.id: (stall, tile) for stall, tile in enumerate(self.view.market) if tile is not None} | beside

    @cached_property
    def own(self) -> dict[str, Tile]:
        """The own tiles that are not built."""
        own = self.view.players[self.outlook.seat]
        return {tile.id: tile for tile in (*own.aside, *own.reserve)}

    def standing(self, action: AddBuilding | PlaceBuilding | SwapBuilding) -> Tile:
        """Return one of them as it would stand."""
        return standing_so(self.own[action.tile], action.how)

    def thought(self, think: Callable[["Mind"], T]) -> T:
        """Return what a module makes of the position; it thinks of that only once."""
        if think not in self._thoughts:
            self._thoughts[think] = think(self)
        found: T = self._thoughts[think]
        return found
