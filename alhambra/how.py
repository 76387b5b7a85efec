"""How a tile stands on its cell, and what is chosen besides: with the cell that is a place, one value (C-31)."""

from collections.abc import Mapping
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from alhambra.components import SIDES, Walls

TURNS = range(4)
"""The quarter turns clockwise that are different."""
Name: TypeAlias = Annotated[str, Meta(max_length=100)]
"""Longer than any part or choice is called."""


class How(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """The manner of a placement; whatever is left out comes by default."""

    turned: Annotated[int, Meta(ge=0, le=3)] | None = None
    """Quarter turns clockwise; left out, none if that is legal, else the fewest."""
    gate: Annotated[str, Meta(pattern=f"^[{SIDES}]?$")] = ""
    """The side of the tile, as it stands, whose double wall gets a gate."""
    more: Annotated[tuple[tuple[Name, Name], ...], Meta(max_length=26)] = ()
    """What else was chosen, by the ids of the parts of the rules that let one choose it."""

    def __bool__(self) -> bool:
        """Return whether it says anything."""
        return self != PLAINLY

    @property
    def side(self) -> int | None:
        """The side that gets a gate, as a number."""
        return SIDES.index(self.gate) if self.gate else None

    def with_more(self, more: Mapping[str, str]) -> "How":
        """Return the same with other things chosen besides."""
        return replace(self, more=tuple(sorted(more.items())))


PLAINLY = How()


def turn(walls: Walls, quarters: int | None) -> Walls:
    """Turn a set of sides clockwise."""
    return (walls << quarters | walls >> 4 - quarters) & 0b1111 if quarters else walls
