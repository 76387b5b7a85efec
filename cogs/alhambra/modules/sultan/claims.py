"""Claiming a tile: what is asked, and where the tile may go (V-SUL-7, V-SUL-12)."""

from collections.abc import Iterable

from alhambra.modules.sultan.claims import ClaimTile
from cogs.alhambra.panels import Panels
from cogs.alhambra.places import Places
from cogs.alhambra.words import Words
from cogs.card import Row
from host.glance import Glance
from render.kit.layout.wording import capital
from render.kit.picture import Picture
from tabletop.rules import Plain
from texts.catalogue import Catalogue

CLAIMING = ClaimTile.__name__


def question(glance: Glance, say: Catalogue, names: str, deadline: str) -> Iterable[str]:
    """Say which tile was drawn, and who may have it."""
    tile = capital(Words(glance, say).tile(_offered(glance)))
    return [say("asked-claim", names=names, tile=tile, deadline=deadline)]


def is_about(glance: Glance, event: Plain) -> bool:
    """Return whether an event is what is being asked about."""
    return event["event"] == "TileOffered" and str(event["tile"]) == _offered(glance)


def _offered(glance: Glance) -> str:
    return str(glance.view(None).parts["sultan"].offer.id)


def offers(panels: Panels) -> list[Row]:
    """Offer the places of the tile."""
    places = _places(panels)
    return panels.asking().placing(places) if places else []


def picture(panels: Panels) -> Picture | None:
    """Show where the tile could go."""
    places = _places(panels)
    return places.picture if places else None


def _places(panels: Panels) -> Places | None:
    own = [one for one in panels.options if isinstance(one.action, ClaimTile)]
    return panels.places_of(own[0].action.tile, own) if own else None
