"""Palaces: what it costs to find all places of a tile and the longest wall, with modules that change the geometry."""

from collections.abc import Callable, Iterator
from random import Random

from alhambra import Options, new_game
from alhambra.base.placing import as_it_is, ways_to_build
from alhambra.components import Tile, load
from alhambra.events import BuildingPlaced, HalfPlaced, OutworkPlaced
from alhambra.ledger import Position
from alhambra.outline import longest_wall
from alhambra.rulebook import rulebook
from alhambra.tools.random_play import numbered_seed
from alhambra.tools.variety import all_modules
from bench.measure import Result, best_times, repeated

PALACES, PLAYERS = 20, 4
TILES = 25
ODD = 7
"""How many of them fill half of a cell or stand outside the walls, if any do."""
TIMES = 10
MICROSECONDS = 1e6
BASE = "the base game"


def results() -> Iterator[Result]:
    """Measure plain palaces with and without the modules in play, and palaces in which all kinds of tiles stand."""
    plain, off, on = palaces((), odd=False), palaces(all_modules(), odd=False), palaces(all_modules(), odd=True)
    yield from compared("places of a tile among 25", placing, plain, off, on)
    yield from compared("longest wall of such palaces", walling, plain, off, on)


def compared(
    name: str, measured: Callable[[list[Position]], Callable[[], None]], *some: list[Position]
) -> Iterator[Result]:
    """Measure something in the base game, with the modules beside it, and with all they bring into a palace."""
    base, off, on = (
        time / TIMES / PALACES * MICROSECONDS
        for time in best_times(*(repeated(TIMES, measured(positions)) for positions in some))
    )
    yield Result(f"{name}, plain", off, "us", BASE, off / base, "<= 1.5")
    yield Result(f"{name}, mixed", on, "us", BASE, on / base, "<= 4.0")


def placing(positions: list[Position]) -> Callable[[], None]:
    """Return what finds all places of a building in each palace, as if nobody had asked before."""
    buildings = [tile.id for tile in load().buildings][:PALACES]

    def find() -> None:
        for at, tile in zip(positions, buildings, strict=True):
            at.state.players[0].palace.ways_found.clear()
            ways_to_build(at, 0, tile)

    return find


def walling(positions: list[Position]) -> Callable[[], None]:
    """Return what measures the longest wall of each palace."""

    def measure() -> None:
        for at in positions:
            longest_wall(at.state.players[0].palace.grid)

    return measure


def palaces(modules: tuple[str, ...], *, odd: bool) -> list[Position]:
    """Build palaces at random, the same buildings for all modules."""
    at = Position(rulebook(Options(PLAYERS, modules)), new_game(Options(PLAYERS, modules), numbered_seed(0)).game.state)
    return [palace(at, Random(seed), odd=odd) for seed in range(PALACES)]


def palace(at: Position, random: Random, *, odd: bool) -> Position:
    """Build a palace at random, perhaps with some odd tiles in between."""
    others = [tile for tile in at.rules.tiles.values() if tile.half or tile.outside] if odd else []
    while True:
        now, left = at, random.sample(others, len(others))
        for tile in random.sample(load().buildings, len(load().buildings)):
            now = with_tile(now, tile, random)
            while left and len(now.state.players[0].palace.all) % (TILES // ODD) == 0:
                now = with_tile(now, left.pop(), random)
            if len(now.state.players[0].palace.all) >= TILES:
                return now


def with_tile(at: Position, tile: Tile, random: Random) -> Position:
    """Put a tile somewhere, if it fits anywhere."""
    ways = ways_to_build(at, 0, tile.id)
    if not ways:
        return at
    cell, how = random.choice(ways)
    event = OutworkPlaced if tile.outside else HalfPlaced if tile.half else BuildingPlaced
    placed = event(0, tile.id, cell, as_it_is(at, tile, how.turned).walls, how.turned or 0)
    return Position(at.rules, placed.fold(at.state))
