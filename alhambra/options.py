"""What is chosen before a game starts."""

from typing import Literal

from msgspec import Struct


class Options(Struct, frozen=True, cache_hash=True, gc=False, forbid_unknown_fields=True):
    """The number of players, the modules they play with, and how they act between turns."""

    players: int
    modules: tuple[str, ...] = ()
    interrupts: Literal["window", "orders"] = "window"
    """Whether players are prompted when they may act out of turn, or only their orders count (C-24)."""
    sparing: bool = False
    """Whether at first players are prompted only where they could do anything but pass (C-24)."""
    variants: tuple[str, ...] = ()
    """The options of its modules that are switched on, by their names (C-37)."""
