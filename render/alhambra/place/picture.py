"""Where may it go? A palace with every place of a tile numbered, or every tile that can be exchanged or taken out."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from alhambra.view import Cell, How, Piece, PlayerView, Standing, Tile, WallEdge, standing_so, wall_after
from render.alhambra import GAME
from render.alhambra.art.look import LOOK
from render.alhambra.layout.naming import sort_called, standing_called, tile_called
from render.alhambra.layout.trace import put_badge, trace_wall
from render.alhambra.palace.board import cells_of, lay_coordinates, lay_points, lay_tiles
from render.alhambra.palace.page import page_beside
from render.alhambra.place.choices import choice_frame, choice_tag, ghost
from render.alhambra.place.listing import Key, Place, PlaceList
from render.alhambra.rooms import rooms
from render.kit.art import stamps
from render.kit.art.sketch import Stamp
from render.kit.layout.checking import check_cells, check_seat
from render.kit.layout.header import head
from render.kit.layout.naming import shortest_needed
from render.kit.layout.plan import Plan
from render.kit.layout.scene import Scene
from render.kit.picture import Still
from tabletop.cellname import cell_name
from texts.catalogue import Catalogue, catalogue

NUMBER, SMALLEST_NUMBER = 0.25, 34
"""The radius of the disc with a number: in sides of a tile, and at least."""
TAG, SMALLEST_TAG, MOST_OF_TILE = 0.3, 44, 0.4
"""The size of the type on a standing tile: in its sides, at least, and at most even so."""


@dataclass(frozen=True, slots=True)
class PlacePicture(Still):
    """All that the picture shows."""

    seat: int
    tiles: tuple[Standing, ...]
    wall: tuple[WallEdge, ...]
    tile: Tile | None
    """What is to be built, in place of a standing tile if its place is taken; None to take one out."""
    places: tuple[Place, ...]
    """In the order of their numbers, from 1: row by row."""
    reserve: bool = False
    """Whether the tile may also go to the reserve."""
    given_to: str = ""
    """The rival to whom it may be given, if there is one, as views call him."""
    language: str = "en"
    pieces: tuple[Piece, ...] = ()
    """What stands in the palace, but on no tile."""

    def __post_init__(self) -> None:
        check_seat(self.seat)
        check_cells(cells_of(self.tiles, self.pieces))
        check_cells(place.cell for place in self.places)

    @classmethod
    def of(
        cls,
        player: PlayerView,
        tile: Tile | None,
        cells: Iterable[Cell],
        *,
        hows: Mapping[Cell, Sequence[How]] = MappingProxyType({}),
        reserve: bool = False,
        given_to: str = "",
        language: str = "en",
    ) -> "PlacePicture":
        """Take from a view what the picture needs."""
        standing = {one.cell: one for one in player.palace}
        shown = sorted(cells, key=lambda cell: (cell[1], cell[0]))
        ways = {} if tile is None else {cell: _ways(tile, hows.get(cell, ())) for cell in shown}
        return cls(
            seat=player.seat,
            tiles=player.palace,
            wall=player.wall,
            tile=tile,
            places=tuple(Place(cell, standing.get(cell), *_after(player, ways.get(cell, ()), cell)) for cell in shown),
            reserve=reserve,
            given_to=given_to,
            language=language,
            pieces=player.pieces,
        )

    def scene(self) -> Scene:
        """Lay it out."""
        say = catalogue(self.language, GAME)
        listing = PlaceList(self.tile, len(self.wall), self.places, self._keys(say))
        cells = cells_of(self.tiles, self.pieces) + [place.cell for place in self.places]
        page = page_beside(cells, listing.height())
        scene, plan = Scene(page.across, page.down, look=LOOK), page.plan
        head(scene, self._title(say), stamps.seat_shield(self.seat, 62), short=say("place-title-short"))
        lay_coordinates(scene, plan)
        lay_tiles(scene, plan, self.tiles, say, self.pieces)
        self._mark_places(scene, plan)
        trace_wall(scene, plan, self.wall)
        lay_points(scene, plan, self.pieces, say)
        self._number_places(scene, plan)
        put_badge(scene, plan, self.wall)
        listing.lay(scene, page.panel, say)
        return scene

    def _title(self, say: Catalogue) -> str:
        if self.tile is None:
            return say("removal-title")
        key = "exchange-title" if self._is_exchange() else "place-title"
        return say(key, sort=sort_called(self.tile, say))

    def _is_exchange(self) -> bool:
        return bool(self.places) and all(place.taken is not None for place in self.places)

    def _keys(self, say: Catalogue) -> list[Key]:
        reserve = [Key(say("key-reserve"), say("reserve"))] if self.reserve else []
        return reserve + ([Key(say(f"key-{self.given_to}"), say(self.given_to))] if self.given_to else [])

    def _mark_places(self, scene: Scene, plan: Plan) -> None:
        """Show the tile where it may go as a ghost, and frame the tiles that can be chosen."""
        for number, place in enumerate(self.places, 1):
            if place.taken is not None or self.tile is None:
                shown = [choice_frame(plan.side)]
            else:
                shown = [_ghost_of(replace(self.tile, walls=walls), plan.side) for walls in place.walls]
            for stamp in shown:
                scene.put_at(stamp, *plan.centre(place.cell), f"place {number} {cell_name(place.cell)}")

    def _number_places(self, scene: Scene, plan: Plan) -> None:
        radius = max(min(SMALLEST_NUMBER, round(0.45 * plan.side)), round(NUMBER * plan.side))
        size = max(min(SMALLEST_TAG, round(MOST_OF_TILE * plan.side)), round(TAG * plan.side))
        for number, place in enumerate(self.places, 1):
            what = f"number {number} {cell_name(place.cell)}"
            if place.taken is None:
                scene.put_at(stamps.choice_mark(str(number), radius), *plan.centre(place.cell), what)
            else:
                tag, (left, top) = choice_tag(str(number), size), plan.corner(place.cell)
                scene.put(tag, left + plan.side - tag.size[0], top + plan.side - tag.size[1], what)

    def alt(self) -> str:
        """Say what it shows; prices are left out first, then the walls of tiles, then the walls that would be."""
        say = catalogue(self.language, GAME)
        detail = ((True, True, True), (False, True, True), (False, False, True), (False, False, False))
        return shortest_needed(self._alt(say, price=price, walls=walls, after=after) for price, walls, after in detail)

    def _alt(self, say: Catalogue, *, price: bool, walls: bool, after: bool) -> str:
        places = []
        for number, place in enumerate(self.places, 1):
            words = f"{number} {cell_name(place.cell)}"
            if place.taken is not None:
                words += f" {standing_called(place.taken, say, price=price, walls=walls)}"
            if after and place.wall is not None:
                words = say.row([words, say("alt-wall-after", wall=place.wall)])
            places.append(words)
        keys = [f"{key.letter} {key.meaning}." for key in self._keys(say)]
        return " ".join([self._alt_places(say, say.series(places)), say("alt-wall-now", wall=len(self.wall)), *keys])

    def _alt_places(self, say: Catalogue, places: str) -> str:
        if self.tile is None:
            return say("alt-removals", places=places) if places else say("alt-no-removal")
        called = tile_called(self.tile, say)
        if not places:
            return say("alt-no-place", tile=called)
        return say("alt-exchanges" if self._is_exchange() else "alt-places", tile=called, places=places)


def _ways(tile: Tile, hows: Sequence[How]) -> list[Tile]:
    """Return a tile as it is shown on a cell: as it stands first of all, or in each manner if it fills only half."""
    standing = [standing_so(tile, how) for how in hows or (How(),)]
    return standing if tile.half else standing[:1]


def _after(player: PlayerView, ways: Sequence[Tile], cell: Cell) -> tuple[int | None, tuple[int, ...]]:
    """Return the longest wall that there could be, and the walls of the tile in each manner."""
    walls = max((wall_after(player, tile, cell) for tile in ways), default=None)
    return walls, tuple(tile.walls for tile in ways)


def _ghost_of(tile: Tile, side: int) -> Stamp:
    art = rooms().tiles.get(tile.family)
    return art.ghost(tile, side) if art is not None and art.ghost is not None else ghost(tile.walls, side)
