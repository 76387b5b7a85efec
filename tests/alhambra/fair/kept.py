"""What the fair keeps in the state."""

from msgspec import Struct

from alhambra.slice import Slice
from tabletop.seat import Seat

FAIR = "fair"


class Till(Struct, frozen=True):
    """What was paid and given at the fair."""

    charms: tuple[Seat, ...] = ()
    """Whose charm is used up."""
    sweets: tuple[Seat, ...] = ()
    balloons: tuple[Seat, ...] = ()
    rented: tuple[str, ...] = ()
    thanked: tuple[str, ...] = ()
    """What customers had paid for."""


class Fair(Struct, frozen=True):
    """What the module keeps."""

    favourites: tuple[str, ...] = ()
    vouchers: tuple[str, ...] = ()
    held: tuple[tuple[str, ...], ...] = ()
    stalls: tuple[str, ...] = ()
    admirers: tuple[Seat, ...] = ()
    cheers: int = 0
    ribbon: Seat | None = None
    rounds: tuple[int, ...] = ()
    placed: int = 0
    left: int = 0
    till: Till = Till()
    scaffolds: tuple[str, ...] = ()
    """Tiles that are being built."""
    banners: tuple[str, ...] = ()
    """What each player has chosen for the own one."""
    flags: dict[str, str] = {}
    """The colours of those that fly on stalls."""
    fenced: dict[str, str] = {}
    """The sides of stalls that have a fence."""
    drums: tuple[str, ...] = ()
    """When the drums were heard: before and after rounds, and before a tower came up."""


KEPT = Slice(FAIR, Fair)
