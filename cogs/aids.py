"""Aids: what anybody could work out, and what a table may do without (T-27)."""

from cogs.call import Call
from host.glance import Glance
from tabletop.refused import Refused


def require_aid(call: Call, glance: Glance, aid: str) -> None:
    """Refuse an aid that is switched off."""
    if aid in glance.table.settings.without_aids:
        raise Refused("T-27", "aid-is-off", aid=call.say(f"aid-{aid}"))
