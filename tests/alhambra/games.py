"""Games for tests: at the beginning, somewhere in the middle, and to the end."""

import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from random import Random
from typing import Any, TypeVar

from alhambra import Game, Options, apply, legal_actions, seats_to_act
from alhambra.actions import Action
from alhambra.registry import known_modules
from alhambra.tools.beginning import begun
from alhambra.tools.random_play import numbered_seed, random_game
from alhambra.tools.scenario.position import build
from alhambra.tools.scenario.shape import read_scenario

T = TypeVar("T")
ALL = tuple(module.id for module in known_modules() if module.number)
"""All modules of the big box that there are."""


def kinds_in(package: str, kind: type[T]) -> set[type[T]]:
    """Return the kinds of action, of event and so on that a package defines, in whichever of its files."""
    import_module(package)
    files = [file for name, file in sys.modules.items() if name == package or name.startswith(f"{package}.")]
    found = [one for file in files for one in vars(file).values() if isinstance(one, type) and issubclass(one, kind)]
    return {one for one in found if one.__module__.startswith(package)}


def start(players: int, seed: int = 0, modules: tuple[str, ...] = (), *, sparing: bool = False) -> Game:
    return begun(Options(players, modules, sparing=sparing), numbered_seed(seed))


def position(given: Mapping[str, Any], players: int = 3, modules: tuple[str, ...] = ()) -> Game:
    """Lay out a position as in a scenario; the players are called ann, ben, cem and so on."""
    names = ["ann", "ben", "cem", "dia", "eli", "fay"][:players]
    plain = {"id": "x", "players": names, "modules": list(modules), "then": {}, "given": given}
    return build(read_scenario(plain))


def positions(players: int, seed: int = 0, modules: tuple[str, ...] = ()) -> Iterator[Game]:
    """Yield all positions of a random game, the first and the last included."""
    for _, game, _ in random_game(Options(players, modules), numbered_seed(seed)):
        yield game


def some_positions(players: int, seed: int, number: int, modules: tuple[str, ...] = ()) -> list[Game]:
    """Return some positions of a random game, from all over it."""
    everything = list(positions(players, seed, modules))
    return Random(seed).sample(everything, number)


def log_of(players: int, seed: int, modules: tuple[str, ...] = ()) -> tuple[Action, ...]:
    turns = random_game(Options(players, modules), numbered_seed(seed))
    return tuple(action for action, _, _ in turns if action is not None)


def play_on(game: Game, random: Random, actions: int) -> Game:
    """Play some actions at random."""
    for _ in range(actions):
        seats = seats_to_act(game)
        if not seats:
            break
        game = apply(game, random.choice(legal_actions(game, random.choice(seats)))).game
    return game
