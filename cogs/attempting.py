"""Doing something at a table and showing what comes next: what every control of a turn ends in."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from cogs.call import Call
from cogs.card import Card
from cogs.face import ENOUGH_ENTRIES
from cogs.refusing import refusal_text
from host.commands import Command
from host.glance import Glance
from host.news import Entry
from tabletop.refused import Refused

Show: TypeAlias = Callable[[Glance, str], Awaitable[Card]]
"""Shows a table as it is now, below a note."""


async def attempt(call: Call, glance: Glance, command: Command, show: Show) -> Card:
    """Do something and show what comes next; what was meant for a question that is closed changes nothing (T-7)."""
    try:
        accepted = await call.submit(glance, command)
    except Refused as refusal:
        if refusal.rule != "T-7":
            raise
        return await show(await seated(call), refusal_of(call, glance, refusal))
    return await show(accepted.glance, "")


def refusal_of(call: Call, glance: Glance, refusal: Refused) -> str:
    """Put a refusal into words."""
    return refusal_text(refusal, call.actor.user, glance, call.face(glance), call.say)


async def seated(call: Call) -> Glance:
    """Look at a table where a game is played, as somebody who sits there (T-6, T-8)."""
    glance = await in_play(call)
    if glance.seat_of(call.actor.user) is None:
        raise Refused("T-6", "not-at-this-table")
    return glance


async def in_play(call: Call) -> Glance:
    """Look at a table where a game is played, or was (T-8)."""
    glance = await call.table()
    if not glance.has_begun:
        raise Refused("T-8", "table-is-" + glance.table.status)
    return glance


async def story_of(call: Call, glance: Glance) -> Sequence[Entry]:
    """Return what happened lately."""
    return await call.host.tables.story(glance.table.id, glance.table.entries - ENOUGH_ENTRIES)
