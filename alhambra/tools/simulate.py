"""Many random games in a row, with every invariant checked after every action."""

from collections.abc import Callable
from dataclasses import dataclass

from alhambra.game import Game
from alhambra.tools.invariants import Broken, check
from alhambra.tools.random_play import numbered_seed, random_game
from alhambra.tools.variety import Variety

TOO_LONG = 20_000
"""More actions than any random game comes near: a game that goes on for so long does not end."""


@dataclass(frozen=True, slots=True)
class Report:
    """How a series of games went."""

    players: int | None
    """How many played; None if it was not always the same number."""
    games: int
    actions: int
    seconds: float

    @property
    def games_per_second(self) -> float:
        """The speed, checks included."""
        return self.games / self.seconds if self.seconds else 0.0


def simulate(variety: Variety, games: int, seed: int, clock: Callable[[], float]) -> Report:
    """Play games whose seeds follow from a number, or raise `Broken` with the game and the action where it broke."""
    start = clock()
    actions = 0
    for number in range(games):
        before: Game | None = None
        key = numbered_seed(seed + number)
        options = variety.options(key)
        for count, (action, game, events) in enumerate(random_game(options, key)):
            try:
                check(before, game, events)
                if count > TOO_LONG:
                    raise Broken("the game does not end")
            except Broken as broken:
                raise Broken(f"game {seed + number}, action {count} ({action}): {broken}; {options}") from broken
            before = game
        actions += count
    return Report(variety.players, games, actions, clock() - start)
