"""Dirk, as the bot player thinks of him: a rival who gets nothing for nothing."""

from alhambra.modules.dirk import GiveToDirk
from alhambra.player.mind import Mind
from alhambra.player.part import PlayerPart


def giving(mind: Mind, action: GiveToDirk) -> None:
    """Keep every tile: even one in the reserve is worth more than one in the hands of a rival."""


PART = PlayerPart(opinions={GiveToDirk: giving})
