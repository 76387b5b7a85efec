"""Many random games in a row, with every invariant checked after every action."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from tabletop.event import Event
from tabletop.tools.seeds import numbered_seed

TOO_LONG = 20_000
"""More actions than any random game comes near: a game that goes on for so long does not end."""

Course: TypeAlias = Iterator[tuple[Any, Any, Sequence[Event]]]
"""A game as it goes: each action, the game after it and what happened; first the setup, without an action."""


class Broken(AssertionError):
    """An invariant does not hold: the engine is wrong."""


@dataclass(frozen=True, slots=True)
class Report:
    """How a series of games went."""

    games: int
    actions: int
    seconds: float

    @property
    def games_per_second(self) -> float:
        """The speed, checks included."""
        return self.games / self.seconds if self.seconds else 0.0


def simulate(
    game: str,
    numbers: Iterable[int],
    play: Callable[[str], Course],
    check: Callable[[Any, Any, Any], None],
    clock: Callable[[], float],
) -> Report:
    """Play the games of some numbers, each from its seed, or raise `Broken` and say in which and where it broke."""
    start, games, actions = clock(), 0, 0
    for number in numbers:
        before, count = None, 0
        for count, (action, after, events) in enumerate(play(numbered_seed(game, number))):
            try:
                check(before, after, events)
                if count > TOO_LONG:
                    raise Broken("the game does not end")
            except Broken as broken:
                raise Broken(f"game {number}, action {count} ({action}): {broken}") from broken
            before = after
        games, actions = games + 1, actions + count
    return Report(games, actions, clock() - start)
