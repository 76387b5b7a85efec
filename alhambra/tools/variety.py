"""Which games to play: always the same one, or another number of players and other modules each time."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Literal, TypeVar

from alhambra.options import Options
from alhambra.registry import known_modules
from alhambra.rulebook import FEWEST, MOST
from tabletop.rng import Rng

T = TypeVar("T")
Interrupts = Literal["window", "orders"]
WAYS: tuple[Interrupts, ...] = ("window", "orders")


@dataclass(frozen=True, slots=True)
class Variety:
    """What games are like; what is None is drawn for each game anew, from its seed."""

    players: int | None
    modules: tuple[str, ...] | None = ()

    def options(self, seed: str) -> Options:
        """Return the options of the game with a seed."""
        luck = Rng(sha256(f"variety {seed}".encode()).hexdigest())
        players, luck = (self.players, luck) if self.players else draw(range(FEWEST, MOST + 1), luck)
        if self.modules is not None:
            return Options(players, self.modules)
        chosen = []
        for name in all_modules():
            plays, luck = luck.below(2)
            chosen += [name] * plays
        interrupts, luck = draw(WAYS, luck)
        sparing, luck = draw((False, True), luck)
        variants = []
        for name in (name for module in known_modules() if module.id in chosen for name in module.variants):
            is_on, luck = luck.below(2)
            variants += [name] * is_on
        return Options(players, tuple(chosen), interrupts, sparing, tuple(variants))


def all_modules() -> tuple[str, ...]:
    """Return the ids of the modules that can be chosen, by their numbers."""
    return tuple(module.id for module in known_modules() if module.number)


def draw(items: Sequence[T], luck: Rng) -> tuple[T, Rng]:
    """Draw one of some things."""
    index, luck = luck.below(len(items))
    return items[index], luck
