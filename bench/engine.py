"""The rules engine, beside python-chess: a well-made rules engine in pure Python."""

import gc
import json
from collections import defaultdict
from collections.abc import Iterator
from copy import copy
from random import Random
from typing import TypeAlias

import chess
import msgspec

from alhambra import Game, Options, apply, legal_actions, new_game, seats_to_act
from alhambra.actions import Action
from alhambra.codec import decode, encode
from alhambra.components import load
from alhambra.grid import Grid
from alhambra.outline import longest_wall
from alhambra.tools.random_play import numbered_seed
from bench.measure import ROUNDS, Result, best_times, cpu_time, repeated

GAMES = 8
PALACES = 40
TILES = 25
MIDDLE_GAME = "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/2N1PN2/PP2BPPP/R1BQ1RK1 w - - 0 9"
MICROSECONDS = 1e6
Positions: TypeAlias = dict[tuple[str, int, int], list[tuple[Game, Action]]]


def results() -> Iterator[Result]:
    """Measure everything."""
    yield from whole_games()
    yield from palaces()
    yield from states()
    yield late_actions()


def whole_games() -> Iterator[Result]:
    """Play random games through the public functions, every check on, as one plays random chess games."""
    ours, theirs = [0.0] * ROUNDS, [0.0] * ROUNDS
    games = 0.0
    for number in range(ROUNDS):
        actions = plies = 0

        def play(number: int = number) -> None:
            nonlocal actions
            actions = sum(1 for game in range(GAMES) for _ in random_alhambra_game(number * GAMES + game))

        def play_chess(number: int = number) -> None:
            nonlocal plies
            plies = sum(random_chess_game(number * GAMES + game) for game in range(GAMES))

        seconds, chess_seconds = cpu_time(play), cpu_time(play_chess)
        ours[number], theirs[number] = actions / seconds, plies / chess_seconds
        games = max(games, GAMES / seconds)
    yield Result("complete random games of four", games, "games/s")
    yield Result("actions in them", max(ours), "actions/s", "plies of random chess", max(ours) / max(theirs), ">= 1.0")


def random_alhambra_game(seed: int) -> Iterator[tuple[Game, Action]]:
    """Play a game of four at random: give each position with what is done there."""
    random = Random(seed)
    game = new_game(Options(4), numbered_seed(seed)).game
    while seats := seats_to_act(game):
        action = random.choice(legal_actions(game, seats[0]))
        yield game, action
        game = apply(game, action).game


def random_chess_game(seed: int) -> int:
    """Play a chess game at random and count the plies."""
    random = Random(seed)
    board = chess.Board()
    plies = 0
    while not board.is_game_over():
        board.push(random.choice(list(board.legal_moves)))
        plies += 1
    return plies


def palaces() -> Iterator[Result]:
    """Ask for all places of a tile, and for the longest wall, in palaces of 25 tiles."""
    random = Random(3)
    grids = [random_grid(random) for _ in range(PALACES)]
    shapes = [tile.walls for tile in load().buildings]
    board = chess.Board(MIDDLE_GAME)

    def place() -> None:
        for grid, walls in zip(grids, shapes, strict=False):
            grid.places(walls)

    def wall() -> None:
        for grid in grids:
            longest_wall(grid)

    def moves() -> None:
        for _ in range(PALACES):
            list(board.legal_moves)

    placing, walling, moving = best_times(repeated(200, place), repeated(20, wall), repeated(20, moves))
    placing, walling, moving = placing / 200 / PALACES, walling / 20 / PALACES, moving / 20 / PALACES
    peer = "all legal moves in a chess middle game"
    yield Result("all places of a tile among 25", placing * MICROSECONDS, "us", peer, placing / moving, "<= 0.15")
    yield Result("longest wall of 25 tiles", walling * MICROSECONDS, "us", peer, walling / moving, "<= 0.7")


def random_grid(random: Random) -> Grid:
    """Build a palace of 25 tiles at random."""
    while True:
        grid, tiles = Grid.of(()), random.sample(load().buildings, len(load().buildings))
        for tile in tiles:
            if places := grid.places(tile.walls):
                grid = grid.with_tile(random.choice(places), tile.walls)
            if len(grid.walls) == TILES + 1:
                return grid


def states() -> Iterator[Result]:
    """Copy, encode and decode a game of six in the middle."""
    game = middle_game(6)
    data = encode(game)
    plain = msgspec.to_builtins(msgspec.json.decode(data))
    text = json.dumps(plain)
    board = chess.Board(MIDDLE_GAME)
    runs = (
        lambda: copy(game.state),
        board.copy,
        lambda: encode(game),
        lambda: decode(data),
        lambda: json.dumps(plain),
        lambda: json.loads(text),
    )
    times = [seconds / 500 for seconds in best_times(*(repeated(500, run) for run in runs))]
    copying, chess_copying, encoding, decoding, dumping, loading = times
    yield Result("copy a state", copying * MICROSECONDS, "us", "copy of a chess board", copying / chess_copying)
    yield Result("encode a state", encoding * MICROSECONDS, "us", "json.dumps", encoding / dumping)
    yield Result("decode a state", decoding * MICROSECONDS, "us", "json.loads", decoding / loading)
    both, peers = encoding + decoding, dumping + loading
    yield Result(
        "encode and decode a state", both * MICROSECONDS, "us", "json.dumps and json.loads", both / peers, "<= 0.33"
    )
    yield Result("size of a state", len(data), "bytes", "json.dumps", len(data) / len(text))


def middle_game(players: int) -> Game:
    """Give a game with two or three dozen tiles built, at the start of a turn."""
    random = Random(1)
    game = new_game(Options(players), numbered_seed(1)).game
    while sum(len(player.palace.tiles) for player in game.state.players) < 27 or game.steps:
        game = apply(game, random.choice(legal_actions(game, seats_to_act(game)[0]))).game
    return game


def late_actions() -> Result:
    """Compare the cost of an action late and early in a game, for palaces and reserves of equal size.

    With more tiles to redesign there is more to list, early and late; what must not cost is the length of
    the game.
    """
    early, late = thirds_of_games()
    common = sorted(early.keys() & late.keys())
    pairs = [(min(len(early[key]), len(late[key])), key) for key in common]

    def run(positions: Positions) -> None:
        for number, key in pairs:
            for game, action in positions[key][:number]:
                legal_actions(game, action.seat)
                apply(game, action)

    gc.collect()
    gc.freeze()  # the games themselves are many objects, which the collector need not search meanwhile
    first, last = best_times(repeated(4, lambda: run(early)), repeated(4, lambda: run(late)))
    gc.unfreeze()
    actions = 4 * sum(number for number, _ in pairs)
    return Result(
        "an action in the last third of a game",
        last / actions * MICROSECONDS,
        "us",
        "one in the first third, as much being built",
        last / first,
        "<= 1.5",
    )


def thirds_of_games() -> tuple[Positions, Positions]:
    """Collect positions with their actions from the first and the last third, by kind, palace and reserve."""
    early: Positions = defaultdict(list)
    late: Positions = defaultdict(list)
    for seed in range(80):
        played = list(random_alhambra_game(seed))
        for third, positions in ((early, played[: len(played) // 3]), (late, played[-len(played) // 3 :])):
            for before, action in positions:
                player = before.state.players[action.seat]
                key = type(action).__name__, len(player.palace.tiles), len(player.reserve)
                third[key].append((before, action))
    return early, late
