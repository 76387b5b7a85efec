"""What is chosen before a game starts, and what follows for its set-up (K-3, K-45)."""

from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from tabletop.refused import Refused

FEWEST, MOST = 2, 4
PARTS = 3
"""How many games make a Dynasty (K-40)."""


class Options(Struct, frozen=True, cache_hash=True, gc=False, forbid_unknown_fields=True):
    """The number of players, and the variants that they play (section 5 of the rules)."""

    players: int
    mighty_duel: bool = False
    balanced_start: bool = False
    line_of_four: bool = False
    dynasty: bool = False
    middle_kingdom: bool = False
    harmony: bool = False


NEEDS = {"mighty_duel": 2, "balanced_start": 2, "line_of_four": 3}
"""Which options fit just one number of players (K-45)."""
VARIANTS = tuple(name for name in Options.__struct_fields__ if name != "players")


class Setup(NamedTuple):
    """A row of the table of K-3."""

    kings: int
    """How many each player has."""
    used: int
    """How many dominoes are played with; the others are set aside unseen."""
    line: int
    size: int
    """How many columns and rows a kingdom may have."""

    def lines(self) -> int:
        """Return how many lines there are, and so how many rounds (K-15)."""
        return self.used // self.line


@lru_cache(maxsize=64)
def setup_for(options: Options) -> Setup:
    """Return what some options set up, or refuse those that do not fit together (K-45)."""
    players = options.players
    if not FEWEST <= players <= MOST:
        raise Refused("K-3", "players-unfit", players=players, fewest=FEWEST, most=MOST)
    for name, needed in NEEDS.items():
        if getattr(options, name) and players != needed:
            raise Refused("K-45", "option-unfit", option=name, players=players, needed=needed)
    if players == 2:
        return Setup(2, 48, 4, 7) if options.mighty_duel else Setup(2, 24, 4, 5)
    if players == 3:
        return Setup(1, 48, 4, 5) if options.line_of_four else Setup(1, 36, 3, 5)
    return Setup(1, 48, 4, 5)
