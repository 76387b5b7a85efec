"""The bot player against random ones."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from time import process_time
from typing import NamedTuple

from alhambra import Options, apply, legal_actions, new_game, seats_to_act, view
from alhambra.player import choose
from alhambra.tools import random_play
from alhambra.tools.random_play import numbered_seed
from alhambra.tools.variety import all_modules
from bench.measure import Result, number_of
from tabletop.rng import Rng

PLAYERS = 3
GAMES = 1000
GAMES_WITH_MODULES = 200


class Played(NamedTuple):
    """How a game went for the bot."""

    won: bool
    decisions: int
    seconds: float


def results() -> Iterator[Result]:
    """Let it play, its seat going round the table."""
    with ProcessPoolExecutor() as workers:
        games = list(workers.map(play, range(number_of(GAMES)), chunksize=20))
        larger = list(workers.map(play_with_modules, range(number_of(GAMES_WITH_MODULES)), chunksize=10))
    peer, goal = "two random players", ">= 0.95"
    yield Result("games of three won by the bot player", share_won(games), "%", peer, share_won(games) / 100, goal)
    yield Result("a decision of the bot player", a_decision(games), "ms")
    yield Result("the same with all modules", share_won(larger), "%", peer, share_won(larger) / 100, goal)
    each = a_decision(larger)
    yield Result("a decision with all modules", each, "ms", "one without", each / a_decision(games), "<= 2.5")


def share_won(games: list[Played]) -> float:
    """Return how many of a hundred games were won."""
    return 100 * sum(game.won for game in games) / len(games)


def a_decision(games: list[Played]) -> float:
    """Return how many milliseconds a decision took."""
    return 1e3 * sum(game.seconds for game in games) / sum(game.decisions for game in games)


def play_with_modules(seed: int) -> Played:
    """Play one game with all modules."""
    return play(seed, all_modules())


def play(seed: int, modules: tuple[str, ...] = ()) -> Played:
    """Play one game."""
    game, hero = new_game(Options(PLAYERS, modules), numbered_seed(seed)).game, seed % PLAYERS
    luck = Rng(sha256(f"luck {seed}".encode()).hexdigest())
    decisions, seconds = 0, 0.0
    while seats := seats_to_act(game):
        legal = legal_actions(game, seats[0])
        if seats[0] == hero:
            start = process_time()
            action = choose(view(game, hero), legal)
            seconds += process_time() - start
            decisions += 1
        else:
            action, luck = random_play.choose(legal, luck)
        game = apply(game, action).game
    return Played(hero in game.state.winners, decisions, seconds)
