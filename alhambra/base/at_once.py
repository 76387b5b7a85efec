"""Placing at once a tile that was got out of turn: built, reserved, or given away with two (V-VIZ-4)."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from alhambra.actions import Place, PlaceAtOnce
from alhambra.base.placing import build, choices_beside, fault_of_building, settled, ways_to_build
from alhambra.components import SIDES, Kind, Tile, TileId, walls_of
from alhambra.events import BuildingGiven, BuildingReserved
from alhambra.how import PLAINLY, How
from alhambra.ledger import Ledger, Position
from alhambra.module import Placing
from alhambra.registry import known_modules
from tabletop.refused import Refused
from tabletop.seat import Seat

Price: TypeAlias = Annotated[int, Meta(ge=0, le=999)]
"""More than anything costs."""
Distance: TypeAlias = Annotated[int, Meta(ge=-99, le=99)]
"""Farther than any palace reaches."""
MOST_KINDS, MOST_WISHES = 50, 25
"""More than anybody needs."""


class TileWish(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A kind of tile that somebody would have out of turn, and where it goes (V-VIZ-20)."""

    kinds: Annotated[tuple[Kind, ...], Meta(max_length=MOST_KINDS)] = ()
    """Any, if none is named."""
    at_least: Price = 0
    at_most: Price = 99
    walls: Annotated[str, Meta(pattern=f"^[{SIDES}]{{0,{len(SIDES)}}}$")] | None = None
    """The letters of just the walls it must have, in any order; None for any."""
    cell: tuple[Distance, Distance] | None = None
    """Where it goes if that is legal at the moment, else into the reserve."""
    how: How = PLAINLY
    """In which manner; what else was chosen comes by default where it is not there at the moment."""

    def __post_init__(self) -> None:
        """Let nobody wish for a kind that does not exist, or for the same wall twice."""
        if unknown := set(self.kinds) - known_kinds():
            raise ValueError(f"there is no {min(unknown)}")
        if self.walls is not None and len(set(self.walls)) < len(self.walls):
            raise ValueError(f"{self.walls} names a wall twice")

    def fits(self, tile: Tile, price: int) -> bool:
        """Return whether a tile of some price is what somebody wishes."""
        return (
            (not self.kinds or tile.kind in self.kinds)
            and self.at_least <= price <= self.at_most
            and (self.walls is None or tile.walls == walls_of(self.walls))
        )

    def place_for(self, at: Position, seat: Seat, tile: TileId, manner: str = "") -> Place:
        """Return where such a tile goes now."""
        if self.cell is None:
            return Place()
        piece = at.rules.tiles[tile]
        how = self.how if piece.turns else replace(self.how, turned=None)
        placing = settled(at, Placing(seat, piece, self.cell, how, at_once=True), fault_of_building)
        if fault_of_building(at, placing):
            return Place()
        there = choices_beside(at, placing._replace(manner=manner))
        more = {part: value for part, value in how.more if value in there.get(part, ())}
        return Place(self.cell, how=placing.how.with_more(more))


def known_kinds() -> set[Kind]:
    """Return the kinds of tiles that can be drawn in some game."""
    return {tile.kind for module in known_modules() for tiles in module.brings_tiles for tile in tiles()}


def all_places(at: Position, seat: Seat, tile: TileId) -> list[Place]:
    """List where a tile can go that a seat has got out of turn: first the reserve, which has always room (B-43)."""
    cells = [Place(cell, how=how) for cell, how in ways_to_build(at, seat, tile)]
    return [Place(), *cells, *([Place(to_dirk=True)] if at.state.rivals else [])]


def put(game: Ledger, action: PlaceAtOnce, rule: str, *, gift: str = "B-106") -> None:
    """Put a tile that a player has just got where the player says; what else a placement brings follows (V-VIZ-15).

    `rule` sends it to one place only, `gift` lets it be given away where two play.
    """
    seat, tile, place = action.seat, action.tile, action.place
    if place.to_dirk and not game.state.rivals:
        raise Refused(gift, "no-dirk-here", players=len(game.state.players))
    if place.to_dirk and place.cell is not None:
        raise Refused(rule, "gift-is-not-built", tile=tile)
    if place.to_dirk:
        game.emit(BuildingGiven(seat, tile))
    elif place.cell is not None:
        build(game, seat, tile, place.cell, place.how, at_once=True)
    else:
        game.emit(BuildingReserved(seat, tile))
