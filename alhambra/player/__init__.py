"""The bot player: it sees what its seat sees, looks one action ahead and takes the best."""

from alhambra.player.choice import choose

__all__ = ["choose"]
