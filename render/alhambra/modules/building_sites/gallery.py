"""The site tiles, for the sheet with the pieces of the modules."""

from alhambra.modules.building_sites.tiles import currencies
from render.alhambra.modules.building_sites.room import AllSites

SHEET = AllSites(tuple(dict.fromkeys(currencies().values())))
