"""Bazaars: market stalls on sand, with the kinds that they want around them."""

from render.alhambra.modules.bazaars.room import ROOM

__all__ = ["ROOM"]
