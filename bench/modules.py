"""Modules: what they cost where they are played, and that they cost nothing where they are not."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from statistics import mean
from unittest.mock import patch

from msgspec.structs import replace

from alhambra import Game, Options, apply, legal_actions, new_game, registry, rulebook, seats_to_act
from alhambra.base.buying import purchases
from alhambra.base.ways import best_ways
from alhambra.codec import encode
from alhambra.components import load
from alhambra.ledger import Position
from alhambra.tools.random_play import numbered_seed
from alhambra.tools.variety import all_modules
from bench.measure import ROUNDS, Result, best_times, repeated, timed

GAMES = 4
PLAYERS = 4
EVERY = 20
"""Of so many states one is written."""
BASE = "the base game"
PIECES, TIMES = 30, 20
DEAR = ("garden-12-s", "tower-13-e", "tower-12", "garden-10")


def results() -> Iterator[Result]:
    """Measure everything."""
    yield switched_off()
    yield from switched_on()
    yield full_purses()


def switched_off() -> Result:
    """Play the base game with the modules in the box, and with none there at all."""
    present = alone = 0.0
    for _ in range(2 * ROUNDS):  # the two should be equal, so that small disturbances count
        present = max(present, speed(()))
        with empty_box():
            alone = max(alone, speed(()))
    name = "actions, modules switched off"
    return Result(name, present, "actions/s", "the base game in an empty box", present / alone, ">= 0.9")


def switched_on() -> Iterator[Result]:
    """Play with all modules."""
    on = off = 0.0
    for _ in range(ROUNDS):
        on, off = max(on, speed(all_modules())), max(off, speed(()))
    yield Result("actions with all modules", on, "actions/s", BASE, on / off, ">= 0.2")
    large, small = size(all_modules()), size(())
    yield Result("size of a state with all modules", large, "bytes", BASE, large / small, "<= 1.5")


def full_purses() -> Result:
    """List what thirty pieces can buy: money alone, and with cards that let currencies mix."""
    rules = rulebook.rulebook(Options(PLAYERS, all_modules()))
    others = [card.id for card in rules.cards.values() if card.family in rules.alone]
    few = Random(1).sample([card.id for card in load().money], PIECES)
    plain, mixed = (purse(few, ()), purse([*few[: -len(others) // 2], *others[::2]], all_modules()))
    base, full = best_times(repeated(TIMES, plain), repeated(TIMES, mixed))
    return Result("ways to pay with thirty pieces", full / TIMES * 1e6, "us", BASE, full / base, "<= 2.0")


def purse(hand: list[str], modules: tuple[str, ...]) -> Callable[[], object]:
    """Return what lists all purchases of somebody who has such a hand."""
    state = new_game(Options(PLAYERS, modules), numbered_seed(0)).game.state
    state = replace(state.with_player(0, hand=tuple(hand)), market=DEAR)
    at = Position(rulebook.rulebook(state.options), state)

    def think_anew() -> None:
        best_ways.cache_clear()
        purchases(at, 0)

    return think_anew


def speed(modules: tuple[str, ...]) -> float:
    """Play games at random and give the actions in a second."""
    actions, seconds = timed(count_actions, modules)
    return actions / seconds


def count_actions(modules: tuple[str, ...]) -> int:
    """Play games at random and count the actions."""
    return sum(1 for seed in range(GAMES) for _ in played(seed, modules))


def size(modules: tuple[str, ...]) -> float:
    """Return how long stored states are on average, through whole games."""
    games = [list(played(seed, modules)) for seed in range(GAMES)]
    return mean(len(encode(state)) for game in games for state in game[::EVERY])


def played(seed: int, modules: tuple[str, ...]) -> Iterator[Game]:
    """Play a game at random: give the game after each action."""
    random = Random(seed)
    game = new_game(Options(PLAYERS, modules), numbered_seed(seed)).game
    while seats := seats_to_act(game):
        game = apply(game, random.choice(legal_actions(game, seats[0]))).game
        yield game


@contextmanager
def empty_box() -> Iterator[None]:
    """Let the engine know no modules meanwhile."""
    base = tuple(module for module in registry.known_modules() if not module.number)
    with patch.object(rulebook, "known_modules", lambda: base):
        rulebook.rulebook.cache_clear()
        yield
    rulebook.rulebook.cache_clear()
