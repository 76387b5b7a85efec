"""Hints: what the bot player would do in somebody's seat, and why, from that seat's own view alone."""

from alhambra.player.hints.advising import advise
from alhambra.player.hints.hint import Hint, Reason

__all__ = ["Hint", "Reason", "advise"]
