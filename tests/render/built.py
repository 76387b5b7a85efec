"""Palaces for pictures: built tile by tile, however large, or met in a game."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from alhambra import Game, Options, view
from alhambra.components import Components, load, walls_of
from alhambra.grid import CELL, Grid, spot_of
from alhambra.outline import walls_along
from alhambra.tools.random_play import numbered_seed, random_game
from alhambra.view import Cell, PlayerView, Standing, Tile, WallEdge
from render.kit.layout.scene import Item, Scene

COMPONENTS: Components = load()


def any_tile(number: int, walls: str = "") -> Tile:
    """Return a tile of some kind and price with any walls, also one that is not in the box."""
    printed = COMPONENTS.buildings[number % len(COMPONENTS.buildings)]
    return Tile(f"any-{number}-{walls}", printed.family, printed.kind, printed.colour, printed.price, walls_of(walls))


def built(tiles: Mapping[Cell, Tile], *, seat: int = 0, reserve: Iterable[Tile] = ()) -> PlayerView:
    """Build a palace, legal or not."""
    grid = grid_of(tiles)
    longest = max(walls_along(grid), key=len, default=[])
    counts = {kind: sum(tile.kind == kind for tile in tiles.values()) for kind in COMPONENTS.kinds}
    return PlayerView(
        seat=seat,
        score=52,
        cards=3,
        palace=tuple(Standing(cell, tile, tile.walls) for cell, tile in tiles.items()),
        reserve=tuple(reserve),
        aside=(),
        counts=counts,
        wall=tuple(WallEdge(CELL[edge >> 2], edge & 3) for edge in longest),
    )


def grid_of(tiles: Mapping[Cell, Tile]) -> Grid:
    spots = ((spot_of(cell), tile.walls) for cell, tile in tiles.items())
    return Grid.of((spot, walls) for spot, walls in spots if spot is not None)


def row(tiles: int, *, upright: bool = False, walls: str = "") -> dict[Cell, Tile]:
    """Put tiles beside each other, on both sides of the fountain."""
    steps = [step for step in range(-(tiles // 2), tiles - tiles // 2 + 1) if step]
    return {(0, step) if upright else (step, 0): any_tile(number, walls) for number, step in enumerate(steps)}


def block(columns: int, rows: int) -> dict[Cell, Tile]:
    """Build a rectangle with a wall around it, the fountain in a corner."""
    cells = [(x, y) for y in range(rows) for x in range(columns) if (x, y) != (0, 0)]
    around = {
        cell: "".join(
            side
            for side, outer in zip(
                "NESW", (cell[1] == 0, cell[0] == columns - 1, cell[1] == rows - 1, cell[0] == 0), strict=True
            )
            if outer
        )
        for cell in cells
    }
    return {cell: any_tile(number, walls) for number, (cell, walls) in enumerate(around.items())}


def ring() -> dict[Cell, Tile]:
    """Build a square around the fountain, with a wall that goes all the way round."""
    return {
        (x - 1, y - 1): tile for (x, y), tile in (block(3, 3) | {(0, 0): any_tile(9, "NW")}).items() if (x, y) != (1, 1)
    }


@cache
def games(players: int, number: int = 5) -> tuple[Game, ...]:
    return tuple(game for _, game, _ in random_game(Options(players), numbered_seed(number)))


def some_games(players: int, every: int = 3) -> Iterator[Game]:
    """Yield some positions of a game, the last one included."""
    played = games(players)
    yield from played[len(played) // 5 :: len(played) // every]
    yield played[-1]


def largest_palace(game: Game) -> PlayerView:
    return max(view(game, None).players, key=lambda player: len(player.palace))


def holds(scene: Scene, what: str) -> Item:
    """Find the one thing that is called like that."""
    (item,) = [item for item in scene.items if item.what == what]
    return item
