"""Building sites: scaffolds over tiles whose buildings are not completed."""

from render.alhambra.modules.building_sites.room import ROOM

__all__ = ["ROOM"]
