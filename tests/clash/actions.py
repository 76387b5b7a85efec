"""What players of Clash can do."""

from msgspec import Struct

from tabletop.seat import Seat


class Say(Struct, frozen=True):
    """Say a number, before anybody knows the others'."""

    seat: Seat
    number: int
