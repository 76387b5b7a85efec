"""Medinas: old towns with domed houses."""

from render.alhambra.modules.medina.room import ROOM

__all__ = ["ROOM"]
