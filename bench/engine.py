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
from alhambra.actions import Action, ConfirmTurn
from alhambra.codec import decode, encode
from alhambra.components import load
from alhambra.grid import Grid
from alhambra.outline import longest_wall
from alhambra.tools.random_play import numbered_seed
from bench.measure import ROUNDS, Result, best_times, repeated, timed

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
    games = actions = choices = plies = 0.0
    for first in range(0, ROUNDS * GAMES, GAMES):
        played, seconds = timed(random_alhambra_games, range(first, first + GAMES))
        chess_plies, chess_seconds = timed(random_chess_games, range(first, first + GAMES))
        games = max(games, GAMES / seconds)
        actions = max(actions, len(played) / seconds)
        choices = max(choices, sum(not isinstance(action, ConfirmTurn) for action in played) / seconds)
        plies = max(plies, chess_plies / chess_seconds)
    peer = "plies of random chess"
    yield Result("complete random games of four", games, "games/s")
    yield Result("actions in them", actions, "actions/s", peer, actions / plies, ">= 1.0")
    yield Result("actions, not counting confirmations", choices, "actions/s", peer, choices / plies)


def random_alhambra_games(seeds: range) -> list[Action]:
    """Play some games and return all that was done in them."""
    return [action for seed in seeds for _, action in random_alhambra_game(seed)]


def random_chess_games(seeds: range) -> int:
    """Play some chess games and count the plies."""
    return sum(random_chess_game(seed) for seed in seeds)


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
    """Copy, encode and decode a game of six in the middle, between two turns and within one."""
    between, within = middle_game(6), within_a_turn(middle_game(6))
    board = chess.Board(MIDDLE_GAME)
    copying, chess_copying = best_times(repeated(500, lambda: copy(between.state)), repeated(500, board.copy))
    copying, chess_copying = copying / 500, chess_copying / 500
    yield Result("copy a state", copying * MICROSECONDS, "us", "copy of a chess board", copying / chess_copying)
    yield from coding("a state", between, "<= 0.33")
    yield from coding("a state within a turn", within)  # two states, since the turn can be undone
    rebuilding = best_times(repeated(20, lambda: rebuild_grids(between)))[0] / 20
    yield Result("work out its palaces' geometry again", rebuilding * MICROSECONDS, "us")


def coding(name: str, game: Game, goal: str = "") -> Iterator[Result]:
    """Encode and decode a game, beside the same data in the standard library's JSON."""
    data = encode(game)
    plain = msgspec.to_builtins(msgspec.json.decode(data))
    text = json.dumps(plain)
    runs = (lambda: encode(game), lambda: decode(data), lambda: json.dumps(plain), lambda: json.loads(text))
    encoding, decoding, dumping, loading = (
        t / 500 * MICROSECONDS for t in best_times(*(repeated(500, r) for r in runs))
    )
    both, peers = encoding + decoding, dumping + loading
    yield Result(f"encode {name}", encoding, "us", "json.dumps", encoding / dumping)
    yield Result(f"decode {name}", decoding, "us", "json.loads", decoding / loading)
    yield Result(f"both for {name}", both, "us", "json.dumps and json.loads", both / peers, goal)
    yield Result(f"size of {name}", len(data), "bytes", "json.dumps", len(data) / len(text))


def middle_game(players: int) -> Game:
    """Return a game with two or three dozen tiles built, at the start of a turn."""
    random = Random(1)
    game = new_game(Options(players), numbered_seed(1)).game
    while sum(len(player.palace.tiles) for player in game.state.players) < 27 or game.steps:
        game = apply(game, random.choice(legal_actions(game, seats_to_act(game)[0]))).game
    return game


def within_a_turn(game: Game) -> Game:
    """Go on until a turn with something in it waits for its confirmation."""
    random = Random(2)
    while len(game.steps) < 2:
        game = apply(game, random.choice(legal_actions(game, seats_to_act(game)[0]))).game
    return game


def rebuild_grids(game: Game) -> None:
    """Do what is left to be done when the palaces of a decoded game are first asked for their geometry."""
    for player in game.state.players:
        player.palace.__dict__.pop("grid", None)
        assert player.palace.grid


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
