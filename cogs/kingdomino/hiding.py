"""Points that nobody is shown before the end."""

from host.glance import Glance
from host.table import Status


def hides_points(glance: Glance) -> bool:
    """Return whether nobody is shown points yet, nor what would bring some (T-14)."""
    return glance.table.settings.scores == "hidden" and glance.table.status is not Status.OVER
