"""What is chosen before a game starts."""

from msgspec import Struct


class Options(Struct, frozen=True, cache_hash=True, gc=False, forbid_unknown_fields=True):
    """The number of players and the modules they play with."""

    players: int
    modules: tuple[str, ...] = ()
