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
from bench.measure import Result
from tabletop.rng import Rng

PLAYERS = 3
GAMES = 1000


class Played(NamedTuple):
    """How a game went for the bot."""

    won: bool
    decisions: int
    seconds: float


def results() -> Iterator[Result]:
    """Let it play, its seat going round the table."""
    with ProcessPoolExecutor() as workers:
        games = list(workers.map(play, range(GAMES), chunksize=20))
    won = sum(game.won for game in games) / GAMES
    each = sum(game.seconds for game in games) / sum(game.decisions for game in games)
    yield Result("games of three won by the bot player", 100 * won, "%", "two random players", won, ">= 0.95")
    yield Result("a decision of the bot player", each * 1e3, "ms")


def play(seed: int) -> Played:
    """Play one game."""
    game, hero = new_game(Options(PLAYERS), numbered_seed(seed)).game, seed % PLAYERS
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
