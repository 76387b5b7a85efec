"""One of everything, to be looked at: pieces, markets, palaces, hands, scorings, ends, replays, a primer and emojis."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from random import Random

from alhambra.components import load
from alhambra.events import RoundScored
from alhambra.game import new_game
from alhambra.grid import CELL, Cell, Grid, spot_of
from alhambra.options import Options
from alhambra.outline import walls_along
from alhambra.tools.random_play import numbered_seed, random_game
from alhambra.view import PlayerView, Standing, Tile, View, WallEdge, view
from render.alhambra.emojis import EMOJIS
from render.alhambra.end import EndPicture
from render.alhambra.gallery_modules import module_gallery
from render.alhambra.gallery_samples import NAMES, ODD_NAMES, SEED, new_since, ranking_of, rivals_of, totals_of
from render.alhambra.hand import HandPicture
from render.alhambra.market import MarketPicture
from render.alhambra.overview import PRICE, WALLS, OverviewPicture
from render.alhambra.palace import PalacePicture
from render.alhambra.pieces import PiecesPicture
from render.alhambra.place import PlacePicture
from render.alhambra.primer import PRIMER
from render.alhambra.replay import Replay
from render.alhambra.rival import RivalPicture
from render.alhambra.scoring import ScoringPicture
from render.alhambra.table import TablePicture
from render.kit.emoji_sheet import EmojiSheet
from render.kit.picture import Picture
from tabletop.rules import Points

PLAYERS = range(2, 7)
SIZES = (0, 1, 5, 10, 15, 20, 25, 30)


def gallery(players: Iterable[int] = PLAYERS) -> Iterator[tuple[str, Picture]]:
    """Return everything with a name for its file, of games of so many players."""
    players = tuple(players)
    yield "pieces", PiecesPicture(load().buildings, tuple(card for card in load().money if card.copy == 1))
    for number in players:
        yield from _game(number)
    yield from _palaces()
    yield from ((f"primer-{page.number}", page()) for page in PRIMER)
    yield "table-6-pages", _large_table()
    yield from module_gallery(players)
    yield "emojis", EmojiSheet(EMOJIS)


def _game(players: int) -> Iterator[tuple[str, Picture]]:
    """Follow a game at random, and return its pictures at some moments."""
    names = NAMES[:players]
    views: list[View] = []
    sheet: list[Points] = []
    turns = list(random_game(Options(players), numbered_seed(SEED)))
    for _, game, events in turns:
        views.append(view(game, None))
        for event in events:
            if isinstance(event, RoundScored):
                lines = event.lines
                sheet += [Points(line.who, event.round, line.part, line.points) for line in lines]
                totals, rivals, points = totals_of(views[-1]), rivals_of(views[-1]), views[-1].points
                yield (
                    f"scoring-{players}-{event.round}",
                    ScoringPicture.of(event.round, lines, names, totals, points=points, rivals=rivals),
                )
    middle, last = len(turns) // 2, views[-1]
    for moment, number in (("start", 0), ("middle", middle), ("end", -1)):
        yield f"market-{players}-{moment}", MarketPicture.of(views[number], names)
    yield f"market-{players}-odd-names", MarketPicture.of(views[middle], ODD_NAMES[:players])
    new = new_since(views[middle - 5 * players], views[middle])
    yield f"table-{players}", TablePicture.of(views[middle], names, new=new)
    new = new_since(views[-20], last)
    yield f"table-{players}-end", TablePicture.of(last, names, new=new, places=ranking_of(turns[-1][1]))
    seat = views[middle].turn
    yield f"hand-{players}", HandPicture.of(view(turns[middle][1], seat))
    yield (
        f"end-{players}",
        EndPicture.of(names, totals_of(last), ranking_of(turns[-1][1]), sheet, rivals=rivals_of(last)),
    )
    yield f"replay-{players}", Replay.of(views, names)
    for by in (WALLS, PRICE):
        yield f"buildings-{players}-{by}", OverviewPicture.of(views[middle], load().buildings, names, by)
    for rival in last.rivals:
        yield f"rival-{players}", RivalPicture.of(rival)


def _large_table() -> Picture:
    """Return a table with palaces so large that each has a page of its own."""
    seen = view(new_game(Options(len(NAMES)), numbered_seed(SEED)).game, None)
    palaces = tuple(replace(palace_of(17, Random(seat)), seat=seat) for seat in range(len(NAMES)))
    new = [palace.palace[-1].tile.id for palace in palaces[:2]]
    return TablePicture.of(replace(seen, players=palaces), NAMES, new=new)


def _palaces() -> Iterator[tuple[str, Picture]]:
    """Yield palaces of many sizes and shapes, and where a tile may go in some of them."""
    for size in SIZES:
        player = palace_of(size, Random(size))
        newest = player.palace[-1].cell if player.palace else None
        yield f"palace-{size:02}", PalacePicture.of(player, NAMES[0], newest)
        tile = load().buildings[size]
        yield f"place-{size:02}", PlacePicture.of(player, tile, _places(player, tile), reserve=True)
    for name, allows in (("wide", _is_wide), ("tall", _is_tall)):
        player = palace_of(14, Random(1), allows)
        yield f"palace-{name}", PalacePicture.of(player, ODD_NAMES[0], player.palace[-1].cell)
    yield "palace-counted", PalacePicture.of(palace_of(30, Random(30)), NAMES[0], counted=True)
    crowded = replace(palace_of(12, Random(2)), reserve=load().buildings[20:40])
    yield "palace-reserve", PalacePicture.of(crowded, ODD_NAMES[2])


def _is_anywhere(cell: Cell) -> bool:
    return True


def palace_of(size: int, luck: Random, allows: Callable[[Cell], bool] = _is_anywhere) -> PlayerView:
    """Build a palace of some tiles at random, by the building rules, on cells that are allowed."""
    while True:
        grid = Grid.of(())
        standing: list[Standing] = []
        for tile in luck.sample(load().buildings, len(load().buildings)):
            places = [spot for spot in grid.places(tile.walls) if allows(CELL[spot])]
            if places and len(standing) < size:
                spot = luck.choice(places)
                grid = grid.with_tile(spot, tile.walls)
                standing.append(Standing(CELL[spot], tile, tile.walls))
        if len(standing) == size:
            return _player(grid, standing)


def _player(grid: Grid, standing: list[Standing]) -> PlayerView:
    wall = max(walls_along(grid), key=len, default=[])
    kinds = [one.tile.kind for one in standing]
    return PlayerView(
        seat=0,
        score=52,
        cards=5,
        palace=tuple(standing),
        reserve=load().buildings[40:42],
        aside=(),
        counts={kind: kinds.count(kind) for kind in load().kinds},
        wall=tuple(WallEdge(CELL[edge >> 2], edge & 3) for edge in wall),
    )


def _places(player: PlayerView, tile: Tile) -> list[Cell]:
    spots = [(spot_of(one.cell), one.walls) for one in player.palace]
    grid = Grid.of((spot, walls) for spot, walls in spots if spot is not None)
    return [CELL[spot] for spot in grid.places(tile.walls)]


def _is_wide(cell: Cell) -> bool:
    return abs(cell[1]) <= 1


def _is_tall(cell: Cell) -> bool:
    return abs(cell[0]) <= 1
