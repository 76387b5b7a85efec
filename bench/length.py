"""How many turns games of bot players have, beside what the lobby says; and how many each module adds to them."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from statistics import mean

from alhambra import Options, apply, legal_actions, new_game, seats_to_act, view
from alhambra.events import TurnStarted
from alhambra.player import choose
from alhambra.tools.random_play import numbered_seed
from alhambra.tools.variety import all_modules
from bench.measure import Result, number_of
from cogs.alhambra.length import turns

GAMES = 200
NUMBERS = range(2, 7)


def results() -> Iterator[Result]:
    """Compare the estimates for no modules and for all, and measure what each module adds."""
    with ProcessPoolExecutor() as workers:
        plain = {players: played(workers, players, ()) for players in NUMBERS}
        for players in NUMBERS:
            yield compared(f"turns of {players} players", plain[players], turns(players, ()), "<= 1.1")
        for players in NUMBERS:
            everything = played(workers, players, all_modules())
            expected = turns(players, all_modules())
            yield compared(f"turns of {players} players, all modules", everything, expected, "<= 1.2")
        for module in all_modules():
            for players in NUMBERS:
                more = played(workers, players, (module,)) - plain[players]
                yield Result(f"turns more of {players} with {module}", more, "turns")


def compared(name: str, found: float, expected: int, goal: str) -> Result:
    """Compare turns that were played with an estimate, whichever is more."""
    return Result(name, found, "turns", "the estimate", max(found / expected, expected / found), goal)


def played(workers: Executor, players: int, modules: Sequence[str]) -> float:
    """Play games, and return how many turns they have."""
    games = workers.map(partial(play, players, tuple(modules)), range(number_of(GAMES)), chunksize=5)
    return mean(games)


def play(players: int, modules: tuple[str, ...], seed: int) -> int:
    """Play one game, and count its turns."""
    game, number = new_game(Options(players, modules), numbered_seed(seed)).game, 0
    while seats := seats_to_act(game):
        done = apply(game, choose(view(game, seats[0]), legal_actions(game, seats[0])))
        game, number = done.game, number + sum(isinstance(event, TurnStarted) for event in done.events)
    return number
