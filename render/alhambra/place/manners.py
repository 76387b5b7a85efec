"""How should it stand? The neighbourhood of a cell, once for each manner in which a tile may stand there (C-31)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from alhambra.view import Cell, How, PlayerView, Standing, Tile, standing_so, wall_after
from render.alhambra import GAME
from render.alhambra.art.look import LOOK
from render.alhambra.layout.naming import BEYOND, sort_called, standing_called
from render.alhambra.layout.pieces import fountain, tile_of
from render.alhambra.place.choices import choice_frame, gate_mark
from render.kit.art import palette, stamps
from render.kit.art.lettering import Face
from render.kit.layout.checking import check_cells, check_seat
from render.kit.layout.header import head
from render.kit.layout.panels import lay_panel
from render.kit.layout.scene import Scene
from render.kit.picture import Still
from tabletop.cellname import cell_name
from texts.catalogue import Catalogue, catalogue

FOUNTAIN: Cell = (0, 0)
SIDE = 132
"""How large a tile is."""
LEFT, TOP, GAP, INSET = 34, 130, 22, 26
LINE = 84
"""The height of the line below the tiles."""
DISC, TEXT = 30, 42
LEAST = 300
"""How broad a manner is at least."""
FEW, MORE = 4, 3
"""So many manners stand in two columns; more in three."""


class Way(NamedTuple):
    """A manner in which the tile may stand."""

    tile: Tile
    walls: int
    """As they would stand."""
    gate: int | None
    """The side that would get a gate."""
    wall: int
    """How long the longest wall would be."""


@dataclass(frozen=True, slots=True)
class MannerPicture(Still):
    """All that the picture shows."""

    seat: int
    cell: Cell
    tiles: tuple[Standing, ...]
    """What stands around the cell."""
    ways: tuple[Way, ...]
    """In the order of their numbers, from 1."""
    language: str = "en"

    def __post_init__(self) -> None:
        check_seat(self.seat)
        check_cells([self.cell])

    @classmethod
    def of(
        cls, player: PlayerView, tile: Tile, cell: Cell, hows: Sequence[How], *, language: str = "en"
    ) -> "MannerPicture":
        """Take from a view what the picture needs."""
        around = tuple(one for one in player.palace if _is_near(one.cell, cell) and one.cell != cell)
        standing = [standing_so(tile, how) for how in hows]
        ways = [
            Way(tile, one.walls, how.side, wall_after(player, one, cell))
            for one, how in zip(standing, hows, strict=True)
        ]
        return cls(player.seat, cell, around, tuple(ways), language)

    def scene(self) -> Scene:
        """Lay it out: as few columns and rows of tiles as there are around the cell, for each manner."""
        say, cells = catalogue(self.language, GAME), self._cells()
        xs, ys = zip(*cells, strict=True)
        across = max(LEAST, (max(xs) - min(xs) + 1) * SIDE + 2 * INSET)
        down = (max(ys) - min(ys) + 1) * SIDE + 2 * INSET + LINE
        columns = min(len(self.ways), 2 if len(self.ways) <= FEW else MORE)
        rows = -(-len(self.ways) // columns)
        scene = Scene(2 * LEFT + columns * (across + GAP) - GAP, TOP + rows * (down + GAP) - GAP + LEFT, look=LOOK)
        head(scene, self._title(say), stamps.seat_shield(self.seat, 62), short=say("manner-title-short"))
        for number, way in enumerate(self.ways, 1):
            row, column = divmod(number - 1, columns)
            box = LEFT + column * (across + GAP), TOP + row * (down + GAP), across, down
            self._lay(scene, number, way, box)
        return scene

    def _cells(self) -> list[Cell]:
        """Return the cells that are shown."""
        return [self.cell, *(one.cell for one in self.tiles), *([FOUNTAIN] if _is_near(FOUNTAIN, self.cell) else [])]

    def _title(self, say: Catalogue) -> str:
        return say("manner-title", sort=sort_called(self.ways[0].tile, say), cell=cell_name(self.cell))

    def _lay(self, scene: Scene, number: int, way: Way, box: tuple[int, int, int, int]) -> None:
        """Show the tile as it would stand, with what stands around it, and how long the wall would be."""
        say, (left, top, across, down) = catalogue(self.language, GAME), box
        lay_panel(scene, box, f"way {number}")
        xs, ys = zip(*self._cells(), strict=True)
        first = left + (across - (max(xs) - min(xs) + 1) * SIDE) / 2, top + INSET

        def corner(cell: Cell) -> tuple[float, float]:
            return first[0] + (cell[0] - min(xs)) * SIDE, first[1] + (cell[1] - min(ys)) * SIDE

        if FOUNTAIN in self._cells():
            scene.put(fountain(SIDE), *corner(FOUNTAIN), f"fountain {number}")
        for standing in (*self.tiles, Standing(self.cell, way.tile, way.walls)):
            stamp = tile_of(standing.tile, SIDE, say, walls=standing.walls)
            scene.put(stamp, *corner(standing.cell), f"tile {number} {standing.tile.id}")
        x, y = (edge + SIDE / 2 for edge in corner(self.cell))
        scene.put_at(choice_frame(SIDE), x, y, f"place {number}")
        if way.gate is not None:
            right, below = BEYOND[way.gate]
            where = x + right * SIDE / 2, y + below * SIDE / 2
            scene.put_at(gate_mark(way.gate, SIDE), *where, f"gate {number}")
        middle = top + down - LINE / 2 - 6
        scene.put_at(stamps.choice_mark(str(number), DISC), left + INSET + DISC, middle, f"number {number}")
        text, start = say("alt-wall-after", wall=way.wall), INSET + 2 * DISC + 16
        scene.write(text, left + start, middle, TEXT, colour=palette.INK, face=Face.BLACK, space=across - start - 12)

    def alt(self) -> str:
        """Say what it shows."""
        say = catalogue(self.language, GAME)
        ways = []
        for number, way in enumerate(self.ways, 1):
            words = f"{number} {standing_called(Standing(self.cell, way.tile, way.walls), say, price=False)}"
            if way.gate is not None:
                words = say.row([words, say("alt-gate", side=say("sides")[way.gate])])
            ways.append(say.row([words, say("alt-wall-after", wall=way.wall)]))
        return say("alt-manners", cell=cell_name(self.cell), ways=say.series(ways))


def _is_near(one: Cell, other: Cell) -> bool:
    return abs(one[0] - other[0]) <= 1 and abs(one[1] - other[1]) <= 1
